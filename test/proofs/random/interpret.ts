/** An interpreter of published schemas: for a few values of each it costs far less than a compiler. */
import { isObject, type Json } from '../../../scripts/model/json.ts';
import { at } from '../../../scripts/model/pointer.ts';
import { isAnnotation, isOfType, type Schema } from '../../../scripts/model/schema.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import type { JsonSchema } from '../../../scripts/runtime/json-schema.ts';

export type Check = (value: Json) => boolean;

/** A node of a published schema; OpenAPI 3.0 has `nullable` beside a type. */
type Node = Schema & { nullable?: boolean };
type Compile = (node: Node | boolean) => Check;

/** Keywords that decide nothing about a value. */
const SILENT = /^(\$schema|\$id|\$defs|definitions|nullable|contentEncoding|example)$/;

const isSame = (one: Json, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const lengthOf = (value: Json) => (typeof value === 'string' ? [...value].length : undefined);
const countOf = (value: Json) => (Array.isArray(value) ? value.length : undefined);
const numberOf = (value: Json) => (typeof value === 'number' ? value : undefined);

/** The check of a bound, for values of which there is something to bound. */
function bounded(measure: (value: Json) => number | undefined, sign: number, bound = 0): Check {
  return (value) => {
    const measured = measure(value);
    return measured === undefined || (measured - bound) * sign >= 0;
  };
}

/** The check that each keyword makes of the schema that has it. */
const KEYWORDS: Record<
  string,
  (node: Node, compile: Compile, resolve: (ref: string) => Check) => Check
> = {
  $ref: ({ $ref = '' }, _, resolve) => resolve($ref),
  type: ({ type = [], nullable = false }) => {
    const types = [type].flat();
    return (value) => types.some((one) => isOfType(value, one)) || (nullable && value === null);
  },
  const: (node) => (value) => isSame(value, node.const),
  enum:
    ({ enum: listed = [] }) =>
    (value) =>
      listed.some((one) => isSame(value, one)),
  not: ({ not = {} }, compile) => {
    const refused = compile(not);
    return (value) => !refused(value);
  },
  allOf: ({ allOf = [] }, compile) => {
    const checks = allOf.map(compile);
    return (value) => checks.every((check) => check(value));
  },
  anyOf: ({ anyOf = [] }, compile) => {
    const checks = anyOf.map(compile);
    return (value) => checks.some((check) => check(value));
  },
  oneOf: ({ oneOf = [] }, compile) => {
    const checks = oneOf.map(compile);
    return (value) => checks.filter((check) => check(value)).length === 1;
  },
  minimum: ({ minimum }) => bounded(numberOf, 1, minimum),
  maximum: ({ maximum }) => bounded(numberOf, -1, maximum),
  minLength: ({ minLength }) => bounded(lengthOf, 1, minLength),
  maxLength: ({ maxLength }) => bounded(lengthOf, -1, maxLength),
  minItems: ({ minItems }) => bounded(countOf, 1, minItems),
  maxItems: ({ maxItems }) => bounded(countOf, -1, maxItems),
  pattern: ({ pattern = '' }) => {
    const expression = new RegExp(pattern, 'u');
    return (value) => typeof value !== 'string' || expression.test(value);
  },
  format: ({ format }) => {
    const check = formats[format as keyof typeof formats];
    return (value) => typeof value !== 'string' || check(value);
  },
  items: ({ items = {} }, compile) => {
    const check = compile(items);
    return (value) => !Array.isArray(value) || value.every(check);
  },
  required:
    ({ required = [] }) =>
    (value) =>
      !isObject(value) || required.every((name) => Object.hasOwn(value, name)),
  properties: ({ properties = {} }, compile) => {
    const checks = Object.entries(properties).map(([name, node]) => [name, compile(node)] as const);
    return (value) =>
      !isObject(value) ||
      checks.every(([name, check]) => !Object.hasOwn(value, name) || check(value[name] as Json));
  },
  additionalProperties: ({ properties = {}, additionalProperties = true }, compile) => {
    const check = compile(additionalProperties);
    return (value) =>
      !isObject(value) ||
      Object.entries(value).every(([name, one]) => Object.hasOwn(properties, name) || check(one));
  },
};

/**
 * The check of a schema without recursion.
 *
 * @param document what its references point into
 * @throws Error for a keyword without an entry here, and for a reference that leads nowhere
 */
export function interpret(schema: JsonSchema, document: object = schema): Check {
  const made = new Map<string, Check>();
  const resolve = (reference: string): Check => {
    const node = at(document as Json, reference.slice(1)) as Node | undefined;
    if (node === undefined) throw new Error(`${reference} leads nowhere`);
    const check = made.get(reference) ?? compile(node);
    made.set(reference, check);
    return check;
  };
  const compile: Compile = (node) => {
    if (typeof node === 'boolean') return () => node;
    const keywords = Object.keys(node).filter((key) => !isAnnotation(key) && !SILENT.test(key));
    const checks = keywords.map((keyword) => {
      const make = KEYWORDS[keyword];
      if (make === undefined) throw new Error(`the keyword ${keyword} is not known here`);
      return make(node, compile, resolve);
    });
    return (value) => checks.every((check) => check(value));
  };
  return compile(schema as Node);
}
