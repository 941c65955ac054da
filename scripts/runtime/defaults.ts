/** Helpers for the functions of `defaults.js`, which fill in defaults. */

type Fields = Record<string, unknown>;

/**
 * The object itself, if it is a plain one; else a copy in which what it inherits is its own, such as the values of
 * accessors, but no methods.
 */
export function plain(object: Fields): Fields {
  let from = Object.getPrototypeOf(object);
  if (from === Object.prototype || from === null) return object;
  const inherited: Fields = {};
  // The last prototype is that of plain objects, of any realm.
  for (let next = Object.getPrototypeOf(from); next; next = Object.getPrototypeOf(from)) {
    for (const name of Object.getOwnPropertyNames(from)) {
      if (typeof object[name] !== 'function') inherited[name] = object[name];
    }
    from = next;
  }
  return { ...inherited, ...object };
}

/** A copy of an object with each of its values filled; nothing in it is called `__proto__`. */
export function fillValues(object: Fields, fill: (value: never) => unknown): Fields {
  const filled: Fields = {};
  for (const [name, value] of Object.entries(plain(object))) {
    if (name !== '__proto__') filled[name] = fill(value as never);
  }
  return filled;
}
