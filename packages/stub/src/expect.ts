/** Errors about values that a program passes to the stub. */

/**
 * Refuses an object with a key that is not known.
 *
 * @param what the name of the object, such as `startStub`
 * @throws if a key is unknown; the message lists the known keys
 */
export function expectKeys(what: string, value: object, known: readonly string[]): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new Error(`${what} has no option \`${unknown}\`; choose from ${known.join(', ')}`);
}

/** Whether a value is an object with named fields. */
export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws if a value is not right */
export function expectThat(what: string, value: unknown, wanted: string, isRight: boolean): void {
  if (!isRight) throw new Error(`${what} must be ${wanted}, but is ${shown(value)}`);
}

/** @throws if a value is not a whole number between two bounds */
export function expectWhole(what: string, value: unknown, least: number, most = Infinity): void {
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  const isWhole = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  expectThat(what, value, `a whole number ${range}`, isWhole);
}

/** @throws if a list has an unknown name; the message lists the known names */
export function expectOneOf(
  what: string,
  names: readonly unknown[],
  known: readonly string[],
): void {
  for (const name of names) {
    const isKnown = known.includes(name as string);
    expectThat(`each item of ${what}`, name, `one of ${known.join(', ')}`, isKnown);
  }
}

/** The longest time that can be set, in milliseconds: a day. */
export const LONGEST = 86_400_000;

/** A value for an error message. */
export const shown = (value: unknown) =>
  String(typeof value === 'number' ? value : (JSON.stringify(value) ?? value ?? 'missing')).slice(
    0,
    100,
  );
