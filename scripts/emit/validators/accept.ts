/**
 * The half of a validator that accepts: guards, functions that say whether a value is valid and
 * nothing else. A guard that says yes is right. It may say no to a valid value that is odd (of a
 * class with accessors, say), or where it cannot express a schema: then the other half decides.
 */

import type { Json } from '../../model/json.ts';
import type { TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { freeName, member, variableFor } from '../text.ts';
import type { Branch, CheckSchema, Union } from './convert.ts';

/**
 * With more optional properties than this, the keys that are there are walked, instead of loading
 * each that might be: V8's caches hold a few shapes of objects, not hundreds.
 */
export const MOST_LOADS = 4;

/** An enumeration of more values than this is a `Set`. */
const MOST_COMPARED = 8;

/** A reference to an object of no more properties than this, all plain, is written out. */
const MOST_INLINED = 6;

/** What the module imports. */
const FORMATS = Object.values(formats).map(({ name }) => name);

const TYPES: TypeName[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The text of a module with a function `accepts<Name>` for each schema. */
export function acceptModule(schemas: ReadonlyMap<string, CheckSchema>): string {
  const emitter = new Emitter(schemas);
  for (const [name, schema] of schemas) emitter.add(`export function accepts${name}`, schema);
  const imported = [...emitter.formats].sort().join(', ');
  return [
    imported && `import { ${imported} } from '../formats.js';\n`,
    ...[...emitter.constants].map(([text, name]) => text.replace('NAME', name)),
    ...emitter.functions,
  ].join('\n');
}

class Emitter {
  readonly formats = new Set<string>();
  /** The names of constants by their text. */
  readonly constants = new Map<string, string>();
  readonly functions: string[] = [];
  readonly #schemas: ReadonlyMap<string, CheckSchema>;

  constructor(schemas: ReadonlyMap<string, CheckSchema>) {
    this.#schemas = schemas;
  }

  add(head: string, schema: CheckSchema): void {
    const body = this.#check(schema, 'value', ['value', ...FORMATS]);
    this.functions.push(`${head}(value) {\n${body}return true;\n}\n`);
  }

  /**
   * Code that returns `false` where a value does not fit.
   *
   * @param value a variable
   * @param scope the names that are taken around the code
   */
  #check(schema: CheckSchema, value: string, scope: readonly string[]): string {
    const anyway = refuseIf(this.#anyway(schema, value));
    const types = typesOf(schema);
    const known = types.length === 0 ? TYPES : types;
    const complex = known.filter((type) => isComplex(schema, type));
    if (complex.length === 0) return anyway + refuseIf(this.#simply(schema, types, value));
    const [only] = complex;
    if (types.length === 1 && only !== undefined) {
      return `${anyway}${refuseIf([isNot(only, value)])}${this.#typed(schema, only, value, scope)}`;
    }
    const chain = complex.map(
      (type) => `if (${is(type, value)}) {\n${this.#typed(schema, type, value, scope)}}`,
    );
    const others = known.filter((type) => !complex.includes(type));
    const rest =
      types.length === 0
        ? this.#untyped(schema, others, value)
        : this.#simply(schema, others, value);
    if (others.length === 0) chain.push('return false;');
    else if (rest.length > 0) chain.push(refuseIf(rest).trimEnd());
    return `${anyway}${chain.join(' else ')}\n`;
  }

  /** What refuses a value of a schema that takes no expression more complex. */
  #simply(schema: CheckSchema, types: TypeName[], value: string): string[] {
    if (types.length === 0) return this.#untyped(schema, TYPES, value);
    const all = types.map((type) => {
      const fails = this.#asType(schema, type, value);
      const named = this.#schemas.get(this.#branchFor(schema, type)?.$ref ?? '');
      return named?.type === type ? fails : [isNot(type, value), ...fails];
    });
    if (all.length === 1) return all.flat();
    return [all.map((fails) => `(${fails.join(' || ')})`).join(' && ')];
  }

  #untyped(schema: CheckSchema, types: TypeName[], value: string): string[] {
    return types.flatMap((type) => {
      const fails = this.#asType(schema, type, value);
      return fails.length === 0 ? [] : [`(${is(type, value)} && (${fails.join(' || ')}))`];
    });
  }

  /** Every refusal of a schema in one expression; a schema that needs statements gets a function. */
  #refusal(schema: CheckSchema, value: string): string[] {
    if (!this.#needsStatements(schema)) {
      return [...this.#anyway(schema, value), ...this.#simply(schema, typesOf(schema), value)];
    }
    const name = `isBranch${this.functions.length}`;
    this.add(`function ${name}`, schema);
    return [`!${name}(${value})`];
  }

  #needsStatements(schema: CheckSchema): boolean {
    const types = typesOf(schema);
    return (types.length === 0 ? TYPES : types).some((type) => isComplex(schema, type));
  }

  /** What refuses a value whatever its type. */
  #anyway(schema: CheckSchema, value: string): string[] {
    const { $ref, const: only, enum: values, not, anyOf, oneOf } = schema;
    const fails: string[] = [];
    if (only !== undefined) fails.push(this.#unlisted([only], value));
    if (values !== undefined) fails.push(this.#unlisted(values, value));
    if ($ref !== undefined) {
      const plain = this.#plain($ref);
      fails.push(...(plain ? this.#refusal(plain, value) : [`!accepts${$ref}(${value})`]));
    }
    if (not !== undefined) {
      const listed = not.enum ?? (not.const === undefined ? [] : [not.const]);
      const alone = Object.keys(not).length === 1 && listed.length > 0;
      // Where a guard may be too careful, its contrary would be too generous.
      fails.push(alone ? `!(${this.#unlisted(listed, value)})` : 'true');
    }
    if (anyOf !== undefined) {
      const all = anyOf.map((branch) => this.#refusal(branch, value).join(' || '));
      fails.push(all.map((one) => `(${one || 'false'})`).join(' && '));
    }
    if (oneOf !== undefined) fails.push('true');
    return fails;
  }

  #unlisted(values: Json[], value: string): string {
    if (values.length <= MOST_COMPARED) {
      return values.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ');
    }
    const set = `/* @__PURE__ */ new Set(${JSON.stringify(values)})`;
    return `!${this.#constant('knownValues', `const NAME = ${set};\n`)}.has(${value})`;
  }

  #constant(prefix: string, text: string): string {
    const name = this.constants.get(text) ?? `${prefix}${this.constants.size}`;
    this.constants.set(text, name);
    return name;
  }

  /** What refuses a value that is known to be of a type, as far as an expression can say it. */
  #asType(schema: CheckSchema, type: TypeName, value: string): string[] {
    const fails: string[] = [];
    const bound = (limit: number | undefined, test: string) =>
      limit === undefined ? 0 : fails.push(`${value}${test.replaceAll('LIMIT', `${limit}`)}`);
    if (type === 'string') {
      if (schema.format !== undefined) fails.push(`!${this.#format(schema.format)}(${value})`);
      if (schema.pattern !== undefined) fails.push(`!${this.#pattern(schema.pattern)}(${value})`);
      bound(schema.minLength, `.length < LIMIT || [...${value}].length < LIMIT`);
      // Code points are only counted where the number of code units does not tell.
      bound(schema.maxLength, `.length > LIMIT && [...${value}].length > LIMIT`);
    } else if (type === 'number' || type === 'integer') {
      bound(schema.minimum, ' < LIMIT');
      bound(schema.maximum, ' > LIMIT');
    } else if (type === 'array') {
      bound(schema.minItems, '.length < LIMIT');
      bound(schema.maxItems, '.length > LIMIT');
    }
    const branch = this.#branchFor(schema, type);
    if (branch === undefined) return fails;
    return [...fails, ...this.#anyway(branch, value), ...this.#asType(branch, type, value)];
  }

  #format(format: string): string {
    const { name } = formats[format as keyof typeof formats];
    this.formats.add(name);
    return name;
  }

  /** A short text of characters from one range is faster to look at than to match. */
  #pattern(pattern: string): string {
    const [, from = '', to = '', least, most] =
      /^\^\[(\w)-(\w)\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
    if (most === undefined) {
      return `${this.#constant('thePattern', `const NAME = ${new RegExp(pattern, 'u')};\n`)}.test`;
    }
    return this.#constant(
      'fitsPattern',
      `/** ${pattern} */
function NAME(text) {
  if (text.length < ${least} || text.length > ${most}) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < ${from.charCodeAt(0)} || code > ${to.charCodeAt(0)}) return false;
  }
  return true;
}
`,
    );
  }

  /** Code for a value that is known to be of a type. */
  #typed(schema: CheckSchema, type: TypeName, value: string, scope: readonly string[]): string {
    const simple = refuseIf(this.#asType({ ...schema, union: undefined }, type, value));
    const own =
      type === 'object'
        ? this.#object(schema, value, scope)
        : type === 'array'
          ? this.#array(schema, value, scope)
          : '';
    const branch = this.#branchFor(schema, type);
    if (branch === undefined) return simple + own;
    const inside = this.#typed(branch, type, value, scope);
    return `${simple}${own}${refuseIf(this.#anyway(branch, value))}${inside}`;
  }

  #array({ items = {} }: CheckSchema, value: string, scope: readonly string[]): string {
    if (Object.keys(items).length === 0) return '';
    const [i, item] = [freeName('i', scope), freeName('item', scope)];
    const check = this.#check(this.#inlined(items), item, [...scope, i, item]);
    return `for (let ${i} = 0; ${i} < ${value}.length; ${i}++) {
${assigned(item, `${value}[${i}]`, check)}}
`;
  }

  #object(schema: CheckSchema, value: string, scope: readonly string[]): string {
    const { required = [], union } = schema;
    if (union?.tag === undefined) return this.#fields(schema, value, scope);
    const tag = freeName('tag', scope);
    const chain = union.branches.map(({ when, schema: branch }) => {
      // What the object around a branch requires is there when the branch is looked at.
      const there = required.filter((key) => branch.properties?.[key] !== undefined);
      const whole = { ...branch, required: [...new Set([...(branch.required ?? []), ...there])] };
      const inside = this.#typed(whole, 'object', value, [...scope, tag]);
      return `if (${choice(tag, when)}) {\n${refuseIf(this.#anyway(branch, value))}${inside}}`;
    });
    const chosen = `${chain.join(' else ')} else return false;\n`;
    const fields = this.#fields(withoutTag(schema, union), value, scope);
    return fields + assigned(tag, member(value, union.tag), chosen);
  }

  #fields(schema: CheckSchema, value: string, scope: readonly string[]): string {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    const optional = Object.keys(properties).filter(
      (key) => !required.includes(key) && (members === false || !isEmpty(properties[key])),
    );
    const walked = typeof members === 'object' || optional.length > MOST_LOADS;
    return walked
      ? this.#walked(schema, optional, value, scope)
      : this.#loaded(schema, optional, value, scope);
  }

  /** Each property that may be there is loaded; the keys of a closed object are counted. */
  #loaded(
    { properties = {}, required = [], additionalProperties: members }: CheckSchema,
    optional: string[],
    value: string,
    scope: readonly string[],
  ): string {
    const keys = [...required, ...optional];
    if (keys.length === 0 && members !== false) return '';
    const names: string[] = [];
    for (const key of keys) names.push(variableFor(key, [...scope, ...names]));
    const count = freeName('unknown', [...scope, ...names]);
    const inner = [...scope, ...names, count];
    const fields = keys.map((key, i) => {
      const name = names[i] ?? '';
      const schema = properties[key] ?? {};
      const found = members === false ? `${count}--;\n` : '';
      const check =
        i < required.length
          ? this.#required(schema, name, inner)
          : this.#optional(schema, name, inner, found);
      return assigned(name, member(value, key), check);
    });
    if (members !== false) return fields.join('');
    const counted = `let ${count} = ${-required.length};\nfor (const _ in ${value}) ${count}++;\n`;
    return `${counted}${fields.join('')}if (${count} !== 0) return false;\n`;
  }

  /** Only the keys that are there are looked at, which an object has to show to be walked. */
  #walked(
    { properties = {}, required = [], additionalProperties: members }: CheckSchema,
    optional: string[],
    value: string,
    scope: readonly string[],
  ): string {
    const [key, item] = [freeName('key', scope), freeName('item', scope)];
    const found = freeName('found', scope);
    const inner = [...scope, key, item, found];
    const isOpen = members === undefined;
    const cases = new Map<string, string[]>();
    for (const name of [...required, ...optional]) {
      const schema = properties[name] ?? {};
      const check = isOpen
        ? this.#check(schema, item, inner)
        : required.includes(name)
          ? this.#required(schema, item, inner)
          : this.#optional(schema, item, inner);
      const whole = required.includes(name) ? `${check}${found}++;\n` : check;
      cases.set(whole, [...(cases.get(whole) ?? []), `case ${JSON.stringify(name)}:\n`]);
    }
    const other =
      members === false
        ? 'return false;\n'
        : typeof members === 'object'
          ? this.#check(members, item, inner)
          : '';
    const known = [...cases].map(([check, names]) => `${names.join('')}{\n${check}break;\n}\n`);
    const body =
      known.length === 0
        ? other
        : `switch (${key}) {\n${known.join('')}${other && `default: {\n${other}}\n`}}\n`;
    const proto = freeName('prototype', scope);
    const isPlain =
      known.length === 0
        ? ''
        : `const ${proto} = Object.getPrototypeOf(${value});
if (${proto} !== Object.prototype && ${proto} !== null) return false;
`;
    const counted = required.length > 0;
    return `${isPlain}${counted ? `let ${found} = 0;\n` : ''}for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${isOpen ? `if (${item} === undefined) continue;\n` : ''}${body}}
${counted ? `if (${found} < ${required.length}) return false;\n` : ''}`;
  }

  #required(schema: CheckSchema, value: string, scope: readonly string[]): string {
    const absent = this.#refusesUndefined(schema) ? '' : refuseIf([`${value} === undefined`]);
    return absent + this.#check(schema, value, scope);
  }

  #optional(schema: CheckSchema, value: string, scope: readonly string[], found = ''): string {
    if (found !== '' || this.#needsStatements(schema)) {
      return `if (${value} !== undefined) {\n${found}${this.#check(schema, value, scope)}}\n`;
    }
    const fails = this.#refusal(schema, value);
    return fails.length === 0
      ? ''
      : `if (${value} !== undefined && (${fails.join(' || ')})) return false;\n`;
  }

  /** The schema that a reference names, where one expression can say all of it. */
  #plain(name: string): CheckSchema | undefined {
    const named = this.#schemas.get(name);
    const more = named === undefined || named.$ref !== undefined || named.anyOf !== undefined;
    return more || this.#needsStatements(named) ? undefined : named;
  }

  #branchFor(schema: CheckSchema, type: TypeName): CheckSchema | undefined {
    const branch = branchFor(schema, type);
    const plain = branch?.$ref === undefined ? undefined : this.#plain(branch.$ref);
    return plain ?? branch;
  }

  #refusesUndefined(schema: CheckSchema): boolean {
    const { $ref, type, const: only, enum: values } = schema;
    const named = $ref === undefined ? undefined : this.#schemas.get($ref);
    const states = type !== undefined || only !== undefined || values !== undefined;
    return states || (named !== undefined && this.#refusesUndefined(named));
  }

  /** For the items of a list: the small object that they refer to, in place of a call for each. */
  #inlined(schema: CheckSchema): CheckSchema {
    const { $ref = '', ...rest } = schema;
    const { union, properties = {}, ...named } = this.#schemas.get($ref) ?? {};
    const parts = Object.values(properties);
    const small = parts.length > 0 && parts.length <= MOST_INLINED && union === undefined;
    const alone = isEmpty(rest) && parts.every((part) => !this.#needsStatements(part));
    return small && alone ? { ...named, properties } : schema;
  }
}

