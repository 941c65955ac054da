/**
 * Emits the module `defaults.js`: functions that fill in the documented defaults in each object of a valid value.
 * Only schemas that have a default somewhere below get a function. A function never changes its input: it copies a
 * part whose schema has a default below it, and returns any other part itself. A copy gets its defaulted and
 * required keys in one literal, then its optional ones, then unknown ones. The functions loop over the keys that
 * are present: see `MAX_LOADS` in `validators/accept.ts`.
 */

import type { NormalContract } from '../../model/contract.ts';
import type { Json } from '../../model/json.ts';
import {
  branchesOf,
  childrenOf,
  defaultOf,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  refName,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import { memberExpression, testFor, variableFor } from '../text.ts';

/**
 * Emits a function for each public schema with a default below it.
 *
 *     export function fillNote(input) {
 *       const output = { color: 'red' };
 *       … // a loop over the keys that are there, with `output.color = value`
 *       return output;
 *     }
 *
 * @returns the source of the module, and the names of the schemas that have a function `fill<Name>`
 */
export function emitDefaults({ schemas }: NormalContract) {
  const emitter = new Emitter(schemas);
  const withDefaults = new Map([...schemas].filter(([, schema]) => emitter.hasDefaults(schema)));
  for (const [name, schema] of withDefaults) emitter.declare(`fill${name}`, schema);
  const imported = "import { keep, plain } from './runtime/defaults.js';\n";
  const source = [imported, ...emitter.functions.values()].join('\n');
  return { source, names: new Set(withDefaults.keys()) };
}

class Emitter {
  readonly functions = new Map<string, string>();
  /** The names of the functions for schemas that have no name themselves. */
  readonly #inner = new Map<NormalSchema, string>();

  constructor(private readonly schemas: NormalSchemas) {}

  /** Whether a property anywhere below a schema has a default. */
  hasDefaults(schema: NormalSchema): boolean {
    const fields = Object.values(schema.properties ?? {});
    if (fields.some((field) => defaultOf(field, this.schemas) !== undefined)) return true;
    const below = [resolve(schema, this.schemas), ...childrenOf(schema).map(({ node }) => node)];
    return below.some((node) => node !== schema && this.hasDefaults(node));
  }

  declare(name: string, schema: NormalSchema): void {
    const body = hasFields(schema)
      ? this.#object(schema)
      : `return ${this.#expression(schema, 'input')};`;
    this.functions.set(name, `export function ${name}(input) {\n${body}\n}\n`);
  }

  #expression(schema: NormalSchema, variable: string): string {
    if (!this.hasDefaults(schema)) return variable;
    if (schema.$ref || hasFields(schema)) return `${this.#function(schema)}(${variable})`;
    if (schema.items) {
      const list = `${variable}.map(${this.#function(schema.items)})`;
      if (schema.type === 'array') return list;
      return `${testFor('array', variable)} ? ${list} : ${variable}`;
    }
    return branchesOf(schema).reduceRight((rest, branch, index) => {
      if (!this.hasDefaults(branch)) return rest;
      const test = this.#testForBranch(schema, index, variable);
      return `${test} ? ${this.#expression(branch, variable)} : ${rest}`;
    }, variable);
  }

  /** The value of a field that is absent: its default, in which only lists and objects have more to fill in. */
  #initial(field: NormalSchema, fallback: Json | undefined): string {
    if (fallback === undefined) return 'undefined';
    const literal = JSON.stringify(fallback);
    return Object(fallback) === fallback ? this.#expression(field, literal) : literal;
  }

  #function(schema: NormalSchema): string {
    if (schema.$ref) return `fill${refName(schema.$ref)}`;
    const name = this.#inner.get(schema) ?? `inner${this.#inner.size + 1}`;
    if (!this.#inner.has(schema)) {
      this.#inner.set(schema, name);
      this.declare(name, schema);
    }
    return name;
  }

  #testForBranch({ union }: NormalSchema, index: number, variable: string): string {
    if (union?.by === 'tag') {
      const { when = [] } = union.branches[index] ?? {};
      const tag = memberExpression(variable, union.tag);
      const values = when === 'other' ? namedValues(union.branches) : when;
      const tests = values.map((value) => `${tag} === ${JSON.stringify(value)}`).join(' || ');
      return when === 'other' ? `!(${tests})` : tests;
    }
    const types = typesOf(union?.branches[index]?.schema ?? {}, this.schemas);
    return types.map((type) => `(${testFor(type, variable)})`).join(' || ');
  }

  #object(schema: NormalSchema): string {
    const { properties = {}, required = [], additionalProperties: others, items } = schema;
    const list = items ? this.#expression({ items }, 'input') : 'input';
    const other = `if (!(${testFor('object', 'input')})) return ${list};\n`;
    const early = schema.type === 'object' ? '' : other;
    if (typeof others === 'object') {
      return `${early}const output = {};
keep(Object.keys(input), input, output, ${this.#function(others)});
return output;`;
    }
    const entries: string[] = [];
    const optional: string[] = [];
    const cases: string[] = [];
    // The values of optional fields are added to the output after the loop.
    const puts: string[] = [];
    for (const [key, field] of Object.entries(properties)) {
      const fallback = defaultOf(field, this.schemas);
      const own = memberExpression('output', key);
      const isInLiteral = fallback !== undefined || required.includes(key);
      const target = isInLiteral ? own : variableFor(key, optional.length);
      if (isInLiteral) {
        entries.push(`${JSON.stringify(key)}: ${this.#initial(field, fallback)}`);
      } else {
        puts.push(`if (${target} !== undefined) ${own} = ${target};\n`);
        optional.push(target);
      }
      const value = this.#expression(field, 'value');
      cases.push(`case ${JSON.stringify(key)}: ${target} = ${value}; break;\n`);
    }
    return `${early}const output = { ${entries.join(', ')} };
let ${[...optional, 'unknown'].join(', ')};
const fields = plain(input);
for (const key in fields) {
const value = fields[key];
if (value === undefined) continue;
switch (key) {
${cases.join('')}default: (unknown ??= []).push(key);
}
}
${puts.join('')}if (unknown) keep(unknown, input, output);
return output;`;
  }
}

/** Whether a schema describes the fields of an object. */
function hasFields(schema: NormalSchema): boolean {
  return Boolean(schema.properties) || typeof schema.additionalProperties === 'object';
}
