/** The pages of messages and schemas: their purpose, their fields, and examples. */

import { mergeAllOf } from '../../all-of.ts';
import { type Message, requestsOf } from '../../contract.ts';
import { branchesOf, nameIn, readable, type Schema, type Tag, tagOf } from '../../schema.ts';
import { excerptFor } from '../excerpts.ts';
import { fieldsIn, unnamedFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, fenceJson, link, list, section } from '../md.ts';
import {
  describeFields,
  endWithNotes,
  listNotes,
  notesWithin,
  typeAndLimits,
} from '../paragraphs.ts';
import { badges, direction } from '../words.ts';

/** The page of a message: its direction, an example, and its fields unless several messages share its schema. */
export function describeMessage(input: PageInput, message: Message): string[] {
  const { contract, schemas } = input;
  const { name, node, summary = '', description = '', schemaName, contentType } = message;
  const written = readable(mergeAllOf(message.schema ?? {}, contract, message));
  const own = ownSchema(input, schemaName, `message:${name}`);
  const payload = own?.schema ?? written;
  const attributes = [
    `Live message ${code(name)}`,
    ...message.sentBy.map(direction),
    code(contentType),
    ...typeAndLimits({ node: payload, schema: payload }, badges(node), schemas),
  ];
  const unnamed = schemaName === undefined ? payload : {};
  const [example, ...others] = schemaName === undefined ? [] : examplesOf(input, schemaName);
  return [
    `# ${message.title ?? name}`,
    attributes.join(' · '),
    summary,
    description,
    ...section('Example', example ? [example] : []),
    ...notesWithin(unnamed),
    ...section('Fields', own?.fields ?? describeFields(unnamedFields(schemas, unnamed), schemas)),
    ...section('More examples', own ? others : []),
    ...listNotes(input, node, own?.schema),
  ];
}

/** A schema without a page of its own, for the page that shows it; undefined if it has a page. */
export function ownSchema(input: PageInput, name: string | undefined, page: string) {
  if (name === undefined || input.holders.get(`schema:${name}`) !== page) return undefined;
  const { [name]: schema = {} } = input.schemas;
  const fields = describeFields(fieldsIn(input.schemas, name), input.schemas);
  return { schema, fields };
}

/** The page of a schema. */
export function describeSchema(input: PageInput, name: string, schema: Schema): string[] {
  const marks = isDeprecated(input, name) ? [badge('deprecated')] : [];
  const [type, ...limits] = typeAndLimits({ node: schema, schema }, marks, input.schemas);
  // The type is shown if each branch is a link or one type; other branches are described among the fields.
  const isTypeShort = branchesOf(schema).every(
    (branch) => branch.$ref !== undefined || branch.type,
  );
  const tag = tagOf(schema, input.schemas);
  const discriminator = tag ? `discriminator ${code(tag.name)}` : '';
  const fields = describeFields(fieldsIn(input.schemas, name), input.schemas);
  const examples = examplesOf(input, name);
  return [
    `# ${name}`,
    [isTypeShort ? type : '', ...limits, discriminator].filter(Boolean).join(' · '),
    schema.description ?? '',
    tellUses(input, name),
    ...section('Fields', fields.length > 0 ? fields : [linkBranches(schema, tag)]),
    ...section(examples.length > 1 ? 'Examples' : 'Example', examples),
    ...endWithNotes(input, fields, schema),
  ];
}

/** True if every schema that refers to a schema does so in a deprecated field. */
function isDeprecated({ schemas, referring }: PageInput, name: string): boolean {
  const others = [...(referring.get(name) ?? [])];
  return (
    others.length > 0 &&
    others.every((other) => {
      const fields = fieldsIn(schemas, other).filter(({ node }) => nameIn(node) === name);
      return fields.length > 0 && fields.every(({ schema }) => schema.deprecated);
    })
  );
}

/** The pages with the fields of each branch of a tagged union, by the values of the tag. */
function linkBranches(union: Schema, tag: Tag | undefined): string {
  const lines = branchesOf(union).map((branch, index) => {
    const name = nameIn(branch) ?? '';
    const values = tag?.values[index] ?? 'other';
    const value =
      values === 'other'
        ? 'has any other value'
        : `is ${values.map((one) => code(one)).join(' or ')}`;
    return `If ${code(tag?.name ?? '')} ${value}, see ${link(name, `schema:${name}`)}.`;
  });
  return tag ? list(lines) : '';
}

/** Links to the calls and messages that have a payload of a schema and to the schemas that refer to it. */
function tellUses({ contract, referring }: PageInput, name: string): string {
  const calls = requestsOf(contract).filter(
    (call) =>
      ('queryName' in call && call.queryName === name) ||
      [call.requestBody, ...call.responses].some((body) => body?.preferred?.schemaName === name),
  );
  const messages = contract.messages.filter(({ schemaName }) => schemaName === name);
  const links = [
    ...calls.map(({ id, summary }) => link(summary ?? id, `operation:${id}`)),
    ...messages.map((one) => link(one.title ?? one.name, `message:${one.name}`)),
    ...Array.from(referring.get(name) ?? [], (other) => link(other, `schema:${other}`)),
  ];
  return links.length === 0 ? '' : `Used in ${links.join(', ')}.`;
}

/** The examples of a schema, or else the first of each branch, or else an excerpt from another schema's example. */
export function examplesOf({ schemas, contract }: PageInput, name: string): string[] {
  const write = (schema: string) =>
    (contract.examples.get(schema) ?? []).map(({ summary, value }) => fenceJson(value, summary));
  const own = write(name);
  if (own.length > 0) return own;
  const branches = branchesOf(schemas[name] ?? {}).map((branch) => nameIn(branch) ?? '');
  const ofBranches = branches.flatMap((branch) => write(branch).slice(0, 1));
  if (ofBranches.length > 0) return ofBranches;
  const excerpt = excerptFor(contract, schemas, name);
  if (excerpt === undefined) return [];
  const whole = link(excerpt.schema, `schema:${excerpt.schema}`);
  return [fenceJson(excerpt.value, `From the ${whole} example "${excerpt.summary}"`)];
}
