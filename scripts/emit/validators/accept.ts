/**
 * Guards: the half of a validator that accepts, fast. `true` is final, and right for every JSON value. Two
 * things that JSON cannot have are wrongly accepted: an unknown field hidden by `enumerable: false`, and, where
 * no field is required, `Math` or the global object, whose `constructor` is `Object`. `false` leaves it to the
 * explanation, which may accept an instance of a class, say, or a value that a guard has no expression for.
 */

import type { Json } from '../../model/json.ts';
import { listedValues, TYPES, type TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { isMadeOf, isObject } from '../../runtime/validate.ts';
import { memberExpression, testFor, variableFor } from '../text.ts';
import type { CheckSchema } from './convert.ts';

/**
 * With more optional properties than this, a guard loops over the keys that are present instead of reading
 * every known property: inline caches hold four shapes of objects, and code that reads each property would
 * make the strict guards a fifth larger.
 */
const MAX_LOADS = 4;

/** An enumeration of more values than this becomes a `Set`: comparing with each would make the strict guards an eighth larger. */
const MAX_COMPARED = 8;

/** List items that refer to an object of no more properties than this are checked inline, in two thirds of the time. */
const MAX_INLINED = 6;

/** Tests in order: a `string[]` has expressions that are true for an invalid value, a `string` statements that return `false`. */
type Refusals = (string[] | string)[];

type TypeRefusals = { type: TypeName; inside: Refusals };

type GuardField = [key: string, field: CheckSchema, isRequired: boolean];

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
  /** Schemas without a test for a plain object: it ran before, or a required field makes up for it. */
  readonly #noPlainTest = new Set<CheckSchema>();
  /** How many variables are in scope: a number keeps the names of variables apart. */
  #variables = 0;

  constructor(private readonly schemas: ReadonlyMap<string, CheckSchema>) {}

  accepts(name: string, schema: CheckSchema): string {
    this.#variables = 0;
    const check = statements(this.#check(schema, 'value'));
    return `export function accepts${name}(value) {\n${check}return true;\n}\n`;
  }

  #check(schema: CheckSchema, value: string): Refusals {
    const typeless = this.#typelessKeywords(schema, value);
    const types = [schema.type ?? TYPES].flat();
    const byType = types.map(
      (type): TypeRefusals => ({ type, inside: this.#knownType(schema, type, value) }),
    );
    const complex = byType.filter(({ inside }) => inside.some((one) => typeof one === 'string'));
    const others = byType.filter((one) => !complex.includes(one));
    const simple = this.#simpleTypes(schema, others, value);
    const [first] = complex;
    if (first === undefined) return [typeless, simple];
    if (types.length === 1) return [typeless, [refusalFor(first.type, value)], ...first.inside];
    const chain = complex.map(
      ({ type, inside }) => `if (${testFor(type, value)}) {\n${statements(inside)}}`,
    );
    return [typeless, [...chain, refuseIf(simple)].filter(Boolean).join(' else ')];
  }

  /** Refuses a value by the types whose tests are all expressions. */
  #simpleTypes(schema: CheckSchema, simple: TypeRefusals[], value: string): string[] {
    const types = simple.map(({ type, inside }) => ({ type, refusals: inside.flat() }));
    if (schema.type === undefined) {
      return types
        .filter(({ refusals }) => refusals.length > 0)
        .map(({ type, refusals }) => `(${testFor(type, value)} && (${refusals.join(' || ')}))`);
    }
    const all = types.map(({ type, refusals }) => {
      // The guard of a named branch tests the type itself.
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

  /** Refuses a value whose type is known. */
  #knownType(schema: CheckSchema, type: TypeName, value: string): Refusals {
    return this.#layers(schema, type).flatMap((layer, i) => [
      i > 0 ? this.#typelessKeywords(layer, value) : [],
      ...this.#typeKeywords(layer, type, value),
    ]);
  }

  /** A schema, the branch that its union by type has for a type, the branch of that branch, and so on. */
  #layers(schema: CheckSchema, type: TypeName): CheckSchema[] {
    const { union } = schema;
    const branch =
      union?.by === 'type' && union.branches.find(({ when }) => when.includes(type))?.schema;
    return branch ? [schema, ...this.#layers(this.#leaf(branch.$ref) ?? branch, type)] : [schema];
  }

  /** Refuses a value of a type by the keywords that apply to this type alone. */
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

  /** A new variable, named after a property, say; its number tells it from keywords and other names. */
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
    const check = this.#check(this.#inlineItems(items), item);
    return `for (let ${i} = 0; ${i} < ${value}.length; ${i}++) {
${assigned(item, `${value}[${i}]`, statements(check))}}
`;
  }

  #object(schema: CheckSchema, value: string): string {
    const { union } = schema;
    if (union?.by !== 'tag') return this.#fields(schema, value);
    const tag = this.#variable('tag');
    const hasInline = union.branches.some((branch) => branch.schema.$ref === undefined);
    const test = hasInline ? this.#plain(value) : '';
    // The branch for any other value of the tag comes last.
    const rank = ({ when }: { when: unknown }) => Number(when === 'other');
    const ordered = union.branches.toSorted((a, b) => rank(a) - rank(b));
    const chain = ordered.map(({ when, schema: branch }) => {
      const copy = { ...branch };
      this.#noPlainTest.add(copy);
      const inside = this.#knownType(copy, 'object', value);
      const equals = (one: string | boolean) => `${tag} === ${JSON.stringify(one)}`;
      const condition =
        when === 'other' ? `typeof ${tag} === 'string'` : when.map(equals).join(' || ') || 'false';
      return `if (${condition}) {\n${statements([this.#typelessKeywords(branch, value), ...inside])}}`;
    });
    const choice = `${chain.join(' else ')} else return false;\n`;
    return test + assigned(tag, memberExpression(value, union.tag), choice);
  }

  #fields(schema: CheckSchema, value: string): string {
    const { properties = {}, required = [], additionalProperties: others } = schema;
    const keys = [...new Set([...required, ...Object.keys(properties)])];
    const fields = keys
      .map((key): GuardField => [key, properties[key] ?? {}, required.includes(key)])
      .filter(([, field, isRequired]) => isRequired || others === false || !isEmpty(field));
    const optional = fields.filter(([, , isRequired]) => !isRequired);
    return typeof others === 'object' || optional.length > MAX_LOADS
      ? this.#keyLoop(fields, schema, value)
      : this.#propertyReads(fields, schema, value);
  }

  /** Reads every known property; of a closed object, also counts the keys. */
  #propertyReads(fields: GuardField[], schema: CheckSchema, value: string): string {
    const isClosed = schema.additionalProperties === false;
    const rest = this.#variable('unknown');
    const checks = fields.map(([key, field, isRequired]) => {
      const variable = this.#variable(key);
      const whenPresent = isClosed && !isRequired ? `${rest}--;\n` : '';
      return assigned(
        variable,
        memberExpression(value, key),
        this.#field(field, isRequired, variable, whenPresent),
      );
    });
    const test = fields.length > 0 && !this.#noPlainTest.has(schema) ? this.#plain(value) : '';
    if (!isClosed) return test + checks.join('');
    return `${test}let ${rest} = ${-fields.filter(([, , isRequired]) => isRequired).length};
for (const _ in ${value}) ${rest}++;
${checks.join('')}if (${rest} !== 0) return false;
`;
  }

  /** Loops over the keys that are present; in a JSON object, `for … in` meets them all. */
  #keyLoop(fields: GuardField[], schema: CheckSchema, value: string): string {
    const { additionalProperties: others } = schema;
    const [key, item] = [this.#variable('key'), this.#variable('item')];
    const found = this.#variable('found');
    const isFree = others === undefined;
    const cases = this.#cases(fields, isFree, item, found);
    const last = others ? statements(this.#check(others, item)) : isFree ? '' : 'return false;\n';
    const switched = `switch (${key}) {\n${cases}${last && `default: {\n${last}}\n`}}\n`;
    const loop = `for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${isFree ? `if (${item} === undefined) continue;\n` : ''}${cases ? switched : last}}
`;
    const least = fields.filter(([, , isRequired]) => isRequired).length;
    const counted = `let ${found} = 0;\n${loop}if (${found} < ${least}) return false;\n`;
    return this.#plain(value) + (least > 0 ? counted : loop);
  }

  /** The cases of a switch over keys: each checks the variable `item`, and counts a required key in `found`. */
  #cases(fields: GuardField[], isFree: boolean, item: string, found: string): string {
    const inScope = this.#variables;
    const cases = new Map<string, string>();
    for (const [key, field, isRequired] of fields) {
      // Fields with the same check share a case, so their checks use the same variables.
      this.#variables = inScope;
      const check = isFree
        ? statements(this.#check(field, item))
        : this.#field(field, isRequired, item);
      const whole = isRequired ? `${check}${found}++;\n` : check;
      cases.set(whole, `${cases.get(whole) ?? ''}case ${JSON.stringify(key)}:\n`);
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

  /** The schema of that name, if one expression can state all of it. */
  #leaf(name = ''): CheckSchema | undefined {
    const named = this.schemas.get(name);
    const isAlone = named !== undefined && (named.$ref ?? named.anyOf) === undefined;
    return isAlone && isLeaf(named) ? named : undefined;
  }

  /** The schema of a list's items, or the small object that it refers to, which saves a call for each item. */
  #inlineItems(schema: CheckSchema): CheckSchema {
    const { $ref = '', ...more } = schema;
    const { properties = {}, ...named } = this.schemas.get($ref) ?? {};
    const { items, additionalProperties: others, union } = named;
    const parts = Object.values(properties);
    const isSmall = parts.length > 0 && parts.length <= MAX_INLINED && parts.every(isLeaf);
    // A list, a union or a dictionary is checked by a function of its own.
    const isInlined = isSmall && isEmpty(more) && !(items ?? union ?? (others || undefined));
    if (!isInlined) return schema;
    const inlined = { ...named, properties };
    // Where a field is required, a promise, say, is refused for lacking it.
    if (inlined.required?.length) this.#noPlainTest.add(inlined);
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

/** A variable and the code that uses it; empty if there is no code. */
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
