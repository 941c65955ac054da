/**
 * Resolvers: functions that give a valid value back with every documented default of each object
 * that is present filled in. Only schemas that have a default somewhere below get one. A resolver
 * never writes to its input: a level with something to fill in is built anew, its defaulted and
 * required keys in one object literal, then its optional ones, then its unknown ones; what has
 * nothing to fill in is handed on as it is. The keys that are there are walked, as in the guards and
 * for the same reason.
 */

import type { NormalContract } from '../../model/contract.ts';
import { branchesOf, type NormalSchema, type TypeName } from '../../model/schema.ts';
import { member, variableFor } from '../text.ts';
import { type Alternative, Views } from './views.ts';

/** The source of all resolvers of a contract. */
export interface Resolvers {
  /** A module of its own. */
  source: string;
  /** The public schemas that have a resolver, `resolve<Name>`. */
  names: Set<string>;
}

/** @returns the resolvers of every public schema that has defaults below it */
export function emitResolvers(normal: NormalContract): Resolvers {
  const emitter = new Emitter(new Views(normal.schemas));
  const names = new Set<string>();
  for (const [name, schema] of normal.schemas) {
    if (!emitter.needs(schema)) continue;
    names.add(name);
    emitter.declare(`resolve${name}`, schema);
  }
  return { source: `${HELPERS}\n${emitter.functions.join('\n')}`, names };
}

/** What the generated resolvers share. */
const HELPERS = `function eachResolved(list, resolve) {
  const resolved = [];
  for (let i = 0; i < list.length; i++) resolved.push(resolve(list[i]));
  return resolved;
}

/** Keeps fields that are not known, all but one that would set the prototype of the output. */
function keep(keys, input, output, resolve = (value) => value) {
  for (const key of keys) {
    if (key !== '__proto__' && Object.hasOwn(input, key)) output[key] = resolve(input[key]);
  }
}

/** An object whose keys are all there is to it: what a class adds is copied. */
function plain(input) {
  const prototype = Object.getPrototypeOf(input);
  if (prototype === Object.prototype || prototype === null) return input;
  const fields = { ...input };
  for (let from = prototype; from && from !== Object.prototype; from = Object.getPrototypeOf(from)) {
    for (const key of Object.getOwnPropertyNames(from)) fields[key] = input[key];
  }
  return fields;
}
`;

class Emitter {
  readonly functions: string[] = [];
  #needs = new Map<NormalSchema, boolean>();
  #locals = new Map<NormalSchema, string>();
  #views: Views;

  constructor(views: Views) {
    this.#views = views;
  }

  /** Whether a default stands at a property anywhere below a schema. */
  needs(schema: NormalSchema): boolean {
    const known = this.#needs.get(schema);
    if (known !== undefined) return known;
    // A schema that is met again on the way down adds nothing that the first meeting does not see.
    this.#needs.set(schema, false);
    const { properties } = this.#views.properties(schema);
    const needed =
      [...properties.values()].flat().some((property) => this.#default(property) !== undefined) ||
      this.#views.below(schema).some((below) => this.needs(below));
    this.#needs.set(schema, needed);
    return needed;
  }

  /** Emits a function that resolves a value that fits the schema. */
  declare(name: string, schema: NormalSchema): void {
    const body = isObject(schema)
      ? this.#object(name, schema)
      : `  return ${this.#expression(schema, 'input', name)};`;
    this.functions.push(`export function ${name}(input) {\n${body}\n}\n`);
  }

  /** The expression that resolves the value of a variable. */
  #expression(schema: NormalSchema, variable: string, name: string): string {
    if (!this.needs(schema)) return variable;
    if (schema.$ref || isObject(schema)) return `${this.#function(schema, name)}(${variable})`;
    if (schema.items) {
      const list = `eachResolved(${variable}, ${this.#function(schema.items, `${name}Item`)})`;
      return guarded(variable, 'array', this.#views.types(schema), list);
    }
    return schema.tag
      ? this.#byTag(schema, schema.tag, variable, name)
      : this.#byType(schema, variable, name);
  }

  /** The name of the function that resolves values of a schema. */
  #function(schema: NormalSchema, wanted: string): string {
    if (schema.$ref) return `resolve${this.#views.nameOf(schema.$ref)}`;
    const known = this.#locals.get(schema);
    if (known) return known;
    this.#locals.set(schema, wanted);
    this.declare(wanted, schema);
    return wanted;
  }

