/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */
import { METHODS, type Media, type Operation, type Parameter } from '../../model/contract.ts';
import { jsdoc } from '../text.ts';
import { absentField, objectType, type TypedField } from '../types/object.ts';

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

/** The declaration of `paths`, and what it names; the module of the types is `types` there. */
export function declarePaths(operations: readonly Operation[]): string {
  const paths = [...new Set(operations.map(({ path }) => path))].sort();
  const items = paths.map((path): TypedField => {
    const own = operations.filter((one) => one.path === path);
    const methods = METHODS.map((method): TypedField => {
      const one = own.find((operation) => operation.method.toLowerCase() === method);
      if (one === undefined) return absentField(method);
      return {
        name: method,
        type: operationType(one),
        comment: jsdoc(one.deprecated && '@deprecated'),
      };
    });
    return { name: path, type: objectType([parametersField([]), ...methods]) };
  });
  return `${NAMED}export interface paths ${objectType(items)}`;
}

function operationType({ parameters, query, requestBody, responses }: Operation): string {
  const media = requestBody?.media;
  const body = media && [
    { name: media.type, type: media.name ? `types.${media.name}` : 'unknown' },
  ];
  const answers = responses.map(({ status, content, media }): TypedField => {
    const bodies = content.map((one) => ({ name: one.type, type: answerType(one, media) }));
    const headers = { name: 'headers', type: '{\n[name: string]: unknown }' };
    return { name: status, type: objectType([headers, contentField(bodies)]) };
  });
  return objectType([
    parametersField(parameters, query),
    body
      ? {
          name: 'requestBody',
          type: objectType([contentField(body)]),
          isOptional: !requestBody.required,
        }
      : absentField('requestBody'),
    { name: 'responses', type: objectType(answers) },
  ]);
}

function parametersField(parameters: readonly Parameter[], query = ''): TypedField {
  const places = ['query', 'header', 'path', 'cookie'].map((place): TypedField => {
    const own = parameters.filter((one) => one.in === place);
    if (own.length === 0) return absentField(place);
    const fields = own.map(({ name, required }): TypedField => {
      const type = place === 'query' ? `types.${query}[${JSON.stringify(name)}]` : 'string';
      return { name, type, isOptional: !required };
    });
    return { name: place, type: objectType(fields), isOptional: !own.some((one) => one.required) };
  });
  return { name: 'parameters', type: objectType(places) };
}

function contentField(bodies: TypedField[]): TypedField {
  return bodies.length > 0 ? { name: 'content', type: objectType(bodies) } : absentField('content');
}

function answerType(one: Media, preferred: Media | undefined): string {
  if (one === preferred && one.name) return `Plain<types.${one.name}>`;
  return one !== preferred && one.type.startsWith('text/') ? 'string' : 'Unspecified';
}
