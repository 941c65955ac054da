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
  const valid = explain(value);
  validate.errors = valid ? null : (explain.errors ?? []).slice(0, MOST_ERRORS);
  return valid;
}
