/** What a document says, whatever the way in which it is written. */
import { isDeepStrictEqual } from 'node:util';
import contentType from 'content-type';
import { hasNames, type Json, type JsonObject } from '../../model/json.ts';
import { at, child, MOST_STEPS, pointerOf } from '../../model/pointer.ts';
import { SCHEMA_REF } from '../../model/schema.ts';

/** What only readers see, wherever it is a key and no name. */
const WORDS =
  /^(title|summary|description|deprecated|examples?|tags|externalDocs|links|info|x-.*)$/;

/** Whether a key that is no name speaks to readers only. */
export function isPlainWord(key: string): boolean {
  return WORDS.test(key);
}

/** What a reference, schemas aside, leads to, and where that is; nothing for what is no reference. */
export function followRef(
  document: JsonObject,
  value: Json | undefined,
): { value: Json | undefined; pointer: string } | undefined {
  const ref = child(value, '$ref');
  if (typeof ref !== 'string' || ref.startsWith(SCHEMA_REF)) return undefined;
  const pointer = pointerOf(ref);
  return { value: at(document, pointer), pointer };
}

/**
 * What decides in a value: references followed, what readers see left out, lists in one order.
 *
 * @param document the bundle that the references are of
 * @param named whether the keys of the value are names
 */
export function essenceOf(document: JsonObject, value: Json, named = false, depth = 0): Json {
  if (depth > MOST_STEPS || typeof value !== 'object' || value === null) return value;
  const inside = (item: Json, isNamed = false) => essenceOf(document, item, isNamed, depth + 1);
  if (Array.isArray(value)) return value.map((item) => inside(item)).sort(byText);
  const target = followRef(document, value)?.value;
  if (target !== undefined) return inside(target);
  const entries = Object.entries(value).filter(([key]) => named || !isPlainWord(key));
  return Object.fromEntries(
    entries.map(([key, item]) => {
      // Of traits the later one counts.
      const isOrdered = key === 'traits' && Array.isArray(item);
      return [
        key,
        isOrdered ? item.map((one) => inside(one)) : inside(item, !named && hasNames(key, value)),
      ];
    }),
  );
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** Whether two values mean the same, each in its bundle. */
export function meanTheSame(
  [old, before]: readonly [JsonObject, unknown],
  [next, after]: readonly [JsonObject, unknown],
  named = false,
): boolean {
  if (before === undefined || after === undefined) return before === after;
  const essences = [essenceOf(old, before as Json, named), essenceOf(next, after as Json, named)];
  return isDeepStrictEqual(...(essences as [Json, Json]));
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
