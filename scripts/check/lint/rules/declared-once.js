import { entries } from '../chain.js';

/** Within one chain of `allOf` a property is declared once, so that merging cannot conflict. */
export default () => ({
  Schema(schema, ctx) {
    if (!schema.allOf && !(schema.properties && (schema.oneOf || schema.anyOf))) return;
    const seen = new Set();
    for (const name of declared(schema, ctx.location.source.absoluteRef, ctx)) {
      if (seen.has(name)) {
        ctx.report({
          message: `the property ${name} is declared more than once among the parts; keep one`,
          location: ctx.location.child([schema.allOf ? 'allOf' : 'properties']),
        });
      }
      seen.add(name);
    }
  },
});

/** The names declared along a chain, once per declaration; a union's branches count as one. */
function declared(node, from, ctx) {
  const names = Object.keys(node?.properties ?? {});
  for (const entry of entries(node, 'allOf', from, ctx)) {
    names.push(...declared(entry.node, entry.from, ctx));
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const union = entries(node, keyword, from, ctx);
    names.push(...new Set(union.flatMap((branch) => declared(branch.node, branch.from, ctx))));
  }
  return names;
}
