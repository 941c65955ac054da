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

/** List items that refer to an object of no more properties than this are checked inline. */
const MOST_INLINED = 6;

/** What refuses a value, in order: expressions, or statements that return `false`. */
type Check = (string[] | string)[];

/** What refuses the values of a type. */
type Part = { type: TypeName; inside: Check };

/** A property that an object may or must have. */
type Field = [key: string, part: CheckSchema, isRequired: boolean];

/** A variable, and the names that are taken where it is used. */
interface Scope {
  value: string;
  taken: readonly string[];
}

/** The functions that a guard may call, by the module that they are imported from. */
const IMPORTS: Record<string, string[]> = {
  '../formats.js': Object.values(formats).map(({ name }) => name),
  '../runtime/validate.js': [isMadeOf.name],
};

const START: Scope = { value: 'value', taken: ['value', ...Object.values(IMPORTS).flat()] };

/** The text of a module with a function `accepts<Name>` for each schema. */
export function acceptModule(schemas: ReadonlyMap<string, CheckSchema>): string {
  const guards = new Guards(schemas);
  const functions = [...schemas].map(([name, schema]) => guards.accepts(name, schema));
  const constants = [...guards.constants].map(([value, name]) => `const ${name} = ${value};\n`);
  const text = [...constants, ...functions].join('\n');
  return `${importsOf(text, IMPORTS)}\n${text}`;
}

class Guards {
  /** The names of constants by their text. */
  readonly constants = new Map<string, string>();
  readonly #schemas: ReadonlyMap<string, CheckSchema>;

  constructor(schemas: ReadonlyMap<string, CheckSchema>) {
    this.#schemas = schemas;
  }

