/** Schemas as openapi-typescript takes them: only what determines a type, and its comment. */
import { mapValues } from '../../json.ts';
import {
  baseType,
  branchesOf,
  knownIn,
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

/** The keywords that determine the type of a schema, with comments on its fields; none for any value. */
export function typeSchema(schema: Schema, schemas: Schemas): TypeSchema {
  if (schema.$ref !== undefined) return { $ref: schema.$ref };
  const known = knownIn(schema);
  if (known) return { anyOf: [{ enum: known }, anyOther('string')] };
  const branches = branchesOf(schema);
  if (branches.length > 0) return unionOf(schema, branches, schemas);
  const values = listedIn(schema);
  // The library adds a comment to an enumeration that is not in `anyOf`.
  if (values) return { anyOf: [{ enum: values }] };
  const { 'x-known': suggested = [], not, type = [] } = schema;
  const excluded = listedIn(not) ?? [];
  const types = [type].flat().filter((one) => one !== 'null' || !excluded.includes(null));
  // A tag that may be any string but a few: editors suggest what the other branches list.
  const isOpen = (one: TypeName) =>
    /^(string|number|integer)$/.test(one) &&
    [...suggested, ...excluded].some((value) => typeof value === baseType(one));
  const plain = types.filter((one) => !isOpen(one));
  const anyOf: TypeSchema[] = [
    ...(suggested.length > 0 ? [{ enum: suggested }] : []),
    ...types.filter(isOpen).map(anyOther),
    ...(plain.length > 0 ? [ofTypes(schema, plain, schemas)] : []),
  ];
  const [only = {}, ...more] = anyOf;
  return more.length > 0 || only.enum ? { anyOf } : only;
}

const anyOther = (type: TypeName): TypeSchema => {
  const open = baseType(type) === 'number' ? 'number' : 'string';
  return { type: open, 'x-open': open };
};

function unionOf(union: Schema, branches: Schema[], schemas: Schemas): TypeSchema {
  const tag = tagOf(union, schemas)?.name;
  const anyOf = branches.map((branch) => {
    const { properties = {}, required = [] } = resolve(branch, schemas);
    const field = tag === undefined ? undefined : properties[tag];
    if (tag === undefined || field === undefined || required.includes(tag))
      return typeSchema(branch, schemas);
    // In the tolerant profile, the union requires the tag, but its branches do not: `Job & { kind: 'live' }`.
    if (!branch.$ref) return typeSchema({ ...branch, required: [...required, tag] }, schemas);
    const own: Schema = { type: 'object', required: [tag], properties: { [tag]: field } };
    return { allOf: [{ $ref: branch.$ref }, typeSchema(own, schemas)] };
  });
  return { anyOf };
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
