/**
 * Guards: the half of a validator that accepts, fast. `true` is final, and right for every JSON value. Two values
 * that JSON cannot have are wrongly accepted: an object with an unknown field hidden by `enumerable: false`, and,
 * where no field is required, `Math` or the global object, whose `constructor` is `Object`. `false` leaves the
 * decision to the explanation, which may accept, for example, an instance of a class, or a value that a guard has
 * no expression for.
 */

import type { Json } from '../../model/json.ts';
import {
  baseType,
  KEYWORDS,
  keywordsAbout,
  listedValues,
  TYPES,
  type TypeName,
} from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { isMadeOf, isObject } from '../../runtime/validate.ts';
import { memberExpression, testFor, variableFor } from '../text.ts';
import type { CheckSchema } from './convert.ts';

/**
 * With more optional properties than this, a guard loops over the keys that are present instead of reading
 * every known property: inline caches have room for four shapes of objects, and code that reads each property would
 * make the strict guards a fifth larger.
 */
const MAX_LOADS = 4;

/**
 * An enumeration of more values than this becomes a `Set`: comparing with each would make the strict guards an eighth
 * larger.
 */
const MAX_COMPARED = 8;

/** List items that refer to an object of no more properties than this are checked inline, in two thirds of the time. */
const MAX_INLINED = 6;

/** The code that refuses a value: expressions that are true for it, then statements that return `false` for it. */
interface Check {
  tests: string[];
  statements: string;
}

/**
 * The keywords for one type that guards have expressions for. A value of this type is left to the explanation if its
 * schema has another.
 */
const GUARDED: ReadonlySet<string> = new Set([
  ...['format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['items', 'minItems', 'maxItems'],
  ...['properties', 'required', 'additionalProperties'],
]);

interface GuardSchema extends CheckSchema {
  /** No test for a plain object is needed: it was tested before, or a required field makes the test unnecessary. */
  isPlain?: true;
}

type GuardField = [key: string, field: CheckSchema, isRequired: boolean];

const IMPORTS = `import { ${Object.values(formats)
  .map(({ name }) => name)
  .join(', ')} } from '../formats.js';
import { ${isMadeOf.name}, ${isObject.name} } from '../runtime/validate.js';
`;

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
  return [IMPORTS, ...constants, ...functions].join('\n');
}

/** The same module with guards that leave every value to the explanations. */
export function acceptNothing(schemas: ReadonlyMap<string, CheckSchema>): string {
  const functions = [...schemas.keys()].map(
    (name) => `export function accepts${name}() {\nreturn false;\n}\n`,
  );
  return functions.join('\n');
}

class Guards {
  /** The names of constants by their text. */
  readonly constants = new Map<string, string>();
  /** The number of variables in scope, which makes the names of variables unique. */
  #variables = 0;

  constructor(private readonly schemas: ReadonlyMap<string, CheckSchema>) {}

