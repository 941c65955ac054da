// Generated from the contract by `npm run build`; edit the contract instead.

/** What every validator does around its two halves: a guard accepts, Ajv decides and explains. */
export const MOST_ERRORS = 100;

export const LONGEST_PATH = 1000;

export function ready(validate) {
  return Object.assign(validate, { errors: null });
}

export const valuesOfErrors = /* @__PURE__ */ new WeakMap();

export function decide(validate, explain, value) {
  const valid = explain(value, { instancePath: '' });
  validate.errors =
    explain.errors &&
    explain.errors.slice(0, MOST_ERRORS).map(({ data, ...error }) => {
      valuesOfErrors.set(error, data);
      return error;
    });
  explain.errors = null;
  return valid;
}

export function isObject(value) {
  if (typeof value !== 'object' || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype || tagOf(value) === 'Object';
}

export function tagOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}

export function step(name) {
  return cut(name, LONGEST_PATH).replaceAll('~', '~0').replaceAll('/', '~1');
}

export function cut(text, room) {
  if (text.length <= room) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}…`;
}

export function isMadeOf(text, first, last, least, most) {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}
