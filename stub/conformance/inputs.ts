/** Inputs for the operations, derived from the schemas and the examples of the contract. */
import { createRequire } from 'node:module';
import * as schemas from 'speech-to-text-contract/schemas';
import { OPERATIONS, type OperationId } from '../src/contract.ts';

/** A value to try. Whether it is valid is for the contract's validators to say. */
export interface Input {
  name: string;
  value: unknown;
}

/** What is read of a published JSON Schema. */
interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  required?: string[];
  anyOf?: Node[];
  oneOf?: Node[];
  examples?: unknown[];
  default?: unknown;
}

type Fields = Record<string, unknown>;

const require = createRequire(import.meta.url);
const UNKNOWN = 'conformance-unknown';
const FORMATTED: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://speech.invalid/audio.wav',
  uuid: '45463597-20b7-4af7-b3b3-f5fb778203ab',
};
const WRONG_TYPES: [string, unknown][] = [
  ['string', UNKNOWN],
  ['integer', 7],
  ['boolean', true],
  ['array', [UNKNOWN]],
  ['object', { unknown: UNKNOWN }],
  ['null', null],
];

/** The documented examples of a request. */
export function examplesOf(operation: OperationId): Input[] {
  const { path, method } = OPERATIONS[operation];
  const { paths } = require('speech-to-text-contract/openapi.json') as Document;
  const content = paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {};
  return Object.entries(content['application/json']?.examples ?? {}).map(([name, { value }]) => ({
    name: `example ${name}`,
    value,
  }));
}

/** A value with the required fields alone. */
export function minimal(schema: string): unknown {
  const root = rootOf(schema);
  return sample(root, resolver(root));
}

/**
 * A value with every field and every switch on. A field of which nothing is known but that it holds
 * text is left out: only the service knows which text.
 *
 * @param examples values of which the richest gives its fields
 */
export function complete(schema: string, examples: readonly Input[] = []): unknown {
  const root = rootOf(schema);
  const resolve = resolver(root);
  const size = ({ value }: Input) => JSON.stringify(value).length;
  const richest = [...examples].sort((a, b) => size(b) - size(a))[0]?.value;
  return merge(sample(root, resolve, isKnown), richest);

  function isKnown(field: Node): boolean {
    const { type, enum: choices, format, examples, anyOf } = resolve(field);
    return type !== 'string' || Boolean(choices ?? format ?? examples ?? anyOf);
  }
}

/** The types of the messages in a union, as far as the contract names them. */
export function messageTypes(union: string): string[] {
  const root = rootOf(union);
  const types = (root.anyOf ?? root.oneOf ?? []).map(
    (branch) => resolver(root)(branch).properties?.type?.const,
  );
  return types.filter((type) => typeof type === 'string');
}

/**
 * Values around a valid one: every bound met and passed, every choice and an unknown one, every type
 * wrong once, every required field left out, a field that the contract does not name.
 *
 * @param schema the name of a public schema
 * @param base a value that has every field
 */
export function inputsAround(schema: string, base: unknown): Input[] {
  const root = rootOf(schema);
  const resolve = resolver(root);
  const inputs: Input[] = [];
  walk(root, base, '', (value) => value);
  return inputs;

  /** Varies the value at one place; `put` gives the whole with another value there. */
  function walk(node: Node, value: unknown, at: string, put: (value: unknown) => unknown): void {
    const add = (what: string, other: unknown) =>
      inputs.push({ name: `${at || '(root)'} ${what}`, value: put(other) });
    const found = resolve(node);
    if (found.anyOf) {
      for (const branch of found.anyOf) {
        const other = sample(branch, resolve);
        add('another form', other);
        walk(branch, sameType(value, other) ? value : other, at, put);
      }
      return;
    }
    vary(found, add);
    if (Array.isArray(value) && found.items) {
      const { items, minItems = 0 } = found;
      if (minItems > 0) add('too few items', value.slice(0, minItems - 1));
      if (value.length > 0) {
        walk(items, value[0], `${at}/0`, (item) => put([item, ...value.slice(1)]));
      }
    }
    if (isObject(value) && found.properties) {
      for (const [name, property] of Object.entries(found.properties)) {
        const held = Object.hasOwn(value, name) ? value[name] : sample(property, resolve);
        walk(property, held, `${at}/${name}`, (other) => put({ ...value, [name]: other }));
      }
      for (const name of found.required ?? []) {
        const { [name]: _, ...rest } = value;
        add(`without ${name}`, rest);
      }
      add('a field that is not named', { ...value, conformance_unknown: true });
    }
  }
}

