/**
 * Resolvers: functions that return a valid value with every documented default of each object
 * that is present filled in. Only schemas that have a default somewhere below get one. A resolver
 * never writes to its input: a level with something to fill in is built anew, its defaulted and
 * required keys in one object literal, then its optional ones, then its unknown ones; what has
 * nothing to fill in is handed on as it is. The keys that are there are walked, as in the guards and
 * for the same reason.
 */

import { findInSchemas, type NormalContract, type Problem } from '../../model/contract.ts';
import { refuse } from '../../model/finding.ts';
import { isObject, type Json } from '../../model/json.ts';
import { join } from '../../model/pointer.ts';
import {
  branchesOf,
  childrenOf,
  defaultOf,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  namesIn,
  numeric,
  refName,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import { literal, member, variableFor } from '../text.ts';
import { is } from '../validators/accept.ts';

/** The module of the resolvers. */
export interface Resolvers {
  source: string;
  /** The public schemas that have defaults below them: each has a function `resolve<Name>`. */
  names: ReadonlySet<string>;
}

/** @throws FindingsError for each default that no resolver could fill in */
export function emitResolvers({ schemas }: NormalContract): Resolvers {
  const emitter = new Emitter(schemas);
  const needing = new Map([...schemas].filter(([, schema]) => emitter.needs(schema)));
  refuse(findInSchemas(needing, (node, _, name) => emitter.unfit(node, name)));
  for (const [name, schema] of needing) emitter.declare(`resolve${name}`, schema);
  const source = `${HELPERS}\n${[...emitter.functions.values()].join('\n')}`;
  return { source, names: new Set(needing.keys()) };
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
  /** The functions for schemas without a name. */
  readonly #inner = new Map<NormalSchema, string>();
  readonly #needs = new Map<NormalSchema, boolean>();

  constructor(private readonly schemas: NormalSchemas) {}

  /** Whether a property anywhere below a schema has a default. */
  needs(schema: NormalSchema): boolean {
    const known = this.#needs.get(schema);
    if (known !== undefined) return known;
    const needed = this.#hasDefault(schema, new Set());
    this.#needs.set(schema, needed);
    return needed;
  }

  /** The same of what was not `met` on the way down: a schema in a circle has what the circle has. */
  #hasDefault(schema: NormalSchema, met: Set<NormalSchema>): boolean {
    if (met.has(schema)) return false;
    met.add(schema);
    const fields = Object.values(schema.properties ?? {});
    const below = childrenOf(schema).map(({ node }) => node);
    return (
      fields.some((field) => this.#default(field) !== undefined) ||
      [resolve(schema, this.schemas), ...below].some((node) => this.#hasDefault(node, met))
    );
  }

  /** The defaults at a node of a named schema that cannot be filled in. */
  *unfit(node: NormalSchema, around: string): Generator<Problem> {
    for (const [index, branch] of branchesOf(node).entries()) {
      const place = `/${node.union?.keyword}/${index}`;
      if (this.needs(branch) && this.#isChosen(node, index, 'input') === undefined) {
        const instead = 'fix a required property of each branch by const';
        yield [`has defaults, and neither a tag nor its type chooses it; ${instead}`, place];
      }
    }
    for (const [key, field] of Object.entries(node.properties ?? {})) {
      const isFilled = holdsObject(this.#default(field)) && this.needs(field);
      // To fill it in might go on without end.
      if (!isFilled || !namesIn([field], this.schemas).has(around)) continue;
      const message =
        'holds an object, below which this field may be again; make it null, or leave it out';
      yield [message, `${join('/properties', key)}/default`];
    }
  }

  declare(name: string, schema: NormalSchema): void {
    const body = isStructure(schema)
      ? this.#object(schema)
      : `return ${this.#expression(schema, 'input')};`;
    this.functions.set(name, `export function ${name}(input) {\n${body}\n}\n`);
  }

  #expression(schema: NormalSchema, variable: string): string {
    if (!this.needs(schema)) return variable;
    if (schema.$ref || isStructure(schema)) return `${this.#function(schema)}(${variable})`;
    if (schema.items) {
      const list = this.#list(schema.items, variable);
      return schema.type === 'array' ? list : `${is('array', variable)} ? ${list} : ${variable}`;
    }
    return branchesOf(schema).reduceRight((rest, branch, i) => {
      if (!this.needs(branch)) return rest;
      const chosen = this.#isChosen(schema, i, variable);
      return `${chosen} ? ${this.#expression(branch, variable)} : ${rest}`;
    }, variable);
  }

  #list(items: NormalSchema, variable: string): string {
    return `eachResolved(${variable}, ${this.#function(items)})`;
  }

  #function(schema: NormalSchema): string {
    if (schema.$ref) return `resolve${refName(schema.$ref)}`;
    const name = this.#inner.get(schema) ?? `inner${this.#inner.size + 1}`;
    if (!this.#inner.has(schema)) {
      this.#inner.set(schema, name);
      this.declare(name, schema);
    }
    return name;
  }

  /** The test for a branch of a union, by the tag or the type; none where neither tells it. */
  #isChosen(around: NormalSchema, index: number, variable: string): string | undefined {
    const { union } = around;
    if (union?.by === 'tag') {
      const { when = [] } = union.branches[index] ?? {};
      const tag = member(variable, union.tag);
      const values = when === 'other' ? namedValues(union.branches) : when;
      const tests = values.map((value) => `${tag} === ${JSON.stringify(value)}`).join(' || ');
      return when === 'other' ? `!(${tests})` : tests;
    }
    const all = branchesOf(around).map((one) => typesOf(one, this.schemas).map(numeric));
    const [types = []] = all.splice(index, 1);
    const isAlone = !all.flat().some((type) => types.includes(type));
    return isAlone ? types.map((type) => `(${is(type, variable)})`).join(' || ') : undefined;
  }

  #object(schema: NormalSchema): string {
    const { additionalProperties: members } = schema;
    const { entries, cases, puts, optional } = this.#fields(schema);
    const { items } = schema;
    const isList = items && this.needs(items) && is('array', 'input');
    const list = isList && `if (${isList}) return ${this.#list(items, 'input')};\n`;
    const other = `if (!(${is('object', 'input')})) return input;\n`;
    const guard = schema.type === 'object' ? '' : (list || '') + other;
    const isMap = typeof members === 'object' && this.needs(members);
    const each = isMap ? `, ${this.#function(members)}` : '';
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

  /**
   * The parts of a function for an object: the entries of the literal, the variables of what may be
   * missing, the cases that read a key, and what puts the variables into the output.
   */
  #fields(schema: NormalSchema) {
    const { properties = {}, required = [] } = schema;
    const parts = { entries: [], cases: [], puts: [], optional: [] } as Record<
      'entries' | 'cases' | 'puts' | 'optional',
      string[]
    >;
    const { entries, cases, puts, optional } = parts;
    for (const [key, field] of Object.entries(properties)) {
      const resolved = (value: string) => this.#expression(field, value);
      const fallback = this.#default(field);
      let target = member('output', key);
      if (fallback !== undefined || required.includes(key)) {
        const value = fallback === undefined ? 'undefined' : resolved(literal(fallback));
        entries.push(`${JSON.stringify(key)}: ${value}`);
      } else {
        const variable = variableFor(key, optional.length);
        puts.push(`if (${variable} !== undefined) ${target} = ${variable};\n`);
        optional.push(variable);
        target = variable;
      }
      cases.push(`case ${JSON.stringify(key)}: ${target} = ${resolved('value')}; break;\n`);
    }
    return parts;
  }

  #default(field: NormalSchema | undefined): Json | undefined {
    return defaultOf(field, this.schemas);
  }
}

function holdsObject(value: Json | undefined): boolean {
  return isObject(value) || (Array.isArray(value) && value.some(holdsObject));
}

function isStructure(schema: NormalSchema): boolean {
  return Boolean(schema.properties) || typeof schema.additionalProperties === 'object';
}