  accepts(name: string, schema: CheckSchema): string {
    const check = text(this.#check(schema, START));
    return `export function accepts${name}(value) {\n${check}return true;\n}\n`;
  }

  #check(schema: CheckSchema, at: Scope): Check {
    const always = this.#always(schema, at);
    const types = [schema.type ?? TYPES].flat();
    const parts = types.map((type): Part => ({ type, inside: this.#inside(schema, type, at) }));
    const complex = parts.filter(({ inside }) => inside.some((one) => typeof one === 'string'));
    const others = parts.filter((part) => !complex.includes(part));
    const simple = this.#simply(schema, others, at.value);
    const [only] = complex;
    if (only === undefined) return [always, simple];
    if (parts.length === 1) return [always, [isNot(only.type, at.value)], ...only.inside];
    const chain = complex.map(
      ({ type, inside }) => `if (${is(type, at.value)}) {\n${text(inside)}}`,
    );
    return [always, [...chain, rejectIf(simple)].filter(Boolean).join(' else ')];
  }

  /** What refuses a value by those of its types that need no statements. */
  #simply(schema: CheckSchema, parts: Part[], value: string): string[] {
    const types = parts.map(({ type, inside }) => ({ type, fails: inside.flat() }));
    if (schema.type === undefined) {
      return types
        .filter(({ fails }) => fails.length > 0)
        .map(({ type, fails }) => `(${is(type, value)} && (${fails.join(' || ')}))`);
    }
    const all = types.map(({ type, fails }) => {
      const named = this.#schemas.get(this.#layers(schema, type)[1]?.$ref ?? '');
      return named?.type === type ? fails : [isNot(type, value), ...fails];
    });
    if (all.length < 2) return all[0] ?? ['true'];
    return [all.map((fails) => `(${fails.join(' || ')})`).join(' && ')];
  }

  /** What refuses a value whatever its type. */
  #always(schema: CheckSchema, at: Scope): string[] {
    const { value } = at;
    const { $ref, const: only, enum: values, not, anyOf, oneOf } = schema;
    const fails: string[] = [];
    if (only !== undefined) fails.push(this.#unlisted([only], value));
    if (values !== undefined) fails.push(this.#unlisted(values, value));
    if ($ref !== undefined) {
      const leaf = this.#leaf($ref);
      fails.push(...(leaf ? this.#refusals(leaf, at) : [`!accepts${$ref}(${value})`]));
    }
    if (not !== undefined) {
      const { enum: listed = not.const === undefined ? [] : [not.const], const: _, ...more } = not;
      // A guard may refuse too much, so its negation may accept too much.
      const known = listed.length > 0 && isEmpty({ ...more, enum: undefined });
      fails.push(known ? `!(${this.#unlisted(listed, value)})` : 'true');
    }
    if (anyOf !== undefined) {
      const all = anyOf.map((branch) => this.#refusals(branch, at).join(' || ') || 'false');
      fails.push(all.map((one) => `(${one})`).join(' && '));
    }
    if (oneOf !== undefined) fails.push('true');
    return fails;
  }

  /** All that refuses a value as expressions; what needs statements is left to the other half. */
  #refusals(schema: CheckSchema, at: Scope): string[] {
    return isLeaf(schema) ? this.#check(schema, at).flat() : ['true'];
  }

  /** What refuses a value that is known to be of a type. */
  #inside(schema: CheckSchema, type: TypeName, at: Scope): Check {
    return this.#layers(schema, type).flatMap((layer, i) => [
      i > 0 ? this.#always(layer, at) : [],
      ...this.#own(layer, type, at),
    ]);
  }

  /** A schema, and what takes the values of a type in its unions that types tell apart. */
  #layers(schema: CheckSchema, type: TypeName): CheckSchema[] {
    const { union } = schema;
    const branch =
      union?.by === 'type' && union.branches.find(({ when }) => when.includes(type))?.schema;
    return branch ? [schema, ...this.#layers(this.#leaf(branch.$ref) ?? branch, type)] : [schema];
  }

  /** What refuses a value of a type by the keywords for this type. */
  #own(schema: CheckSchema, type: TypeName, at: Scope): Check {
    const { value } = at;
    const fails: string[] = [];
    const bound = (limit: number | undefined, test: (limit: number) => string) =>
      limit !== undefined && fails.push(`${value}${test(limit)}`);
    if (type === 'object') return [this.#object(schema, at)].filter(Boolean);
    if (type === 'string') {
      const { format, pattern } = schema;
      if (format !== undefined) {
        fails.push(`!${formats[format as keyof typeof formats].name}(${value})`);
      }
      if (pattern !== undefined) fails.push(this.#pattern(pattern, value));
      // Code points are only counted where the number of code units does not decide.
      bound(schema.minLength, (limit) => `.length < ${limit} || [...${value}].length < ${limit}`);
      bound(schema.maxLength, (limit) => `.length > ${limit} && [...${value}].length > ${limit}`);
    } else if (type === 'number' || type === 'integer') {
      bound(schema.minimum, (limit) => ` < ${limit}`);
      bound(schema.maximum, (limit) => ` > ${limit}`);
    } else if (type === 'array') {
      bound(schema.minItems, (limit) => `.length < ${limit}`);
      bound(schema.maxItems, (limit) => `.length > ${limit}`);
      if (!isEmpty(schema.items)) return [fails, this.#array(schema, at)];
    }
    return [fails];
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
    const name = this.constants.get(text) ?? `${kind}${this.constants.size}`;
    this.constants.set(text, name);
    return name;
  }

  #array({ items = {} }: CheckSchema, { value, taken }: Scope): string {
    const [i, item] = [freeName('i', taken), freeName('item', taken)];
    const check = this.#check(this.#inlined(items), { value: item, taken: [...taken, i, item] });
    return `for (let ${i} = 0; ${i} < ${value}.length; ${i}++) {
${assigned(item, `${value}[${i}]`, text(check))}}
`;
  }

  #object(schema: CheckSchema, at: Scope): string {
    const { union } = schema;
    if (union?.by !== 'tag') return this.#fields(schema, at);
    const tag = freeName('tag', at.taken);
    const chain = union.branches.map(({ when, schema: branch }) => {
      const inside = this.#inside(branch, 'object', { ...at, taken: [...at.taken, tag] });
      const equals = (one: string | boolean) => `${tag} === ${JSON.stringify(one)}`;
      const isIt =
        when === 'other' ? `typeof ${tag} === 'string'` : when.map(equals).join(' || ') || 'false';
      return `if (${isIt}) {\n${text([this.#always(branch, at), ...inside])}}`;
    });
    const chosen = `${chain.join(' else ')} else return false;\n`;
    return this.#fields(schema, at) + assigned(tag, member(at.value, union.tag), chosen);
  }

  #fields(schema: CheckSchema, at: Scope): string {
    const { properties = {}, required = [], additionalProperties: members, union } = schema;
    const isKnown = members === undefined && union?.by === 'tag' && union.tagFollows;
    const known = isKnown ? union.tag : undefined;
    const keys = [...new Set([...required, ...Object.keys(properties)])];
    const fields = keys
      .map((key): Field => [key, properties[key] ?? {}, required.includes(key)])
      .filter(([key, part, isRequired]) => {
        return key !== known && (isRequired || members === false || !isEmpty(part));
      });
    const optional = fields.filter(([, , isRequired]) => !isRequired);
    return typeof members === 'object' || optional.length > MOST_LOADS
      ? this.#walked(fields, schema, at)
      : this.#loaded(fields, schema, at);
  }

  /** Each property that may be there is loaded; the keys of a closed object are counted. */
  #loaded(fields: Field[], schema: CheckSchema, { value, taken }: Scope): string {
    const isClosed = schema.additionalProperties === false;
    const names = [...taken];
    for (const [key] of fields) names.push(variableFor(key, names));
    const rest = freeName('unknown', names);
    const checks = fields.map(([key, part, isRequired], i) => {
      const variable = names[taken.length + i] ?? '';
      const at = { value: variable, taken: [...names, rest] };
      const found = isClosed && !isRequired ? `${rest}--;\n` : '';
      return assigned(variable, member(value, key), this.#field(part, isRequired, at, found));
    });
    if (!isClosed) return checks.join('');
    return `let ${rest} = ${-fields.filter(([, , isRequired]) => isRequired).length};
for (const _ in ${value}) ${rest}++;
${checks.join('')}if (${rest} !== 0) return false;
`;
  }

  /** Only the keys that are there are looked at, which takes an object that shows them all. */
  #walked(fields: Field[], schema: CheckSchema, { value, taken }: Scope): string {
    const { additionalProperties: members } = schema;
    const name = (wanted: string) => freeName(wanted, taken);
    const [key, item, found] = [name('key'), name('item'), name('found')];
    const prototype = name('prototype');
    const at = { value: item, taken: [...taken, key, item, found] };
    const isOpen = members === undefined;
    const cases = new Map<string, string>();
    let least = 0;
    for (const [known, part, isRequired] of fields) {
      if (isRequired) least++;
      const check = isOpen ? text(this.#check(part, at)) : this.#field(part, isRequired, at);
      const whole = isRequired ? `${check}${found}++;\n` : check;
      cases.set(whole, `${cases.get(whole) ?? ''}case ${JSON.stringify(known)}:\n`);
    }
    const listed = [...cases].map(([check, labels]) => `${labels}{\n${check}break;\n}\n`).join('');
    const other = members ? text(this.#check(members, at)) : isOpen ? '' : 'return false;\n';
    const switched = `switch (${key}) {\n${listed}${other && `default: {\n${other}}\n`}}\n`;
    const loop = `for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${isOpen ? `if (${item} === undefined) continue;\n` : ''}${cases.size > 0 ? switched : other}}
`;
    const counted = `let ${found} = 0;\n${loop}if (${found} < ${least}) return false;\n`;
    const isPlain = `const ${prototype} = Object.getPrototypeOf(${value});
if (${prototype} !== Object.prototype && ${prototype} !== null) return false;
`;
    return (cases.size > 0 ? isPlain : '') + (least > 0 ? counted : loop);
  }

  /** Statements for a field, which begin with `found` where an optional one is there. */
  #field(schema: CheckSchema, isRequired: boolean, at: Scope, found = ''): string {
    const check = this.#check(schema, at);
    const absent = `${at.value} === undefined`;
    if (isRequired) return text(this.#refusesUndefined(schema) ? check : [[absent], ...check]);
    const present = `${at.value} !== undefined`;
    if (found !== '' || !isLeaf(schema)) return `if (${present}) {\n${found}${text(check)}}\n`;
    const fails = check.flat().join(' || ');
    return fails === '' ? '' : rejectIf([`${present} && (${fails})`]);
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

  /** For the items of a list: the small object that they refer to, in place of a call for each. */
  #inlined(schema: CheckSchema): CheckSchema {
    const { $ref = '', ...more } = schema;
    const { properties = {}, ...named } = this.#schemas.get($ref) ?? {};
    const parts = Object.values(properties);
    const small = parts.length > 0 && parts.length <= MOST_INLINED && parts.every(isLeaf);
    return small && isEmpty(more) && !named.union ? { ...named, properties } : schema;
  }
}

function isEmpty(schema: CheckSchema = {}): boolean {
  return Object.values(schema).every((value) => value === undefined);
}

/** Whether an expression can say all of a schema. */
function isLeaf(schema: CheckSchema): boolean {
  const { properties, required, additionalProperties, items, union } = schema;
  const parts = properties ?? required ?? additionalProperties;
  const branches = union?.branches ?? [];
  const isObject = parts !== undefined || union?.by === 'tag';
  return !isObject && isEmpty(items) && branches.every((one) => isLeaf(one.schema));
}

/** Code after the variable that it uses. */
function assigned(name: string, value: string, code: string): string {
  return code && `const ${name} = ${value};\n${code}`;
}

/** Statements that return `false` where a value is not valid. */
function text(check: Check): string {
  return check.map((part) => (typeof part === 'string' ? part : rejectIf(part))).join('');
}

function rejectIf(conditions: string[]): string {
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
  if (type === 'null') return `${value} !== null`;
  const isCalled = type === 'array' || type === 'number' || type === 'integer';
  return isCalled ? `!${is(type, value)}` : `typeof ${value} !== '${type}'`;
}
