/** Inputs for the operations, derived from the schemas and the examples of the contract. */
import { examplesOf, expandedSchema, type SchemaNode as Node } from '../src/contract.ts';

/** A value to try. Whether it is valid is for the contract's validators to say. */
export interface Input {
  name: string;
  value: unknown;
}

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

/** The documented examples of a schema. */
export function exampleInputs(schema: string): Input[] {
  return examplesOf(schema).map(([name, value]) => ({ name: `example ${name}`, value }));
}

/** A value with the required fields alone. */
export function makeMinimal(schema: string): unknown {
  return makeSample(expandedSchema(schema));
}

/**
 * A value with every field and every switch on, and with what the richest example holds. A field of
 * which nothing is known but that it holds text is left out: only the service knows which text.
 */
export function makeComplete(schema: string): unknown {
  const size = ({ value }: Input) => JSON.stringify(value).length;
  const richest = exampleInputs(schema).sort((a, b) => size(b) - size(a))[0]?.value;
  const isKnown = ({ type, enum: choices, format, examples: shown, anyOf }: Node) =>
    type !== 'string' || Boolean(choices ?? format ?? shown ?? anyOf);
  return merge(makeSample(expandedSchema(schema), isKnown), richest);
}

/** The types of the messages in a union, as far as the contract names them. */
export function messageTypes(union: string): string[] {
  const { anyOf, oneOf } = expandedSchema(union);
  const types = (anyOf ?? oneOf ?? []).map((branch) => branch.properties?.type?.const);
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
  const inputs: Input[] = [];
  walk(expandedSchema(schema), base, '', (value) => value);
  return inputs;

  /** Varies the value at one place; `put` returns the whole with another value there. */
  function walk(node: Node, value: unknown, at: string, put: (value: unknown) => unknown): void {
    const add = (what: string, other: unknown) =>
      inputs.push({ name: `${at || '(root)'} ${what}`, value: put(other) });
    if (node.anyOf) {
      for (const branch of node.anyOf) {
        const other = makeSample(branch);
        add('another form', other);
        walk(branch, sameType(value, other) ? value : other, at, put);
      }
      return;
    }
    vary(node, add);
    if (Array.isArray(value) && node.items) {
      const { items, minItems = 0 } = node;
      if (minItems > 0) add('too few items', value.slice(0, minItems - 1));
      if (value.length > 0) {
        walk(items, value[0], `${at}/0`, (item) => put([item, ...value.slice(1)]));
      }
    }
    if (isObject(value) && node.properties) {
      for (const [name, property] of Object.entries(node.properties)) {
        const held = Object.hasOwn(value, name) ? value[name] : makeSample(property);
        walk(property, held, `${at}/${name}`, (other) => put({ ...value, [name]: other }));
      }
      for (const name of node.required ?? []) {
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

/** A simple value of a schema, with the optional fields that are wanted. */
function makeSample(node: Node, isWanted: (field: Node) => boolean = () => false): unknown {
  const { properties, required = [], additionalProperties: others, items = {} } = node;
  const [type = properties ? 'object' : 'string'] = [node.type ?? []].flat();
  const branch = (node.anyOf ?? node.oneOf)?.[0];
  if (node.const !== undefined) return node.const;
  if (type === 'boolean') return true;
  if (type === 'array') return [makeSample(items, isWanted)];
  if (type === 'object' && !branch) {
    const fields = Object.entries(properties ?? {})
      .filter(([name, field]) => required.includes(name) || isWanted(field))
      .map(([name, field]) => [name, makeSample(field, isWanted)]);
    if (others) fields.push(['conformance', makeSample(others === true ? {} : others)]);
    return Object.fromEntries(fields);
  }
  const simplest = node.examples?.[0] ?? node.default ?? node.enum?.[0];
  if (simplest !== undefined) return simplest;
  if (branch) return makeSample(branch, isWanted);
  if (type === 'string') return node.format ? FORMATTED[node.format] : 'en';
  return Math.max(node.minimum ?? 1, Math.min(1, node.maximum ?? 1));
}

/** A value with what another one holds; switches stay on. */
function merge(value: unknown, other: unknown): unknown {
  if (other === undefined || value === true) return value;
  if (!isObject(value) || !isObject(other)) return other;
  const names = [...new Set([...Object.keys(value), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merge(value[name], other[name])]));
}

function sameType(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
