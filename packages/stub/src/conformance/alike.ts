/** Groups of problems of one kind, so that a report shows the first of them with the number of the others. */

/**
 * A problem without the indexes, identifiers and values that differ between problems of one kind. For example,
 * `/words/3/start: expected a number, got "x"` and `/words/12/start: expected a number, got null` are of one kind.
 */
export function kindOf(problem: string): string {
  return (
    problem
      // Identifiers
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '…')
      // Quoted values
      .replaceAll(/"(\\.|[^"\\])*"/g, '…')
      // The count in `(and 3 more like it)` or `(12 in all)`
      .replace(/ \((and )?\d+ [^()]*\)$/, '')
      // Indexes and other numbers
      .replaceAll(/\d+/g, '…')
      // The body of a response, as in `expected 200, got 400: not found`
      .replace(/^(expected .*?, got …): .*$/s, '$1')
      // What a field should be, and what it is
      .replace(/^([^ ]+: expected) .*$/s, '$1')
  );
}

/** Groups the items of a list by key, in the order of first occurrence. */
export function mergeAlike<Item, Merged>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  merge: (alike: readonly [Item, ...Item[]]) => Merged,
): Merged[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()].map(merge);
}

/** A text with the number of others like it, if there are any. */
export const withCount = (text: string, count: number) =>
  count > 1 ? `${text} (and ${count - 1} more like it)` : text;
