/** Schemas as validators check them: objects ask about unknown fields, and what several schemas share is checked once. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract.ts';
import { type JsonObject, mapValues } from '../json.ts';
import { mergeAllOf } from '../merge.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import type { Closed } from '../runtime/validate.ts';
import {
  branchesOf,
  mapChildren,
  mapDeep,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
} from '../schema.ts';

/** A schema that may have the keyword `closed`, which only our Ajv has. */
type Closing = Schema & { closed?: Closed };

/** The schemas as they are written. */
export type Stated = Pick<Contract, 'schemas' | 'parts'>;

/**
 * The schemas with the keyword `closed` on each object that names its fields. A union that a schema extends, such as the
 * envelope of a result by outcome, stays a reference, and is among them: merged, it would be compiled for each schema.
 *
 * @param schemas the merged schemas, which all functions but these validators use
 */
export function closedProfile(schemas: Schemas, contract: Stated): Schemas {
  const definitions = schemas as Record<string, JsonObject>;
  const close = (schema: Schema): Closing => {
    const marked = closeObjects(schema as JsonObject, definitions, { closed: true });
    return mapDeep(marked as Schema, (node) =>
      'closed' in node ? { ...node, closed: knownBy(node, schemas) } : node,
    );
  };
  const unions: Schemas = {};
  const extended = (whole: Closing, name: string): Closing | undefined => {
    const { allOf = [], type: _, ...fields } = contract.schemas[name] ?? {};
    const [part = {}, ...more] = allOf;
    const unionName = nameIn(part) ?? '';
    const [first, ...others]: Closing[] = branchesOf(whole);
    const isUnion = contract.parts.has(unionName) && more.length + branchesOf(fields).length === 0;
    const isAlike = others.every(({ closed }) => isDeepStrictEqual(closed, first?.closed));
    if (!isUnion || !first?.closed || !isAlike) return undefined;
    unions[unionName] ??= mapChildren(
      close(mergeAllOf(part, contract)),
      ({ closed: _closed, ...branch }: Closing) => branch,
    );
    return { ...close(mergeAllOf(fields, contract)), closed: first.closed, allOf: [part] };
  };
  const closed = mapValues(schemas, (schema, name) => {
    const whole = close(schema);
    return extended(whole, name) ?? whole;
  });
  return { ...closed, ...unions };
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
