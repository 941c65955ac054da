/** Schemas as validators check them: objects ask about unknown fields, and what several schemas share is checked once. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract.ts';
import { type JsonObject, mapValues } from '../json.ts';
import { mergeAllOf } from '../merge.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import type { Closed } from '../runtime/validate.ts';
import {
  branchesOf,
  mapChildren,
  mapDeep,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
} from '../schema.ts';

/** A schema that may have the keyword `closed`, which only our Ajv has. */
type Closing = Schema & { closed?: Closed };

/** The schemas as they are written. */
export type Stated = Pick<Contract, 'schemas' | 'parts'>;

/**
 * The schemas with the keyword `closed` on each object that names its fields. A union that a schema extends, such as the
 * envelope of a result by outcome, stays a reference, and is among them: merged, it would be compiled for each schema.
 *
 * @param schemas the merged schemas, which all functions but these validators use
 */
export function closedProfile(schemas: Schemas, contract: Stated): Schemas {
  const definitions = schemas as Record<string, JsonObject>;
  const close = (schema: Schema): Closing => {
    const closing = closeObjects(schema as JsonObject, definitions, { closed: true });
    return mapDeep(closing as Schema, (node) =>
      'closed' in node ? { ...node, closed: knownBy(node, schemas) } : node,
    );
  };
  const unions: Schemas = {};
  const extended = (merged: Closing, name: string): Closing | undefined => {
    const { allOf = [], type: _, ...fields } = contract.schemas[name] ?? {};
    const [part = {}, ...more] = allOf;
    const unionName = nameIn(part) ?? '';
    const [first, ...others]: Closing[] = branchesOf(merged);
    const isUnion = contract.parts.has(unionName) && more.length + branchesOf(fields).length === 0;
    const isAlike = others.every(({ closed }) => isDeepStrictEqual(closed, first?.closed));
    if (!isUnion || !first?.closed || !isAlike) return undefined;
    unions[unionName] ??= mapChildren(
      close(mergeAllOf(part, contract)),
      ({ closed: _closed, ...branch }: Closing) => branch,
    );
    return { ...close(mergeAllOf(fields, contract)), closed: first.closed, allOf: [part] };
  };
  const closed = mapValues(schemas, (schema, name) => {
    const merged = close(schema);
    return extended(merged, name) ?? merged;
  });
  return { ...closed, ...unions };
}

function knownBy(node: Schema & { patternProperties?: object }, schemas: Schemas): Closed {
  const { properties = {}, patternProperties } = node;
  const known = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !known.includes(name) && known.filter((field) => field.endsWith(`_${name}`)).length < 2;
  const hints: Pair[] = [];
  const replaced: Pair[] = [];
  for (const [name, field] of Object.entries(properties)) {
    for (const [inner, schema] of Object.entries(resolve(field, schemas).properties ?? {}))
      if (isClear(inner)) hints.push([name, marked(inner, schema)]);
    for (const { name: old } of field['x-replaces'] ?? [])
      if (old && !known.includes(old)) replaced.push([old, marked(name, field)]);
  }
  return {
    known,
    ...(patternProperties && { patterns: Object.keys(patternProperties) }),
    ...(hints.length > 0 && { hints: grouped(hints) }),
    ...(replaced.length > 0 && { replaced: grouped(replaced) }),
  };
}

type Pair = [key: string, value: string];

/** The values of each key. */
function grouped(pairs: Pair[]): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return Object.fromEntries(groups);
}

/** A field in a suggestion, which says if it is deprecated. */
const marked = (name: string, { deprecated }: Schema): string =>
  deprecated ? `${name} (deprecated)` : name;
