/**
 * What a schema means once its references and `allOf` are followed, for the rules that need it.
 * `from` is the file that a node stands in, as Redocly names it.
 */

/** A node behind its reference, with the file it stands in. */
export function resolved(node, from, ctx) {
  if (typeof node?.$ref !== 'string') return { node, from };
  const target = ctx.resolve(node, from);
  if (target.node === undefined) return { node: {}, from };
  return { node: target.node, from: target.location.source.absoluteRef };
}

/** The entries of one of a node's schema lists, each behind its reference. */
export function entries(node, keyword, from, ctx) {
  const list = Array.isArray(node?.[keyword]) ? node[keyword] : [];
  return list.map((entry) => resolved(entry, from, ctx));
}

/** The branches of a union; none when the node is no union. */
export function branches(node, from, ctx) {
  return [...entries(node, 'oneOf', from, ctx), ...entries(node, 'anyOf', from, ctx)];
}

/**
 * The flat shapes that an object schema allows, one per combination of branches:
 * its properties by name, and the names it requires.
 */
export function variants(node, from, ctx) {
  let flat = [{ properties: new Map(), required: new Set() }];
  for (const entry of entries(node, 'allOf', from, ctx)) {
    flat = combine(flat, variants(entry.node, entry.from, ctx));
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const union = entries(node, keyword, from, ctx);
    if (union.length === 0) continue;
    flat = combine(
      flat,
      union.flatMap((branch) => variants(branch.node, branch.from, ctx)),
    );
  }
  const own = new Map(
    Object.entries(node?.properties ?? {}).map(([name, schema]) => [
      name,
      resolved(schema, from, ctx).node,
    ]),
  );
  return combine(flat, [{ properties: own, required: new Set(node?.required ?? []) }]);
}

function combine(left, right) {
  return left.flatMap((a) =>
    right.map((b) => ({
      properties: new Map([...a.properties, ...b.properties]),
      required: new Set([...a.required, ...b.required]),
    })),
  );
}

/** Whether a schema describes an object, by its own words or through `allOf` and its branches. */
export function isObjectSchema(node, from, ctx) {
  if (node?.type === 'object' || node?.properties !== undefined) return true;
  const parts = entries(node, 'allOf', from, ctx);
  if (parts.some((part) => isObjectSchema(part.node, part.from, ctx))) return true;
  const union = branches(node, from, ctx);
  return union.length > 0 && union.every((each) => isObjectSchema(each.node, each.from, ctx));
}

/** The name of the component that `ctx` stands at, or `undefined` at any other node. */
export function componentName(ctx) {
  const file = ctx.location.source.absoluteRef.replaceAll('\\', '/');
  const match = /^#\/(?:components\/schemas\/)?([^/]+)$/.exec(ctx.location.pointer);
  if (!match) return undefined;
  const named = ctx.location.pointer.startsWith('#/components/') || /\/schemas\/[^/]+$/.test(file);
  return named ? match[1] : undefined;
}
