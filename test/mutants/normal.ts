/** The normal form of a mutant, made anew only where the mutant can have changed it. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import { isObject, type Json } from '../../scripts/model/json.ts';
import { type NormalSchema, SCHEMA_REF } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';

/**
 * The normal form of a contract, the same as `normalise` returns.
 *
 * @param before another contract's: what this one shares with it is taken from there, so that a
 *   schema is the very same object exactly when nothing of it has changed
 * @throws FindingsError where the schemas cannot be merged
 */
export function normaliseAgain(contract: Contract, before: NormalContract): NormalContract {
  const affected = affectedNames(contract, before.contract);
  const needed = withReferences(contract, affected);
  const part = new Map([...contract.schemas].filter(([name]) => needed.has(name)));
  const again = normalise({ ...contract, schemas: part }).schemas;
  const schemas = new Map<string, NormalSchema>();
  for (const name of contract.schemas.keys()) {
    const old = before.schemas.get(name);
    const own = affected.has(name) ? again.get(name) : old;
    const schema = isDeepStrictEqual(own, old) ? old : own;
    if (schema !== undefined) schemas.set(name, schema);
  }
  return { ...before, contract, schemas };
}

/** The schemas whose normal form can be another one. */
function affectedNames(contract: Contract, before: Contract): Set<string> {
  if (!isDeepStrictEqual(before.parts, contract.parts)) return new Set(contract.schemas.keys());
  const changed = new Set(
    [...contract.schemas]
      .filter(([name, schema]) => !same(before.schemas.get(name), schema))
      .map(([name]) => name),
  );
  for (const name of before.schemas.keys()) if (!contract.schemas.has(name)) changed.add(name);
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [name, schema] of contract.schemas) {
      if (mergedOf(schema, contract.parts).some((other) => changed.has(other))) changed.add(name);
    }
  }
  // A union's tag is found in the schemas that it names.
  const naming = [...contract.schemas].filter(([, schema]) =>
    referencesOf(schema).some((other) => changed.has(other)),
  );
  return new Set([...changed, ...naming.map(([name]) => name)]);
}

/** The named schemas, and those that they refer to at any remove. */
export function withReferences(contract: Contract, names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...referencesOf(contract.schemas.get(name) ?? {}));
  }
  return found;
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
