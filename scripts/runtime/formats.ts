/**
 * The formats that the contract names, exactly as their standards define them. Each function reads
 * every character at most a few times and never backtracks, whatever it is given.
 */

/** RFC 3339 `full-date`: a day that the calendar has. */
export function date(value: string): boolean {
  return value.length === 10 && isDay(value);
}

/**
 * RFC 3339 `date-time`: a day that the calendar has, a time with seconds, and an offset from UTC. A
 * leap second is accepted where one can be, in the last minute of a day in UTC.
 */
export function dateTime(value: string): boolean {
  if (value.length < 20 || !isDay(value)) return false;
  // "T" or "t", then hh:mm:ss
  if ((value.charCodeAt(10) | 32) !== 116) return false;
  if (value.charCodeAt(13) !== 58 || value.charCodeAt(16) !== 58) return false;
  const hour = two(value, 11);
  const minute = two(value, 14);
  const second = two(value, 17);
  // What is no digit makes a NaN, which fails every comparison.
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  let at = 19;
  let code = value.charCodeAt(at);
  if (code === 46) {
    const first = ++at;
    code = value.charCodeAt(at);
    while (code >= 48 && code <= 57) code = value.charCodeAt(++at);
    if (at === first) return false;
  }
  let offset = 0;
  if ((code | 32) === 122) {
    if (value.length !== at + 1) return false;
  } else {
    if ((code !== 43 && code !== 45) || value.length !== at + 6) return false;
    if (value.charCodeAt(at + 3) !== 58) return false;
    const hours = two(value, at + 1);
    const minutes = two(value, at + 4);
    if (!(hours <= 23 && minutes <= 59)) return false;
    offset = (hours * 60 + minutes) * (code === 43 ? 1 : -1);
  }
  // Counted in minutes, 23:59 UTC is the last of a day's 1440.
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** RFC 4122: five groups of hexadecimal digits, 8-4-4-4-12. */
export function uuid(value: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
}

/** RFC 3986 `URI`: an absolute address, with its scheme. */
export function uri(value: string): boolean {
  // Nearly every address is as plain as this, and no part of it can begin where another goes on.
  if (/^[a-z]+:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/?-]*)?$/i.test(value)) return true;
  const { length } = value;
  let at = 0;
  let code = value.charCodeAt(0) | 32;
  if (!(code >= 97 && code <= 122)) return false;
  do code = value.charCodeAt(++at);
  while (isSchemeCharacter(code));
  if (code !== 58) return false;
  at++;
  if (value.charCodeAt(at) === 47 && value.charCodeAt(at + 1) === 47) {
    at = authorityEnd(value, at + 2);
    if (at < 0) return false;
  }
  // Path, query and fragment: "/" may stand in all of them, "?" in the last two, "#" before the last.
  let part = 0;
  for (; at < length; at++) {
    code = value.charCodeAt(at);
    if (code === 35) {
      if (part === 2) return false;
      part = 2;
    } else if (code === 63) {
      if (part === 0) part = 1;
    } else if (code === 37) {
      if (!isHex(value.charCodeAt(at + 1)) || !isHex(value.charCodeAt(at + 2))) return false;
      at += 2;
    } else if (code !== 47 && code !== 58 && code !== 64 && !isName(code)) return false;
  }
  return true;
}

/** All formats by the name that schemas give them: `ajv.addFormat(name, formats[name])`. */
export const formats: {
  readonly date: (value: string) => boolean;
  readonly 'date-time': (value: string) => boolean;
  readonly uri: (value: string) => boolean;
  readonly uuid: (value: string) => boolean;
} = { date, 'date-time': dateTime, uri, uuid };

/** Whether a string begins with a day that the calendar has. */
function isDay(value: string): boolean {
  if (value.charCodeAt(4) !== 45 || value.charCodeAt(7) !== 45) return false;
  const century = two(value, 0);
  const rest = two(value, 2);
  const month = two(value, 5);
  const day = two(value, 8);
  if (!(century >= 0 && rest >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  if (month !== 2)
    return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
  const leap = rest === 0 ? century % 4 === 0 : rest % 4 === 0;
  return day <= (leap ? 29 : 28);
}

/** The number that two digits make, or `NaN`. */
function two(value: string, at: number): number {
  const tens = value.charCodeAt(at) - 48;
  const ones = value.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function isHex(code: number): boolean {
  return (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 102);
}

function isSchemeCharacter(code: number): boolean {
  return isLetterOrDigit(code) || code === 43 || code === 45 || code === 46;
}

function isLetterOrDigit(code: number): boolean {
  return ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 48 && code <= 57);
}

/** `unreserved` and `sub-delims`: what may stand anywhere after the scheme as it is. */
function isName(code: number): boolean {
  if (isLetterOrDigit(code)) return true;
  // - . ! $ & ' ( ) * + , ; = _ ~
  return (
    (code >= 38 && code <= 46) ||
    code === 33 ||
    code === 36 ||
    code === 59 ||
    code === 61 ||
    code === 95 ||
    code === 126
  );
}

/** Where the authority that begins at `start` ends, or -1 where it is not well-formed. */
function authorityEnd(value: string, start: number): number {
  let at = start;
  let host = start;
  let colon = -1;
  let colons = 0;
  for (; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === 47 || code === 63 || code === 35) break;
    if (code === 64) {
      if (host !== start || value.charCodeAt(start) === 91) return -1;
      host = at + 1;
      colons = 0;
      colon = -1;
    } else if (code === 58) {
      colons++;
      colon = at;
    } else if (code === 91) {
      if (at !== host) return -1;
      at = value.indexOf(']', at);
      if (at < 0 || !isAddress(value.slice(host + 1, at))) return -1;
      const next = value.charCodeAt(at + 1);
      if (at + 1 < value.length && next !== 58 && next !== 47 && next !== 63 && next !== 35)
        return -1;
    } else if (code === 37) {
      if (!isHex(value.charCodeAt(at + 1)) || !isHex(value.charCodeAt(at + 2))) return -1;
      at += 2;
    } else if (!isName(code)) return -1;
  }
  if (colons > 1) return -1;
  for (let digit = colon + 1; colon >= 0 && digit < at; digit++) {
    const code = value.charCodeAt(digit);
    if (code < 48 || code > 57) return -1;
  }
  return at;
}

/** Whether the text between square brackets is an address, IPv6 or of a version to come. */
function isAddress(text: string): boolean {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true;
  return text.length < 46 && /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
