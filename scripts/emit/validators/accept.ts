/**
 * Guards: the half of a validator that accepts, fast. `true` is final, and right for every JSON value; it is
 * wrong for two things that JSON cannot have: a field hidden by `enumerable: false`, and, where nothing is
 * required, `Math` or the global object, whose `constructor` is that of a plain object. `false` only means
 * that the explanation decides: it is wrong for an instance of a class with accessors, say, and where an
 * expression cannot state all of a schema.
 */

import type { Json } from '../../model/json.ts';
import { listedValues, TYPES, type TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { isMadeOf, isObject } from '../../runtime/validate.ts';
import { memberExpression, testFor, variableFor } from '../text.ts';
import type { CheckSchema } from './convert.ts';

/**
 * With more optional properties than this, a guard loops over the keys that are present, and does not read
 * every known property: inline caches hold four shapes of objects, and reading them all would make the strict
 * guards a fifth larger.
 */
const MAX_LOADS = 4;

/** An enumeration of more values than this is a `Set`: comparing with each would make the strict guards an eighth larger. */
const MAX_COMPARED = 8;

/** List items that refer to an object of no more properties than this are checked inline, in two thirds of the time. */
const MAX_INLINED = 6;

/** Tests in order: a `string[]` has expressions that are true for an invalid value, a `string` has statements. */
type Refusals = (string[] | string)[];

type TypeRefusals = { type: TypeName; inside: Refusals };

type GuardField = [key: string, part: CheckSchema, isRequired: boolean];

/** The functions that a guard may call, and the modules that they are imported from. */
const IMPORTED = [
  ...Object.values(formats).map(({ name }) => [name, '../formats.js']),
  ...[isMadeOf, isObject].map(({ name }) => [name, '../runtime/validate.js']),
];

/**
 * The text of a module with a function `accepts<Name>` for each schema.
 *
 *     export function acceptsNote(value) {
 *       if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
 *       const made_2 = value.constructor;
 *       if (made_2 !== Object && made_2 !== undefined) return false;
 *       const color_1 = value.color;
 *       if (!(typeof color_1 === 'string')) return false;
 *       return true;
 *     }
 */
export function acceptModule(schemas: ReadonlyMap<string, CheckSchema>): string {
  const guards = new Guards(schemas);
  const functions = [...schemas].map(([name, schema]) => guards.accepts(name, schema));
  const constants = [...guards.constants].map(([value, name]) => `const ${name} = ${value};\n`);
  const text = [...constants, ...functions].join('\n');
  const imports = IMPORTED.filter(([name]) => text.includes(`!${name}(`));
  return `${imports.map(([name, from]) => `import { ${name} } from '${from}';\n`).join('')}\n${text}`;
}

class Guards {
  /** The names of constants by their text. */
  readonly constants = new Map<string, string>();
  /** Schemas without a test for a plain object: it was made before, or anything else lacks a required field. */
  readonly #plainOnes = new Set<CheckSchema>();
  /** How many variables there are around what is written, so that each has its own name. */
  #variables = 0;

  constructor(private readonly schemas: ReadonlyMap<string, CheckSchema>) {}

  accepts(name: string, schema: CheckSchema): string {
    this.#variables = 0;
    const check = statements(this.#check(schema, 'value'));
    return `export function accepts${name}(value) {\n${check}return true;\n}\n`;
  }

  #check(schema: CheckSchema, value: string): Refusals {
    const always = this.#typelessKeywords(schema, value);
    const types = [schema.type ?? TYPES].flat();
    const parts = types.map(
      (type): TypeRefusals => ({ type, inside: this.#knownType(schema, type, value) }),
    );
    const complex = parts.filter(({ inside }) => inside.some((one) => typeof one === 'string'));
    const others = parts.filter((part) => !complex.includes(part));
    const simple = this.#simpleTypes(schema, others, value);
    const [only] = complex;
    if (only === undefined) return [always, simple];
    if (parts.length === 1) return [always, [refusalFor(only.type, value)], ...only.inside];
    const chain = complex.map(
      ({ type, inside }) => `if (${testFor(type, value)}) {\n${statements(inside)}}`,
    );
    return [always, [...chain, refuseIf(simple)].filter(Boolean).join(' else ')];
  }

  /** Refuses a value by the types whose tests are all expressions. */
  #simpleTypes(schema: CheckSchema, parts: TypeRefusals[], value: string): string[] {
    const types = parts.map(({ type, inside }) => ({ type, refusals: inside.flat() }));
    if (schema.type === undefined) {
      return types
        .filter(({ refusals }) => refusals.length > 0)
        .map(({ type, refusals }) => `(${testFor(type, value)} && (${refusals.join(' || ')}))`);
    }
    const all = types.map(({ type, refusals }) => {
      const named = this.schemas.get(this.#layers(schema, type)[1]?.$ref ?? '');
      if (named?.type === type) return refusals;
      // With nothing else to check, `typeof` alone would accept a promise.
      const isBare = type === 'object' && refusals.length === 0;
      return [isBare ? `!${isObject.name}(${value})` : refusalFor(type, value), ...refusals];
    });
    return [all.map((refusals) => `(${refusals.join(' || ')})`).join(' && ') || 'true'];
  }

  /** Refuses a value by the keywords that apply to every type. */
  #typelessKeywords(schema: CheckSchema, value: string): string[] {
    const { $ref, const: only, enum: values, not, anyOf } = schema;
    const refusals: string[] = [];
    if (only !== undefined) refusals.push(this.#unlisted([only], value));
    if (values !== undefined) refusals.push(this.#unlisted(values, value));
    if ($ref !== undefined) {
      const leaf = this.#leaf($ref);
      refusals.push(...(leaf ? this.#asExpressions(leaf, value) : [`!accepts${$ref}(${value})`]));
    }
    if (not !== undefined) refusals.push(`!(${this.#unlisted(listedValues(not) ?? [], value)})`);
    if (anyOf !== undefined) {
      const all = anyOf.map((branch) => this.#asExpressions(branch, value).join(' || ') || 'false');
      refusals.push(all.map((one) => `(${one})`).join(' && '));
    }
    return refusals;
  }

  /** Refuses a value by expressions alone; what needs statements is left to the explanation. */
  #asExpressions(schema: CheckSchema, value: string): string[] {
    return isLeaf(schema) ? this.#check(schema, value).flat() : ['true'];
  }

  /** Refuses a value of a known type. */
  #knownType(schema: CheckSchema, type: TypeName, value: string): Refusals {
    return this.#layers(schema, type).flatMap((layer, i) => [
      i > 0 ? this.#typelessKeywords(layer, value) : [],
      ...this.#typeKeywords(layer, type, value),
    ]);
  }

  /** A schema, and below it the branch that its union by type has for a type, through nested unions. */
  #layers(schema: CheckSchema, type: TypeName): CheckSchema[] {
    const { union } = schema;
    const branch =
      union?.by === 'type' && union.branches.find(({ when }) => when.includes(type))?.schema;
    return branch ? [schema, ...this.#layers(this.#leaf(branch.$ref) ?? branch, type)] : [schema];
  }

  /** Refuses a value of a type by the keywords for this type. */
  #typeKeywords(schema: CheckSchema, type: TypeName, value: string): Refusals {
    const refusals: string[] = [];
    const bound = (limit: number | undefined, test: (limit: number) => string) =>
      limit !== undefined && refusals.push(`${value}${test(limit)}`);
    if (type === 'object') return [this.#object(schema, value)].filter(Boolean);
    if (type === 'string') {
      const { format, pattern } = schema;
      if (format !== undefined) {
        refusals.push(`!${formats[format as keyof typeof formats].name}(${value})`);
      }
      if (pattern !== undefined) refusals.push(this.#pattern(pattern, value));
      // Code points are only counted where the number of code units does not decide.
      bound(schema.minLength, (limit) => `.length < ${limit} || [...${value}].length < ${limit}`);
      bound(schema.maxLength, (limit) => `.length > ${limit} && [...${value}].length > ${limit}`);
    } else if (type === 'number' || type === 'integer') {
      bound(schema.minimum, (limit) => ` < ${limit}`);
      bound(schema.maximum, (limit) => ` > ${limit}`);
    } else if (type === 'array') {
      bound(schema.minItems, (limit) => `.length < ${limit}`);
      bound(schema.maxItems, (limit) => `.length > ${limit}`);
      if (!isEmpty(schema.items)) return [refusals, this.#array(schema, value)];
    }
    return [refusals];
  }

  #unlisted(values: Json[], value: string): string {
    if (values.length <= MAX_COMPARED) {
      return values.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ') || 'true';
    }
    const set = `/* @__PURE__ */ new Set(${JSON.stringify(values)})`;
    return `!${this.#constant('knownValues', set)}.has(${value})`;
  }

  #pattern(pattern: string, value: string): string {
    // For a short text of characters from one range, comparing is faster than matching.
    const range = /^\^\[(\w)-(\w)\]\{(\d+),(\d+)\}\$$/.exec(pattern);
    if (range === null) {
      return `!${this.#constant('thePattern', `${new RegExp(pattern, 'u')}`)}.test(${value})`;
    }
    const [, first = '', last = '', least, most] = range;
    const codes = [first, last].map((one) => one.charCodeAt(0));
    return `!${isMadeOf.name}(${value}, ${[...codes, least, most].join(', ')})`;
  }

  /** A variable, such as for a property: its number tells it from keywords and from other names. */
  #variable(name: string): string {
    return variableFor(name, ++this.#variables);
  }

  /** The name of a constant; unlike that of a variable, it has no underscore. */
  #constant(kind: string, text: string): string {
    const name = this.constants.get(text) ?? `${kind}${this.constants.size}`;
    this.constants.set(text, name);
    return name;
  }

  #array({ items = {} }: CheckSchema, value: string): string {
    const [i, item] = [this.#variable('i'), this.#variable('item')];
    const check = this.#check(this.#inlined(items), item);
    return `for (let ${i} = 0; ${i} < ${value}.length; ${i}++) {
${assigned(item, `${value}[${i}]`, statements(check))}}
`;
  }

  #object(schema: CheckSchema, value: string): string {
    const { union } = schema;
    if (union?.by !== 'tag') return this.#fields(schema, value);
    const tag = this.#variable('tag');
    const isInPlace = union.branches.some((branch) => branch.schema.$ref === undefined);
    const plain = isInPlace ? this.#plain(value) : '';
    // The branch for any other value is asked last.
    const isOther = ({ when }: { when: unknown }) => Number(when === 'other');
    const ordered = union.branches.toSorted((a, b) => isOther(a) - isOther(b));
    const chain = ordered.map(({ when, schema: branch }) => {
      const known = { ...branch };
      this.#plainOnes.add(known);
      const inside = this.#knownType(known, 'object', value);
      const equals = (one: string | boolean) => `${tag} === ${JSON.stringify(one)}`;
      const isIt =
        when === 'other' ? `typeof ${tag} === 'string'` : when.map(equals).join(' || ') || 'false';
      return `if (${isIt}) {\n${statements([this.#typelessKeywords(branch, value), ...inside])}}`;
    });
    const chosen = `${chain.join(' else ')} else return false;\n`;
    return plain + assigned(tag, memberExpression(value, union.tag), chosen);
  }

  #fields(schema: CheckSchema, value: string): string {
    const { properties = {}, required = [], additionalProperties: others } = schema;
    const keys = [...new Set([...required, ...Object.keys(properties)])];
    const fields = keys
      .map((key): GuardField => [key, properties[key] ?? {}, required.includes(key)])
      .filter(([, part, isRequired]) => isRequired || others === false || !isEmpty(part));
    const optional = fields.filter(([, , isRequired]) => !isRequired);
    return typeof others === 'object' || optional.length > MAX_LOADS
      ? this.#walked(fields, schema, value)
      : this.#loaded(fields, schema, value);
  }

  /** Each property that may be there is loaded; the keys of a closed object are counted. */
  #loaded(fields: GuardField[], schema: CheckSchema, value: string): string {
    const isClosed = schema.additionalProperties === false;
    const rest = this.#variable('unknown');
    const checks = fields.map(([key, part, isRequired]) => {
      const variable = this.#variable(key);
      const whenPresent = isClosed && !isRequired ? `${rest}--;\n` : '';
      return assigned(
        variable,
        memberExpression(value, key),
        this.#field(part, isRequired, variable, whenPresent),
      );
    });
    const first = fields.length > 0 && !this.#plainOnes.has(schema) ? this.#plain(value) : '';
    if (!isClosed) return first + checks.join('');
    return `${first}let ${rest} = ${-fields.filter(([, , isRequired]) => isRequired).length};
for (const _ in ${value}) ${rest}++;
${checks.join('')}if (${rest} !== 0) return false;
`;
  }

  /** Loops over the keys that are present; those of a plain object are all enumerable. */
  #walked(fields: GuardField[], schema: CheckSchema, value: string): string {
    const { additionalProperties: others } = schema;
    const [key, item] = [this.#variable('key'), this.#variable('item')];
    const found = this.#variable('found');
    const isOpen = others === undefined;
    const cases = this.#cases(fields, isOpen, item, found);
    const other = others ? statements(this.#check(others, item)) : isOpen ? '' : 'return false;\n';
    const switched = `switch (${key}) {\n${cases}${other && `default: {\n${other}}\n`}}\n`;
    const loop = `for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${isOpen ? `if (${item} === undefined) continue;\n` : ''}${cases ? switched : other}}
`;
    const least = fields.filter(([, , isRequired]) => isRequired).length;
    const counted = `let ${found} = 0;\n${loop}if (${found} < ${least}) return false;\n`;
    return this.#plain(value) + (least > 0 ? counted : loop);
  }

  /** The cases of a switch over keys, which count those that are required: `item` is the value. */
  #cases(fields: GuardField[], isOpen: boolean, item: string, found: string): string {
    const around = this.#variables;
    const cases = new Map<string, string>();
    for (const [known, part, isRequired] of fields) {
      // Fields that are checked alike share the text, with its variables.
      this.#variables = around;
      const check = isOpen
        ? statements(this.#check(part, item))
        : this.#field(part, isRequired, item);
      const whole = isRequired ? `${check}${found}++;\n` : check;
      cases.set(whole, `${cases.get(whole) ?? ''}case ${JSON.stringify(known)}:\n`);
    }
    return [...cases].map(([check, labels]) => `${labels}{\n${check}break;\n}\n`).join('');
  }

  /** Leaves instances of classes to the explanation: a promise, or an object with accessors. */
  #plain(value: string): string {
    const made = this.#variable('made');
    return `const ${made} = ${value}.constructor;
if (${made} !== Object && ${made} !== undefined) return false;
`;
  }

  /** Statements for a field; `whenPresent` runs first where an optional field is present. */
  #field(schema: CheckSchema, isRequired: boolean, value: string, whenPresent = ''): string {
    const check = this.#check(schema, value);
    const absent = `${value} === undefined`;
    if (isRequired)
      return statements(this.#refusesUndefined(schema) ? check : [[absent], ...check]);
    const present = `${value} !== undefined`;
    if (whenPresent !== '' || !isLeaf(schema))
      return `if (${present}) {\n${whenPresent}${statements(check)}}\n`;
    const refusals = check.flat().join(' || ');
    return refusals === '' ? '' : refuseIf([`${present} && (${refusals})`]);
  }

  #refusesUndefined({ $ref, type, const: only, enum: values }: CheckSchema): boolean {
    const named = this.schemas.get($ref ?? '');
    return (type ?? only ?? values) !== undefined || (!!named && this.#refusesUndefined(named));
  }

  /** The schema of a name, where one expression can state all of it. */
  #leaf(name = ''): CheckSchema | undefined {
    const named = this.schemas.get(name);
    const isAlone = named !== undefined && (named.$ref ?? named.anyOf) === undefined;
    return isAlone && isLeaf(named) ? named : undefined;
  }

  /** For the items of a list: the small object that they refer to, in place of a call for each. */
  #inlined(schema: CheckSchema): CheckSchema {
    const { $ref = '', ...more } = schema;
    const { properties = {}, ...named } = this.schemas.get($ref) ?? {};
    const { items, additionalProperties: others, union } = named;
    const parts = Object.values(properties);
    const small = parts.length > 0 && parts.length <= MAX_INLINED && parts.every(isLeaf);
    // An object that holds others keeps a function of its own.
    const isHolder = items ?? union ?? (others || undefined);
    if (!small || !isEmpty(more) || isHolder) return schema;
    const inlined = { ...named, properties };
    // No test for a plain object per item: a promise, say, lacks a required field.
    if (inlined.required?.length) this.#plainOnes.add(inlined);
    return inlined;
  }
}

function isEmpty(schema: CheckSchema = {}): boolean {
  return Object.values(schema).every((value) => value === undefined);
}

/** Whether one expression can state all of a schema. */
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
function statements(check: Refusals): string {
  return check.map((part) => (typeof part === 'string' ? part : refuseIf(part))).join('');
}

function refuseIf(conditions: string[]): string {
  if (conditions.length === 0) return '';
  return conditions.includes('true')
    ? 'return false;\n'
    : `if (${conditions.join(' || ')}) return false;\n`;
}

function refusalFor(type: TypeName, value: string): string {
  return `!(${testFor(type, value)})`;
}
