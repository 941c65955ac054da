/** The pages of messages and schemas: their purpose, an example, and their fields. */
import { formInWords } from 'contract-compiler/emit/words.ts';
import type { Message } from 'contract-compiler/model/contract.ts';
import { branchesOf, type NormalSchema, refName } from 'contract-compiler/model/schema.ts';
import { ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, fenceJson, section } from '../md.ts';
import { describeFields, listChanges, listNotes } from '../paragraphs.ts';
import { partOf } from '../parts.ts';
import { badges, limitsAndValues, typeInWords } from '../words.ts';

/** The page of a message: its sender and its fields. */
export function describeMessage(input: PageInput, message: Message): string[] {
  const { name, node, summary = '', description = '', schemaName, contentType } = message;
  const senders = message.sentBy.map(badge).join(' or ');
  const schema = (message.schema ?? {}) as NormalSchema;
  const facts = [
    `Live message ${code(name)}`,
    `sent by the ${senders}`,
    code(contentType),
    typeInWords(schema),
  ];
  return [
    `# ${message.title ?? name}`,
    facts.join(' · '),
    summary,
    description,
    ...describeShape(input, schemaName ?? '', node),
  ];
}

/** The page of a schema. */
export function describeSchema(input: PageInput, name: string, schema: NormalSchema): string[] {
  return [
    `# ${name}`,
    [factsOf(input, schema), ...badges(schema)].filter(Boolean).join(' · '),
    schema.description ?? '',
    ...describeShape(input, name, schema),
  ];
}

/** The type of a schema, its default and its limits, and the tag of a union. */
function factsOf({ normal }: PageInput, schema: NormalSchema): string {
  // Branches without a page are described among the fields.
  const isNamed = branchesOf(schema).every(({ $ref, type }) => $ref !== undefined || type);
  const facts: string[] = [];
  if (isNamed) facts.push(typeInWords(schema));
  if (schema.default !== undefined) facts.push(`default ${code(JSON.stringify(schema.default))}`);
  facts.push(...limitsAndValues(schema, normal.schemas), ...formInWords(schema));
  if (schema.union?.tag) facts.push(`${code(schema.union.tag)} tells the forms apart`);
  return facts.join(' · ');
}

/** An example, the fields, more examples, open questions, and changes. */
function describeShape(input: PageInput, name: string, node: object): string[] {
  const { normal } = input;
  const fields = ownFields(normal, name);
  const [example, ...others] = examplesOf(input, name);
  return [
    ...section('Example', example ? [example] : []),
    ...section('Fields', describeFields(fields, normal)),
    ...section('More examples', others),
    ...listNotes(node, normal.schemas.get(name) ?? {}),
    ...listChanges(fields, node),
  ];
}

/** The examples of a schema; of a union without any, the first one of each member; or else a part of another one. */
function examplesOf({ normal, contract }: PageInput, name: string): string[] {
  const write = (schema: string) =>
    (contract.examples.get(schema) ?? []).map(({ summary, value }) => fenceJson(value, summary));
  const own = write(name);
  if (own.length > 0) return own;
  const members = branchesOf(normal.schemas.get(name) ?? {}).map(({ $ref }) => refName($ref) ?? '');
  const ofMembers = members.flatMap((member) => write(member).slice(0, 1));
  if (ofMembers.length > 0) return ofMembers;
  const part = partOf(normal, name);
  return part ? [fenceJson(part.value, `A part of another example (${part.summary})`)] : [];
}