function typesOf({ type = [] }: CheckSchema): TypeName[] {
  return [type].flat();
}

function isEmpty(schema: CheckSchema | undefined): boolean {
  return schema === undefined || Object.keys(schema).length === 0;
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

/** An open object without what choosing a branch of its union says of the tag anyway. */
function withoutTag(schema: CheckSchema, { tag = '', branches }: Union): CheckSchema {
  const { [tag]: { enum: values, type, ...more } = {}, ...properties } = schema.properties ?? {};
  const taken = branches.flatMap(({ when }) => when as Json[]);
  const isSaid = values?.length === taken.length || (type === 'string' && taken.includes('other'));
  if (!isSaid || !isEmpty(more) || schema.additionalProperties !== undefined) return schema;
  return { ...schema, properties, required: schema.required?.filter((key) => key !== tag) };
}

/** The branch that takes the values of a type, in a union that types tell apart. */
function branchFor({ union }: CheckSchema, type: TypeName): CheckSchema | undefined {
  if (union === undefined || union.tag !== undefined) return undefined;
  return union.branches.find(({ when }) => (when as TypeName[]).includes(type))?.schema;
}

/** Code with a variable that it uses; one that it uses once needs no name. */
function assigned(name: string, value: string, code: string): string {
  const uses = code.split(new RegExp(`\\b${name}\\b`));
  return uses.length === 2 ? uses.join(value) : `const ${name} = ${value};\n${code}`;
}

function choice(tag: string, when: Branch['when']): string {
  if (when === 'other') return `typeof ${tag} === 'string'`;
  return when.map((value) => `${tag} === ${JSON.stringify(value)}`).join(' || ');
}

function refuseIf(conditions: string[]): string {
  if (conditions.length === 0) return '';
  return conditions.includes('true')
    ? 'return false;\n'
    : `if (${conditions.join(' || ')}) return false;\n`;
}

function is(type: TypeName, value: string): string {
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
  return / === /.test(is(type, value))
    ? is(type, value).replace('===', '!==')
    : `!${is(type, value)}`;
}
