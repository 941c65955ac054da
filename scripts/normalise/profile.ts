/** The strict and the tolerant profile, derived from the normal form. */
import { isDeepStrictEqual } from 'node:util';
import { mapSchemas, type NormalContract } from '../model/contract.ts';
import { pick } from '../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  listedValues,
  mapBranches,
  mapSchema,
  type NormalSchema,
  numeric,
  typesOf,
} from '../model/schema.ts';
import { tagsByName, tellApart } from './tag.ts';

/**
 * What one may send: the contract, and no field that is not named. Objects that state
 * `additionalProperties` keep what they state.
 */
export function strict(normal: NormalContract): NormalContract {
  const schemas = mapSchemas(normal.schemas, closeAll);
  return { ...normal, profile: 'strict', schemas };
}

/**
 * What one must be able to read: the JSON type of what is there, and what chooses a branch. A sender's
 * rules are not a reader's, so no value, bound, pattern or format is checked.
 *
 * - A union of named schemas requires its tag. The schemas themselves do not: there the tag may be missing,
 *   and keeps its values.
 * - Branches that are written out in place become one object, each field with the types of all branches. A
 *   string tag of theirs is required and keeps its values.
 * - Any other field may be missing or null. The items of a list and the members of a map may not be.
 * - A field marked `x-opaque` takes any value.
 */
export function tolerant(normal: NormalContract): NormalContract {
  const tags = tagsByName(normal.schemas);
  const schemas = mapSchemas(normal.schemas, (schema, name) => loosen([schema], tags.get(name)));
  return { ...normal, profile: 'tolerant', schemas: tellApart(schemas) };
}

/** Closes each object that does not say whether it is open. */
function closeAll(schema: NormalSchema): NormalSchema {
  return mapSchema(schema, (node) => {
    const { type = node.properties && 'object', additionalProperties } = node;
    const isOpen = [type].flat().includes('object') && additionalProperties === undefined;
    return isOpen ? { ...node, additionalProperties: false } : node;
  });
}

/**
 * The forms that a value may have, each a reference, a union of references or one JSON type with what
 * belongs to it; `{}` is any value. What only annotates is left out.
 */
function alternatives(schema: NormalSchema, tags?: ReadonlySet<string>): NormalSchema[] {
  const { $ref, union } = schema;
  if ($ref !== undefined) return [{ $ref }];
  const branches = branchesOf(schema);
  if (union?.by === 'tag') {
    const isInPlace = branches.every((branch) => branch.$ref === undefined);
    if (isInPlace) return [{ type: 'object', ...mergeObjects(branches, union.tag, tags) }];
    const ofUnion = new Set([union.tag]);
    return [{ union: mapBranches(union, (branch) => loosen([branch], ofUnion)) }];
  }
  if (union !== undefined) return branches.flatMap((branch) => alternatives(branch));
  const values = listedValues(schema);
  if ((schema.type ?? values ?? schema.properties) === undefined) return [{}];
  const types = new Set(typesOf(schema, new Map()).map(numeric));
  return [...types].map((type) => {
    if (type === 'object') return { type, ...mergeObjects([schema], undefined, tags) };
    if (type === 'array') return { type, ...(schema.items && { items: loosen([schema.items]) }) };
    if (type !== 'string' && type !== 'number') return { type };
    // The values that a reader knows, for completion: others pass too.
    const known = (schema.known ?? values ?? []).filter((value) => typeof value === type);
    return { type, ...(known.length > 0 && { known: known as (string | number)[] }) };
  });
}

