// Generated from the contract by `npm run build`; edit the contract instead.

/** What every validator does around its two halves: a guard accepts, Ajv decides and explains. */
export const MOST_ERRORS = 100;

export function ready(validate) {
  return Object.assign(validate, { errors: null });
}

export function decide(validate, explain, value) {
  const valid = explain(value, { instancePath: '' });
  const errors = explain.errors ?? null;
  validate.errors = errors && errors.length > MOST_ERRORS ? errors.slice(0, MOST_ERRORS) : errors;
  return valid;
}

export function isMadeOf(text, first, last, least, most) {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}
