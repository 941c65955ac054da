/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */

import {
  type Contract,
  METHODS,
  type Media,
  type Operation,
  type Parameter,
} from '../../model/contract.ts';
import { mapSchema, SCHEMA_REF, type Schema } from '../../model/schema.ts';
import { jsdoc, keyName, literal, nest } from '../text.ts';
import { typesOf, unite } from './declare.ts';

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
export type UnspecifiedBody = { [field: string]: unknown } | unknown[] | string | number | boolean | null;

/** \`FormData\`, or anything in a project without that type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;

/**
 * The REST operations by path and method, in the form that typed clients take: \`paths\` of openapi-typescript.
 */
`;

/** The declarations of `paths` and of the types that it needs; `types` in them is the module of schemas. */
export function declarePaths({ operations }: Contract): string {
  const paths = [...new Set(operations.map(({ path }) => path))].sort();
  const entries = paths.map((path): Member => {
    const here = operations.filter((one) => one.path === path);
    const methods = METHODS.map((method): Member => {
      const one = here.find((one) => one.method.toLowerCase() === method);
      if (!one) return [`${method}?`, 'never'];
      return [jsdoc(one.deprecated && '@deprecated') + method, operationType(one)];
    });
    return [literal(path), block([['parameters', parametersType([])], ...methods])];
  });
  return `${HELPER_TYPES}export interface paths ${block(entries)}\n`;
}

/** A member of an object type: its key, with a comment and a question mark where it has them, and its type. */
type Member = [key: string, type: string];

function block(members: Member[]): string {
  return `{\n${nest(members.map(([key, type]) => `${key}: ${type};\n`).join(''))}}`;
}

function operationType(one: Operation): string {
  const sent = one.requestBody?.preferred;
  const optional = one.requestBody?.required ? '' : '?';
  const responses = one.responses.map(({ status, content, preferred }): Member => {
    const bodies = contentOf(content, (body) => typeOfAnswer(body, preferred));
    const headers = block([['[name: string]', 'unknown']]);
    // A status that is a number has no quotes, as in openapi-typescript.
    const key = /^\d+$/.test(status) ? status : keyName(status);
    return [key, block([['headers', headers], bodies])];
  });
  return block([
    ['parameters', parametersType(one.parameters, one.queryName)],
    sent
      ? [`requestBody${optional}`, block([contentOf([sent], typeOfSent)])]
      : ['requestBody?', 'never'],
    ['responses', block(responses)],
  ]);
}

function parametersType(parameters: Parameter[], queryName = ''): string {
  const places = ['query', 'header', 'path', 'cookie'].map((place): Member => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return [`${place}?`, 'never'];
    const members = here.map(({ name, required, schema }): Member => {
      return [`${keyName(name)}${required ? '' : '?'}`, plainType(schema)];
    });
    const type = place === 'query' ? `types.${queryName}` : block(members);
    return [here.some(({ required }) => required) ? place : `${place}?`, type];
  });
  return block(places);
}

/** The type of a parameter that is no part of a query. */
function plainType(schema: Schema = {}): string {
  const inModule = mapSchema(schema, ({ $ref, ...node }) =>
    $ref === undefined ? node : { $ref: $ref.replace(SCHEMA_REF, `${SCHEMA_REF}types.`) },
  );
  return unite(typesOf(inModule, new Map()));
}

function contentOf(bodies: Media[], typeOf: (body: Media) => string): Member {
  const members = bodies.map((body): Member => {
    const parts = formParts(body).map(([name, { description }]) => `\`${name}\`: ${description}`);
    const comment = parts.length > 0 && `The parts of the form. ${parts.join(' ')}`;
    return [jsdoc(comment) + keyName(body.type), typeOf(body)];
  });
  return ['content', block(members)];
}

/** The parts of a form by their names. */
export function formParts({ type, schema }: Media): [string, Schema][] {
  return type === 'multipart/form-data' ? Object.entries(schema?.properties ?? {}) : [];
}

function typeOfSent(body: Media): string {
  if (formParts(body).length > 0) return 'Form';
  return body.schemaName ? `types.${body.schemaName}` : 'unknown';
}

function typeOfAnswer(one: Media, preferred: Media | undefined): string {
  if (one === preferred && one.schemaName) return `Plain<types.${one.schemaName}>`;
  return one !== preferred && one.type.startsWith('text/') ? 'string' : 'UnspecifiedBody';
}
