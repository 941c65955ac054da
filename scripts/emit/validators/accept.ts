/**
 * The half of a validator that accepts: guards, functions that say whether a value is valid and
 * nothing else. A guard that says yes is right, but for a field that a plain object has hidden
 * (`enumerable: false`), which JSON cannot have. It may say no to a valid value that is odd, of a
 * class with accessors, say, or where it cannot express a schema: then the other half decides.
 */

import type { Json } from '../../model/json.ts';
import { TYPES, type TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { isMadeOf } from '../../runtime/validate.ts';
import { freeName, importsOf, member, variableFor } from '../text.ts';
import type { CheckSchema } from './convert.ts';

/**
 * With more optional properties than this, the keys that are there are walked, instead of loading
 * each that might be: V8's caches hold a few shapes of objects, not hundreds.
 */
const MOST_LOADS = 4;

/** An enumeration of more values than this is a `Set`. */
const MOST_COMPARED = 8;

/** An item of a list that refers to an object of no more properties than this has no call. */
const MOST_INLINED = 6;

/** A variable, and the names that are taken where it stands. */
interface Place {
  value: string;
  taken: readonly string[];
}

/** The functions that a guard may call, by the module that they are imported from. */
const IMPORTS: Record<string, string[]> = {
  '../formats.js': Object.values(formats).map(({ name }) => name),
  '../runtime/validate.js': [isMadeOf.name],
};

const START: Place = { value: 'value', taken: ['value', ...Object.values(IMPORTS).flat()] };

/** The text of a module with a function `accepts<Name>` for each schema. */
export function acceptModule(schemas: ReadonlyMap<string, CheckSchema>): string {
  const guards = new Guards(schemas);
  for (const [name, schema] of schemas) guards.add(`export function accepts${name}`, schema);
  const text = [...guards.constants, ...guards.functions].join('\n');
  return `${importsOf(text, IMPORTS)}\n${text}`;
}

class Guards {
  readonly constants: string[] = [];
  readonly functions: string[] = [];
  readonly #schemas: ReadonlyMap<string, CheckSchema>;

  constructor(schemas: ReadonlyMap<string, CheckSchema>) {
    this.#schemas = schemas;
  }

  add(head: string, schema: CheckSchema): void {
    this.functions.push(`${head}(value) {\n${this.#check(schema, START)}return true;\n}\n`);
  }

  /** Statements that return `false` where a value does not fit. */
  #check(schema: CheckSchema, at: Place): string {
    const { value } = at;
    const always = refuseIf(this.#always(schema, value));
    const types = typesOf(schema);
    const complex = types.filter((type) => isComplex(schema, type));
    const simple = this.#simply(schema, value, complex);
    if (complex.length === 0) return always + refuseIf(simple);
    const [only] = complex;
    if (types.length === 1 && only) {
      return `${always}${refuseIf([isNot(only, value)])}${this.#inside(schema, only, at)}`;
    }
    const chain = complex.map(
      (type) => `if (${is(type, value)}) {\n${this.#inside(schema, type, at)}}`,
    );
    return always + [...chain, refuseIf(simple)].filter(Boolean).join(' else ');
  }

  /** What refuses a value by its type, but for the types that need statements. */
  #simply(schema: CheckSchema, value: string, complex: TypeName[] = []): string[] {
    const parts = typesOf(schema)
      .filter((type) => !complex.includes(type))
      .map((type) => ({ type, fails: this.#ofType(schema, type, value) }));
    if (schema.type === undefined) {
      return parts
        .filter(({ fails }) => fails.length > 0)
        .map(({ type, fails }) => `(${is(type, value)} && (${fails.join(' || ')}))`);
    }
    const all = parts.map(({ type, fails }) => {
      const named = this.#schemas.get(this.#branchFor(schema, type)?.$ref ?? '');
      return named?.type === type ? fails : [isNot(type, value), ...fails];
    });
    if (all.length < 2) return all[0] ?? ['true'];
    return [all.map((fails) => `(${fails.join(' || ')})`).join(' && ')];
  }

  /** What refuses a value whatever its type. */
  #always(schema: CheckSchema, value: string): string[] {
    const { $ref, const: only, enum: values, not, anyOf, oneOf } = schema;
    const fails: string[] = [];
    if (only !== undefined) fails.push(this.#unlisted([only], value));
    if (values !== undefined) fails.push(this.#unlisted(values, value));
    if ($ref !== undefined) {
      const leaf = this.#leaf($ref);
      fails.push(...(leaf ? this.#refusals(leaf, value) : [`!accepts${$ref}(${value})`]));
    }
    if (not !== undefined) {
      const { enum: listed = not.const === undefined ? [] : [not.const], const: _, ...more } = not;
      // Where a guard may be too careful, its contrary would be too generous.
      const known = listed.length > 0 && isEmpty({ ...more, enum: undefined });
      fails.push(known ? `!(${this.#unlisted(listed, value)})` : 'true');
    }
    if (anyOf !== undefined) {
      const all = anyOf.map((branch) => this.#refusals(branch, value).join(' || ') || 'false');
      fails.push(all.map((one) => `(${one})`).join(' && '));
    }
    if (oneOf !== undefined) fails.push('true');
    return fails;
  }

  /** What refuses a value that is known to be of a type, as far as an expression can say it. */
  #ofType(schema: CheckSchema, type: TypeName, value: string): string[] {
    const fails: string[] = [];
    const bound = (limit: number | undefined, test: (limit: number) => string) =>
      limit !== undefined && fails.push(`${value}${test(limit)}`);
    if (type === 'string') {
      const { format, pattern } = schema;
      if (format !== undefined)
        fails.push(`!${formats[format as keyof typeof formats].name}(${value})`);
      if (pattern !== undefined) fails.push(this.#pattern(pattern, value));
      // Code points are only counted where the number of code units does not tell.
      bound(schema.minLength, (limit) => `.length < ${limit} || [...${value}].length < ${limit}`);
      bound(schema.maxLength, (limit) => `.length > ${limit} && [...${value}].length > ${limit}`);
    } else if (type === 'number' || type === 'integer') {
      bound(schema.minimum, (limit) => ` < ${limit}`);
      bound(schema.maximum, (limit) => ` > ${limit}`);
    } else if (type === 'array') {
      bound(schema.minItems, (limit) => `.length < ${limit}`);
      bound(schema.maxItems, (limit) => `.length > ${limit}`);
    }
    const branch = this.#branchFor(schema, type);
    if (branch === undefined) return fails;
    return [...fails, ...this.#always(branch, value), ...this.#ofType(branch, type, value)];
  }

  /** All that refuses a value as expressions; a schema that needs statements gets a function. */
  #refusals(schema: CheckSchema, value: string): string[] {
    if (isLeaf(schema)) return [...this.#always(schema, value), ...this.#simply(schema, value)];
    const name = `isBranch${this.functions.length}`;
    this.add(`function ${name}`, schema);
    return [`!${name}(${value})`];
  }

  #unlisted(values: Json[], value: string): string {
    if (values.length <= MOST_COMPARED) {
      return values.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ') || 'true';
    }
    const set = `/* @__PURE__ */ new Set(${JSON.stringify(values)})`;
    return `!${this.#constant('knownValues', set)}.has(${value})`;
  }

  #pattern(pattern: string, value: string): string {
    // A short text of characters from one range is faster to look at than to match.
    const range = /^\^\[(\w)-(\w)\]\{(\d+),(\d+)\}\$$/.exec(pattern);
    if (range === null) {
      return `!${this.#constant('thePattern', `${new RegExp(pattern, 'u')}`)}.test(${value})`;
    }
    const [, first = '', last = '', least, most] = range;
    const codes = [first, last].map((one) => one.charCodeAt(0));
    return `!${isMadeOf.name}(${value}, ${[...codes, least, most].join(', ')})`;
  }

  /** The name of a constant. No variable has a capital letter and a digit. */
  #constant(kind: string, text: string): string {
    const ending = ` = ${text};\n`;
    const known = this.constants.findIndex((constant) => constant.endsWith(ending));
    const name = `${kind}${known < 0 ? this.constants.length : known}`;
    if (known < 0) this.constants.push(`const ${name}${ending}`);
    return name;
  }

  /** Statements for a value that is known to be of a type. */
  #inside(schema: CheckSchema, type: TypeName, at: Place): string {
    const own = refuseIf(this.#ofType({ ...schema, union: undefined }, type, at.value));
    const parts =
      type === 'object'
        ? this.#object(schema, at)
        : type === 'array'
          ? this.#array(schema, at)
          : '';
    const branch = this.#branchFor(schema, type);
    if (branch === undefined) return own + parts;
    const always = refuseIf(this.#always(branch, at.value));
    return own + parts + always + this.#inside(branch, type, at);
  }

  #array({ items = {} }: CheckSchema, { value, taken }: Place): string {
    if (isEmpty(items)) return '';
    const [i, item] = [freeName('i', taken), freeName('item', taken)];
    const check = this.#check(this.#inlined(items), { value: item, taken: [...taken, i, item] });
    return `for (let ${i} = 0; ${i} < ${value}.length; ${i}++) {
${assigned(item, `${value}[${i}]`, check)}}
`;
  }

  #object(schema: CheckSchema, at: Place): string {
    const { union } = schema;
    if (union?.tag === undefined) return this.#fields(schema, at);
    const tag = freeName('tag', at.taken);
    const chain = union.branches.map(({ when, schema: branch }) => {
      const always = refuseIf(this.#always(branch, at.value));
      const inside = this.#inside(branch, 'object', { ...at, taken: [...at.taken, tag] });
      const equals = (one: string | boolean) => `${tag} === ${JSON.stringify(one)}`;
      const isIt =
        when === 'other' ? `typeof ${tag} === 'string'` : when.map(equals).join(' || ') || 'false';
      return `if (${isIt}) {\n${always}${inside}}`;
    });
    const chosen = `${chain.join(' else ')} else return false;\n`;
    return this.#fields(schema, at) + assigned(tag, member(at.value, union.tag), chosen);
  }

  #fields(schema: CheckSchema, at: Place): string {
    const { properties = {}, additionalProperties: members, union } = schema;
    const known = union?.tagFollows === true && members === undefined ? union.tag : undefined;
    const required = schema.required?.filter((key) => key !== known) ?? [];
    const optional = Object.keys(properties).filter(
      (key) =>
        ![...required, known].includes(key) && (members === false || !isEmpty(properties[key])),
    );
    const walked = typeof members === 'object' || optional.length > MOST_LOADS;
    const whole = { ...schema, required };
    return walked ? this.#walked(whole, optional, at) : this.#loaded(whole, optional, at);
  }

  /** Each property that may be there is loaded; the keys of a closed object are counted. */
  #loaded(schema: CheckSchema, optional: string[], { value, taken }: Place): string {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    const names = [...taken];
    const variables = [...required, ...optional].map((key) => {
      const variable = variableFor(key, names);
      names.push(variable);
      return [key, variable] as const;
    });
    const rest = freeName('unknown', names);
    const checks = variables.map(([key, variable]) => {
      const at = { value: variable, taken: [...names, rest] };
      const part = properties[key] ?? {};
      const check = required.includes(key)
        ? this.#required(part, at)
        : this.#optional(part, at, members === false ? `${rest}--;\n` : '');
      return assigned(variable, member(value, key), check);
    });
    if (members !== false) return checks.join('');
    return `let ${rest} = ${-required.length};
for (const _ in ${value}) ${rest}++;
${checks.join('')}if (${rest} !== 0) return false;
`;
  }

  /** Only the keys that are there are looked at, which takes an object that shows them all. */
  #walked(schema: CheckSchema, optional: string[], { value, taken }: Place): string {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    const name = (wanted: string) => freeName(wanted, taken);
    const [key, item, found] = [name('key'), name('item'), name('found')];
    const prototype = name('prototype');
    const at = { value: item, taken: [...taken, key, item, found] };
    const isOpen = members === undefined;
    const checks = new Map<string, string>();
    for (const one of [...required, ...optional]) {
      const part = properties[one] ?? {};
      const isRequired = required.includes(one);
      const known = isRequired ? this.#required(part, at) : this.#optional(part, at);
      const check = (isOpen ? this.#check(part, at) : known) + (isRequired ? `${found}++;\n` : '');
      checks.set(check, `${checks.get(check) ?? ''}case ${JSON.stringify(one)}:\n`);
    }
    const cases = [...checks].map(([check, labels]) => `${labels}{\n${check}break;\n}\n`);
    const other = members === false ? 'return false;\n' : members ? this.#check(members, at) : '';
    const isPlain = `const ${prototype} = Object.getPrototypeOf(${value});
if (${prototype} !== Object.prototype && ${prototype} !== null) return false;
`;
    const switched = `switch (${key}) {\n${cases.join('')}${other && `default: {\n${other}}\n`}}\n`;
    const [before, after] =
      required.length === 0
        ? ['', '']
        : [`let ${found} = 0;\n`, `if (${found} < ${required.length}) return false;\n`];
    return `${cases.length > 0 ? isPlain : ''}${before}for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${isOpen ? `if (${item} === undefined) continue;\n` : ''}${cases.length > 0 ? switched : other}}
${after}`;
  }

  #required(schema: CheckSchema, at: Place): string {
    const absent = this.#refusesUndefined(schema) ? '' : refuseIf([`${at.value} === undefined`]);
    return absent + this.#check(schema, at);
  }

  #optional(schema: CheckSchema, at: Place, found = ''): string {
    const { value } = at;
    if (found !== '' || !isLeaf(schema)) {
      return `if (${value} !== undefined) {\n${found}${this.#check(schema, at)}}\n`;
    }
    const fails = this.#refusals(schema, value).join(' || ');
    return fails === '' ? '' : refuseIf([`${value} !== undefined && (${fails})`]);
  }

  #refusesUndefined({ $ref, type, const: only, enum: values }: CheckSchema): boolean {
    const named = this.#schemas.get($ref ?? '');
    return (type ?? only ?? values) !== undefined || (!!named && this.#refusesUndefined(named));
  }

  /** The schema that a reference names, where one expression can say all of it. */
  #leaf(name = ''): CheckSchema | undefined {
    const named = this.#schemas.get(name);
    const more = named === undefined || named.$ref !== undefined || named.anyOf !== undefined;
    return more || !isLeaf(named) ? undefined : named;
  }

  /** The branch that takes the values of a type, in a union that types tell apart. */
  #branchFor(schema: CheckSchema, type: TypeName): CheckSchema | undefined {
    const branch = branchFor(schema, type);
    return this.#leaf(branch?.$ref) ?? branch;
  }

  /** For the items of a list: the small object that they refer to, in place of a call for each. */
  #inlined(schema: CheckSchema): CheckSchema {
    const { $ref = '', ...more } = schema;
    const { properties = {}, ...named } = this.#schemas.get($ref) ?? {};
    const parts = Object.values(properties);
    const small = parts.length > 0 && parts.length <= MOST_INLINED && parts.every(isLeaf);
    return small && isEmpty(more) && !named.union ? { ...named, properties } : schema;
  }
}

