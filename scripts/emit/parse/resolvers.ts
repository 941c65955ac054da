/**
 * Resolvers: functions that return a valid value with every documented default of each object
 * that is present filled in. Only schemas that have a default somewhere below get one. A resolver
 * never writes to its input: a level with something to fill in is built anew, its defaulted and
 * required keys in one object literal, then its optional ones, then its unknown ones; what has
 * nothing to fill in is handed on as it is. The keys that are there are walked, as in the guards and
 * for the same reason.
 */

import type { NormalContract } from '../../model/contract.ts';
import {
  branchesOf,
  childrenOf,
  type NormalSchema,
  type NormalSchemas,
  numeric,
  refName,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import { member, variableFor } from '../text.ts';
import { is } from '../validators/accept.ts';

/**
 * @returns the source of a module, and the names of the public schemas that have defaults below
 *   them: those have a function `resolve<Name>` there
 */
export function emitResolvers({ schemas }: NormalContract): { source: string; names: Set<string> } {
  const emitter = new Emitter(schemas);
  const needing = [...schemas].filter(([, schema]) => emitter.needs(schema));
  for (const [name, schema] of needing) emitter.declare(`resolve${name}`, schema);
  const source = `${HELPERS}\n${[...emitter.functions.values()].join('\n')}`;
  return { source, names: new Set(needing.map(([name]) => name)) };
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
  readonly functions = new Map<string, string>();
  readonly #needs = new Map<NormalSchema, boolean>();

  constructor(private readonly schemas: NormalSchemas) {}

  /** Whether a property anywhere below a schema has a default. */
  needs(schema: NormalSchema): boolean {
    const known = this.#needs.get(schema);
    if (known !== undefined) return known;
    // A schema that is met again on the way down adds nothing that the first meeting does not see.
    this.#needs.set(schema, false);
    const fields = Object.values(schema.properties ?? {});
    const below = childrenOf(schema).map(({ node }) => node);
    const needed =
      fields.some((field) => this.#default(field) !== undefined) ||
      [resolve(schema, this.schemas), ...below].some((node) => this.needs(node));
    this.#needs.set(schema, needed);
    return needed;
  }

  declare(name: string, schema: NormalSchema): void {
    const body = isObject(schema)
      ? this.#object(name, schema)
      : `return ${this.#expression(schema, 'input', name)};`;
    this.functions.set(name, `export function ${name}(input) {\n${body}\n}\n`);
  }

  #expression(schema: NormalSchema, variable: string, name: string): string {
    if (!this.needs(schema)) return variable;
    if (schema.$ref || isObject(schema)) return `${this.#function(schema, name)}(${variable})`;
    if (schema.items) {
      const list = `eachResolved(${variable}, ${this.#function(schema.items, `${name}Item`)})`;
      return schema.type === 'array' ? list : `${is('array', variable)} ? ${list} : ${variable}`;
    }
    return branchesOf(schema).reduceRight((rest, branch, i) => {
      if (!this.needs(branch)) return rest;
      const chosen = this.#isChosen(name, schema, i, variable);
      return `${chosen} ? ${this.#expression(branch, variable, `${name}_${i + 1}`)} : ${rest}`;
    }, variable);
  }

  #function(schema: NormalSchema, name: string): string {
    if (schema.$ref) return `resolve${refName(schema.$ref)}`;
    if (!this.functions.has(name)) this.declare(name, schema);
    return name;
  }

  /** The test for a branch of a union that has something to fill in, by its tag or else by its type. */
  #isChosen(name: string, around: NormalSchema, index: number, variable: string): string {
    const { union } = around;
    const when = union?.by === 'tag' && union.branches[index]?.when;
    if (union?.by === 'tag' && Array.isArray(when)) {
      const tag = member(variable, union.tag);
      return when.map((value) => `${tag} === ${JSON.stringify(value)}`).join(' || ');
    }
    const types = (schema: NormalSchema) => typesOf(schema, this.schemas).map(numeric);
    const all = branchesOf(around).flatMap(types);
    const [type, more] = types(branchesOf(around)[index] ?? {});
    if (type && !more && all.filter((one) => one === type).length === 1) return is(type, variable);
    throw new Error(`${name}: a branch has defaults but no fixed tag and no JSON type of its own`);
  }

  #object(name: string, schema: NormalSchema): string {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    const optional: string[] = [];
    const entries: string[] = [];
    const cases: string[] = [];
    const puts: string[] = [];
    const branches = branchesOf(schema);
    const keys = [schema, ...branches].flatMap((part) => Object.keys(part.properties ?? {}));
    for (const key of new Set(keys)) {
      if (branches.some((branch) => this.#default(branch.properties?.[key]) !== undefined)) {
        throw new Error(`${name}: the default of ${key} is in a branch of a union`);
      }
      const field = properties[key] ?? {};
      const resolved = (value: string) => this.#field(name, schema, key, value);
      const fallback = this.#default(field);
      let target = member('output', key);
      if (fallback !== undefined || required.includes(key)) {
        const value = fallback === undefined ? 'undefined' : resolved(JSON.stringify(fallback));
        entries.push(`${JSON.stringify(key)}: ${value}`);
      } else {
        const variable = variableFor(key, optional.length);
        puts.push(`if (${variable} !== undefined) ${target} = ${variable};\n`);
        optional.push(variable);
        target = variable;
      }
      cases.push(`case ${JSON.stringify(key)}: ${target} = ${resolved('value')}; break;\n`);
    }
    const guard =
      schema.type === 'object' ? '' : `if (!(${is('object', 'input')})) return input;\n`;
    const isMap = typeof members === 'object' && this.needs(members);
    const each = isMap ? `, ${this.#function(members, `${name}Member`)}` : '';
    return `${guard}const output = { ${entries.join(', ')} };
let ${[...optional, 'unknown'].join(', ')};
const fields = plain(input);
for (const key in fields) {
const value = fields[key];
if (value === undefined) continue;
switch (key) {
${cases.join('')}default: (unknown ??= []).push(key);
}
}
${puts.join('')}if (unknown) keep(unknown, input, output${each});
return output;`;
  }

  /** What a field resolves to, which may depend on the branch that is chosen. */
  #field(name: string, schema: NormalSchema, key: string, value: string): string {
    return [schema, ...branchesOf(schema)].reduceRight((rest, part, i) => {
      const place = [name, key, ...(i > 0 ? [i] : [])].join('_');
      const resolved = this.#expression(part.properties?.[key] ?? {}, value, place);
      if (resolved === value) return rest;
      if (i === 0) return resolved;
      return `${this.#isChosen(place, schema, i - 1, 'input')} ? ${resolved} : ${rest}`;
    }, value);
  }

  /** The default beside a reference, or else that of what it points to. */
  #default(field: NormalSchema = {}) {
    return field.default === undefined ? resolve(field, this.schemas).default : field.default;
  }
}

function isObject(schema: NormalSchema): boolean {
  return Boolean(schema.properties) || typeof schema.additionalProperties === 'object';
}
