/** The keywords that every tool downstream takes, `nullable` aside, which has a rule of its own. */
const KEYWORDS = new Set(
  `$ref title description default examples example deprecated type const enum format pattern minLength
  maxLength minimum maximum minItems maxItems contentEncoding contentMediaType items properties
  required additionalProperties allOf anyOf oneOf not nullable`.split(/\s+/),
);

/** Schemas keep to the keywords that the build and both documents' tools understand. */
export default () => ({
  Schema(schema, ctx) {
    for (const key of Object.keys(schema)) {
      if (KEYWORDS.has(key) || key.startsWith('x-')) continue;
      ctx.report({
        message: `the keyword ${key} is not taken by every tool; say it with other keywords`,
        location: ctx.location.child([key]),
      });
    }
  },
});
