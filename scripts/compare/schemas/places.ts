/** Where in a bundle a node of the normal form comes from. */
import { type Contract, DOCUMENTS, type DocumentName } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, child, join } from '../../model/pointer.ts';
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
 * @returns the nodes that together state what is at its end, that of the path itself first; none
 *   where the release has nothing there
 */
export function placesAt(
  contract: Contract,
  from: Place,
  path: readonly Step[],
  side: 0 | 1,
): Place[] {
  let places = whole(contract, [from]);
  for (const step of path) {
    if ('branches' in step) places = branchAt(contract, places, step.branches[side]);
    else if ('field' in step) {
      const names = (node: JsonObject) => child(node.properties, step.field) !== undefined;
      const found = search(contract, places, names);
      places = found ? whole(contract, below(found, 'properties', step.field)) : [];
    } else {
      const keyword = 'items' in step ? 'items' : 'additionalProperties';
      const found = search(contract, places, (node) => node[keyword] !== undefined);
      const inside = found ? below(found, keyword) : [];
      places = inside.length > 0 || !found ? whole(contract, inside) : [found];
    }
  }
  return places;
}

function below({ document, pointer, node }: Place, ...steps: (string | number)[]): Place[] {
  let found: Json | undefined = node;
  for (const step of steps) found = child(found, String(step));
  return isObject(found) ? [{ document, pointer: steps.reduce(join, pointer), node: found }] : [];
}

/** Nodes and all that they take their content from: what they refer to, and what `allOf` merges. */
function whole(contract: Contract, places: readonly Place[]): Place[] {
  const found = new Map<string, Place>();
  const visit = (place: Place): void => {
    const key = place.document + place.pointer;
    if (found.has(key)) return;
    found.set(key, place);
    const { $ref, allOf } = place.node;
    const name = typeof $ref === 'string' ? refName($ref) : undefined;
    const target = name === undefined ? undefined : placeOf(contract, name);
    if (target) visit(target);
    for (const index of Array.isArray(allOf) ? allOf.keys() : []) {
      below(place, 'allOf', index).forEach(visit);
    }
  };
  places.forEach(visit);
  return [...found.values()];
}

function branchAt(contract: Contract, places: readonly Place[], index: number): Place[] {
  for (const place of places) {
    for (const key of ['oneOf', 'anyOf']) {
      const branch = below(place, key, index);
      if (branch.length > 0) return [...whole(contract, branch), ...places];
    }
  }
  return [...places];
}

/** The first of some nodes, or of the branches in them, that passes a test. */
export function search(
  contract: Contract,
  places: readonly Place[],
  test: (node: JsonObject) => boolean,
): Place | undefined {
  const found = places.find(({ node }) => test(node));
  if (found) return found;
  for (const place of places) {
    for (const key of ['oneOf', 'anyOf']) {
      const branches = place.node[key];
      for (const index of Array.isArray(branches) ? branches.keys() : []) {
        const inside = whole(contract, below(place, key, index)).find(({ node }) => test(node));
        if (inside) return inside;
      }
    }
  }
  return undefined;
}
