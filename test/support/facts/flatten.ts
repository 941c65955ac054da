/** The contract as one tree, in the notation of the facts. */
import { type BundlePlace, DOCUMENTS } from '../../../scripts/contract.ts';
import {
  at,
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  mapValues,
} from '../../../scripts/json.ts';
import {
  branchesOf,
  knownIn,
  nameIn,
  SCHEMAS,
  type Schema,
  type Schemas,
  tagOf,
} from '../../../scripts/schema.ts';
import type { Whole } from '../contract.ts';
import { type Place, placesIn } from '../places.ts';

/** The facts of a contract, and the place of each object of facts in a document. */
interface Flat {
  tree: JsonObject;
  places: WeakMap<object, BundlePlace>;
}

/**
 * Everything that a contract states. The facts of a schema are in `Schema` and `.field`, `(branch).field` or `.list[]`.
 * A document has its objects with references resolved, and in place of each schema its facts.
 *
 * @param whole the contract, and its schemas in the contract profile
 */
export function flatten({ contract, schemas }: Whole): Flat {
  const places = new WeakMap<object, BundlePlace>();

  /** The statements of a schema about itself, its fields, and the elements of its lists and dictionaries. */
  function rowsAt({ document, pointer }: BundlePlace, schema: Schema): Record<string, JsonObject> {
    const rows = placesIn(schemas, schema).flatMap((place) => {
      const name = place.name.replace(/^(?=[^([{])/, '.');
      const facts = factsOf(place, schemas);
      // Pointers omit branches, all of which `sourceOf` searches.
      const fields = name.replaceAll(/\(.*?\)/g, '').replaceAll('.', '/properties/');
      const steps = fields.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties');
      places.set(facts, { document, pointer: pointer + steps });
      // The type of an element is stated by its parent.
      const isElement = place.required === undefined && name !== '';
      const own = Object.keys(facts).filter((key) => key !== 'type' && key !== 'assumed');
      return isElement && own.length === 0 ? [] : [[name, facts]];
    });
    return Object.fromEntries(rows);
  }

  /** What a value in a document states. */
  function statedIn(place: BundlePlace, value: Json, key = ''): Json {
    const { document, pointer } = place;
    const below = (step: string | number) => ({ document, pointer: joinPointer(pointer, step) });
    if (key === 'parameters' && Array.isArray(value)) {
      const all = value.map((one, index) => {
        const { in: where, name, ...own } = resolved(place, one as JsonObject);
        return [`${where} ${name}`, statedIn(below(index), own)];
      });
      return Object.fromEntries(all);
    }
    if (!isJsonObject(value)) return plain(value);
    if (hasNames(key)) return mapValues(value, (one, name) => statedIn(below(name), one));
    // The channel of an operation is a fact by its reference.
    const node = key === 'channel' ? value : resolved(place, value);
    const facts = versionsIn([node]);
    places.set(facts, place);
    for (const [name, one] of Object.entries(node)) {
      if (name === 'schema' || name === 'payload') {
        const { '': own, ...fields } = rowsAt(below(name), one as Schema);
        Object.assign(facts, own, fields);
      } else if (name === 'tags' && node.payload) {
        facts.flags = (one as JsonObject[]).map((tag) => tag.name ?? null);
      } else {
        const fact = factName(name);
        if (fact) facts[fact] = statedIn(below(name), one, name);
      }
    }
    return facts;
  }

  /** A value, or what it refers to. */
  function resolved({ document }: BundlePlace, { $ref, ...own }: JsonObject): JsonObject {
    if (typeof $ref !== 'string') return own;
    return { ...(at(contract[document], $ref.slice(1)) as JsonObject), ...own };
  }

  const tree: JsonObject = mapValues(schemas, (schema, name) => {
    const pointer = joinPointer(SCHEMAS, name);
    const group = contract.messageGroups.find((messages) => messages.name === name);
    const written = group ?? contract.placed.find((schema) => schema.pointer === pointer);
    const place: BundlePlace = group
      ? { document: group.document, pointer: `${group.pointer}/messages` }
      : { document: written?.document ?? 'openapi', pointer };
    const rows = rowsAt(place, schema);
    places.set(rows, place);
    return rows;
  });
  for (const document of DOCUMENTS) {
    const { components, ...own } = contract[document];
    const { securitySchemes } = components as JsonObject;
    const node = { ...own, ...(securitySchemes && { components: { securitySchemes } }) };
    tree[document] = statedIn({ document, pointer: '' }, node);
  }
  return { tree, places };
}

const FOR_READERS = /^(title|summary|description|tags|examples?|x-.*)$/;

/** The name of a keyword in the facts: without its `x-`; undefined for a keyword for readers only. */
function factName(key: string): string | undefined {
  const name = key.replace(/^x-(?=maturity$|opaque$|unit$)/, '');
  return FOR_READERS.test(name) ? undefined : name;
}

/** A value without the keywords for readers only. */
function plain(value: Json): Json {
  const text = JSON.stringify(value, (key, one) => (factName(key) === undefined ? undefined : one));
  return JSON.parse(text);
}

/** The statements about a place in a schema. */
function factsOf({ node, required }: Place, schemas: Schemas): JsonObject {
  const tag = tagOf(node, schemas);
  const isTagged = tag !== undefined && branchesOf(node).every(({ $ref }) => $ref === undefined);
  return {
    type: isTagged ? 'object' : typeText(node),
    ...(required !== undefined && { required }),
    ...constraints(variantsOf(node)),
    ...(tag && { tag: tag.name }),
    ...(node['x-assumption'] && { assumed: true }),
  };
}

/** A schema and the inline branches of a union in it; an open enumeration is one string with known values. */
function variantsOf(node: Schema): (Schema & { known?: string[] })[] {
  const known = knownIn(node);
  const [, open] = branchesOf(node);
  const { anyOf: _, ...own } = node;
  if (known) return [{ ...own, pattern: open?.pattern ?? '', known }];
  const inline = branchesOf(node).filter(({ $ref }) => $ref === undefined);
  return [node, ...inline.flatMap(variantsOf)];
}

/** Keywords that the facts state by types and places. */
const STRUCTURE = new Set([
  ...['$ref', 'type', 'format', 'properties', 'required', 'items', 'additionalProperties'],
  ...['oneOf', 'anyOf'],
]);

/** The constraints of a schema and of the inline branches of a union in it, and its names in the first version. */
function constraints(variants: readonly Schema[]): JsonObject {
  const facts = versionsIn(variants);
  for (const variant of variants) {
    for (const [key, value] of Object.entries(variant)) {
      const name = factName(key);
      if (STRUCTURE.has(key) || !name) continue;
      // Two branches with the same keyword: both values are listed.
      facts[name] = name in facts ? [facts[name] as Json, value as Json] : (value as Json);
    }
    if (variant.additionalProperties === true) facts.open = true;
  }
  return facts;
}

/** The names of a place in the first version, and what was removed from it. */
function versionsIn(nodes: readonly Schema[]): JsonObject {
  const all = nodes.flatMap((node) => node['x-replaces'] ?? []);
  const versions = {
    replaces: all.flatMap(({ name }) => name ?? []),
    removed: all.flatMap(({ removed }) => removed ?? []),
  };
  return Object.fromEntries(Object.entries(versions).filter(([, said]) => said.length > 0));
}

/** The type of a schema in the notation of the facts: null comes last. */
function typeText(node: Schema): string {
  const types = [...new Set(typesIn(node))].sort();
  const others = types.filter((type) => type !== 'null');
  return [...others, ...(types.length > others.length ? ['null'] : [])].join(' | ');
}

function typesIn(node: Schema): string[] {
  if (node.$ref !== undefined) return [nameIn(node) ?? node.$ref];
  const union = branchesOf(node);
  if (union.length > 0) return union.flatMap(typesIn);
  return [node.type ?? 'any'].flat().map((type) => {
    if (type === 'array') {
      const items = typeText(node.items ?? {});
      return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
    }
    if (type === 'object' && typeof node.additionalProperties === 'object') {
      return `map<${typeText(node.additionalProperties)}>`;
    }
    return node.format !== undefined && type !== 'null' ? `${type}:${node.format}` : type;
  });
}
