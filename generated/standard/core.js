// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev): their types, copied in, as
 * the specification suggests, and one factory.
 */
import { toDialect, withDefaults } from './json-schema.js';

/**
 * Returns a function that wraps a `parse` function.
 *
 * @param vendor the package that it is from
 * @returns a function of a `parse` function, which never throws and returns a value or issues with
 *   JSON pointers, and of the published JSON Schema of what it accepts
 */
export function standardOf(vendor) {
  return (parse, schema) => ({
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        // Copies: a host may change what it gets.
        input: ({ target }) => structuredClone({ ...toDialect(schema, target) }),
        output: ({ target }) => structuredClone({ ...toDialect(withDefaults(schema), target) }),
      },
      validate(value) {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return {
          issues: result.issues.map(({ path, message }) => ({ message, path: keys(path, value) })),
        };
      },
    },
  });
}

/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer, value) {
  let inside = value;
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(inside) ? Number(key) : key;
    try {
      inside = Object(inside)[step];
    } catch {
      // A value that can be read only once has no say in where the issue is.
      inside = undefined;
    }
    return step;
  });
}
