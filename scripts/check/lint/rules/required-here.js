/** `required` stands with its property: apart, the generated types lose one of the two. */
export default () => ({
  Schema(schema, ctx) {
    for (const [index, name] of (schema.required ?? []).entries()) {
      if (Object.hasOwn(schema.properties ?? {}, name)) continue;
      ctx.report({
        message: `${name} is not declared beside this required; move it to where the property is`,
        location: ctx.location.child(['required', index]),
      });
    }
  },
});
