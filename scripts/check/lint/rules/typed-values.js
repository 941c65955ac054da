/** `enum` and `const` say their type, which readers and the profiles go by. */
export default () => ({
  Schema(schema, ctx) {
    for (const keyword of ['enum', 'const']) {
      if (schema[keyword] === undefined || schema.type !== undefined) continue;
      // `not: {const: …}` narrows a type that is given beside it.
      if (ctx.location.pointer.endsWith('/not')) continue;
      ctx.report({
        message: `${keyword} stands without a type; add it`,
        location: ctx.location.child([keyword]),
      });
    }
  },
});
