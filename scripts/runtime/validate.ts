/** What every validator does around its two halves: a guard accepts, Ajv decides and explains. */

/** An error in Ajv's convention, without its message. */
export interface ErrorObject {
  /** Where, as a JSON Pointer into the value; `''` is the value itself. A name of more than 1000 characters is cut. */
  instancePath: string;
  /** What refuses it: the name of a schema, `#`, and the place in it. */
  schemaPath: string;
  /** The keyword that refuses it, such as `maximum`. */
  keyword: string;
  /** What the keyword asks for, such as `{comparison: '<=', limit: 10}`. */
  params: Record<string, unknown>;
}

/** A type guard that keeps what it found wrong. It never throws on JSON, and changes nothing. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  /**
   * What was wrong with the last value, at most 100 errors; `null` when nothing was, and before the
   * first call.
   */
  errors: ErrorObject[] | null;
}

/** A function as Ajv writes it. */
interface Explain {
  (value: unknown, at: { instancePath: string }): boolean;
  errors: (ErrorObject & { data: unknown })[] | null;
}

/** No more errors than this are looked for: a list of wrong items stops there. */
export const MOST_ERRORS = 100;

/** No more characters of a path than these are shown. */
export const LONGEST_PATH = 1000;

/** A validator before its first call. */
export function ready(validate: (value: unknown) => boolean): Validator<unknown> {
  return Object.assign(validate, { errors: null }) as Validator<unknown>;
}

/** The value that an error is about: to look for it by the path again takes as long as the path is. */
export const valuesOfErrors: WeakMap<ErrorObject, unknown> = /* @__PURE__ */ new WeakMap();

/** Ajv's verdict on what a guard refused; its errors become those of the validator. */
export function decide(validate: Validator<unknown>, explain: Explain, value: unknown): boolean {
  // Said, since Ajv's code would also read it from a prototype that somebody changed.
  const valid = explain(value, { instancePath: '' });
  validate.errors =
    explain.errors &&
    explain.errors.slice(0, MOST_ERRORS).map(({ data, ...error }) => {
      valuesOfErrors.set(error, data);
      return error;
    });
  // What was refused is kept no longer than the errors are.
  explain.errors = null;
  return valid;
}

/**
 * Whether a value is an object as JSON has it, of any realm or class. What looks like one without
 * fields is none: a promise, a map, a date.
 */
export function isObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // Nearly every object has this prototype; any other takes longer to tell.
  return Object.getPrototypeOf(value) === Object.prototype || tagOf(value) === 'Object';
}

/** What JavaScript calls a value, in any realm: `Object`, `Promise`, `ArrayBuffer`. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

/** A name as a step of a JSON pointer, cut where it is too long to be shown. */
export function step(name: string): string {
  return cut(name, LONGEST_PATH).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The beginning of a text that is too long. */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  // A pair of surrogates is not cut in two.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}…`;
}

/** Whether a short text has only characters of a range of codes, and an allowed length. */
export function isMadeOf(
  text: string,
  first: number,
  last: number,
  least: number,
  most: number,
): boolean {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}
