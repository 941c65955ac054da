/** The normal form of a mutant, made anew only where the mutant can have changed it. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import { isObject, type Json } from '../../scripts/model/json.ts';
import { type NormalSchema, SCHEMA_REF } from '../../scripts/model/schema.ts';
import { flatten } from '../../scripts/normalise/flatten.ts';
import { tag } from '../../scripts/normalise/tag.ts';

/** A normal form, and what it was made from on the way. */
export interface Normalised {
  normal: NormalContract;
  flat: ReadonlyMap<string, NormalSchema>;
}

/**
 * The normal form of a contract, the same as `normalise` gives.
 *
 * @param before another contract's: what this one shares with it is taken from there, so that a
 *   schema is the very same object exactly when nothing of it has changed
 * @throws FindingsError where the schemas cannot be merged
 */
export function normaliseAgain(contract: Contract, before?: Normalised): Normalised {
  const known = before === undefined ? new Map() : unaffected(contract, before);
  const flat = flatten(contract, known);
  const schemas = new Map<string, NormalSchema>();
  // A union's tag is found in the schemas that it names.
  const redone = (name: string, schema: NormalSchema) =>
    !known.has(name) || referencesOf(schema).some((other) => !known.has(other));
  const names = new Set(
    [...flat].filter(([name, schema]) => redone(name, schema)).map(([name]) => name),
  );
  const tagged = names.size > 0 ? tag(flat, names) : new Map<string, NormalSchema>();
  for (const name of flat.keys()) {
    const own = tagged.get(name);
    const old = before?.normal.schemas.get(name);
    const schema = own === undefined || isDeepStrictEqual(own, old) ? (old ?? own) : own;
    if (schema !== undefined) schemas.set(name, schema);
  }
  return { normal: { contract, profile: 'contract', schemas }, flat };
}

/** The flat schemas that are sure to be as they were. */
function unaffected(contract: Contract, { normal, flat }: Normalised): Map<string, NormalSchema> {
  const { schemas, parts } = normal.contract;
  if (!isDeepStrictEqual(parts, contract.parts)) return new Map();
  const changed = new Set(
    [...contract.schemas]
      .filter(([name, schema]) => !same(schemas.get(name), schema))
      .map(([n]) => n),
  );
  for (const name of schemas.keys()) if (!contract.schemas.has(name)) changed.add(name);
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [name, schema] of contract.schemas) {
      if (mergedOf(schema, parts).some((other) => changed.has(other))) changed.add(name);
    }
  }
  return new Map([...flat].filter(([name]) => contract.schemas.has(name) && !changed.has(name)));
}

function same(before: unknown, after: unknown): boolean {
  return before === after || isDeepStrictEqual(before, after);
}

const references = new WeakMap<object, readonly string[]>();

/** The named schemas that a schema refers to, anywhere in it. */
export function referencesOf(schema: object): readonly string[] {
  const before = references.get(schema);
  if (before !== undefined) return before;
  const found = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)/g)];
  const names = [...new Set(found.map(([, name = '']) => name))];
  references.set(schema, names);
  return names;
}

const merged = new WeakMap<object, readonly string[]>();

/** The named schemas whose content becomes part of a schema: those in `allOf`, and parts. */
function mergedOf(schema: object, parts: ReadonlySet<string>): readonly string[] {
  const before = merged.get(schema);
  if (before !== undefined) return before;
  const names = new Set(referencesOf(schema).filter((name) => parts.has(name)));
  const visit = (node: Json | undefined): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    for (const entry of Array.isArray(node.allOf) ? node.allOf : []) {
      if (isObject(entry) && typeof entry.$ref === 'string') {
        names.add(entry.$ref.slice(SCHEMA_REF.length));
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(schema as Json);
  merged.set(schema, [...names]);
  return [...names];
}
