/** A property with a default tells it in words too: "Defaults to …". */
export default () => ({
  Schema(schema, ctx) {
    if (schema.default === undefined) return;
    const parameter = /\/parameters\/\d+\/schema$/.test(ctx.location.pointer);
    const text = parameter ? ctx.parent?.description : schema.description;
    if (/\bDefaults to\b/.test(text ?? '')) return;
    ctx.report({
      message: 'the description does not tell the default; add "Defaults to …"',
      location: ctx.location.child(['default']),
    });
  },
});
