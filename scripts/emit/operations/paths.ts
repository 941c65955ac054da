/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */
import { METHODS, type Media, type Operation, type Parameter } from '../../model/contract.ts';
import { block, jsdoc } from '../text.ts';

/**
 * What `paths` names. `Plain`, since openapi-fetch maps every answer field by field, and takes the
 * open end of an enumeration, `string & {}`, for an object with the methods of a string.
 * `Unspecified`, since `unknown` would take in what is known of the other answers with the same
 * range of status.
 */
const NAMED = `/** A type whose open enumerations are plain strings, which clients can map field by field. */
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
export type Unspecified =
  | { [field: string]: unknown }
  | unknown[]
  | string
  | number
  | boolean
  | null;

/**
 * The REST operations by path and method, in the form that typed clients take: \`paths\` of
 * openapi-typescript. A form is \`unknown\`.
 */
`;

/** A type: its source text, or what is below each key; a key is source text too. */
type Type = string | { [key: string]: Type };

/** @returns the declaration; it names the module of the types `types` */
export function declarePaths(operations: readonly Operation[]): string {
  const paths = [...new Set(operations.map(({ path }) => path))].sort();
  const items = paths.map((path) => [
    JSON.stringify(path),
    pathItem(operations.filter((one) => one.path === path)),
  ]);
  return `${NAMED}export interface paths ${written(Object.fromEntries(items))}`;
}

function written(type: Type): string {
  if (typeof type === 'string') return type;
  return block(Object.entries(type).map(([key, below]) => `${key}: ${written(below)};`));
}

function pathItem(operations: readonly Operation[]): Type {
  const methods = METHODS.map((method) => {
    const one = operations.find((operation) => operation.method === method.toUpperCase());
    if (one === undefined) return [`${method}?`, 'never'];
    return [jsdoc(one.deprecated && '@deprecated') + method, typeOf(one)];
  });
  return { parameters: parametersOf([]), ...Object.fromEntries(methods) };
}

function typeOf({ parameters, query, requestBody, responses }: Operation): Type {
  const sent = requestBody?.media;
  const body = sent && {
    [JSON.stringify(sent.type)]: sent.name ? `types.${sent.name}` : 'unknown',
  };
  const answers = responses.map(({ status, content, media }) => {
    const bodies = content.map((one) => [JSON.stringify(one.type), answerOf(one, media)]);
    // Clients compare a status with a number.
    const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
    const headers = { '[name: string]': 'unknown' };
    return [key, { headers, content: Object.fromEntries(bodies) }];
  });
  return {
    parameters: parametersOf(parameters, query),
    [requestBody?.required ? 'requestBody' : 'requestBody?']: body ? { content: body } : 'never',
    responses: Object.fromEntries(answers),
  };
}

function parametersOf(parameters: readonly Parameter[], query?: string): Type {
  const places = ['query', 'header', 'path', 'cookie'].map((place) => {
    const own = parameters.filter((one) => one.in === place);
    const types = own.map(({ name, required }) => {
      const key = JSON.stringify(name);
      return [required ? key : `${key}?`, place === 'query' ? `types.${query}[${key}]` : 'string'];
    });
    const isRequired = own.some(({ required }) => required);
    return [
      isRequired ? place : `${place}?`,
      types.length > 0 ? Object.fromEntries(types) : 'never',
    ];
  });
  return Object.fromEntries(places);
}

function answerOf(one: Media, preferred: Media | undefined): string {
  if (one === preferred && one.name) return `Plain<types.${one.name}>`;
  return one !== preferred && one.type.startsWith('text/') ? 'string' : 'Unspecified';
}
