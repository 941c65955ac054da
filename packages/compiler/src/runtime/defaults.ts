/** Helpers for the functions of `defaults.js`, which fill in defaults. */

type Fields = Record<string, unknown>;

/**
 * Copies those of the keys that are own properties of the input, except `__proto__`, which would set the prototype
 * of the output.
 */
export function keep(
  keys: readonly string[],
  input: Fields,
  output: Fields,
  fill: (value: unknown) => unknown = (value) => value,
): void {
  for (const key of keys) {
    if (key !== '__proto__' && Object.hasOwn(input, key)) output[key] = fill(input[key]);
  }
}

/**
 * The input, if it is a plain object; else a copy in which inherited properties, such as accessors, are own
 * properties.
 */
export function plain(input: Fields): Fields {
  const prototype = Object.getPrototypeOf(input);
  if (prototype === Object.prototype || prototype === null) return input;
  const fields = { ...input };
  let from = prototype;
  while (from && from !== Object.prototype) {
    for (const key of Object.getOwnPropertyNames(from)) fields[key] = input[key];
    from = Object.getPrototypeOf(from);
  }
  return fields;
}
