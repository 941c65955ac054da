/** `nullable` is not of OpenAPI 3.1. */
export default () => ({
  Schema(schema, ctx) {
    if (schema.nullable === undefined) return;
    ctx.report({
      message:
        "nullable means nothing here; write type: [<type>, 'null'], or anyOf with type: 'null'",
      location: ctx.location.child(['nullable']),
    });
  },
});
