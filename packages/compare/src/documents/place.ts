/** Places in a document: their values with references resolved. */
import type { DocumentName, DocumentPlace } from '../../../../scripts/contract.ts';
import {
  at,
  child,
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  MAX_REFS,
  pointerOf,
} from '../../../../scripts/json.ts';
import { nameIn } from '../../../../scripts/schema.ts';

/**
 * Keys that constrain nothing: descriptions, examples, groups, and hints for tools that repeat other keys. The name of a
 * property is not such a key. The `tags` of a message have a rule, which comes first.
 */
const PROSE: ReadonlySet<string> = new Set(
  `title summary description deprecated example examples tags externalDocs links info discriminator
  $comment bearerFormat bindingVersion`.split(/\s+/),
);

/** A place in a document; `pointer` leads to `value` through all references. */
export interface Place extends DocumentPlace {
  bundle: JsonObject;
  /** The value, with all references resolved except those to schemas. */
  value: Json;
  /** The pointer to the value as written, perhaps a reference. */
  stated: string;
  /** The last key of the pointer. */
  key: string;
  /** Whether the keys below it are names, such as the keys of `paths`. */
  hasNamedParts: boolean;
  /** The place that contains it. */
  around?: Place | undefined;
}

/** The same place in the base, in the revision, or in both. */
export type Pair = readonly [Place | undefined, Place | undefined];

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
    if (typeof ref !== 'string' || nameIn({ $ref: ref }) !== undefined) break;
    const target = at(bundle, pointerOf(ref));
    if (target === undefined) break;
    value = target;
    pointer = pointerOf(ref);
  }
  return { document, bundle, value, pointer, stated, ...rest };
}

/** The parts directly below a place, by the names that pair them with the parts of another release. */
export function partsOf(place: Place | undefined): Map<string, Place> {
  if (!place) return new Map();
  const { document, bundle, value, pointer, hasNamedParts } = place;
  const parts = new Map<string, Place>();
  for (const key of typeof value === 'object' ? Object.keys(value ?? {}) : []) {
    const areNames = isJsonObject(child(value, key)) && !hasNamedParts && hasNames(key);
    const rest = { key, hasNamedParts: areNames, around: place };
    const part = placeAt(document, bundle, joinPointer(pointer, key), rest, child(value, key));
    const name = part && nameOf(part, place);
    // If two paths differ only in the names of variables, the second one keeps its key as its name.
    if (part) parts.set(name === undefined || parts.has(name) ? key : name, part);
  }
  return parts;
}

export function partOf(place: Place | undefined, key: string): Place | undefined {
  return partsOf(place).get(key);
}

/**
 * The name of a part, which is usually its key. The key of a parameter is an index, so its name consists of its place and
 * name, such as `query limit`. No request shows the names of path parameters.
 */
function nameOf({ key, value }: Place, around: Place): string {
  const where = child(value, 'in');
  if (Array.isArray(around.value) && typeof where === 'string') {
    const name = String(child(value, 'name'));
    if (where === 'path') return `path ${positionOf(name, around) ?? name}`;
    return `${where} ${name}`;
  }
  return around.hasNamedParts && around.key === 'paths' ? key.replaceAll(VARIABLE, '{}') : key;
}

/** A variable in a path. */
const VARIABLE = /\{([^{}]*)\}/g;

/** The position of a parameter in its path; undefined for other parameters. */
function positionOf(name: string, within: Place): number | undefined {
  const { around } = within;
  if (!around) return undefined;
  if (around.key !== 'paths' || !around.hasNamedParts) return positionOf(name, around);
  const names = Array.from(within.key.matchAll(VARIABLE), ([, variable]) => variable);
  return names.includes(name) ? names.indexOf(name) : undefined;
}

export function pairParts(
  old: ReadonlyMap<string, Place>,
  next: ReadonlyMap<string, Place>,
): { name: string; pair: Pair }[] {
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...names].map((name) => ({ name, pair: [old.get(name), next.get(name)] }));
}

/** Whether a key of a place is only documentation. */
export function isProse({ hasNamedParts }: Pick<Place, 'hasNamedParts'>, key: string): boolean {
  return !hasNamedParts && (PROSE.has(key) || key.startsWith('x-'));
}

/** The value at a place without documentation, with references resolved. */
export function essenceOf(place: Place): Json {
  const { value } = place;
  if (typeof value !== 'object' || value === null) return value;
  const parts = [...partsOf(place)].filter(([, { key }]) => !isProse(place, key));
  const entries = parts.map(([name, part]) => [name, essenceOf(part)] as const);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
