/** Schemas whose objects ask about unknown fields: what they know, and where an unknown field belongs. */
import { type JsonObject, mapValues } from '../json.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import type { Closed } from '../runtime/validate.ts';
import { mapDeep, resolve, type Schema, type Schemas } from '../schema.ts';

/** The schemas with the keyword `closed`, which only our Ajv has, on each object that names its fields. */
export function closedProfile(schemas: Schemas): Schemas {
  const definitions = schemas as Record<string, JsonObject>;
  return mapValues(definitions, (schema) => {
    const whole = closeObjects(schema, definitions, { closed: true }) as Schema;
    return mapDeep(whole, (node: Schema & { closed?: true | Closed }) =>
      node.closed ? { ...node, closed: knownBy(node, schemas) } : node,
    );
  });
}

function knownBy(node: Schema & { patternProperties?: object }, schemas: Schemas): Closed {
  const { properties = {}, patternProperties = {} } = node;
  const patterns = Object.keys(patternProperties);
  const hints = hintsIn(properties, schemas);
  return {
    known: Object.keys(properties),
    ...(patterns.length > 0 && { patterns }),
    ...(Object.keys(hints).length > 0 && { hints }),
  };
}

/**
 * The fields of the inner objects of an object, whose names an unknown field may have. For a request with
 * `config.languages`: `{config: ['languages']}`. A deprecated field says so.
 */
function hintsIn(properties: Schemas, schemas: Schemas): Record<string, string[]> {
  const own = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !own.includes(name) && own.filter((one) => one.endsWith(`_${name}`)).length < 2;
  const hints = Object.entries(properties).map(([holder, field]): [string, string[]] => {
    const inner = Object.entries(resolve(field, schemas).properties ?? {});
    const clear = inner.filter(([name]) => isClear(name));
    const named = clear.map(([name, { deprecated }]) =>
      deprecated ? `${name} (deprecated)` : name,
    );
    return [holder, named];
  });
  return Object.fromEntries(hints.filter(([, names]) => names.length > 0));
}
