/** The names of places, as `flatten` writes them: which thing a place is part of. */

/** The operation, message, schema or branch that a place belongs to, if a table has nothing about it. */
export function wholeThing(name: string, table: ReadonlyMap<string, unknown>): string | undefined {
  const thing = /^(operation|message) [^ .([{]+|^[^ .([{]+/.exec(name)?.[0] ?? name;
  const branch = /^[^ .([{]+\([^)]*\)/.exec(name)?.[0] ?? thing;
  return [thing, branch].find((whole) =>
    [...table.keys()].every(
      (one) => !/^[ .([{]|^$/.test(one.slice(whole.length)) || !one.startsWith(whole),
    ),
  );
}

/** The entry of the smallest known thing that `name` is part of. */
export function around<Value>(name: string, table: ReadonlyMap<string, Value>): Value | undefined {
  const outer = name.replace(/(?:^|[ .([{])[^ .([{]*$/, '');
  return outer === name || outer === '' ? undefined : (table.get(outer) ?? around(outer, table));
}
