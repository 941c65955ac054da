/** Where in a bundle a node of the normal form comes from. */
import { type Contract, DOCUMENTS, type DocumentName } from '../../model/contract.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import { refName, SCHEMAS } from '../../model/schema.ts';
import type { Step } from './change.ts';

/** A node of a bundle. */
export interface Place {
  document: DocumentName;
  pointer: string;
  node: JsonObject;
}

/** Where a named schema is; the union of the messages of an operation is at its messages. */
export function placeOf(contract: Contract, name: string): Place | undefined {
  const pointer = join(SCHEMAS, name);
  for (const document of DOCUMENTS) {
    const node = at(contract[document], pointer);
    if (isObject(node)) return { document, pointer, node };
  }
  const [place, node] = [contract.made.get(name), contract.schemas.get(name)];
  // What a query asks is compared parameter by parameter.
  if (place?.document !== 'asyncapi' || node === undefined) return undefined;
  return { ...place, node: node as JsonObject };
}

/**
 * Follows a path from a schema through references, `allOf` and branches.
 *
 * @param side which release's branches to take: 0 for the base, 1 for the revision
 * @returns the nodes that together state what is at its end, that of the path itself first, those of
 *   other branches last; none where the release has nothing there
 */
export function* placesAt(
  contract: Contract,
  place: Place,
  path: readonly Step[],
  side: 0 | 1,
  seen = new Set<string>(),
): Generator<Place> {
  const known = `${place.document}${place.pointer} ${path.length}`;
  if (seen.has(known)) return;
  seen.add(known);
  const { node } = place;
  const below = function* (rest: readonly Step[], ...tokens: string[]): Generator<Place> {
    const pointer = tokens.reduce(join, '');
    const inside = at(node, pointer);
    if (!isObject(inside)) return;
    const next = { ...place, pointer: place.pointer + pointer, node: inside };
    yield* placesAt(contract, next, rest, side, seen);
  };
  const [step, ...rest] = path;
  if (step === undefined) yield place;
  else if ('field' in step) yield* below(rest, 'properties', step.field);
  else if ('branches' in step) {
    for (const key of ['oneOf', 'anyOf']) yield* below(rest, key, String(step.branches[side]));
  } else {
    const keyword = 'items' in step ? 'items' : 'additionalProperties';
    if (typeof node[keyword] === 'boolean') yield place;
    else yield* below(rest, keyword);
  }
  const name = refName(typeof node.$ref === 'string' ? node.$ref : undefined);
  const target = name === undefined ? undefined : placeOf(contract, name);
  if (target) yield* placesAt(contract, target, path, side, seen);
  const isBranch = step !== undefined && 'branches' in step;
  for (const key of isBranch ? ['allOf'] : ['allOf', 'oneOf', 'anyOf']) {
    for (const index of Object.keys(node[key] ?? {})) yield* below(path, key, index);
  }
  // What a union says for all of its branches is beside them.
  if (isBranch) yield* placesAt(contract, place, rest, side, seen);
}
