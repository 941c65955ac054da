/** The formats that the generated validators check, and `binary`, which is no text. */
const FORMATS = ['binary', 'date', 'date-time', 'uri', 'uuid'];

/** A `format` is one that is checked. */
export default () => ({
  Schema(schema, ctx) {
    if (schema.format === undefined || FORMATS.includes(schema.format)) return;
    ctx.report({
      message: `the format ${schema.format} is not checked by anything; use one of ${FORMATS.join(', ')}`,
      location: ctx.location.child(['format']),
    });
  },
});
