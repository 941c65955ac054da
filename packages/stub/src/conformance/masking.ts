/** Removes the key of the account from what is shown. */

/** A key with fewer characters is no secret, and too common in other words. */
const MIN_LENGTH = 4;

/**
 * Makes the function through which everything goes that a report shows.
 *
 * @param key the key of the account; one that is too short to be a secret is shown
 */
export function maskOf(key: string): (text: string) => string {
  if (key.length < MIN_LENGTH) return (text) => text;
  return (text) => text.replaceAll(key, '<key>');
}
