/** Inputs for an operation, derived from the schemas and the examples of the contract. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from 'speech-to-text-contract/operations';
import * as schemas from 'speech-to-text-contract/schemas';
import type { OperationId } from '../answers.ts';

/** A value to try. Whether it is valid is for the contract's validators to say. */
export interface Input {
  name: string;
  value: unknown;
}

/** What we read of a published JSON Schema. */
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
  required?: string[];
  anyOf?: Node[];
  examples?: unknown[];
  default?: unknown;
}

const UNKNOWN = 'conformance-unknown';

/** The documented examples of a request, by name. */
export function exampleInputs(operation: OperationId): Input[] {
  const { path, method } = operations[operation];
  const content =
    document().paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']
      ?.examples;
  return Object.entries(content ?? {}).map(([name, { value }]) => ({
    name: `example ${name}`,
    value,
  }));
}

/**
 * Values around a valid one: every bound met and passed, every choice and an unknown one, every type
 * wrong once, every required field left out, a field that the contract does not name.
 *
 * @param schema the name of a public schema
 * @param base a value that has every field
 */
export function inputsAround(schema: string, base: unknown): Input[] {
  const root = (schemas as unknown as Record<string, Node>)[schema];
  if (!root) throw new Error(`the contract has no public schema ${schema}`);
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
        const { examples, ...rest } = resolve(branch);
        const example = sample({ ...rest, ...(examples && { examples }) });
        add('another form', example);
        walk(rest, sameType(value, example) ? value : example, at, put);
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
        const there = Object.hasOwn(value, name) ? value[name] : sample(resolve(property));
        walk(property, there, `${at}/${name}`, (other) => put({ ...value, [name]: other }));
      }
      for (const name of found.required ?? []) {
        const { [name]: _, ...rest } = value;
        add(`without ${name}`, rest);
      }
      add('a field that is not named', { ...value, conformance_unknown: true });
    }
  }

  function resolve(node: Node): Node {
    const name = node.$ref?.split('/').at(-1);
    return name ? resolve(root?.$defs?.[name] ?? {}) : node;
  }
}

/** The variations of a value that need not know the value. */
function vary(node: Node, add: (what: string, value: unknown) => void): void {
  const { type, minimum, maximum } = node;
  const types = [type ?? []].flat();
  if (types.length > 0) {
    for (const [name, other] of WRONG_TYPES)
      if (!types.includes(name)) add(`a wrong type, ${name}`, other);
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
  if (node.format) add(`not of the format ${node.format}`, `not a ${node.format}`);
}

const WRONG_TYPES: [string, unknown][] = [
  ['string', UNKNOWN],
  ['integer', 7],
  ['boolean', true],
  ['array', [UNKNOWN]],
  ['object', { unknown: UNKNOWN }],
  ['null', null],
];

/** A value of a schema: its example, or the simplest one. */
function sample(node: Node): unknown {
  if (node.examples?.length) return node.examples[0];
  if (node.enum) return node.enum[0];
  if (node.default !== undefined) return node.default;
  switch ([node.type].flat()[0]) {
    case 'string':
      return node.format ? FORMATTED[node.format] : 'en';
    case 'integer':
    case 'number':
      return node.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    default:
      return {};
  }
}

const FORMATTED: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://speech.invalid/audio.wav',
  uuid: '45463597-20b7-4af7-b3b3-f5fb778203ab',
};

function sameType(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: {
          content: Record<string, { examples?: Record<string, { value: unknown }> }>;
        };
      }
    >
  >;
}

let read: Document | undefined;

function document(): Document {
  const file = fileURLToPath(import.meta.resolve('speech-to-text-contract/openapi.json'));
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Document;
  return read;
}
