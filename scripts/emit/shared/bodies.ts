/** The types of bodies that no JSON Schema states: forms, text, and JSON of unspecified shape. */
import { FORM, isJsonType, type Media } from '../../contract.ts';
import { resolve, type Schema, type Schemas } from '../../schema.ts';

/** The parts of a form by their names; empty for any other body. */
export function formParts({ type, schema = {} }: Media, schemas: Schemas): [string, Schema][] {
  return type === FORM ? Object.entries(resolve(schema, schemas).properties ?? {}) : [];
}

/** The name of the type of a body that its schema does not say; undefined for JSON with a named schema. */
export function givenBody({ type, schemaName }: Media): string | undefined {
  if (type === FORM) return 'Form';
  if (!isJsonType(type)) return 'string';
  return schemaName === undefined ? 'UnspecifiedBody' : undefined;
}

/** The declarations of these types by name, and of `Plain` around the schemas of responses. */
export const BODY_TYPES = {
  Plain: `/**
 * A response in a form that openapi-fetch can map field by field. Open enumerations are plain strings because
 * openapi-fetch treats \`string & {}\` as an object. A field that is always null also has openapi-fetch's \`$read\` mark,
 * because it would lose the field otherwise.
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
  UnspecifiedBody: `/** A JSON value of unspecified shape. \`unknown\` would absorb the types of other responses. */
export type UnspecifiedBody = object | string | number | boolean | null;
`,
  Form: `/** \`FormData\`, or \`unknown\` in a project without this type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;
`,
};