/** The variations of a value that need not know the value. */
function vary(node: Node, add: (what: string, value: unknown) => void): void {
  const { minimum, maximum, format } = node;
  const types = [node.type ?? []].flat();
  if (types.length > 0) {
    for (const [name, other] of WRONG_TYPES) {
      if (!types.includes(name)) add(`a wrong type, ${name}`, other);
    }
  }
  if (node.enum) {
    for (const choice of new Set([node.enum[0], node.enum.at(-1)])) add(`choice ${choice}`, choice);
    add('an unknown choice', types.includes('string') ? UNKNOWN : 12345);
    return;
  }
  const step = types.includes('integer') ? 1 : 0.001;
  if (minimum !== undefined) {
    add('at its minimum', minimum);
    add('below its minimum', minimum - step);
  }
  if (maximum !== undefined) {
    add('at its maximum', maximum);
    add('above its maximum', maximum + step);
  }
  if (types.includes('integer')) add('not an integer', (minimum ?? 0) + 0.5);
  if (types.includes('boolean')) for (const choice of [true, false]) add(String(choice), choice);
  if (format) add(`not of the format ${format}`, `not a ${format}`);
}

/**
 * A simple value of a schema.
 *
 * @param isWanted which of the optional fields of objects it has
 */
function sample(
  node: Node,
  resolve: (node: Node) => Node,
  isWanted: (field: Node) => boolean = () => false,
): unknown {
  const found = resolve(node);
  const branches = found.anyOf ?? found.oneOf;
  const [type = 'string'] = [found.type ?? (found.properties ? 'object' : [])].flat();
  if (found.const !== undefined) return found.const;
  if (type === 'boolean') return true;
  if (type === 'array') return [sample(found.items ?? {}, resolve, isWanted)];
  if (type === 'object' && !branches) {
    const { properties = {}, required = [], additionalProperties: others } = found;
    const fields = Object.entries(properties)
      .filter(([name, field]) => required.includes(name) || isWanted(field))
      .map(([name, field]) => [name, sample(field, resolve, isWanted)]);
    if (others) fields.push(['conformance', sample(others === true ? {} : others, resolve)]);
    return Object.fromEntries(fields);
  }
  const simplest = found.examples?.[0] ?? found.default ?? found.enum?.[0];
  if (simplest !== undefined) return simplest;
  if (branches?.[0]) return sample(branches[0], resolve, isWanted);
  if (type === 'string') return found.format ? FORMATTED[found.format] : 'en';
  return Math.max(found.minimum ?? 1, Math.min(1, found.maximum ?? 1));
}

/** A value with what another one holds; switches stay on. */
function merge(value: unknown, other: unknown): unknown {
  if (other === undefined || value === true) return value;
  if (!isObject(value) || !isObject(other)) return other;
  const names = [...new Set([...Object.keys(value), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merge(value[name], other[name])]));
}

function rootOf(schema: string): Node {
  const root = (schemas as unknown as Record<string, Node>)[schema];
  if (!root) throw new Error(`the contract has no public schema ${schema}`);
  return root;
}

function resolver(root: Node): (node: Node) => Node {
  return function resolve(node): Node {
    const name = node.$ref?.split('/').at(-1);
    return name ? resolve(root.$defs?.[name] ?? {}) : node;
  };
}

function sameType(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, Media> } }>>;
}

interface Media {
  examples?: Record<string, { value: unknown }>;
}
