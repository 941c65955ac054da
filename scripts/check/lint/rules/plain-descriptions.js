const LABEL =
  /^(optional|required)\b|[([](optional|required)[)\]]|(^|[.;]\s+)(optional|required)[.:;]/i;

/** A description does not label what it describes optional or required: the schema says so. */
export default () => ({
  any(node, ctx) {
    const text = node?.description;
    if (typeof text !== 'string' || !LABEL.test(text)) return;
    const word = /optional/i.test(text) ? 'Optional' : 'Required';
    ctx.report({
      message: `the description says "${word}"; the schema does, so remove the word`,
      location: ctx.location.child(['description']),
    });
  },
});
