/** The contract as one tree, in the notation of the facts. */

import {
  at,
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  mapValues,
} from '../../../scripts/base/json.ts';
import { type BundlePlace, DOCUMENTS } from '../../../scripts/base/problem.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import { placeIn } from '../../../scripts/model/origins.ts';
import type { Schema } from '../../../scripts/model/schema.ts';
import { factName, factsOf, placesIn, versionsIn } from './statements.ts';

/** The facts of a contract, and the place of each object of facts in a document. */
interface Flat {
  tree: JsonObject;
  places: WeakMap<object, BundlePlace>;
}

/**
 * Everything that a contract states. The facts of a schema are in `Schema` and `.field`, `(branch).field` or `.list[]`.
 * A document has its objects with references resolved, and in place of each schema its facts.
 */
export function flatten(contract: Contract): Flat {
  const flat: Flat = { tree: {}, places: new WeakMap() };
  for (const [name, schema] of Object.entries(contract.merged.schemas)) {
    const rows = rowsIn(schema, contract, flat.places);
    flat.places.set(rows, placeIn(schema));
    flat.tree[name] = rows;
  }
  for (const document of DOCUMENTS) {
    const { components, ...own } = contract[document];
    const { securitySchemes } = components as JsonObject;
    const node = { ...own, ...(securitySchemes && { components: { securitySchemes } }) };
    flat.tree[document] = statedIn({ document, pointer: '' }, node, contract, flat.places);
  }
  return flat;
}

/** The statements of a schema about itself, its fields, and the elements of its lists and dictionaries. */
function rowsIn(
  schema: Schema,
  { merged: { schemas } }: Contract,
  places: Flat['places'],
): Record<string, JsonObject> {
  const rows = placesIn(schemas, schema).flatMap((place) => {
    const name = place.name.replace(/^(?=[^([{])/, '.');
    const facts = factsOf(place, schemas);
    places.set(facts, placeIn(place.node));
    // The type of an element is stated by its parent.
    const isElement = place.required === undefined && name !== '';
    const own = Object.keys(facts).filter((key) => key !== 'type' && key !== 'assumed');
    return isElement && own.length === 0 ? [] : [[name, facts]];
  });
  return Object.fromEntries(rows);
}

/** What a value in a document states. */
function statedIn(
  place: BundlePlace,
  value: Json,
  contract: Contract,
  places: Flat['places'],
  key = '',
): Json {
  const { document, pointer } = place;
  const below = (step: string | number) => ({ document, pointer: joinPointer(pointer, step) });
  const inside = (step: string | number, member: Json, name = '') =>
    statedIn(below(step), member, contract, places, name);
  /** An object, or what it refers to. */
  const resolved = ({ $ref, ...own }: JsonObject): JsonObject =>
    typeof $ref === 'string'
      ? { ...(at(contract[document], $ref.slice(1)) as JsonObject), ...own }
      : own;
  if (key === 'parameters' && Array.isArray(value)) {
    const all = value.map((one, index) => {
      const { in: where, name, ...own } = resolved(one as JsonObject);
      return [`${where} ${name}`, inside(index, own)];
    });
    return Object.fromEntries(all);
  }
  if (!isJsonObject(value)) return plain(value);
  if (hasNames(key)) return mapValues(value, (one, name) => inside(name, one));
  // The channel of an operation is a fact by its reference.
  const node = key === 'channel' ? value : resolved(value);
  const facts = versionsIn([node]);
  places.set(facts, place);
  for (const [name, member] of Object.entries(node)) {
    if (name === 'schema' || name === 'payload') {
      const { '': own, ...fields } = rowsIn(member as Schema, contract, places);
      Object.assign(facts, own, fields);
    } else if (name === 'tags' && node.payload) {
      facts.flags = (member as JsonObject[]).map((tag) => tag.name ?? null);
    } else {
      const fact = factName(name);
      if (fact) facts[fact] = inside(name, member, name);
    }
  }
  return facts;
}

/** A value without the keywords for readers only. */
function plain(value: Json): Json {
  const text = JSON.stringify(value, (key, one) => (factName(key) === undefined ? undefined : one));
  return JSON.parse(text);
}
