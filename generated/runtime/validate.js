// Generated from the contract by `npm run build`; edit the contract instead.

/** What every validator does around its two halves: a guard accepts, Ajv decides and explains. */

/** No more errors than this are looked for: a list of wrong items stops there. */
export const MOST_ERRORS = 100;

/** A validator before its first call. */
export function ready(validate) {
  return Object.assign(validate, { errors: null });
}

/** Ajv's verdict on what a guard refused; its errors become those of the validator. */
export function decide(validate, explain, value) {
  // Said, since Ajv's code would also read it from a prototype that somebody changed.
  const valid = explain(value, { instancePath: '' });
  const errors = explain.errors ?? null;
  validate.errors = errors && errors.length > MOST_ERRORS ? errors.slice(0, MOST_ERRORS) : errors;
  return valid;
}

/** Whether a short text has only characters of a range of codes, and an allowed length. */
export function isMadeOf(text, first, last, least, most) {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}
