/** What the functions of `defaults.js` share, which fill in defaults. */

type Fields = Record<string, unknown>;

type Resolve = (value: unknown) => unknown;

/** The list of what each item becomes. */
export function eachResolved(list: readonly unknown[], resolve: Resolve): unknown[] {
  const resolved: unknown[] = [];
  for (let i = 0; i < list.length; i++) resolved.push(resolve(list[i]));
  return resolved;
}

/** Copies the own properties of the input among these keys, except one that would set the prototype of the output. */
export function keep(
  keys: readonly string[],
  input: Fields,
  output: Fields,
  resolve: Resolve = (value) => value,
): void {
  for (const key of keys) {
    if (key !== '__proto__' && Object.hasOwn(input, key)) output[key] = resolve(input[key]);
  }
}

/** The input, if it is a plain object; else a copy in which inherited fields, such as accessors, are its own. */
export function plain(input: Fields): Fields {
  const prototype = Object.getPrototypeOf(input);
  if (prototype === Object.prototype || prototype === null) return input;
  const fields = { ...input };
  for (
    let from = prototype;
    from && from !== Object.prototype;
    from = Object.getPrototypeOf(from)
  ) {
    for (const key of Object.getOwnPropertyNames(from)) fields[key] = input[key];
  }
  return fields;
}
