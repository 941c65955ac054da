/** Places in a document: their values with references resolved and names normalised. */
import type { DocumentName, DocumentPlace } from 'contract-compiler/model/contract.ts';
import {
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
} from 'contract-compiler/model/json.ts';
import { at, child, joinPointer, MAX_REFS, pointerOf } from 'contract-compiler/model/pointer.ts';
import { SCHEMA_REF } from 'contract-compiler/model/schema.ts';
import type { Either } from '../verdict.ts';

/**
 * Keys that constrain nothing, unless they are names, such as those of properties: descriptions, examples, groups (the
 * `tags` of a message are not a group), and hints for tools that repeat other keys, such as a discriminator's mapping.
 */
export const ANNOTATIONS: ReadonlySet<string> = new Set(
  `title summary description deprecated example examples tags externalDocs links info discriminator
  $comment bearerFormat bindingVersion`.split(/\s+/),
);

/** A place in a document; its `pointer` leads to `value`, after all references. */
export interface Place extends DocumentPlace {
  bundle: JsonObject;
  /** The value, with all references resolved except those to schemas. */
  value: Json;
  /** The pointer to the value as written, perhaps a reference. */
  stated: string;
  /** The last key of the pointer. */
  key: string;
  /** Whether the keys below it are names, as those of `paths` are. */
  hasNamedParts: boolean;
  /** The place that contains it. */
  around?: Place | undefined;
}

/** The place in a bundle at a pointer, with the value `written`; undefined if the bundle has nothing there. */
export function placeAt(
  document: DocumentName,
  bundle: JsonObject,
  stated = '',
  rest: Pick<Place, 'key' | 'hasNamedParts' | 'around'> = { key: '', hasNamedParts: false },
  written = at(bundle, stated),
): Place | undefined {
  if (written === undefined) return undefined;
  let value = written;
  let pointer = stated;
  for (let step = 0; step < MAX_REFS; step++) {
    const ref = child(value, '$ref');
    if (typeof ref !== 'string' || ref.startsWith(SCHEMA_REF)) break;
    const target = at(bundle, pointerOf(ref));
    if (target === undefined) break;
    value = target;
    pointer = pointerOf(ref);
  }
  return { document, bundle, value, pointer, stated, ...rest };
}

/** The parts directly below a place, by the names that pair them with those of another release. */
export function partsOf(place: Place | undefined): Map<string, Place> {
  if (!place) return new Map();
  const { document, bundle, value, pointer, hasNamedParts } = place;
  const parts = new Map<string, Place>();
  for (const key of Object.keys(value ?? {})) {
    const areNames = isJsonObject(value) && !hasNamedParts && hasNames(key, value);
    const rest = { key, hasNamedParts: areNames, around: place };
    const part = placeAt(document, bundle, joinPointer(pointer, key), rest, child(value, key));
    if (part) parts.set(nameOf(part, place), part);
  }
  return parts;
}

/** The normalised name of a part: parameters and headers can be spelled in several ways. */
function nameOf({ key, value }: Place, around: Place): string {
  const where = child(value, 'in');
  if (Array.isArray(around.value) && typeof where === 'string') {
    const name = String(child(value, 'name'));
    return where === 'header' ? `${where} ${name.toLowerCase()}` : `${where} ${name}`;
  }
  const isHeader = around.hasNamedParts && around.key === 'headers';
  return isHeader ? key.toLowerCase() : key;
}

/** The parts of two places that have the same name. */
export interface PairedPart {
  name: string;
  pair: Either<Place>;
}

/** Pairs the parts of two places by their names. */
export function pairParts(
  old: ReadonlyMap<string, Place> = new Map(),
  next: ReadonlyMap<string, Place> = new Map(),
): PairedPart[] {
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...names].map((name) => ({ name, pair: [old.get(name), next.get(name)] }));
}

/** Whether a key of a place is only documentation. */
export function isProse({ hasNamedParts }: Pick<Place, 'hasNamedParts'>, key: string): boolean {
  return !hasNamedParts && (ANNOTATIONS.has(key) || key.startsWith('x-'));
}

/** The value at a place without prose, and with references resolved. */
export function essenceOf(place: Place, depth = 0): Json {
  const { value } = place;
  if (typeof value !== 'object' || value === null || depth > MAX_REFS) return value;
  const parts = [...partsOf(place)].filter(([, { key }]) => !isProse(place, key));
  const entries = parts.map(([name, part]) => [name, essenceOf(part, depth + 1)] as const);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
