/** What a document says, whatever the way in which it is written. */
import { isDeepStrictEqual } from 'node:util';
import contentType from 'content-type';
import { METHODS } from '../../model/contract.ts';
import { hasNames, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, child, join, MOST_STEPS, pointerOf } from '../../model/pointer.ts';
import { SCHEMA_REF } from '../../model/schema.ts';

/** What only people and tools are told, wherever it is a key and no name. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(
  `title summary description deprecated example examples tags externalDocs links info xml discriminator
  readOnly writeOnly $comment $id $anchor $schema bindingVersion`.split(/\s+/),
);

/** A value, and where a bundle states it. */
export interface Stated {
  bundle: JsonObject;
  value: Json;
  pointer: string;
  /** The key under which it is; its own keys are names, or none of them is. */
  key: string;
  isNamed: boolean;
  /** The parameters that the path item around states for all of its calls. */
  shared?: readonly Stated[] | undefined;
}

/** A value of a bundle by itself; under which key it is says whether its own keys are names. */
export function statedIn(bundle: JsonObject, value: Json, key = ''): Stated {
  return { bundle, value, pointer: '', key, isNamed: hasNames(key) };
}

/** Whether only readers see what is under a key. */
export function isProse({ isNamed }: Stated, key: string): boolean {
  return !isNamed && (ANNOTATIONS.has(key) || key.startsWith('x-'));
}

/** What references lead to, those to schemas aside; the value itself where it is none. */
export function follow(stated: Stated): Stated {
  let found = stated;
  for (let step = 0; step < MOST_STEPS; step++) {
    const ref = child(found.value, '$ref');
    if (typeof ref !== 'string' || ref.startsWith(SCHEMA_REF)) return found;
    const pointer = pointerOf(ref);
    const value = at(stated.bundle, pointer);
    if (value === undefined) return found;
    found = { ...found, value, pointer };
  }
  return found;
}

/** What is directly below a value, by what it is known by: of a list that is what its items are. */
export function partsOf(stated: Stated): Map<string, Stated> {
  const { value, key, isNamed, shared = [] } = stated;
  if (Array.isArray(value)) {
    const items = [...value.keys()].map((index) => partOf(stated, String(index)));
    // Of traits the later one counts.
    const isOrdered = key === 'traits';
    return new Map(
      [...shared, ...items].map((item, index) => [isOrdered ? `${index}` : nameOf(item), item]),
    );
  }
  const own = Object.keys(value ?? {});
  const around = own.some((name) => METHODS.includes(name)) ? listed(stated, 'parameters') : [];
  const written = isNamed
    ? { content: mediaTypeOf, headers: (name: string) => name.toLowerCase() }[key]
    : undefined;
  const parts = new Map(
    own.map((name) => {
      const part = partOf(stated, name);
      const isCall = METHODS.includes(name) && around.length > 0;
      return [written?.(name) ?? name, isCall ? { ...part, shared: around } : part];
    }),
  );
  if (around.length > 0) parts.delete('parameters');
  if (shared.length > 0) {
    const list = parts.get('parameters') ?? { ...partOf(stated, 'parameters'), value: [] };
    parts.set('parameters', { ...list, shared });
  }
  return parts;
}

/** What a value has under a key. */
function partOf(stated: Stated, key: string): Stated {
  const { bundle, value, pointer, isNamed } = stated;
  const holder = isObject(value) ? value : undefined;
  const areNames = holder !== undefined && !isNamed && hasNames(key, holder);
  const below = child(value, key) ?? null;
  return { bundle, value: below, pointer: join(pointer, key), key, isNamed: areNames };
}

/** The items of the list that a value has under a key. */
function listed(stated: Stated, key: string): Stated[] {
  const list = partOf(stated, key);
  return Array.isArray(list.value) ? [...list.value.keys()].map((n) => partOf(list, `${n}`)) : [];
}

/** What an item of a list is known by: a parameter by its name, a server by its address, others by what they are. */
function nameOf(item: Stated): string {
  const { value } = follow(item);
  const { name, in: place, url } = isObject(value) ? value : {};
  if (typeof name !== 'string') return JSON.stringify(url ?? essenceOf(item));
  return JSON.stringify([place === 'header' ? name.toLowerCase() : name, place]);
}

/** What was found to decide, in each bundle. */
const essences = new WeakMap<JsonObject, WeakMap<object, Json>>();

/** What decides in a value: references followed, what readers see left out, lists in one order. */
export function essenceOf(stated: Stated, depth = 0): Json {
  const found = follow(stated);
  const { bundle, value, shared } = found;
  if (typeof value !== 'object' || value === null) return value;
  const made = essences.get(bundle) ?? new WeakMap<object, Json>();
  essences.set(bundle, made);
  const known = shared ? undefined : made.get(value);
  if (known !== undefined || depth > MOST_STEPS) return known ?? value;
  const parts = [...partsOf(found)].filter(([key]) => Array.isArray(value) || !isProse(found, key));
  const entries = parts.map(([key, part]) => [key, essenceOf(part, depth + 1)] as const);
  const items = entries.map(([, essence]) => essence);
  const list = found.key === 'traits' ? items : items.sort(byText);
  const essence = Array.isArray(value) ? list : Object.fromEntries(entries);
  if (!shared) made.set(value, essence);
  return essence;
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** Whether two values mean the same. */
export function meanTheSame(one: Stated, other: Stated): boolean {
  return isDeepStrictEqual(essenceOf(one), essenceOf(other));
}

/** A media type as it is compared: type and names in small letters, parameters in one order. */
export function mediaTypeOf(stated: string): string {
  try {
    const { type, parameters } = contentType.parse(stated);
    const { charset, ...others } = parameters;
    // The names of character sets know no case.
    const all = { ...others, ...(charset !== undefined && { charset: charset.toLowerCase() }) };
    const written = Object.entries(all).map(([key, value]) => `; ${key}=${value}`);
    return [type, ...written.sort()].join('');
  } catch {
    return stated;
  }
}
