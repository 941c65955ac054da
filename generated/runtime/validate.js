// Generated from the contract by `npm run build`; edit the contract instead.

let wrong = 0;
export function isEnough(own) {
  return ++wrong >= (own < 100 ? 1e4 : 1e3);
}
export function ready(validate) {
  return Object.assign(validate, { errors: null });
}
export function decide(validate, ajv, value, most) {
  wrong = 0;
  const valid = ajv(value);
  const { errors = null } = ajv;
  if (errors !== null && errors.length > most) errors.length = most;
  validate.errors = errors;
  return valid;
}
export function isObject(value) {
  if (typeof value !== "object" || value === null) return false;
  return (value.constructor ?? Object) === Object || Object.prototype.toString.call(value) === "[object Object]";
}
export function isMadeOf(text, first, last, least, most) {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}
export function ucs2length(text) {
  return [...text].length;
}
export function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const [left, right] = [one, other];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(left?.[key], right?.[key]));
}
