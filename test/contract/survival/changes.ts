/** Changes to an answer that a service may make without notice, and changes that make a part unreadable. */

import {
  branchesOf,
  listedValues,
  type NormalSchema,
  resolve,
  typesOf,
} from '../../../scripts/model/schema.ts';
import type { Path } from '../../support/edit.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** A change at a place: another value, or, where `value` is not set, its removal. */
export interface Change {
  path: Path;
  what: string;
  value?: unknown;
  /** Whether the place is a tag, without which nobody can read the object that has it. */
  isTag?: boolean;
}

/** A place in a value, with the schemas that apply to it. */
export interface PlaceWithSchemas {
  path: Path;
  value: unknown;
  nodes: readonly NormalSchema[];
  /** Set where the place is the tag of a union: whether that union is open. */
  tag?: 'closed' | 'open' | undefined;
}

/** Every change at a place that the tolerant reading must survive. */
export function allowedAt({ path, value, nodes, tag }: PlaceWithSchemas): Change[] {
  const changes: Change[] = [];
  const add = (what: string, other?: unknown) => changes.push({ path, what, value: other });
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    add('a field added', { ...value, PLANTED_FIELD: { by: ['the service'] } });
  }
  if (tag === 'open') add('a new value of the tag', 'PLANTED_KIND');
  if (tag) return changes;
  if (typeof path.at(-1) === 'string') {
    add('a field left out');
    add('a field null', null);
  }
  for (const schema of nodes) {
    const { format, pattern, minimum, maximum, minItems, type } = schema;
    const isListed = (listedValues(schema) ?? schema.known) !== undefined;
    if (typeof value === 'number') {
      if (isListed) add('a new value in an enumeration', 12_345);
      if (minimum !== undefined) add('a value beyond its bound', minimum - 1);
      if (maximum !== undefined) add('a value beyond its bound', maximum + 1);
      if (type === 'integer') add('a fraction', value + 0.5);
    }
    if (typeof value === 'string') {
      if (isListed) add('a new value in an enumeration', 'PLANTED VALUE');
      if (format ?? pattern) add('another format', 'of another form');
    }
    if (Array.isArray(value) && minItems !== undefined) add('an empty list', []);
  }
  return changes;
}

const SAMPLES = { object: {}, array: [], string: 'x', boolean: true, number: 7.5 };

/** Every change at a place that makes what is there unreadable, or the object whose tag it is. */
export function unreadableAt({ path, nodes, tag }: PlaceWithSchemas, schemas: Schemas): Change[] {
  if (nodes.some((schema) => schema['x-opaque'])) return [];
  const changes: Change[] = [];
  const isTag = tag !== undefined;
  const add = (what: string, value?: unknown) => changes.push({ path, what, value, isTag });
  const types = new Set<string>(nodes.flatMap((schema) => typesOf(schema, schemas)));
  if (types.has('integer')) types.add('number');
  const [other] = Object.entries(SAMPLES).filter(([type]) => !types.has(type));
  if (other) add('another JSON type', other[1]);
  if (typeof path.at(-1) === 'number' && !types.has('null')) add('null in a list', null);
  if (tag === 'closed') add('a new value of the tag', 'PLANTED_KIND');
  if (tag) add('a tag that is null', null);
  if (tag) add('no tag');
  return changes;
}

/**
 * Every place in a value that `properties` or `items` describe, except inside opaque fields, which a reader
 * passes on as they are.
 *
 * @param takesAll whether every branch of a union applies, not only the one that the tag chooses, where none is a
 *   reference: the tolerant profile makes one object of these
 */
export function placesToChange(
  name: string,
  schemas: Schemas,
  value: unknown,
  takesAll: boolean,
): PlaceWithSchemas[] {
  const places: PlaceWithSchemas[] = [{ path: [], value, nodes: [schemas.get(name) ?? {}] }];
  // The loop also visits the places that it adds.
  for (const { path, value: around, nodes } of places) {
    if (nodes.some((one) => one['x-opaque'])) continue;
    if (typeof around !== 'object' || around === null) continue;
    const parts = nodes.flatMap((one) => partsOf(one, around, schemas, takesAll));
    for (const [key, inner] of Object.entries(around)) {
      const isItem = Array.isArray(around);
      const own = parts.flatMap(({ items, properties }) => {
        const found = isItem ? items : properties?.[key];
        return found ? [resolve(found, schemas)] : [];
      });
      const union = parts.find(({ union }) => union?.tag === key && typeof inner === 'string');
      const tag = union && (isOpen(union) ? 'open' : 'closed');
      const at = [...path, isItem ? Number(key) : key];
      if (own.length > 0) places.push({ path: at, value: inner, nodes: own, tag });
    }
  }
  return places;
}

/** Whether a union is open. */
function isOpen({ union }: NormalSchema): boolean {
  return union?.by === 'tag' && union.branches.some(({ when }) => when === 'other');
}

/** A schema and the branch that the tag of a value chooses, or every branch: without a tag, or see `takesAll`. */
function partsOf(
  node: NormalSchema,
  value: object,
  schemas: Schemas,
  takesAll: boolean,
): NormalSchema[] {
  const schema = resolve(node, schemas);
  const { union } = schema;
  const isInPlace = branchesOf(schema).every(({ $ref }) => $ref === undefined);
  const takesAllBranches = union?.by !== 'tag' || (takesAll && isInPlace);
  const tag = Object(value)[union?.tag ?? ''];
  const branches = takesAllBranches ? [] : union.branches;
  // The branch for all other tags applies only where no branch names the tag.
  const named = branches.find(({ when }) => when !== 'other' && when.includes(tag));
  const branch = named ?? branches.find(({ when }) => when === 'other');
  const chosen = takesAllBranches ? branchesOf(schema) : branch ? [branch.schema] : [];
  return [schema, ...chosen.flatMap((part) => partsOf(part, value, schemas, takesAll))];
}