/** One object that takes what any of several takes; `tag` is the property that tells them apart. */
function mergeObjects(
  objects: NormalSchema[],
  tag: string | undefined,
  tags?: ReadonlySet<string>,
): NormalSchema {
  const fields = new Map<string, NormalSchema[]>();
  for (const { title, properties = {} } of objects) {
    for (const [name, field] of Object.entries(properties)) {
      fields.set(name, [...(fields.get(name) ?? []), { title, ...field }]);
    }
  }
  // A string that chooses a branch keeps its values, in the order of the branches.
  const chosen = fields.get(tag ?? '')?.flatMap((form) => listedValues(form) ?? [null]) ?? [null];
  const values = chosen.every((value) => typeof value === 'string') && [...new Set(chosen)];
  const properties = [...fields].map(([name, forms]): [string, NormalSchema] => {
    const said = describeAll(forms);
    if (name === tag && values) return [name, { ...said, type: 'string', enum: values }];
    if (tags?.has(name)) return [name, forms[0] ?? {}];
    // Where a branch does not name it, it is any value there.
    const isPartial = forms.length < objects.length;
    if (isPartial || forms.some((form) => form['x-opaque'])) return [name, said];
    return [name, loosen([...forms, { type: 'null' }], undefined, said)];
  });
  const [members] = objects.flatMap(({ additionalProperties }) => additionalProperties || []);
  const isMap = typeof members === 'object' && objects.length === 1;
  return {
    ...(values && { required: [tag ?? ''] }),
    ...((objects.some((one) => one.properties) || fields.size > 0) && {
      properties: Object.fromEntries(properties),
    }),
    ...(members && { additionalProperties: isMap ? loosen([members]) : true }),
  };
}

/** What several branches say of a field; where they differ, each text names its branches. */
function describeAll(forms: NormalSchema[]): NormalSchema {
  const { title, ...said } = pick(forms[0] ?? {}, isAnnotation);
  const texts = new Map<string, string[]>();
  for (const { title: branch = '', description = '' } of forms) {
    texts.set(description.trim(), [...(texts.get(description.trim()) ?? []), branch]);
  }
  if (texts.size === 1) return said;
  const lines = [...texts].map(([text, branches]) => `${branches.join(', ')}: ${text}`);
  return { ...said, description: lines.join('\n') };
}

/**
 * What a reader takes in the place of several schemas: the JSON types in one node, and each
 * reference beside it.
 *
 * @param tags the fields that choose a branch of a union around it
 * @param said what it says to readers
 */
function loosen(
  schemas: NormalSchema[],
  tags?: ReadonlySet<string>,
  said: NormalSchema = pick(schemas[0] ?? {}, isAnnotation),
): NormalSchema {
  const forms = schemas.flatMap((schema) => alternatives(schema, tags));
  const isAnything = forms.some((form) => Object.keys(form).length === 0);
  return isAnything ? said : { ...said, ...unite(distinctForms(forms)) };
}

/** One form for each reference, union of references and JSON type; null comes last. */
function distinctForms(forms: NormalSchema[]): NormalSchema[] {
  const isNull = ({ type }: NormalSchema) => Number(type === 'null');
  const kinds = new Map<string, NormalSchema>();
  for (const form of forms.toSorted((a, b) => isNull(a) - isNull(b))) {
    const kind = form.union === undefined ? (form.$ref ?? String(form.type)) : JSON.stringify(form);
    kinds.set(kind, mergeForms(kinds.get(kind) ?? form, form));
  }
  return [...kinds.values()];
}

/** Any of several forms: JSON types in one node, references as the branches of a union. */
function unite(forms: NormalSchema[]): NormalSchema {
  const [only, ...more] = forms;
  if (only && more.length === 0) return only;
  if (forms.some(({ $ref, union }) => $ref ?? union)) {
    const branches = forms.map((schema) => ({ when: undefined, schema }));
    return { union: { keyword: 'anyOf', by: 'trial', branches } };
  }
  const known = forms.flatMap((form) => form.known ?? []);
  const type = forms.map((form) => form.type);
  return Object.assign({}, ...forms, { type }, known.length > 0 && { known });
}

/** Two forms of one JSON type: where they differ in more than their known values, any of that type. */
function mergeForms(left: NormalSchema, right: NormalSchema): NormalSchema {
  if (isDeepStrictEqual(left, right)) return left;
  const known = new Set([...(left.known ?? []), ...(right.known ?? [])]);
  return { type: left.type, ...(known.size > 0 && { known: [...known] }) };
}
