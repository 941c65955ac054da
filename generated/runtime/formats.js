// Generated from the contract by `npm run build`; edit the contract instead.

export function date(value) {
  return dateTime(`${value}T00:00:00Z`);
}
export function dateTime(value) {
  const form = /^\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
  if (!form.test(value)) return false;
  if (value.charCodeAt(9) === 57 && value.startsWith("02-29", 5)) {
    if (new Date(value.slice(0, 10)).getUTCDate() !== 29) return false;
  }
  if (value.charCodeAt(17) !== 54) return true;
  const minute = value.toUpperCase().replace(/:60(?:\.\d+)?/, "");
  return new Date(minute).toISOString().slice(11, 16) === "23:59";
}
export function uuid(value) {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
}
export function uri(value) {
  if (/^[a-z]+:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/?-]*)?$/i.test(value)) return true;
  if (/[^\w.~!$&'()*+,;=:@/?#[\]%-]|%(?![\da-f]{2})/i.test(value)) return false;
  const start = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?/i.exec(value);
  if (start === null) return false;
  const [schemeAndAuthority, authority = ""] = start;
  const rest = value.slice(schemeAndAuthority.length);
  if (!/^[^#[\]]*(?:#[^#[\]]*)?$/.test(rest)) return false;
  const host = /^(?:[^@[\]]*@)?(?:\[([^@[\]]*)\]|[^@:[\]]*)(?::\d*)?$/.exec(authority);
  if (host === null) return false;
  const [, inBrackets] = host;
  return inBrackets === void 0 || isAddress(inBrackets);
}
export const formats = { date, "date-time": dateTime, uri, uuid };
function isAddress(text) {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true;
  return text.length < 46 && /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
