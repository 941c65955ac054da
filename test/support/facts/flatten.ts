/** The contract as one tree, in the notation of the facts. */
import { DOCUMENTS, type DocumentPlace } from '../../../scripts/contract.ts';
import {
  at,
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  pointerOf,
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
import { placesIn } from '../places.ts';
import type { Statements } from './types.ts';

/** The names from the root of the tree to a fact, such as `LiveRequest`, `.channels` and `minimum`. */
export type FactPath = readonly string[];

/** The statements of a contract, and the place of each in a document. */
interface Flat {
  tree: JsonObject;
  placeOf(path: FactPath): DocumentPlace | undefined;
}

/**
 * Everything that a contract states: by `Schema` and `.field`, `(branch).field` or `.list[]`; by document, whose
 * references are resolved and whose schemas stand as their statements; and by what has `versions`.
 *
 * @param whole the contract, and its schemas in the contract profile
 */
export function flatten({ contract, schemas }: Whole): Flat {
  const places = new Map<string, DocumentPlace>();
  const versions: JsonObject = {};

  /** Notes the place of an object, and its names in the first version. */
  function note(path: FactPath, name: string, nodes: JsonObject[], place: DocumentPlace) {
    places.set(path.join('\n'), place).set(`versions\n${name}`, place);
    const replaces = nodes.flatMap((node) => (node as Schema)['x-replaces'] ?? []);
    const names = replaces.flatMap((one) => one.name ?? []);
    const removed = replaces.flatMap((one) => one.removed ?? []);
    if (replaces.length === 0) return;
    const said = { replaces: names, removed };
    versions[name] = Object.fromEntries(Object.entries(said).filter(([, all]) => all.length > 0));
  }

  /** The statements of a schema at the places of its fields. Pointers omit branches, all of which `sourceOf` searches. */
  function rowsAt(path: FactPath, schema: Schema, { document, pointer }: DocumentPlace) {
    const rows = rowsOf(schemas, schema).map(({ name, facts, node }): [string, Json] => {
      const fields = name.replaceAll(/\(.*?\)/g, '').replaceAll('.', '/properties/');
      const steps = fields.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties');
      const place = { document, pointer: pointer + steps };
      note([...path, name], path.at(-1) + name, [node, ...branchesOf(node)] as JsonObject[], place);
      return [name, facts];
    });
    return Object.fromEntries(rows);
  }

  /** An object of a document, with everything in it. */
  function objectAt(path: FactPath, node: JsonObject, place: DocumentPlace): JsonObject {
    const { operationId, payload, name = '' } = node;
    const called = operationId ? `operation ${operationId}` : payload && `message ${name}`;
    note(path, String(called ?? path.join(' ')), [node], place);
    const facts: JsonObject = {};
    for (const [key, value] of Object.entries(node)) {
      const below = { ...place, pointer: joinPointer(place.pointer, key) };
      if (key === 'schema' || key === 'payload') {
        const { '': own, ...fields } = rowsAt(path, value as Schema, below);
        Object.assign(facts, own, fields);
      } else if (key === 'tags' && payload) {
        facts.flags = [value].flat().map((tag) => (tag as JsonObject).name ?? null);
      } else if (!isForReaders(key)) {
        facts[SHORT[key] ?? key] = partAt([...path, key], value, below);
      }
    }
    return facts;
  }

  /** A value in a document. */
  function partAt(path: FactPath, value: Json, place: DocumentPlace): Json {
    const key = path.at(-1) ?? '';
    if (key === 'parameters' && Array.isArray(value)) {
      const all = value.map((one, index): [string, Json] => {
        const { in: where, name, ...own } = resolved(place, one) as JsonObject;
        const at = { ...place, pointer: `${place.pointer}/${index}` };
        return [`${where} ${name}`, objectAt([...path, `${where} ${name}`], own, at)];
      });
      return Object.fromEntries(all);
    }
    if (!isJsonObject(value)) return plain(value);
    if (key === 'requestBody') return objectAt(path, resolved(place, value) as JsonObject, place);
    if (!hasNames(key)) return objectAt(path, value, place);
    const members = Object.entries(value).map(([name, one]): [string, Json] => {
      const member = resolved(place, one);
      const at = { ...place, pointer: joinPointer(place.pointer, name) };
      return [name, isJsonObject(member) ? objectAt([...path, name], member, at) : member];
    });
    return Object.fromEntries(members);
  }

  /** A value, or what it refers to. */
  function resolved({ document }: DocumentPlace, value: Json): Json {
    const { $ref, ...beside } = isJsonObject(value) ? value : {};
    if (typeof $ref !== 'string') return value;
    return { ...(at(contract[document], pointerOf($ref)) as JsonObject), ...beside };
  }

  const tree: JsonObject = { versions };
  for (const [name, schema] of Object.entries(schemas)) {
    const place = contract.places.get(name) ??
      contract.derived.get(name) ?? { document: 'openapi', pointer: joinPointer(SCHEMAS, name) };
    places.set(name, place);
    tree[name] = rowsAt([name], schema, place);
  }
  for (const document of DOCUMENTS) {
    const { components, ...own } = contract[document];
    const { securitySchemes } = components as JsonObject;
    const node = { ...own, ...(securitySchemes && { components: { securitySchemes } }) };
    tree[document] = objectAt([document], node, { document, pointer: '' });
  }
  return {
    tree,
    placeOf(path) {
      const outer = path.findLastIndex((_, index) =>
        places.has(path.slice(0, index + 1).join('\n')),
      );
      const place = places.get(path.slice(0, outer + 1).join('\n'));
      const rest = path.slice(outer + 1);
      return place && { ...place, pointer: rest.reduce(joinPointer, place.pointer) };
    },
  };
}

/** Our names of the extension keys that state facts; any other is for readers. */
const SHORT: Readonly<Record<string, string>> = {
  'x-maturity': 'maturity',
  'x-opaque': 'opaque',
  'x-unit': 'unit',
};

/** Whether a keyword is for readers only. */
function isForReaders(key: string): boolean {
  if (key.startsWith('x-')) return !(key in SHORT);
  return ['title', 'summary', 'description', 'tags', 'example', 'examples'].includes(key);
}

/** A value without the keywords for readers only. */
function plain(value: Json): Json {
  const text = JSON.stringify(value, (key, one) => (isForReaders(key) ? undefined : one));
  return JSON.parse(text);
}

interface Row {
  name: string;
  facts: Statements;
  node: Schema;
}

/** The statements of a schema about itself, its fields, and the elements of its lists and dictionaries. */
function rowsOf(schemas: Schemas, schema: Schema): Row[] {
  return placesIn(schemas, schema).flatMap(({ name: own, node, required }) => {
    const tag = tagOf(node, schemas);
    const isTagged = tag !== undefined && branchesOf(node).every(({ $ref }) => $ref === undefined);
    const facts = {
      type: isTagged ? 'object' : typeText(node),
      ...(required !== undefined && { required }),
      ...constraints(variantsOf(node)),
      ...(tag && { tag: tag.name }),
    };
    // The type of an element is stated by its parent.
    const isElement = required === undefined && own !== '';
    if (isElement && Object.keys(facts).length === 1) return [];
    const assumed = node['x-assumption'] && { assumed: true };
    return { name: own.replace(/^(?=[^([{])/, '.'), facts: { ...facts, ...assumed }, node };
  });
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

/** The constraints of a schema and of the inline branches of a union in it. */
function constraints(variants: readonly Schema[]): Statements {
  const facts: Record<string, Json> = {};
  for (const variant of variants) {
    for (const [key, value] of Object.entries(variant)) {
      if (STRUCTURE.has(key) || isForReaders(key)) continue;
      const name = SHORT[key] ?? key;
      // Two branches with the same keyword: both values are listed.
      facts[name] = name in facts ? [facts[name] as Json, value as Json] : (value as Json);
    }
    if (variant.additionalProperties === true) facts.open = true;
  }
  return facts;
}

/** The type of a schema in the notation of the facts: null comes last. */
function typeText(node: Schema): string {
  const types = [...new Set(typesIn(node))].sort();
  return [
    ...types.filter((type) => type !== 'null'),
    ...types.filter((type) => type === 'null'),
  ].join(' | ');
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
