// Generated from the contract by `npm run build`; edit the contract instead.

export function plain(object) {
  let from = Object.getPrototypeOf(object);
  if (from === Object.prototype || from === null) return object;
  const inherited = {};
  for (let next = Object.getPrototypeOf(from); next; next = Object.getPrototypeOf(from)) {
    for (const name of Object.getOwnPropertyNames(from)) {
      if (typeof object[name] !== "function") inherited[name] = object[name];
    }
    from = next;
  }
  return { ...inherited, ...object };
}
export function fillValues(object, fill) {
  const filled = {};
  for (const [name, value] of Object.entries(plain(object))) {
    if (name !== "__proto__") filled[name] = fill(value);
  }
  return filled;
}
