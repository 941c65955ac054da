/** The contract as one table by place, in the notation of the facts. */
import { DOCUMENTS, type DocumentPlace, METHODS } from '../../../scripts/contract.ts';
import {
  hasNames,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  pointerOf,
  at as valueAt,
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

/** The statements of the contract at one place. */
interface Entry extends DocumentPlace {
  facts: Statements;
  /** Whether it is marked with `x-assumption`. */
  isAssumed: boolean;
}

/**
 * Everything that a contract states, by place: `Schema`, `Schema.field`, `Schema(tag).list[].field`, `operation
 * createNote`, `operation createNote response 201`, `message Note`, `openapi`.
 *
 * @param whole the contract, and its schemas in the contract profile
 */
export function flatten({ contract, schemas }: Whole): Map<string, Entry> {
  const table = new Map<string, Entry>();

  function add(
    name: string,
    facts: Statements,
    node: object,
    { document, pointer }: DocumentPlace,
  ) {
    const isAssumed = (node as Schema)['x-assumption'] !== undefined;
    table.set(name, { facts, isAssumed, document, pointer });
  }

  /**
   * Adds the statements of a schema, at the places of its fields. Their pointers are made of their names and omit
   * branches, since `sourceOf` looks for a field in every branch.
   */
  function addRows(rows: readonly Row[], { document, pointer }: DocumentPlace) {
    for (const { name, facts, node } of rows) {
      const fields = name.replaceAll(/^[^.[{]*|\(.*?\)/g, '').replaceAll('.', '/properties/');
      const steps = fields.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties');
      add(name, facts, node, { document, pointer: pointer + steps });
    }
  }

  /** Adds an object of a document, and those inside it that have names. */
  function addObject([name, start, place, more]: Part) {
    const { document } = place;
    const { node, pointer } = behind(contract[document], objectAt(start), place.pointer);
    const facts: Record<string, Json> = { ...more, ...replaced([node as Schema]) };
    let isHolder = false;
    for (const [key, value] of Object.entries(node)) {
      const below = { document, pointer: joinPointer(pointer, key) };
      const parts = partsAt(name, key, node, below);
      if (parts) parts.forEach(addObject);
      if (parts?.length) isHolder = true;
      if (parts || isInName(name, key, node)) continue;
      if (key === 'schema' || key === 'payload') {
        const [own, ...fields] = rowsOf(schemas, name, value as Schema);
        Object.assign(facts, own?.facts);
        addRows(fields, below);
      } else if (key === 'tags' && 'payload' in node) {
        facts.flags = [value].flat().map((tag) => objectAt(tag).name ?? null);
      } else if (!isForReaders(key)) {
        facts[SHORT[key] ?? key] = plain(value);
      }
    }
    // An object with nothing but named parts needs no entry.
    if (Object.keys(facts).length > 0 || !isHolder) add(name, facts, node, { document, pointer });
  }

  for (const [name, schema] of Object.entries(schemas)) {
    const { document, pointer } = contract.places.get(name) ??
      contract.derived.get(name) ?? { document: 'openapi', pointer: joinPointer(SCHEMAS, name) };
    addRows(rowsOf(schemas, name, schema), { document, pointer });
  }
  for (const document of DOCUMENTS) {
    addObject([document, contract[document], { document, pointer: '' }]);
  }
  return table;
}

// --- objects of the documents -----------------------------------------------------------------

/** An object with a name: the name, the object, its place, and the statements around it. */
type Part = [name: string, node: Json, place: DocumentPlace, more?: Statements];

/** The named objects under a key; `undefined` if the key states a fact. */
function partsAt(
  name: string,
  key: string,
  { [key]: value = null }: JsonObject,
  { document, pointer }: DocumentPlace,
): Part[] | undefined {
  const each = (parts: Json, at: string, nameOf: (child: string) => string) =>
    Object.entries(objectAt(parts)).map(([child, part]): Part => {
      return [nameOf(child), part, { document, pointer: joinPointer(at, child) }];
    });
  const place = { document, pointer };
  if (key === 'components') {
    const schemes = objectAt(value).securitySchemes ?? null;
    return each(schemes, `${pointer}/securitySchemes`, (scheme) => `security scheme ${scheme}`);
  }
  if (key === 'requestBody') return [[`${name} body`, value, place]];
  if (METHODS.includes(key) && objectAt(value).responses) {
    const own = { method: key, at: name };
    return [[`operation ${objectAt(value).operationId}`, value, place, own]];
  }
  if (key === 'parameters' && Array.isArray(value)) {
    return value.map((one, index) => {
      const { in: where, name: called } = objectAt(one);
      const at = { document, pointer: `${pointer}/${index}` };
      return [`${name} ${where} ${called}`, one, at];
    });
  }
  if (key === 'callbacks') {
    const callbacks = each(value, pointer, (callback) => `${name} callback ${callback}`);
    return callbacks.flatMap(([called, items, at]) =>
      each(items, at.pointer, (address) => `${called} ${address}`),
    );
  }
  const areParts = Object.values(objectAt(value)).every(isJsonObject);
  if (!hasNames(key) || !isJsonObject(value) || !areParts) return undefined;
  // Objects of the document itself and messages are named without what contains them.
  const owner = name === document || key === 'messages' ? '' : name;
  // The parts of `paths` and `content` are named by their keys only.
  const word = /^(paths|content)$/.test(key) ? '' : key.replace(/s$/, '');
  return each(value, pointer, (child) => [owner, word, child].filter(Boolean).join(' '));
}

/** An object with its reference resolved. */
function behind(document: JsonObject, node: JsonObject, pointer: string) {
  const { $ref, ...beside } = node;
  const target = typeof $ref === 'string' ? pointerOf($ref) : pointer;
  const found = valueAt(document, target);
  return isJsonObject(found)
    ? { node: { ...found, ...beside }, pointer: target }
    : { node, pointer };
}

/** An object, or an empty one if there is none. */
function objectAt(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
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

/** Whether a key repeats the name of its object: `operation ID`, `… query NAME`. */
function isInName(name: string, key: string, { operationId, in: where, name: own }: JsonObject) {
  return key === 'operationId'
    ? name === `operation ${operationId}`
    : /^(name|in)$/.test(key) && name.endsWith(` ${where} ${own}`);
}

/** A value without the keywords for readers only. */
function plain(value: Json): Json {
  const text = JSON.stringify(value, (key, one) => (isForReaders(key) ? undefined : one));
  return JSON.parse(text);
}

// --- schemas ----------------------------------------------------------------------------------

interface Row {
  name: string;
  facts: Statements;
  node: Schema;
}

/** The statements of a schema about itself, its fields, and the elements of its lists and dictionaries. */
function rowsOf(schemas: Schemas, name: string, schema: Schema): Row[] {
  return placesIn(schemas, schema).flatMap(({ name: own, node, required }) => {
    const tag = tagOf(node, schemas);
    const isTagged = tag !== undefined && branchesOf(node).every(({ $ref }) => $ref === undefined);
    const facts = {
      type: isTagged ? 'object' : typeText(node),
      ...(required !== undefined && { required }),
      ...constraints(variantsOf(node)),
      ...(tag && { tag: tag.name }),
      ...replaced([node, ...branchesOf(node)]),
    };
    // The type of an element is stated by its parent.
    const isElement = required === undefined && own !== '';
    if (isElement && Object.keys(facts).length === 1) return [];
    return { name: name + own.replace(/^(?=[^([{])/, '.'), facts, node };
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

/** The names of the first version in `x-replaces`. */
function replaced(nodes: readonly Schema[]): Statements {
  const replaces = nodes.flatMap((node) => node['x-replaces'] ?? []);
  const names = replaces.flatMap(({ name }) => name ?? []);
  const removed = replaces.flatMap((one) => one.removed ?? []);
  return { ...(names.length > 0 && { replaces: names }), ...(removed.length > 0 && { removed }) };
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