function typesOf({ type = [...TYPES] }: CheckSchema): TypeName[] {
  return [type].flat();
}

function isEmpty(schema: CheckSchema = {}): boolean {
  return Object.values(schema).every((value) => value === undefined);
}

/** Whether values of a type take more than an expression to check. */
function isComplex(schema: CheckSchema, type: TypeName): boolean {
  const branch = branchFor(schema, type);
  if (branch !== undefined && isComplex(branch, type)) return true;
  if (type === 'array') return !isEmpty(schema.items);
  const { properties, required, additionalProperties, union } = schema;
  const parts = properties ?? required ?? additionalProperties ?? union?.tag;
  return type === 'object' && parts !== undefined;
}

function isLeaf(schema: CheckSchema): boolean {
  return !typesOf(schema).some((type) => isComplex(schema, type));
}

function branchFor({ union }: CheckSchema, type: TypeName): CheckSchema | undefined {
  if (union === undefined || union.tag !== undefined) return undefined;
  return union.branches.find(({ when }) => (when as TypeName[]).includes(type))?.schema;
}

/** Code with a variable that it uses; one that it uses once needs no name. */
function assigned(name: string, value: string, code: string): string {
  const uses = code.split(new RegExp(`\\b${name}\\b`));
  return uses.length > 2 ? `const ${name} = ${value};\n${code}` : uses.join(value);
}

function refuseIf(conditions: string[]): string {
  if (conditions.length === 0) return '';
  return conditions.includes('true')
    ? 'return false;\n'
    : `if (${conditions.join(' || ')}) return false;\n`;
}

/** The test of a variable for a type. */
export function is(type: TypeName, value: string): string {
  if (type === 'null') return `${value} === null`;
  if (type === 'array') return `Array.isArray(${value})`;
  if (type === 'number') return `Number.isFinite(${value})`;
  if (type === 'integer') return `Number.isInteger(${value})`;
  if (type !== 'object') return `typeof ${value} === '${type}'`;
  return `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`;
}

function isNot(type: TypeName, value: string): string {
  if (type === 'object') {
    return `typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})`;
  }
  const test = is(type, value);
  return test.includes(' === ') ? test.replace('===', '!==') : `!${test}`;
}
