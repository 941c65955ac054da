import { componentName } from '../chain.js';

/**
 * Every schema with a name, every property and parameter, every operation, message and channel says
 * what it is; a branch of a union that is written in place has a title too.
 */
export default () => ({
  Schema(schema, ctx) {
    const name = componentName(ctx);
    if (name !== undefined && empty(schema.description)) {
      ctx.report({
        message: `the schema ${name} has no description; say what it is`,
        location: ctx.location,
      });
    }
    for (const keyword of ['oneOf', 'anyOf']) {
      for (const [index, branch] of (schema[keyword] ?? []).entries()) {
        if (branch.$ref !== undefined || !(branch.properties || branch.allOf)) continue;
        for (const key of ['title', 'description']) {
          if (!empty(branch[key])) continue;
          ctx.report({
            message: `this branch has no ${key}; it is shown to readers by it`,
            location: ctx.location.child([keyword, index]),
          });
        }
      }
    }
  },
  SchemaProperties(properties, ctx) {
    for (const [name, schema] of Object.entries(properties)) {
      if (typeof schema !== 'object' || schema.$ref !== undefined) continue;
      if (!empty(schema.description)) continue;
      ctx.report({
        message: `the property ${name} has no description; say what it is`,
        location: ctx.location.child([name]),
      });
    }
  },
  Parameter: describe('parameter'),
  Operation: describe('operation'),
  Channel: describe('channel'),
  Message: describe('message'),
});

function describe(what) {
  return (node, ctx) => {
    if (!empty(node.description)) return;
    ctx.report({
      message: `the ${what} has no description; say what it is`,
      location: ctx.location,
    });
  };
}

function empty(text) {
  return typeof text !== 'string' || text.trim() === '';
}
