// Generated from the contract by `npm run build`; edit the contract instead.

const MOST_ERRORS = 100;
let wrong = 0;
export function isEnough(own) {
  return ++wrong >= (own < 100 ? 1e4 : 1e3);
}
export function ready(validate) {
  return Object.assign(validate, { errors: null });
}
export function decide(validate, ajv, value) {
  wrong = 0;
  if (ajv(value)) return true;
  const all = ajv.errors ?? [];
  validate.all = all;
  validate.errors = all.length > MOST_ERRORS ? all.slice(0, MOST_ERRORS) : all;
  return false;
}
export function isObject(value) {
  return typeof value === "object" && Object.prototype.toString.call(value) === "[object Object]";
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
