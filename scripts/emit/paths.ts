/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */
import type { Contract, Media, Operation } from '../model/contract.ts';
import { mapChildren, refName, type Schema } from '../model/schema.ts';
import { interfaceOf, openapiTypescript } from './compiler.ts';

/**
 * The types that `paths` needs. `Plain`: openapi-fetch maps every answer field by field, and takes the open end of an
 * enumeration, `string & {}`, for an object with the methods of a string. `UnspecifiedBody`: `unknown` would absorb
 * the known types of the other answers in the same range of status codes.
 */
const HELPER_TYPES = `/** A type whose open enumerations are plain strings, which clients can map field by field. */
export type Plain<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

/** JSON whose shape is not specified. */
export type UnspecifiedBody =
  | { [field: string]: unknown }
  | unknown[]
  | string
  | number
  | boolean
  | null;

/** \`FormData\`, or anything in a project without that type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;

/**
 * The REST operations by path and method, in the form that typed clients take: \`paths\` of openapi-typescript.
 */
`;

/** The declarations of `paths` and of the types that it needs; `types` in them is the module of schemas. */
export function declarePaths(contract: Contract): string {
  const paths: Record<string, object> = {};
  for (const one of contract.operations.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const operation = pathOperation(one, contract);
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operation };
  }
  return HELPER_TYPES + openapiTypescript.astToString(interfaceOf('paths', { paths }));
}

/** An operation as the library reads it, with the names of types in place of schemas. */
function pathOperation(one: Operation, contract: Contract): object {
  const { deprecated, requestBody } = one;
  const parameters = one.parameters.map(({ name, in: place, required, schema = {} }) => {
    const ofQuery = schemaOfType(`types.${one.queryName}[${JSON.stringify(name)}]`);
    const type = place === 'query' ? ofQuery : withTypes(schema, contract);
    return { name, in: place, required, schema: type };
  });
  const sent = requestBody?.preferred && {
    required: requestBody.required,
    ...contentOf([requestBody.preferred], typeOfSent),
  };
  const responses = one.responses.map(({ status, content, preferred }) => {
    return [status, contentOf(content, (body) => typeOfAnswer(body, preferred))];
  });
  return { deprecated, parameters, requestBody: sent, responses: Object.fromEntries(responses) };
}

function contentOf(bodies: Media[], typeOf: (body: Media) => string): object {
  const entries = bodies.map((body) => [
    body.type,
    { schema: schemaOfType(typeOf(body)), description: describeParts(body) },
  ]);
  return { content: Object.fromEntries(entries) };
}

/** The parts of a form in a sentence, for a comment. */
function describeParts(body: Media): string | undefined {
  const parts = formParts(body).map(([name, { description }]) => `\`${name}\`: ${description}`);
  return parts.length === 0 ? undefined : `The parts of the form. ${parts.join(' ')}`;
}

/** The parts of a form by their names. */
export function formParts({ type, schema }: Media): [string, Schema][] {
  return type === 'multipart/form-data' ? Object.entries(schema?.properties ?? {}) : [];
}

function typeOfSent(body: Media): string {
  if (formParts(body).length > 0) return 'Form';
  return body.schemaName ? `types.${body.schemaName}` : 'unknown';
}

function schemaOfType(type: string) {
  // The library asks for a type of our own only where the schema has one.
  return { type: 'string', 'x-types': [type] };
}

/** A schema with the names of types in place of references; fragments, which have no types, are written out. */
function withTypes(schema: Schema, contract: Contract): object {
  const name = refName(schema.$ref);
  if (name === undefined) return mapChildren(schema, (part) => withTypes(part, contract));
  const { fragments, schemas } = contract;
  return fragments.has(name)
    ? withTypes(schemas.get(name) ?? {}, contract)
    : schemaOfType(`types.${name}`);
}

function typeOfAnswer(one: Media, preferred: Media | undefined): string {
  if (one === preferred && one.schemaName) return `Plain<types.${one.schemaName}>`;
  return one !== preferred && one.type.startsWith('text/') ? 'string' : 'UnspecifiedBody';
}
