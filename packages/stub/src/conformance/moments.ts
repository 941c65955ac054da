/** Moments, which services may write in any time zone, and with as many digits of a second as they like. */

/** A date-time: all up to the minute, the seconds, the digits after them, and the time zone. */
const PARTS = /^(.*:)(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/i;
/** The most digits of a second that are compared. */
const MAX_DIGITS = 12;

/**
 * Compares two date-times as far as both are exact: the digits that one of them lacks may have been cut or rounded.
 *
 * @returns a negative number if the first one is earlier, a positive one if it is later, 0 if they are the same moment,
 * and NaN if one of them is no date-time
 */
export function compareMoments(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (!a || !b) return Number.NaN;
  const lengths = [a.digits.length, b.digits.length];
  const [most, least] = [Math.max(...lengths), Math.min(...lengths)];
  const [at, otherAt] = [a, b].map(({ seconds, digits }) =>
    BigInt(`${seconds}${digits.padEnd(most, '0')}`),
  ) as [bigint, bigint];
  const difference = at - otherAt;
  const unit = 10n ** BigInt(most - least);
  return -unit < difference && difference < unit ? 0 : Number(difference);
}

/** The whole seconds since 1970, and the digits after them. */
function partsOf(text: string): { seconds: number; digits: string } | undefined {
  const [, minute, second, digits = '', zone] = PARTS.exec(text.toUpperCase()) ?? [];
  const seconds = Date.parse(`${minute}00${zone}`) / 1000 + Number(second);
  return Number.isNaN(seconds) ? undefined : { seconds, digits: digits.slice(0, MAX_DIGITS) };
}
