/** Checks of what is said twice and may differ: discriminators and tags, expressions and fields, `required` and defaults. */
import { type Contract, entriesAt } from '../contract.ts';
import { isJsonObject, type JsonObject, joinPointer, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import {
  branchesOf,
  defaultOf,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
} from '../schema.ts';
import { findIn, type SchemaProblem } from './schemas.ts';

/** @param schemas the merged schemas */
export function checkContradictions(contract: Contract, schemas: Schemas): Problem[] {
  return [
    ...findIn(contract.placed, (node) => [
      ...wrongMappings(node, schemas),
      ...requiredDefaults(node, contract.schemas),
    ]),
    ...wrongExpressions(contract),
  ];
}

/** A discriminator that names another field or leads to another branch than the tags of the branches. */
function* wrongMappings(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const { discriminator, oneOf = [] } = node;
  const tag = tagOf(node, schemas);
  if (discriminator === undefined || tag === undefined) return;
  const { propertyName, mapping = {} } = discriminator;
  if (propertyName !== tag.name)
    yield [`the branches differ in \`${tag.name}\`; write it here`, '/discriminator/propertyName'];
  for (const [index, branch] of oneOf.entries()) {
    const name = nameIn(branch);
    const values = [tag.values[index] ?? []].flat().map(String);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === branch.$ref);
    for (const value of mapped.filter((one) => !values.includes(one)))
      yield [
        `\`${name}\` has the \`${propertyName}\` ${values.join(' or ')}; fix the mapping`,
        joinPointer('/discriminator/mapping', value),
      ];
    for (const value of values.filter((one) => !(one in mapping) && one !== name))
      yield [
        `the ${propertyName} ${value} of \`${name}\` is not in the mapping; add it`,
        '/discriminator',
      ];
  }
}

/** A required field never gets its default. */
function* requiredDefaults(
  { required = [], properties = {} }: Schema,
  schemas: Schemas,
): Generator<SchemaProblem> {
  for (const [index, name] of required.entries())
    if (defaultOf(properties[name] ?? {}, schemas) !== undefined) {
      const message = `\`${name}\` is required and has a default; remove one of them`;
      yield [message, joinPointer('/required', index)];
    }
}

/** The expressions of callbacks and links that lead to no field of a body. */
function wrongExpressions({ openapi, schemas }: Contract): Problem[] {
  const problems: Problem[] = [];
  const entries = (pointer: string) => entriesAt('openapi', openapi, pointer);
  const check = (text: string, holder: string, pointer: string, kind: 'request' | 'response') => {
    const [, path] = new RegExp(`\\$${kind}\\.body#([^}]*)`).exec(text) ?? [];
    if (path === undefined) return;
    const bodies = entries(`${holder}/content`).map(
      ([, { node }]) => Object(node.schema) as Schema,
    );
    if (bodies.some((schema) => hasField(schema, tokens(path), schemas))) return;
    const message = `\`${text}\` leads to no field of the body; fix the path`;
    problems.push({ file: 'openapi', pointer, message });
  };
  visitObjects(openapi, (node, pointer) => {
    const { requestBody } = Object.fromEntries(node.callbacks ? entries(pointer) : []);
    for (const [name, callback] of Object.entries(Object(node.callbacks) as JsonObject))
      for (const expression of Object.keys(Object(callback)))
        check(expression, requestBody?.pointer ?? '', `${pointer}/callbacks/${name}`, 'request');
    for (const [name, link] of Object.entries(Object(node.links) as JsonObject))
      for (const [key, value] of Object.entries(Object(isJsonObject(link) && link.parameters)))
        check(String(value), pointer, `${pointer}/links/${name}/parameters/${key}`, 'response');
  });
  return problems;
}

/** Whether a field leads to a schema, itself or in some part or branch. */
function hasField(schema: Schema | undefined, steps: readonly string[], schemas: Schemas): boolean {
  const [step, ...rest] = steps;
  if (step === undefined || schema === undefined) return schema !== undefined;
  const { allOf = [], ...node } = resolve(schema, schemas);
  const field = /^\d+$/.test(step)
    ? (node.items ?? node.properties?.[step])
    : node.properties?.[step];
  if (field && hasField(field, rest, schemas)) return true;
  return [...allOf, ...branchesOf(node)].some((part) => hasField(part, steps, schemas));
}
