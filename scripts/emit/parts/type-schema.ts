/** Schemas as openapi-typescript takes them: only what determines a type, and its comment. */
import { mapValues } from '../../json.ts';
import {
  baseType,
  branchesOf,
  listedIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
  tagOf,
} from '../../schema.ts';
import { commentOn } from './comments.ts';

/** A schema as the library takes it: with the keywords that determine its type, and its comment as the title. */
export interface TypeSchema {
  $ref?: string;
  /** The whole comment: the library adds nothing to it, since it sees no other annotation. */
  title?: string;
  type?: TypeName | TypeName[];
  enum?: unknown[];
  items?: TypeSchema;
  properties?: Record<string, TypeSchema>;
  required?: string[];
  additionalProperties?: boolean | TypeSchema;
  allOf?: TypeSchema[];
  anyOf?: TypeSchema[];
  /** Any value of a type beside listed ones: `string & {}`, since `string` alone would absorb the literals. */
  'x-open'?: 'string' | 'number';
  /** The name of a type that is declared elsewhere. The library asks for it only where there is a `type`. */
  'x-name'?: string;
}

/** A type that is declared elsewhere. */
export const named = (name: string): TypeSchema => ({ type: 'object', 'x-name': name });

/**
 * The keywords that determine the type of a schema, with comments on its fields; none for any value.
 *
 * @param open the types of the values that other branches of the union around the schema list
 */
export function typeSchema(
  schema: Schema,
  schemas: Schemas,
  open: readonly string[] = [],
): TypeSchema {
  if (schema.$ref !== undefined) {
    const target = resolve(schema, schemas);
    const isOpen = [target.type ?? []].flat().some((type) => open.includes(baseType(type)));
    // The compiler drops `& {}` beside a name, so such a string is written without it.
    if (!isOpen || listedIn(target)) return { $ref: schema.$ref };
    return typeSchema(target, schemas, open);
  }
  const branches = branchesOf(schema);
  if (branches.length > 0) return unionOf(schema, branches, schemas, open);
  const values = listedIn(schema);
  // The library adds a comment to an enumeration that is not in `anyOf`.
  if (values) return { anyOf: [{ enum: values }] };
  const { 'x-known': known = [], not, type = [] } = schema;
  const excluded = listedIn(not) ?? [];
  const types = [type].flat().filter((one) => one !== 'null' || !excluded.includes(null));
  // A tag that may be any string but a few: editors suggest what the other branches list.
  const opened = [...open, ...typesIn(known), ...typesIn(excluded)];
  const isOpened = (one: TypeName) => opened.includes(baseType(one));
  const anyOf: TypeSchema[] = [
    ...(known.length > 0 ? [{ enum: known }] : []),
    ...types.filter(isOpened).map(anyOther),
  ];
  const plain = types.filter((one) => !isOpened(one));
  if (plain.length > 0) anyOf.push(ofTypes(schema, plain, schemas));
  const [only = {}, ...more] = anyOf;
  return more.length > 0 || only.enum ? { anyOf } : only;
}

const anyOther = (type: TypeName): TypeSchema => {
  const open = baseType(type) === 'number' ? 'number' : 'string';
  return { type: open, 'x-open': open };
};

/** The types of listed values among strings and numbers: beside them, other values may be open. */
function typesIn(values: readonly unknown[]): string[] {
  return ['string', 'number'].filter((type) => values.some((value) => typeof value === type));
}

function unionOf(
  union: Schema,
  branches: Schema[],
  schemas: Schemas,
  open: readonly string[],
): TypeSchema {
  const tag = tagOf(union, schemas)?.name;
  const listed = branches.flatMap((one) => typesIn(listedIn(resolve(one, schemas)) ?? []));
  const anyOf = branches.map((branch) => {
    const { properties = {}, required = [] } = resolve(branch, schemas);
    const field = tag === undefined ? undefined : properties[tag];
    if (tag === undefined || field === undefined || required.includes(tag))
      return typeSchema(branch, schemas, [...open, ...listed]);
    // In the tolerant profile, the union requires the tag, but its branches do not: `Job & { kind: 'live' }`.
    if (!branch.$ref) return typeSchema({ ...branch, required: [...required, tag] }, schemas);
    const own: Schema = { type: 'object', required: [tag], properties: { [tag]: field } };
    return { allOf: [{ $ref: branch.$ref }, typeSchema(own, schemas)] };
  });
  const [only, ...more] = anyOf;
  return only && more.length === 0 ? only : { anyOf };
}

function ofTypes(schema: Schema, types: TypeName[], schemas: Schemas): TypeSchema {
  const { properties = {}, required, items, additionalProperties: others } = schema;
  const [type] = types;
  const fields = mapValues(properties, (field, name) => ({
    ...typeSchema(field, schemas),
    title: commentOn(field, schemas, name),
  }));
  const otherFields = typeof others === 'object' ? typeSchema(others, schemas) : others;
  return {
    ...(type && { type: types.length > 1 ? types : type }),
    ...(types.includes('object') && {
      properties: fields,
      ...(required && { required }),
      additionalProperties: otherFields ?? Object.keys(fields).length === 0,
    }),
    ...(items && { items: typeSchema(items, schemas) }),
  };
}
