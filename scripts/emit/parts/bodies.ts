/** The types of bodies that no JSON Schema states: forms, bytes, text, and JSON of unspecified shape. */
import { isJsonType, type Media, mediaOf, type Operation } from '../../contract.ts';
import {
  isAnnotation,
  listedIn,
  resolve,
  type Schema,
  type Schemas,
  typesOf,
} from '../../schema.ts';

const FORM = 'multipart/form-data';

/** The parts of a form by their names; empty for any other body. */
export function formParts({ type, schema = {} }: Media, schemas: Schemas): [string, Schema][] {
  return type === FORM ? Object.entries(resolve(schema, schemas).properties ?? {}) : [];
}

/**
 * The name of the type of a body that its schema does not say: `string`, or one of `bodyTypes`; undefined for JSON
 * with a schema.
 *
 * @param isReceived whether it is the body of a response
 */
export function givenBody(
  { type, schema = {} }: Media,
  schemas: Schemas,
  isReceived: boolean,
): string | undefined {
  if (type === FORM) return 'Form';
  const isSpecified = Object.keys(schema).some((key) => !isAnnotation(key));
  if (isJsonType(type)) return isReceived && !isSpecified ? 'UnspecifiedBody' : undefined;
  const isText = typesOf(schema, schemas).every((one) => one === 'string');
  if (isSpecified && !isText) return undefined;
  if (!type.startsWith('text/')) return 'Bytes';
  return isSpecified && (schema.$ref ?? listedIn(schema)) ? undefined : 'string';
}

/** The declarations of these types by name, and of `Plain` around the schemas of responses; of `Bytes` if it is used. */
export function bodyTypes(operations: Operation[], schemas: Schemas): Record<string, string> {
  const given = operations.flatMap(mediaOf).map((media) => givenBody(media, schemas, true));
  return given.includes('Bytes') ? { ...BODY_TYPES, Bytes: BYTES } : BODY_TYPES;
}

const BODY_TYPES = {
  Plain: `/**
 * A response as openapi-fetch can map it, field by field. Open enumerations are plain strings, since it takes
 * \`string & {}\` for an object. A field that is always null has its mark of fields to read, \`$read\`, too: openapi-fetch
 * would lose the field, but takes the mark for \`null\`.
 */
export type Plain<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? {
          [Key in keyof T]: [T[Key]] extends [never]
            ? never
            : [NonNullable<T[Key]>] extends [never]
              ? T[Key] | { readonly $read: null }
              : Plain<T[Key]>;
        }
      : T;
`,
  UnspecifiedBody: `/** JSON whose shape is not specified: \`unknown\` would absorb the types of other responses. */
export type UnspecifiedBody = { [field: string]: unknown } | unknown[] | string | number | boolean | null;
`,
  Form: `/** \`FormData\`, or any value in a project without that type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;
`,
};

const BYTES = `/** Bytes or a stream of bytes, in the types that the project has. */
export type Bytes =
  | Uint8Array
  | ArrayBuffer
  | (typeof globalThis extends { Blob: { prototype: infer Known } } ? Known : never)
  | (typeof globalThis extends { ReadableStream: { prototype: infer Known } } ? Known : never);
`;
