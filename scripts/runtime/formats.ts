/**
 * The formats that the contract uses, exactly as their standards define them. Each function runs in linear time,
 * whatever the input.
 */

/** RFC 3339 `full-date`: a day that exists. */
export function date(value: string): boolean {
  // A long text is not copied.
  return value.length === 10 && dateTime(`${value}T00:00:00Z`);
}

/**
 * RFC 3339 `date-time`: a day that exists, a time with seconds, and an offset from UTC. A leap second is accepted
 * where one can be, in the last minute of a day in UTC.
 */
export function dateTime(value: string): boolean {
  const form =
    /^\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
  if (!form.test(value)) return false;
  // Nearly every value lacks the "9" of a leap day and the "6" of a leap second.
  if (value.charCodeAt(9) === 57 && value.startsWith('02-29', 5)) {
    // In any other year that is the first of March, or not a date.
    if (new Date(value.slice(0, 10)).getUTCDate() !== 29) return false;
  }
  if (value.charCodeAt(17) !== 54) return true;
  const minute = value.toUpperCase().replace(/:60(?:\.\d+)?/, '');
  return new Date(minute).toISOString().slice(11, 16) === '23:59';
}

/** RFC 4122: five groups of hexadecimal digits, 8-4-4-4-12. */
export function uuid(value: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
}

/** RFC 3986 `URI`: it has a scheme, so a relative reference is not one. */
export function uri(value: string): boolean {
  // Nearly every URI is as plain as this.
  if (/^[a-z]+:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/?-]*)?$/i.test(value)) return true;
  if (/[^\w.~!$&'()*+,;=:@/?#[\]%-]|%(?![\da-f]{2})/i.test(value)) return false;
  const start = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?/i.exec(value);
  if (start === null) return false;
  const [schemeAndAuthority, authority = ''] = start;
  const rest = value.slice(schemeAndAuthority.length);
  // Square brackets are allowed only around a host, and one `#` begins the fragment.
  if (!/^[^#[\]]*(?:#[^#[\]]*)?$/.test(rest)) return false;
  const host = /^(?:[^@[\]]*@)?(?:\[([^@[\]]*)\]|[^@:[\]]*)(?::\d*)?$/.exec(authority);
  if (host === null) return false;
  const [, inBrackets] = host;
  return inBrackets === undefined || isAddress(inBrackets);
}

export type FormatName = 'date' | 'date-time' | 'uri' | 'uuid';

/** Format checks, by format name: `ajv.addFormat(name, formats[name])`. */
export const formats: Readonly<Record<FormatName, (value: string) => boolean>> = {
  date,
  'date-time': dateTime,
  uri,
  uuid,
};

/** What a text in a format is, and one such text. Apart from the checks, so that a bundler may drop either. */
export const FORMAT_WORDS: Readonly<Record<FormatName, { words: string; sample: string }>> = {
  date: { words: 'a date', sample: '2026-01-31' },
  'date-time': { words: 'a date and time', sample: '2026-01-31T12:00:00Z' },
  uri: { words: 'an absolute URI', sample: 'https://example.com/audio.wav' },
  uuid: { words: 'a UUID', sample: '45463597-20b7-4af7-b3b3-f5fb778203ab' },
};

/** Whether the text between square brackets is an IPv6 address, or an address of a later version of IP. */
function isAddress(text: string): boolean {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true;
  return text.length < 46 && /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
