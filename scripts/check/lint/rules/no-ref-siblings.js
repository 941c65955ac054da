/** Nothing stands beside `$ref`: tools disagree about what it would mean. */
export default () => ({
  ref(node, ctx) {
    const sibling = Object.keys(node).find((key) => key !== '$ref');
    if (sibling === undefined) return;
    ctx.report({
      message: `${sibling} stands beside $ref; write allOf: [{$ref: …}] and put it beside that`,
      location: ctx.rawLocation.child([sibling]),
    });
  },
});
