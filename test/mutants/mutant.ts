/** A mutant: one fact of the hand-written contract changed, as edits of its files in memory. */

import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { join, tokens } from '../../scripts/model/pointer.ts';
import type { Sources } from '../../scripts/read/sources.ts';

/** One change of one file. */
export interface Edit {
  file: string;
  pointer: string;
  /** What is there from now on; nothing when absent. One past the end of a list appends. */
  value?: Json;
}

/** One changed fact. */
export interface Mutant {
  /** The kind of fact, as the table names it. */
  kind: string;
  /** The place of the fact in the hand-written files. */
  file: string;
  pointer: string;
  /** What was done to it, for people. */
  what: string;
  edits: readonly Edit[];
}

/** A place in the hand-written files, with what is there. */
export interface Spot {
  file: string;
  pointer: string;
  value: Json;
}

/** The place one step below; there must be something. */
export function below(spot: Spot, key: string | number): Spot {
  const value = (spot.value as JsonObject)[key] as Json;
  return { file: spot.file, pointer: join(spot.pointer, key), value };
}

/** The object at a place, or an empty one. */
export function objectAt(spot: Spot): JsonObject {
  return isObject(spot.value) ? spot.value : {};
}

/** The entries of the object or the list under `key`, each with its place. */
export function entriesOf(spot: Spot, key: string): (readonly [name: string, spot: Spot])[] {
  if (!Object.hasOwn(objectAt(spot), key)) return [];
  const holder = below(spot, key);
  return Object.keys(holder.value ?? {}).map((name) => [name, below(holder, name)] as const);
}

/** The mutant in which `key` holds something else, or nothing. */
export function put(
  kind: string,
  spot: Spot,
  key: string | number,
  value: Json | undefined,
  what?: string,
): Mutant {
  const { file } = spot;
  const pointer = join(spot.pointer, key);
  return {
    kind,
    file,
    pointer,
    what: what ?? (value === undefined ? `${key} removed` : `${key}: ${short(value)}`),
    edits: [{ file, pointer, ...(value !== undefined && { value }) }],
  };
}

/** The mutant in which nothing is at the place. */
export function drop(kind: string, { file, pointer }: Spot, what = 'removed'): Mutant {
  return { kind, file, pointer, what, edits: [{ file, pointer }] };
}

/** The mutant in which something else is at the place. */
export function swap(kind: string, { file, pointer }: Spot, value: Json, what?: string): Mutant {
  const edits = [{ file, pointer, value }];
  return { kind, file, pointer, what: what ?? `now ${short(value)}`, edits };
}

/** The mutant in which what is at the place has another key. */
export function rename(kind: string, holder: Spot, key: string, name: string): Mutant {
  const { file } = holder;
  const pointer = join(holder.pointer, key);
  const entries = Object.entries(objectAt(holder)).map(([old, value]) => [
    old === key ? name : old,
    value,
  ]);
  const edits = [{ file, pointer: holder.pointer, value: Object.fromEntries(entries) as Json }];
  return { kind, file, pointer, what: `renamed to ${name}`, edits };
}

/** A value as short text. */
export function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * The hand-written files with a mutant's edits. Nothing is changed in place: what is not around an
 * edit is shared with the files that were given.
 */
export function applyEdits(sources: Sources, edits: readonly Edit[]): Sources {
  const files = new Map(sources.files);
  for (const { file, pointer, value } of edits) {
    files.set(file, edited(files.get(file) ?? null, tokens(pointer), value) ?? null);
  }
  const schemas: Sources['schemas'] = new Map();
  for (const [file, content] of files) {
    if (!/^(openapi|asyncapi)\/schemas\//.test(file) || !isObject(content)) continue;
    for (const name of Object.keys(content)) schemas.set(name, { file, pointer: join('', name) });
  }
  return { files, schemas };
}

function edited(node: Json, steps: readonly string[], value: Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    const copy = [...node];
    const index = Number(step);
    const item = edited(node[index] ?? null, rest, value);
    if (item === undefined) copy.splice(index, 1);
    else copy[index] = item;
    return copy;
  }
  const copy = { ...(isObject(node) ? node : {}) };
  const item = edited(copy[step] ?? null, rest, value);
  if (item === undefined) delete copy[step];
  else copy[step] = item;
  return copy;
}
