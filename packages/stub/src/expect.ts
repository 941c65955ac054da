/** Refusals of what a program passes to the stub: by name, with what exists. */

/**
 * Refuses an object with a key that is not known.
 *
 * @param what what the object is, such as `startStub`
 * @throws if a key is unknown; the message names it, and those that exist
 */
export function expectKeys(what: string, value: object, known: readonly string[]): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new Error(`${what} must not have the option ${unknown}; choose from ${known.join(', ')}`);
}

/** @throws if a value is not one of those that exist; the message names it, and them */
export function expectOneOf(what: string, value: unknown, known: readonly string[]): void {
  if (known.includes(value as string)) return;
  throw new Error(`Expected ${what} to be one of ${known.join(', ')}, got ${shown(value)}`);
}

/** @throws if a value is not a whole number between two bounds */
export function expectWhole(what: string, value: unknown, least: number, most = Infinity): void {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new Error(`Expected ${what} to be a whole number ${range}, got ${shown(value)}`);
}

/** The longest time that can be set, in milliseconds: a day. */
export const LONGEST = 86_400_000;

/** @throws if a value is not an object with named fields */
export function expectObject(what: string, value: unknown): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new Error(`Expected ${what} to be an object, got ${shown(value)}`);
}

/** @throws if a value is not of a type */
export function expectType(
  what: string,
  value: unknown,
  type: 'boolean' | 'string' | 'function',
): void {
  if (typeof value === type) return;
  throw new Error(`Expected ${what} to be a ${type}, got ${shown(value)}`);
}

/** @throws if a value is not a list */
export function expectList(what: string, value: unknown): void {
  if (Array.isArray(value)) return;
  throw new Error(`Expected ${what} to be a list, got ${shown(value)}`);
}

/** A value for an error message. */
export const shown = (value: unknown) =>
  (typeof value === 'number' ? String(value) : String(JSON.stringify(value) ?? value)).slice(
    0,
    100,
  );
