// Generated from the contract by `npm run build`; edit the contract instead.

import { toDialect, withDefaults } from './json-schema.js';

export function standard(parse, schema, vendor, read = (same) => same) {
  return {
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        input: ({ target }) => structuredClone({ ...toDialect(read(schema), target) }),
        output: ({ target }) =>
          structuredClone({ ...toDialect(withDefaults(read(schema)), target) }),
      },
      validate(value) {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return {
          issues: result.issues.map(({ path, message }) => ({ message, path: keys(path, value) })),
        };
      },
    },
  };
}

function keys(pointer, value) {
  let inside = value;
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(inside) ? Number(key) : key;
    try {
      inside = Object(inside)[step];
    } catch {
      inside = undefined;
    }
    return step;
  });
}
