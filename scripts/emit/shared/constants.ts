/** Data as source text whose parts refer to each other. */

/**
 * The text of each constant by its name, after the constants that it refers to.
 *
 * @param write returns the text of a constant, undefined if there is nothing to say; `refer` returns the name of another,
 *   undefined if that has no text
 */
export function constantsInOrder(
  names: readonly string[],
  write: (name: string, refer: (name: string) => string | undefined) => string | undefined,
): Map<string, string> {
  const seen = new Set<string>();
  const all = new Map<string, string>();
  const refer = (name: string): string | undefined => {
    if (!seen.has(name)) {
      seen.add(name);
      const text = write(name, refer);
      if (text !== undefined) all.set(name, text);
    }
    return all.has(name) ? name : undefined;
  };
  for (const name of names) refer(name);
  return all;
}

/** An object as source text; undefined if it has no members. */
export function objectCode(members: Record<string, string | undefined>): string | undefined {
  const stated = Object.entries(members).flatMap(([key, text]) => {
    // A plain `__proto__` would set the prototype.
    const name = key === '__proto__' ? `['__proto__']` : JSON.stringify(key);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return stated.length > 0 ? `{ ${stated.join(', ')} }` : undefined;
}