  accepts(name: string, schema: CheckSchema): string {
    this.#variables = 0;
    const check = write(this.#check(schema, 'value'));
    return `export function accepts${name}(value) {\n${check}return true;\n}\n`;
  }

  /**
   * The check of a value of any type. For a list of strings or a single string, `{ type: ['string', 'array'], … }`:
   *
   *     if (Array.isArray(value)) { for (…) … } else if ((!(typeof value === 'string'))) return false;
   */
  #check(schema: GuardSchema, value: string): Check {
    const tests = this.#typelessTests(schema, value);
    const types = [schema.type ?? TYPES].flat();
    const checks = types.map((type) => ({ type, ...this.#ofType(schema, type, value) }));
    const [only] = checks;
    if (types.length === 1 && only?.statements) {
      return { ...only, tests: [...tests, `!(${testFor(only.type, value)})`, ...only.tests] };
    }
    // A type whose values need statements has its own `if`; the others share a test.
    const simple = checks.filter(({ statements }) => statements === '');
    const chain = checks
      .filter(({ statements }) => statements !== '')
      .map(({ type, ...check }) => `if (${testFor(type, value)}) {\n${write(check)}}`);
    const simpleTests = this.#simpleTests(schema, simple, value);
    if (chain.length === 0) return { tests: [...tests, ...simpleTests], statements: '' };
    return { tests, statements: [...chain, refuseIf(simpleTests)].filter(Boolean).join(' else ') };
  }

  /**
   * The tests for the types that need no statements: they refuse a value of any other type, and invalid values of
   * these types.
   */
  #simpleTests(
    schema: CheckSchema,
    simple: (Check & { type: TypeName })[],
    value: string,
  ): string[] {
    if (schema.type === undefined) {
      return simple
        .filter(({ tests }) => tests.length > 0)
        .map(({ type, tests }) => `(${testFor(type, value)} && (${tests.join(' || ')}))`);
    }
    const all = simple.map(({ type, tests }) => {
      // The guard of a named branch tests the type itself.
      const named = this.schemas.get(this.#branchFor(schema, type).$ref ?? '');
      if (named?.type === type) return tests;
      // With nothing else to check, `typeof` alone would accept a promise.
      const isBare = type === 'object' && tests.length === 0;
      return [isBare ? `!${isObject.name}(${value})` : `!(${testFor(type, value)})`, ...tests];
    });
    return [all.map((tests) => `(${tests.join(' || ')})`).join(' && ') || 'true'];
  }

  /** The tests of keywords that apply to every type. */
  #typelessTests(schema: CheckSchema, value: string): string[] {
    const { $ref, const: only, enum: values, not, anyOf } = schema;
    const tests: string[] = [];
    if (only !== undefined) tests.push(this.#unlisted([only], value));
    if (values !== undefined) tests.push(this.#unlisted(values, value));
    if ($ref !== undefined) {
      const leaf = this.#leaf($ref);
      tests.push(...(leaf ? this.#testsAlone(leaf, value) : [`!accepts${$ref}(${value})`]));
    }
    if (not !== undefined) tests.push(`!(${this.#unlisted(listedValues(not) ?? [], value)})`);
    if (anyOf !== undefined) {
      const all = anyOf.map((branch) => this.#testsAlone(branch, value).join(' || ') || 'false');
      tests.push(all.map((one) => `(${one})`).join(' && '));
    }
    return tests;
  }

  /** A check with expressions only; a schema that needs statements is left to the explanation. */
  #testsAlone(schema: CheckSchema, value: string): string[] {
    return isLeaf(schema) ? this.#check(schema, value).tests : ['true'];
  }

  #ofType(schema: GuardSchema, type: TypeName, value: string): Check {
    const branch = this.#branchFor(schema, type);
    const check = this.#byKeywords(branch, type, value);
    if (branch === schema) return check;
    return { ...check, tests: [...this.#typelessTests(branch, value), ...check.tests] };
  }

  /** The schema for values of a type: the branch for it in a union by type, or else the schema itself. */
  #branchFor(schema: GuardSchema, type: TypeName): GuardSchema {
    const { union } = schema;
    if (union?.by !== 'type') return schema;
    const branch = union.branches.find(({ when }) => when.includes(type))?.schema;
    return branch ? this.#branchFor(this.#leaf(branch.$ref) ?? branch, type) : schema;
  }

  /** The check of a value of a type by the keywords that only apply to this type. */
  #byKeywords(schema: GuardSchema, type: TypeName, value: string): Check {
    if (isBeyond(schema, type)) return { tests: ['true'], statements: '' };
    if (type === 'object') return { tests: [], statements: this.#object(schema, value) };
    if (type === 'array') {
      const statements = isEmpty(schema.items) ? '' : this.#array(schema, value);
      return { tests: arrayTests(schema, value), statements };
    }
    if (type === 'string') return { tests: this.#stringTests(schema, value), statements: '' };
    const isNumber = type === 'number' || type === 'integer';
    return { tests: isNumber ? numberTests(schema, value) : [], statements: '' };
  }

  #stringTests({ format, pattern, minLength, maxLength }: CheckSchema, value: string): string[] {
    const tests: string[] = [];
    if (format !== undefined) {
      tests.push(`!${formats[format as keyof typeof formats].name}(${value})`);
    }
    if (pattern !== undefined) tests.push(this.#pattern(pattern, value));
    // Code points are only counted if the number of code units does not decide.
    if (minLength !== undefined) {
      tests.push(`${value}.length < ${minLength} || [...${value}].length < ${minLength}`);
    }
    if (maxLength !== undefined) {
      tests.push(`${value}.length > ${maxLength} && [...${value}].length > ${maxLength}`);
    }
    return tests;
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

  /**
   * A new variable, named for example after a property; its number distinguishes it from keywords and other names.
   */
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
    const index = this.#variable('i');
    const item = this.#variable('item');
    const check = this.#check(this.#inlineItems(items), item);
    return `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {
${assigned(item, `${value}[${index}]`, write(check))}}
`;
  }

  #object(schema: GuardSchema, value: string): string {
    const { union } = schema;
    if (union?.by !== 'tag') return this.#fields(schema, value);
    const tag = this.#variable('tag');
    const hasInline = union.branches.some((branch) => branch.schema.$ref === undefined);
    const test = hasInline ? this.#plain(value) : '';
    // The branch for any other value of the tag comes last.
    const isOther = ({ when }: { when: unknown }) => when === 'other';
    const ordered = union.branches.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
    const chain = ordered.map(({ when, schema: branch }) => {
      const { tests, statements } = this.#ofType({ ...branch, isPlain: true }, 'object', value);
      const check = { tests: [...this.#typelessTests(branch, value), ...tests], statements };
      return `if (${branchCondition(tag, when)}) {\n${write(check)}}`;
    });
    const choice = `${chain.join(' else ')} else return false;\n`;
    return test + assigned(tag, memberExpression(value, union.tag), choice);
  }

  #fields(schema: GuardSchema, value: string): string {
    const { properties = {}, required = [], additionalProperties: others } = schema;
    const keys = [...new Set([...required, ...Object.keys(properties)])];
    const fields = keys
      .map((key): GuardField => [key, properties[key] ?? {}, required.includes(key)])
      .filter(([, field, isRequired]) => isRequired || others === false || !isEmpty(field));
    return typeof others === 'object' || fields.length - required.length > MAX_LOADS
      ? this.#keyLoop(fields, schema, value)
      : this.#propertyReads(fields, schema, value);
  }

  /** Reads every known property; for a closed object, also counts the keys. */
  #propertyReads(fields: GuardField[], schema: GuardSchema, value: string): string {
    const { additionalProperties: others, required = [] } = schema;
    const isClosed = others === false;
    const unknown = this.#variable('unknown');
    const checks = fields.map(([key, field, isRequired]) => {
      const variable = this.#variable(key);
      const whenPresent = isClosed && !isRequired ? `${unknown}--;\n` : '';
      const check = this.#field(field, isRequired, variable, whenPresent);
      return assigned(variable, memberExpression(value, key), check);
    });
    const test = fields.length > 0 && !schema.isPlain ? this.#plain(value) : '';
    if (!isClosed) return test + checks.join('');
    return `${test}let ${unknown} = ${-required.length};
for (const _ in ${value}) ${unknown}++;
${checks.join('')}if (${unknown} !== 0) return false;
`;
  }

  /** Loops over the keys that are present; in a JSON object, `for … in` visits them all. */
  #keyLoop(fields: GuardField[], schema: CheckSchema, value: string): string {
    const { additionalProperties: others, required = [] } = schema;
    const key = this.#variable('key');
    const item = this.#variable('item');
    const counter = this.#variable('found');
    const isFree = others === undefined;
    const cases = this.#cases(fields, isFree, item, counter);
    let whenUnknown = '';
    if (others) whenUnknown = write(this.#check(others, item));
    else if (!isFree) whenUnknown = 'return false;\n';
    const otherwise = whenUnknown === '' ? '' : `default: {\n${whenUnknown}}\n`;
    const switched = `switch (${key}) {\n${cases}${otherwise}}\n`;
    const skipped = isFree ? `if (${item} === undefined) continue;\n` : '';
    const loop = `for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${skipped}${cases === '' ? whenUnknown : switched}}
`;
    if (required.length === 0) return this.#plain(value) + loop;
    const isIncomplete = `if (${counter} < ${required.length}) return false;\n`;
    return `${this.#plain(value)}let ${counter} = 0;\n${loop}${isIncomplete}`;
  }

  /** The cases of a switch over keys: each checks the variable `item`, and counts a required key in `counter`. */
  #cases(fields: GuardField[], isFree: boolean, item: string, counter: string): string {
    const inScope = this.#variables;
    const cases = new Map<string, string>();
    for (const [key, field, isRequired] of fields) {
      // Fields with the same check share a case, so their checks use the same variables.
      this.#variables = inScope;
      const check = isFree ? write(this.#check(field, item)) : this.#field(field, isRequired, item);
      const whole = isRequired ? `${check}${counter}++;\n` : check;
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

  /** Statements for a field; `whenPresent` runs first if an optional field is present. */
  #field(schema: CheckSchema, isRequired: boolean, value: string, whenPresent = ''): string {
    const { tests, statements } = this.#check(schema, value);
    if (isRequired) {
      const absent = this.#refusesUndefined(schema) ? [] : [`${value} === undefined`];
      return write({ tests: [...absent, ...tests], statements });
    }
    const present = `${value} !== undefined`;
    if (whenPresent !== '' || !isLeaf(schema)) {
      return `if (${present}) {\n${whenPresent}${write({ tests, statements })}}\n`;
    }
    return tests.length === 0 ? '' : refuseIf([`${present} && (${tests.join(' || ')})`]);
  }

  #refusesUndefined({ $ref, type, const: only, enum: values }: CheckSchema): boolean {
    if (type !== undefined || only !== undefined || values !== undefined) return true;
    const named = this.schemas.get($ref ?? '');
    return named !== undefined && this.#refusesUndefined(named);
  }

  /** The schema of that name, if one expression can state all of it. */
  #leaf(name = ''): CheckSchema | undefined {
    const named = this.schemas.get(name);
    const isAlone = named !== undefined && (named.$ref ?? named.anyOf) === undefined;
    return isAlone && isLeaf(named) ? named : undefined;
  }

  /** The schema of a list's items, or the small object that it refers to, which saves a call for each item. */
  #inlineItems(schema: CheckSchema): GuardSchema {
    const { $ref = '', ...more } = schema;
    const { properties = {}, ...named } = this.schemas.get($ref) ?? {};
    const { items, additionalProperties: others, union } = named;
    const parts = Object.values(properties);
    const isSmall = parts.length > 0 && parts.length <= MAX_INLINED && parts.every(isLeaf);
    // A list, a union or a dictionary is checked by a function of its own.
    const isInlined = isSmall && isEmpty(more) && !(items ?? union ?? (others || undefined));
    if (!isInlined) return schema;
    const inlined = { ...named, properties };
    // If a field is required, a promise, for example, is refused because it lacks the field.
    return named.required?.length ? { ...inlined, isPlain: true } : inlined;
  }
}

/** Whether a schema has a keyword for a type that guards have no expression for. */
function isBeyond(schema: CheckSchema, type: TypeName): boolean {
  return keywordsAbout('string', 'number', 'array', 'object').some((keyword) => {
    const isStated = schema[keyword] !== undefined && KEYWORDS[keyword] === baseType(type);
    return isStated && !GUARDED.has(keyword);
  });
}

function numberTests(schema: CheckSchema, value: string): string[] {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const tests: string[] = [];
  if (minimum !== undefined) tests.push(`${value} < ${minimum}`);
  if (maximum !== undefined) tests.push(`${value} > ${maximum}`);
  if (above !== undefined) tests.push(`${value} <= ${above}`);
  if (below !== undefined) tests.push(`${value} >= ${below}`);
  return tests;
}

/** Tests by the number of items. */
function arrayTests({ minItems, maxItems }: CheckSchema, value: string): string[] {
  const tests: string[] = [];
  if (minItems !== undefined) tests.push(`${value}.length < ${minItems}`);
  if (maxItems !== undefined) tests.push(`${value}.length > ${maxItems}`);
  return tests;
}

/** Whether a tag has a value of a branch; of the branch for any other value, whether it is a string. */
function branchCondition(tag: string, when: readonly (string | boolean)[] | 'other'): string {
  if (when === 'other') return `typeof ${tag} === 'string'`;
  if (when.length === 0) return 'false';
  return when.map((one) => `${tag} === ${JSON.stringify(one)}`).join(' || ');
}

function isEmpty(schema: CheckSchema = {}): boolean {
  return Object.values(schema).every((value) => value === undefined);
}

/** Whether a single expression can check a schema. */
function isLeaf(schema: CheckSchema): boolean {
  const { properties, required, additionalProperties, items, union } = schema;
  const hasFields = (properties ?? required ?? additionalProperties) !== undefined;
  if (hasFields || union?.by === 'tag' || !isEmpty(items)) return false;
  const branches = union?.branches ?? [];
  return branches.every((one) => isLeaf(one.schema));
}

/** A variable and the code that uses it; empty if there is no code. */
function assigned(name: string, value: string, code: string): string {
  return code && `const ${name} = ${value};\n${code}`;
}

function write({ tests, statements }: Check): string {
  return refuseIf(tests) + statements;
}

function refuseIf(tests: string[]): string {
  if (tests.length === 0) return '';
  return tests.includes('true') ? 'return false;\n' : `if (${tests.join(' || ')}) return false;\n`;
}
