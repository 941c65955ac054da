/** Copies of JSON values with one place changed. */

/** A place inside a value, by the places around it. */
export interface Place {
  value: unknown;
  key: string;
  above?: Place;
}

/** Every place in a value, the outermost first. */
export function placesIn(value: unknown): Place[] {
  const places: Place[] = [{ value, key: '' }];
  // The list grows while it is walked.
  for (const above of places) {
    if (typeof above.value !== 'object' || above.value === null) continue;
    for (const key of Object.keys(above.value)) {
      places.push({ value: (above.value as Record<string, unknown>)[key], key, above });
    }
  }
  return places;
}

/** The outermost value with another one at a place; nothing that was there before is changed. */
export function replaced(place: Place, value: unknown): unknown {
  if (!place.above) return value;
  const { value: around } = place.above;
  if (!Array.isArray(around)) {
    return replaced(place.above, withField(around as object, place.key, value));
  }
  const items = [...around];
  items[Number(place.key)] = value;
  return replaced(place.above, items);
}

/** A copy of an object with one field more, which may be called `__proto__`. */
export function withField(object: object, key: string, value: unknown): object {
  const field = { value, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty({ ...object }, key, field);
}

/** A copy of an object or a list with one field or item less. */
export function without(around: unknown, key: string): unknown {
  if (Array.isArray(around)) return around.filter((_, index) => index !== Number(key));
  return Object.fromEntries(Object.entries(around as object).filter(([name]) => name !== key));
}
