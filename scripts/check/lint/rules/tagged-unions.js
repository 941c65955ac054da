import { entries, isObjectSchema, variants } from '../chain.js';

/** Objects in a union are told apart by a property that every branch requires and fixes. */
export default () => ({
  Schema(schema, ctx) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const from = ctx.location.source.absoluteRef;
      const union = entries(schema, keyword, from, ctx);
      if (union.length < 2) continue;
      if (!union.every(({ node, from }) => isObjectSchema(node, from, ctx))) continue;
      const flat = union.map(({ node, from }) => variants(node, from, ctx));
      const tag = findTag(flat);
      if (tag === undefined) {
        ctx.report({
          message: 'no property tells the branches apart; fix one by const in each branch',
          location: ctx.location.child([keyword]),
        });
        continue;
      }
      for (const [index, shapes] of flat.entries()) {
        if (shapes.every(({ required }) => required.has(tag))) continue;
        ctx.report({
          message: `${tag} tells the branches apart and this one does not require it; list it in required`,
          location: ctx.location.child([keyword, index]),
        });
      }
    }
  },
});

/** The property that has other fixed values in each branch, or `undefined`. */
function findTag(flat) {
  const candidates = new Set(flat.flatMap((shapes) => [...shapes[0].properties.keys()]));
  return [...candidates].find((name) => {
    const taken = new Set();
    return flat.every((shapes) => {
      const values = new Set(shapes.flatMap(({ properties }) => fixed(properties.get(name))));
      const apart = values.size > 0 && [...values].every((value) => value && !taken.has(value));
      for (const value of values) taken.add(value);
      return apart;
    });
  });
}

/** The values that a schema allows, as JSON; `[undefined]` when they are not fixed. */
function fixed(schema) {
  if (schema?.const !== undefined) return [JSON.stringify(schema.const)];
  if (Array.isArray(schema?.enum)) return schema.enum.map((value) => JSON.stringify(value));
  if (schema?.not?.const !== undefined) return [`not ${JSON.stringify(schema.not.const)}`];
  return [undefined];
}
