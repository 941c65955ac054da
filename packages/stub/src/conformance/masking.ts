/** Removes the key of the account from what is shown. */

/** A key with fewer characters is no secret, and too common in other words. */
const MIN_LENGTH = 4;

/**
 * Makes the function through which everything goes that a report shows. It removes the key as it is, and as JSON, a
 * URL or Base64 contain it.
 *
 * @param key the key of the account; one that is too short to be a secret is shown
 */
export function maskOf(key: string): (text: string) => string {
  if (key.length < MIN_LENGTH) return (text) => text;
  const base64 = Buffer.from(key).toString('base64');
  // In one pass, so that no mask is masked; and the key last, since the others may begin with it.
  const forms = [encodeURIComponent(key), JSON.stringify(key).slice(1, -1), base64, key];
  const pattern = forms.map((form) => form.replaceAll(/\W/g, '\\$&')).join('|');
  return (text) => text.replaceAll(new RegExp(pattern, 'g'), '<key>');
}
