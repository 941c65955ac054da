/** Where in a bundle a node of the normal form comes from. */
import type { Contract, RootSchema } from '../../model/contract.ts';
import { isJsonObject, type Json } from '../../model/json.ts';
import { at, joinPointer } from '../../model/pointer.ts';
import { refName } from '../../model/schema.ts';
import type { PathStep } from './pair.ts';

/** A named schema and its place; the union of the messages of an operation stands where it names them. */
export function findStated(contract: Contract, name: string): RootSchema | undefined {
  const made = contract.derived.get(name);
  // A schema that is made from a query is left out: queries are compared parameter by parameter.
  const place = contract.places.get(name) ?? (made?.document === 'asyncapi' ? made : undefined);
  const schema = contract.schemas.get(name);
  return place && schema && { ...place, schema };
}

/**
 * Follows a path from a schema through references, `allOf` and branches.
 *
 * @param index which release's branches to take: 0 for the base, 1 for the revision
 * @returns all nodes that state something of what is at its end: the one that the path names first, those
 *   of other branches last; none where the release has nothing there
 */
export function* findOrigins(
  contract: Contract,
  place: RootSchema,
  path: readonly PathStep[],
  index: 0 | 1,
): Generator<RootSchema> {
  const { schema } = place;
  const below = function* (rest: readonly PathStep[], ...tokens: string[]): Generator<RootSchema> {
    const pointer = tokens.reduce(joinPointer, '');
    const inside = at(schema as Json, pointer);
    if (!isJsonObject(inside)) return;
    const next = { ...place, pointer: place.pointer + pointer, schema: inside };
    yield* findOrigins(contract, next, rest, index);
  };
  const [step, ...rest] = path;
  if (step === undefined) yield place;
  else if ('field' in step) yield* below(rest, 'properties', step.field);
  else if ('branches' in step) {
    for (const key of ['oneOf', 'anyOf']) yield* below(rest, key, String(step.branches[index]));
  } else {
    const keyword = 'items' in step ? 'items' : 'additionalProperties';
    if (typeof schema[keyword] === 'boolean') yield place;
    else yield* below(rest, keyword);
  }
  const name = refName(schema.$ref);
  const target = name === undefined ? undefined : findStated(contract, name);
  if (target) yield* findOrigins(contract, target, path, index);
  const isBranch = step !== undefined && 'branches' in step;
  for (const key of isBranch ? (['allOf'] as const) : (['allOf', 'oneOf', 'anyOf'] as const)) {
    for (const member of Object.keys(schema[key] ?? {})) yield* below(path, key, member);
  }
  // What a union states for all of its branches stands beside them.
  if (isBranch) yield* findOrigins(contract, place, rest, index);
}
