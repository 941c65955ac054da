/**
 * Generates cases for validators from the fact tables, the examples and the fixtures: accepted and refused values
 * for every requirement, null, type, bound, enumeration, format and pattern.
 */
import type { Example } from '../../../scripts/contract.ts';
import type { Json } from '../../../scripts/json.ts';
import { lookUp, pathOf, without, withValue } from '../../support/edit.ts';
import { alternatives, type Field, type SchemaFacts } from '../../support/facts/types.ts';
import { valuesFor } from '../../support/facts/values.ts';
import type { Examples } from '../../support/fixtures.ts';
import { FORMATTED, type FormatTexts } from '../../support/format-samples.ts';
import type { Case } from '../make-vectors.ts';
import { factsByName as facts, schemaFacts } from './schemas.ts';

/** A case with the field that differs from the example; `''` for the value itself. */
interface FieldCase extends Case {
  path: string;
}

interface Cases {
  cases: FieldCase[];
  /** Fields without a default, and branches, that no example or fixture shows: `Schema.field`, `Schema(tag)`. */
  gaps: string[];
}

const insert = (value: Json, path: string, what: Json) =>
  withValue(value, pathOf(path), what) as Json;
const remove = (value: Json, path: string) => without(value, pathOf(path)) as Json;

/** Every case derived from the tables, the examples and the fixtures. */
export function makeCases(examples: Examples): Cases {
  const made: Cases = { cases: [], gaps: [] };
  for (const schema of schemaFacts) {
    addRoot(made, schema, examples);
    addFields(made, schema, schema.fields, examples);
    for (const [branch, fields] of Object.entries(schema.branches ?? {}))
      addFields(made, schema, fields, examples, branch);
  }
  for (const texts of Object.values(FORMATTED)) addEdges(made, texts);
  return made;
}

/** Adds the edge cases of a format to the smallest value with a string of that format. */
function addEdges({ cases }: Cases, { good: [text], edges }: FormatTexts): void {
  const [smallest] = bySize(
    cases.filter(({ kind, value, path }) => kind === 'format' && lookUp(value, path) === text),
  );
  if (smallest === undefined) return;
  for (const [verdict, texts] of Object.entries(edges)) {
    const valid = verdict === 'good';
    for (const edge of texts) {
      const value = insert(smallest.value, smallest.path, edge);
      const why = `${smallest.path || smallest.schema}: "${edge}", ${valid ? 'in' : 'not in'} its format`;
      cases.push({ ...smallest, value, valid, why });
    }
  }
}

function addRoot(made: Cases, schema: SchemaFacts, examples: Examples): void {
  const { name, type, tag, branches } = schema;
  const add = (kind: Case['kind'], value: Json, valid: boolean, why: string) =>
    made.cases.push({ schema: name, path: '', kind, value, valid, why: `${name}: ${why}` });
  for (const { kind, value, valid, why } of valuesFor({ ...schema, path: '' }))
    add(kind, value, valid, why);
  const [example] = bySize(examples.get(name) ?? []);
  if (example === undefined) {
    if (schema.enum === undefined && schema.known === undefined) made.gaps.push(name);
  } else if (type === 'object') {
    const value = insert(example.value, 'no such field', { any: ['thing'] });
    add('open', value, true, 'an unknown field');
  }
  if (tag === undefined || branches !== undefined) return;
  // The tag of a union of named schemas has no row.
  for (const branch of alternatives(type)) {
    const [smallest] = bySize(examples.get(branch) ?? []);
    if (smallest === undefined) made.gaps.push(`${name}(${branch}).${tag}`);
    else {
      add('required', smallest.value, true, `${branch} with ${tag}`);
      add('required', remove(smallest.value, tag), false, `${branch} without ${tag}`);
    }
  }
}

function addFields(
  made: Cases,
  schema: SchemaFacts,
  fields: readonly Field[],
  examples: Examples,
  branch?: string,
): void {
  const { name, tag } = schema;
  const all = examples.get(name) ?? [];
  const own = all.filter(
    ({ value }) =>
      branch === undefined ||
      branch.split('|').includes(String(tag === undefined ? undefined : lookUp(value, tag))),
  );
  const where = branch === undefined ? name : `${name}(${branch})`;
  if (own.length === 0 && branch !== undefined) {
    made.gaps.push(where);
    return;
  }
  for (const field of fields) {
    const whole = baseFor(field, own, all);
    if (whole === undefined) {
      made.gaps.push(`${where}.${field.path}`);
      continue;
    }
    const base = slim(whole, field.path, fields);
    const add = (kind: Case['kind'], value: Json, valid: boolean, why: string, written?: Json) =>
      made.cases.push({
        schema: name,
        path: field.path,
        kind,
        value,
        valid,
        why: `${where}: ${why}`,
        ...(written !== undefined && { written }),
      });
    if (!field.path.endsWith('[]')) {
      add('required', remove(base, field.path), !field.required, `without ${field.path}`);
    }
    for (const { kind, value, valid, why, text } of valuesFor(field)) {
      const at = (part: Json) => insert(base, field.path, part);
      const written = text === undefined ? undefined : at(`number:${text}`);
      add(kind, at(value), valid, `${field.path}: ${why}`, written);
    }
    if (field.type === 'object') {
      const value = insert(base, `${field.path}.no such field`, { any: ['thing'] });
      add('open', value, true, `${field.path}: an unknown field`);
    }
  }
}

/**
 * An example with a value at the path: the smallest one that has a value, or the largest one with the field's default or
 * another example's value inserted.
 */
function baseFor(
  { path, default: value }: Field,
  own: readonly Example[],
  all: readonly Example[],
): Json | undefined {
  const shows = ({ value }: Example) => lookUp(value, path) !== undefined;
  const filled = ({ value }: Example) => (lookUp(value, path) ?? null) !== null;
  const find = (some: readonly Example[]) => some.find(filled) ?? some.find(shows);
  const sorted = bySize(own);
  const direct = find(sorted);
  const base = sorted.at(-1);
  if (direct || !base) return direct?.value;
  if (value !== undefined) return insert(base.value, path, value);
  const donor = find(all);
  const [first = ''] = path.split(/[.[]/);
  return donor && insert(base.value, first, lookUp(donor.value, first) ?? null);
}

/** A value with only the required fields off a path, and one item in each list; its parts likewise. */
function slim(value: Json, path: string, fields: readonly Field[]): Json {
  return fields.reduce((left, { path: other, type, required }) => {
    const part = lookUp(left, other);
    const isAround = `${path}.`.startsWith(`${other}.`) || path.startsWith(`${other}[`);
    if (isAround || part === undefined || part === null || other.endsWith('[]')) return left;
    if (!required) return remove(left, other);
    const { fields: inner = [] } = facts.get(type.replace('[]', '').replace(' | null', '')) ?? {};
    const slimmed = (one: Json) => slim(one, '', inner);
    return insert(left, other, Array.isArray(part) ? part.slice(0, 1).map(slimmed) : slimmed(part));
  }, value);
}

function bySize<Item extends { value: Json }>(items: readonly Item[]): Item[] {
  const size = ({ value }: Item) => JSON.stringify(value).length;
  return [...items].sort((a, b) => size(a) - size(b));
}
