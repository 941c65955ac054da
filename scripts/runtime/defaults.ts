/** What the functions of `defaults.js` share, which fill in defaults. */

type Fields = Record<string, unknown>;

/** Copies the own properties of the input among these keys, except one that would set the prototype of the output. */
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

/** The input, if it is a plain object; else a copy in which inherited fields, such as accessors, are its own. */
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
