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

/** Whether a value is an object with named fields. */
export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Refuses a value that is not right.
 *
 * @param wanted what is right, in words; or a list of the right values
 * @throws if the value is not right; the message names it, and what is right
 */
export function expectThat(
  what: string,
  value: unknown,
  wanted: string | readonly unknown[],
  isRight: (value: unknown) => unknown = (one) => wanted.includes(one as string),
): void {
  if (isRight(value)) return;
  const words = typeof wanted === 'string' ? wanted : `one of ${wanted.join(', ')}`;
  throw new Error(`Expected ${what} to be ${words}, got ${shown(value)}`);
}

/** @throws if a value is not a whole number between two bounds */
export function expectWhole(what: string, value: unknown, least: number, most = Infinity): void {
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  const isWhole = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  expectThat(what, value, `a whole number ${range}`, () => isWhole);
}

/** The longest time that can be set, in milliseconds: a day. */
export const LONGEST = 86_400_000;

/** A value for an error message. */
export const shown = (value: unknown) =>
  (typeof value === 'number' ? String(value) : String(JSON.stringify(value) ?? value)).slice(
    0,
    100,
  );
