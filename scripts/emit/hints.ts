/** Where an unknown field of a closed object belongs; Ajv's errors about unknown fields have it in their `params`. */
import { mapDeep, resolve, type Schema, type Schemas } from '../schema.ts';

/** A schema with the hints of a closed object, under a keyword that no contract has. */
type Hinted = Schema & { hints?: Record<string, string[]> };

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
 * The fields of the inner objects of an object, whose names an unknown field may have. For a request with
 * `config.languages`: `{config: ['languages']}`. A deprecated field says so.
 */
function hintsIn({ properties = {} }: Schema, schemas: Schemas): Record<string, string[]> {
  const own = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !own.includes(name) && own.filter((one) => one.endsWith(`_${name}`)).length < 2;
  const hints = Object.entries(properties).map(([holder, field]): [string, string[]] => {
    const inner = Object.entries(resolve(field, schemas).properties ?? {});
    const clear = inner.filter(([name]) => isClear(name));
    return [
      holder,
      clear.map(([name, { deprecated }]) => (deprecated ? `${name} (deprecated)` : name)),
    ];
  });
  return Object.fromEntries(hints.filter(([, names]) => names.length > 0));
}