  #byTag(union: NormalSchema, tag: string, variable: string, name: string): string {
    return (branchesOf(union) ?? []).reduceRight((rest, branch, i) => {
      if (!this.needs(branch)) return rest;
      const values = this.#views.tagValues(branch, tag, union);
      if (!values) throw new Error(`${name}: branch ${i + 1} has defaults but no fixed ${tag}`);
      const condition = equals(member(variable, tag), values);
      return `${condition} ? ${this.#expression(branch, variable, `${name}_${i + 1}`)} : ${rest}`;
    }, variable);
  }

  #byType(union: NormalSchema, variable: string, name: string): string {
    const branches = branchesOf(union) ?? [];
    const types = branches.map((branch) => [...this.#views.types(branch)]);
    return branches.reduceRight((rest, branch, i) => {
      if (!this.needs(branch)) return rest;
      const [type, more] = types[i] as TypeName[];
      if (!type || more || types.filter((names) => names.includes(type)).length > 1) {
        throw new Error(`${name}: branch ${i + 1} has defaults but no JSON type of its own`);
      }
      const resolved = this.#expression(branch, variable, `${name}_${i + 1}`);
      return guarded(variable, type, new Set(types.flat()), resolved, rest);
    }, variable);
  }

  #object(name: string, schema: NormalSchema): string {
    const { properties, required } = this.#views.properties(schema);
    const taken = ['input', 'output', 'fields', 'key', 'value', 'unknown'];
    const entries: string[] = [];
    const cases: string[] = [];
    const optional: [key: string, variable: string][] = [];
    for (const [key, alternatives] of properties) {
      const resolved = (value: string) =>
        this.#alternatives(schema, name, key, alternatives, value);
      const fallback = this.#fallback(name, key, alternatives);
      let target = member('output', key);
      if (fallback !== undefined || required.has(key)) {
        entries.push(`${JSON.stringify(key)}: ${fallback && resolved(fallback)}`);
      } else {
        target = variableFor(key, taken);
        taken.push(target);
        optional.push([key, target]);
      }
      cases.push(`case ${JSON.stringify(key)}: ${target} = ${resolved('value')}; break;\n`);
    }
    const variables = [...optional.map(([, variable]) => variable), 'unknown'];
    const puts = optional.map(
      ([key, variable]) =>
        `if (${variable} !== undefined) ${member('output', key)} = ${variable};\n`,
    );
    const types = this.#views.types(schema);
    const guard =
      types.size > 1 ? `if (!(${isOfType('input', 'object', types)})) return input;\n` : '';
    return `${guard}const output = { ${entries.join(', ')} };
let ${variables.join(', ')};
const fields = plain(input);
for (const key in fields) {
const value = fields[key];
if (value === undefined) continue;
switch (key) {
${cases.join('')}default: (unknown ??= []).push(key);
}
}
${puts.join('')}if (unknown) keep(unknown, input, output${this.#members(name, schema)});
return output;`;
  }

  /** What resolves the members of a dictionary, as one more argument. */
  #members(name: string, { additionalProperties: members }: NormalSchema): string {
    if (typeof members !== 'object' || !this.needs(members)) return '';
    return `, ${this.#function(members, `${name}Member`)}`;
  }

  /** The default of a property as an expression; it may not depend on the branch. */
  #fallback(name: string, key: string, alternatives: Alternative[]): string | undefined {
    const defaults = alternatives.filter((property) => this.#default(property) !== undefined);
    if (defaults.length === 0) return undefined;
    if (alternatives.some((property) => property.when)) {
      throw new Error(`${name}: the default of ${key} stands in a branch of a union`);
    }
    return JSON.stringify(this.#default(alternatives[0] as Alternative));
  }

  #default(property: Alternative) {
    return this.#views.defaultOf(property.schema);
  }

  /** What a property resolves to, which may depend on the branch that the tag chooses. */
  #alternatives(
    schema: NormalSchema,
    name: string,
    key: string,
    alternatives: Alternative[],
    variable: string,
  ): string {
    return alternatives.reduceRight((rest, { schema: property, when }, i) => {
      const place = alternatives.length > 1 ? `${name}_${key}_${i + 1}` : `${name}_${key}`;
      const resolved = this.#expression(property, variable, place);
      if (resolved === variable || !when || !schema.tag)
        return resolved === variable ? rest : resolved;
      return `${equals(member('input', schema.tag), when)} ? ${resolved} : ${rest}`;
    }, variable);
  }
}

function isObject(schema: NormalSchema): boolean {
  return Boolean(schema.properties) || typeof schema.additionalProperties === 'object';
}

function equals(expression: string, values: unknown[]): string {
  return values.map((value) => `${expression} === ${JSON.stringify(value)}`).join(' || ');
}

/** An expression for values of one type, where a variable may be of others too. */
function guarded(
  variable: string,
  type: TypeName,
  types: Set<TypeName>,
  expression: string,
  rest = variable,
): string {
  return types.size > 1
    ? `${isOfType(variable, type, types)} ? ${expression} : ${rest}`
    : expression;
}

function isOfType(variable: string, type: TypeName, types: Set<TypeName>): string {
  if (type === 'array') return `Array.isArray(${variable})`;
  return [
    `typeof ${variable} === '${type}'`,
    ...(types.has('null') ? [`${variable} !== null`] : []),
    ...(types.has('array') ? [`!Array.isArray(${variable})`] : []),
  ].join(' && ');
}
