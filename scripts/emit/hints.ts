/** Where an unknown field of a closed object belongs; Ajv's errors about unknown fields have it in their `params`. */
import { sortByKey } from '../json.ts';
import { mapDeep, resolve, type Schema, type Schemas } from '../schema.ts';

/** A schema with the hints of a closed object, under a keyword that no contract has. */
export type Hinted = Schema & { hints?: Record<string, string[]> };

/** The schemas with hints in each closed object that has some. */
export function withHints(schemas: Schemas): Schemas {
  const add = (node: Schema): Hinted => {
    const hints = node.additionalProperties === false ? hintsIn(node, schemas) : {};
    return Object.keys(hints).length > 0 ? { ...node, hints } : node;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, mapDeep(one, add)]),
  );
}

/**
 * The fields with a name in the inner objects of an object. For a request with `config.languages`:
 * `{languages: ['config.languages']}`. A deprecated field says so.
 */
function hintsIn({ properties = {} }: Schema, schemas: Schemas): Record<string, string[]> {
  const own = Object.keys(properties);
  const found: Record<string, string[]> = {};
  for (const [holder, field] of Object.entries(properties)) {
    const inner = Object.entries(resolve(field, schemas).properties ?? {});
    for (const [name, { deprecated }] of inner) {
      // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
      if (own.includes(name) || own.filter((one) => one.endsWith(`_${name}`)).length > 1) continue;
      const path = `${holder}.${name}${deprecated ? ' (deprecated)' : ''}`;
      found[name] = [...(found[name] ?? []), path];
    }
  }
  return Object.fromEntries(sortByKey(Object.entries(found)));
}
