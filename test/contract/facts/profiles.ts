/**
 * The verdicts of the strict and the tolerant profile on a value, and the value with its defaults, derived only from
 * the fact tables: the strict profile refuses unknown fields, the tolerant one checks JSON types and the tags that
 * choose a named schema.
 */
import { isJsonObject, type Json, type JsonObject, mapValues } from '../../../scripts/json.ts';
import {
  alternatives,
  excluded,
  type Field,
  innerType,
  type SchemaFacts,
} from '../../support/facts/types.ts';
import type { Verdicts } from '../make-vectors.ts';
import { factsByName as facts, schemaFacts } from './schemas.ts';

/** The tags of the unions that have a schema as a branch, by its name. */
const outerTags = new Map<string, Set<string>>();
for (const { tag, branches, type } of schemaFacts) {
  if (tag === undefined || branches) continue;
  for (const name of alternatives(type))
    outerTags.set(name, new Set([...(outerTags.get(name) ?? []), tag]));
}

/** @param valid whether the schema accepts the value */
export function verdictsOf(schema: string, value: Json, valid: boolean): Verdicts {
  const resolved = valid ? filled(value, schema) : value;
  return {
    strict: valid && hasOnlyNamed(value, schema),
    tolerant: isReadable(value, schema),
    ...(JSON.stringify(resolved) !== JSON.stringify(value) && { resolved }),
  };
}

/**
 * Whether a valid value has no unknown field, at any depth.
 *
 * @param below the fields inside the value, if its type has no name
 * @param open whether the value may have further fields
 */
function hasOnlyNamed(value: Json, type: string, below: Field[] = [], open = false): boolean {
  return alternatives(type).some((part) => {
    const inner = innerType(part);
    const schema = facts.get(part);
    if (inner !== undefined) {
      const item = below.find(({ path }) => path === '[]');
      const isItem = (one: Json) => hasOnlyNamed(one, inner, inside(below, '[]'), item?.open);
      return partsOf(value, part)?.every(isItem) ?? false;
    }
    if (schema && !isStructured(schema)) return hasOnlyNamed(value, schema.type, [], schema.open);
    if (schema === undefined && part !== 'object') return isOfType(value, part);
    if (!isJsonObject(value)) return false;
    const fields = schema ? branchOf(schema, value) : below;
    const isOpen = schema ? schema.open === true : open || below.length === 0;
    return Object.entries(value).every(([key, one]) => {
      const field = fields.find(({ path }) => path === key);
      if (field === undefined) return isOpen;
      return isChosen(one, field) && hasOnlyNamed(one, field.type, inside(fields, key), field.open);
    });
  });
}

/** Whether the tolerant profile accepts a value; for `below` see `hasOnlyNamed`. */
function isReadable(value: Json, type: string, below: Field[] = []): boolean {
  return alternatives(type).some((part) => {
    const inner = innerType(part);
    const schema = facts.get(part);
    if (inner !== undefined) {
      const isItem = (one: Json) => isReadable(one, inner, inside(below, '[]'));
      return partsOf(value, part)?.every(isItem) ?? false;
    }
    if (schema?.tag !== undefined && !schema.branches) return isOneOf(value, schema, schema.tag);
    if (schema && !isStructured(schema)) return isReadable(value, schema.type);
    if (schema === undefined && part !== 'object') return isOfType(value, part);
    return isJsonObject(value) && areReadable(value, schema, below);
  });
}

/** Whether the tolerant profile accepts a value of a union of named schemas: it requires the tag. */
function isOneOf(value: Json, { type }: SchemaFacts, tag: string): boolean {
  if (!isJsonObject(value) || value[tag] === undefined) return false;
  return alternatives(type).some((part) => isReadable(value, part));
}

/** Whether the tolerant profile accepts the fields of an object. */
function areReadable(object: JsonObject, schema: SchemaFacts | undefined, below: Field[]): boolean {
  const branches = Object.values(schema?.branches ?? { only: schema?.fields ?? below });
  return Object.entries(object).every(([key, value]) => {
    const stated = branches.map((fields) => fields.find(({ path }) => path === key));
    const known = stated.flatMap((field) => field ?? []);
    const [first] = known;
    if (first && outerTags.get(schema?.name ?? '')?.has(key)) return isChosen(value, first);
    if (value === null || known.some(({ opaque }) => opaque)) return true;
    // A branch that does not name the field accepts any value for it.
    if (known.length < branches.length) return true;
    return known.some(({ type }, index) =>
      isReadable(value, type, inside(branches[index] ?? [], key)),
    );
  });
}

/** A valid value with the defaults filled in, in each of its objects. */
function filled(value: Json, type: string, below: Field[] = []): Json {
  const part = alternatives(type).find((one) => isReadable(value, one, below)) ?? type;
  const inner = innerType(part);
  const schema = facts.get(part);
  if (inner !== undefined) {
    const fill = (one: Json) => filled(one, inner, inside(below, '[]'));
    return Array.isArray(value) ? value.map(fill) : mapValues(value as JsonObject, fill);
  }
  if (schema && !isStructured(schema)) return filled(value, schema.type);
  if (!isJsonObject(value)) return value;
  const result = { ...value };
  const fields = schema ? branchOf(schema, value) : below;
  for (const { path, type: own, default: byDefault } of fields) {
    const there = result[path];
    if (there !== undefined) result[path] = filled(there, own, inside(fields, path));
    else if (byDefault !== undefined) result[path] = byDefault;
  }
  return result;
}

/** Whether a value is the constant of a field, or none of the values that `not` excludes. */
function isChosen(value: Json, { const: only, not }: Field): boolean {
  if (not !== undefined) return typeof value === 'string' && !excluded(not).includes(value);
  return only === undefined || value === only;
}

function isStructured({ type, fields, branches }: SchemaFacts): boolean {
  return type === 'object' || fields.length > 0 || branches !== undefined;
}

/** The fields of an object: those of its branch, if it has branches. */
function branchOf({ fields, branches, tag = '' }: SchemaFacts, object: JsonObject) {
  const chosen = Object.entries(branches ?? {}).find(([values]) =>
    values.split('|').includes(String(object[tag])),
  );
  return branches ? (chosen?.[1] ?? []) : fields;
}

/** The fields inside a field, by their paths from there. */
function inside(fields: readonly Field[], name: string): Field[] {
  return fields.flatMap((field) => {
    const rest = field.path.startsWith(name) ? field.path.slice(name.length) : '';
    return /^[.[]/.test(rest) ? [{ ...field, path: rest.replace(/^\./, '') }] : [];
  });
}

/** The items of a list, or the values of a map; `undefined` if the value is neither. */
function partsOf(value: Json, part: string): Json[] | undefined {
  if (part.endsWith('[]')) return Array.isArray(value) ? value : undefined;
  return isJsonObject(value) ? Object.values(value) : undefined;
}

function isOfType(value: Json, part: string): boolean {
  const [type] = part.split(':');
  if (type === 'any') return true;
  if (type === 'null') return value === null;
  if (type === 'integer' || type === 'number') return Number.isFinite(value);
  return typeof value === type;
}
