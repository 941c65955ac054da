/** Objects are open: what is named may be composed, and the strict profile closes it. */
export default () => ({
  Schema(schema, ctx) {
    if (schema.additionalProperties === false) {
      const reason = schema.allOf
        ? 'beside allOf it refuses what the parts name'
        : 'the strict profile closes objects';
      ctx.report({
        message: `additionalProperties is false; remove it, ${reason}`,
        location: ctx.location.child(['additionalProperties']),
      });
    }
    const shaped = ['properties', 'allOf', 'anyOf', 'oneOf', 'additionalProperties'];
    if (schema.type === 'object' && shaped.every((keyword) => schema[keyword] === undefined)) {
      ctx.report({
        message: 'a free-form object; say additionalProperties: true',
        location: ctx.location,
      });
    }
  },
});
