/** Examples stand in files of their own, where they are checked, and are shown from there. */
export default () => {
  const check = (node, ctx) => {
    for (const key of ['example', 'examples']) {
      if (node[key] === undefined) continue;
      ctx.report({
        message: `${key} stands in the document; move it to examples/<SchemaName>/<case>.json`,
        location: ctx.location.child([key]),
      });
    }
  };
  return { Schema: check, MediaType: check, Parameter: check, Header: check, Message: check };
};
