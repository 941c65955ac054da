/** What a document says, whatever the way in which it is written. */
import contentType from 'content-type';
import { hasNames, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, child, join, MOST_STEPS, pointerOf } from '../../model/pointer.ts';
import { SCHEMA_REF } from '../../model/schema.ts';

/** What only people and tools are told, wherever it is a key and no name. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(
  `title summary description deprecated example examples tags externalDocs links info xml discriminator
  readOnly writeOnly $comment $id $anchor $schema bindingVersion`.split(/\s+/),
);

/** Where a document has its security schemes. */
export const SCHEMES = '/components/securitySchemes';

/** A value, and where a bundle states it. */
export interface Stated {
  bundle: JsonObject;
  value: Json;
  pointer: string;
  /** The key under which it is; its own keys are names, or none of them is. */
  key: string;
  isNamed: boolean;
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
export function resolveReference(stated: Stated): Stated {
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
export function namedParts({ bundle, value, pointer, key, isNamed }: Stated): Map<string, Stated> {
  const parts = Object.keys(value ?? {}).map((name) => {
    const below = child(value, name) ?? null;
    const areNames = isObject(value) && !isNamed && hasNames(name, value);
    const part = {
      bundle,
      value: below,
      pointer: join(pointer, name),
      key: name,
      isNamed: areNames,
    };
    // Of traits the later one counts.
    if (Array.isArray(value)) return [key === 'traits' ? name : nameOf(part), part] as const;
    const isType = isNamed && key === 'content';
    const isHeader = isNamed && key === 'headers';
    return [isType ? mediaTypeOf(name) : isHeader ? name.toLowerCase() : name, part] as const;
  });
  return new Map(parts);
}

/** What an item of a list is known by: a parameter by its name, a server by its address, others by what they are. */
function nameOf(item: Stated): string {
  const { value } = resolveReference(item);
  const { name, in: place, url } = isObject(value) ? value : {};
  if (typeof name !== 'string') return JSON.stringify(url ?? essenceOf(item));
  return JSON.stringify([place === 'header' ? name.toLowerCase() : name, place]);
}

/** What was found to decide, in each bundle. */
const essences = new WeakMap<JsonObject, WeakMap<object, Json>>();

/** What decides in a value: references followed, what readers see left out, lists in one order. */
export function essenceOf(stated: Stated, depth = 0): Json {
  const found = resolveReference(stated);
  const { bundle, value, key } = found;
  if (typeof value !== 'object' || value === null) return value;
  const made = essences.get(bundle) ?? new WeakMap<object, Json>();
  essences.set(bundle, made);
  const known = made.get(value);
  if (known !== undefined || depth > MOST_STEPS) return known ?? value;
  const isList = Array.isArray(value);
  const parts = [...namedParts(found)].filter(([name]) => isList || !isProse(found, name));
  const entries = parts.map(([name, part]) => [name, essenceOf(part, depth + 1)] as const);
  const items = entries.map(([, essence]) => essence);
  const list = key === 'traits' ? items : items.sort(byText);
  const essence = isList ? list : Object.fromEntries(entries);
  made.set(value, essence);
  return essence;
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
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
