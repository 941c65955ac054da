/**
 * `defaults.js`: functions that fill in the documented defaults in each object of a valid value. Only schemas that have
 * a default somewhere inside get a function. A function never changes its input: it copies a part whose schema has a
 * default inside, and returns any other part itself.
 *
 *     export function Note(value) {
 *       const all = { "title": undefined, "color": "red" };
 *       … // a loop over the fields that are there, with `all.color = field`
 *       return all;
 *     }
 */
import {
  branchesOf,
  defaultOf,
  nameIn,
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
  valuesOf,
} from '../schema.ts';
import { dataOf, keyCode } from './data.ts';
import type { Files } from './files.ts';
import { indent, memberExpression, NOTICE } from './text.ts';

/** Emits the functions. */
export function emitDefaults(schemas: Schemas): Files {
  const functions = [...defaultsOf(schemas)].map(
    ([name, body]) => `export function ${name}(value) {\n${body}}\n`,
  );
  const text = functions.join('\n');
  const used = ['plain', 'fillValues'].filter((name) => text.includes(`${name}(`));
  const imports =
    used.length > 0 ? `import { ${used.join(', ')} } from './runtime/defaults.js';\n` : '';
  const parts = [NOTICE, imports, indent(text) || 'export {};\n'];
  return { 'defaults.js': parts.filter(Boolean).join('\n') };
}

/** The bodies of the functions, by the names of their schemas. */
export function defaultsOf(schemas: Schemas): Map<string, string> {
  return dataOf(schemas, (schema, refer) => new Filler(schemas, refer).body(schema));
}

class Filler {
  constructor(
    private readonly schemas: Schemas,
    /** The name of the function for a named schema, if it has one. */
    private readonly refer: (name: string) => string | undefined,
  ) {}

  /** The statements that return `value` filled; undefined if there is nothing to fill in. */
  body(schema: Schema): string | undefined {
    const { properties } = schema;
    if (nameIn(schema) === undefined && branchesOf(schema).length === 0 && properties) {
      return this.#object(schema);
    }
    const filled = this.#expression(schema, 'value');
    return filled && `return ${filled};\n`;
  }

  /**
   * The statements for an object: a literal with the fields that every result has, and a loop over those that are
   * there, which costs less than asking for each field.
   */
  #object({ properties = {}, required = [] }: Schema): string | undefined {
    const initial: string[] = [];
    const cases: string[] = [];
    let isFilling = false;
    for (const [key, field] of Object.entries(properties)) {
      const value = defaultOf(field, this.schemas);
      const filled = this.#expression(field, 'field');
      if (value !== undefined || filled) isFilling = true;
      if (value !== undefined || required.includes(key)) {
        const isDeep = typeof value === 'object' && value !== null;
        const text = JSON.stringify(value);
        initial.push(`${keyCode(key)}: ${(isDeep && this.#expression(field, text)) || text}`);
      }
      const own = memberExpression('all', key);
      cases.push(`case ${JSON.stringify(key)}: ${own} = ${filled ?? 'field'}; break;\n`);
    }
    if (!isFilling) return undefined;
    return `const all = { ${initial.join(', ')} };
const given = plain(value);
for (const key in given) {
const field = given[key];
if (field === undefined) continue;
switch (key) {
${cases.join('')}default: if (key !== '__proto__') all[key] = field;
}
}
return all;
`;
  }

  /** The expression for a filled value of a schema; undefined if there is nothing to fill in. */
  #expression(schema: Schema, variable: string): string | undefined {
    const name = nameIn(schema);
    const branches = branchesOf(schema);
    if (name === undefined && branches.length > 0) return this.#union(schema, variable);
    const filled = this.#function(schema);
    return filled && `${filled}(${variable})`;
  }

  /** A function, as an expression, for the values of a schema that is no union. */
  #function(schema: Schema): string | undefined {
    const name = nameIn(schema);
    if (name !== undefined) return this.refer(name);
    const { items, additionalProperties: others, properties } = schema;
    if (properties) {
      const body = this.#object(schema);
      return body && `((value) => {\n${body}})`;
    }
    const inside = items ?? (typeof others === 'object' ? others : undefined);
    const filled = inside && this.#expression(inside, 'one');
    if (filled === undefined) return undefined;
    const each = `(one) => ${filled}`;
    return items ? `((list) => list.map(${each}))` : `((map) => fillValues(map, ${each}))`;
  }

  #union(schema: Schema, variable: string): string | undefined {
    const branches = branchesOf(schema);
    const tag = tagOf(schema, this.schemas);
    const all = branches.map((one) => this.#expression(one, variable));
    if (all.every((one) => one === all[0])) return all[0];
    return all.reduceRight<string>((rest, filled, index) => {
      const values = tag?.values[index];
      const own = tag && memberExpression(variable, tag.name);
      const isOneOf = (listed: readonly unknown[]) =>
        listed.map((value) => `${own} === ${JSON.stringify(value)}`).join(' || ');
      const test = !values
        ? typeTest(typesOf(branches[index] ?? {}, this.schemas), variable)
        : values === 'other'
          ? `!(${isOneOf(valuesOf(tag))})`
          : isOneOf(values);
      return filled || values ? `${test} ? ${filled ?? variable} : ${rest}` : rest;
    }, variable);
  }
}

/** The test whether a valid value is of one of several types; only lists and objects have something to fill in. */
function typeTest(types: readonly string[], variable: string): string {
  const isList = `Array.isArray(${variable})`;
  const isObject = `typeof ${variable} === 'object' && ${variable} !== null && !${isList}`;
  return types.includes('array') ? isList : `(${isObject})`;
}
