// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * The formats that the contract names, exactly as their standards define them. Each function reads
 * every character at most a few times and never backtracks, whatever it is given.
 */

/** RFC 3339 `full-date`: a day that the calendar has. */
export function date(value) {
  return value.length === 10 && isDay(value);
}

/**
 * RFC 3339 `date-time`: a day that the calendar has, a time with seconds, and an offset from UTC. A
 * leap second is accepted where one can be, in the last minute of a day in UTC.
 */
export function dateTime(value) {
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
export function uuid(value) {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
}

/** RFC 3986 `URI`: an absolute address, with its scheme. */
export function uri(value) {
  // Nearly every address is as plain as this.
  if (/^[a-z]+:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/?-]*)?$/i.test(value)) return true;
  if (/[^\w.~!$&'()*+,;=:@/?#[\]%-]|%(?![\da-f]{2})/i.test(value)) return false;
  const start = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?/i.exec(value);
  if (start === null) return false;
  const [{ length }, authority = ''] = start;
  if (!/^[^#[\]]*(?:#[^#[\]]*)?$/.test(value.slice(length))) return false;
  const host = /^(?:[^@[\]]*@)?(?:\[([^@[\]]*)\]|[^@:[\]]*)(?::\d*)?$/.exec(authority);
  return host !== null && (host[1] === undefined || isAddress(host[1]));
}

/** All formats by the name that schemas give them: `ajv.addFormat(name, formats[name])`. */
export const formats = { date, 'date-time': dateTime, uri, uuid };

/** Whether a string begins with a day that the calendar has. */
function isDay(value) {
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
function two(value, at) {
  const tens = value.charCodeAt(at) - 48;
  const ones = value.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Whether the text between square brackets is an address, IPv6 or of a version to come. */
function isAddress(text) {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true;
  return text.length < 46 && /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
