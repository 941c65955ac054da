/**
 * Guards: functions that accept most valid values, fast. `true` is final; `false` leaves the decision to Ajv's code,
 * also for values that are valid by rules for which guards have no expression. Two kinds of values that JSON cannot
 * have are accepted although Ajv's code would refuse them: objects with a wrong field hidden by `enumerable: false`,
 * and built-ins to which somebody added `constructor: Object`, or in a list all required fields of its items.
 */
import { type Json, pick } from '../json.ts';
import { formats } from '../runtime/formats.ts';
import { isObject } from '../runtime/validate.ts';
import {
  branchesOf,
  isAnnotation,
  isOfType,
  knownIn,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type Tag,
  type TagValue,
  TYPES,
  type TypeName,
  tagOfObjects,
  typesApart,
  typesOf,
} from '../schema.ts';
import { isObjectTest, memberExpression } from './parts/text.ts';

/** The keywords that guards have expressions for. A schema with another leaves its values to Ajv's code. */
const GUARDED = {
  any: ['$ref', 'type', 'const', 'enum', 'not', 'oneOf', 'anyOf'],
  content: ['contentEncoding', 'contentMediaType'],
  string: ['format', 'pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

/**
 * With more optional fields than this, a guard loops over the keys of an object instead of reading each known field:
 * clients send any choice of optional fields, and V8 reads fields fast for a few such choices only.
 */
const MOST_READ = 4;

/** An enumeration of more values than this becomes a `Set`, which is smaller. */
const MOST_COMPARED = 8;

/** Items that refer to an object of no more fields than this are checked in the loop, in two thirds of the time. */
const MOST_INLINED = 6;

/** Code that refuses a value: expressions that are true for it, then statements that return `false` for it. */
interface Check {
  tests: string[];
  statements: string;
}

/** Code for the values of some types: `test` is true for them, and the check is right for them alone. */
interface Case extends Check {
  test: string;
}

type Field = { key: string; field: Schema; isRequired: boolean };

/** Leaves every value to Ajv's code. */
const LEAVE: Check = { tests: ['true'], statements: '' };

/**
 * The text of a module with a function for each schema:
 *     export function acceptsColor(value) {
 *       if (!(typeof value === 'string')) return false;
 *       return true;
 *     }
 */
export function guardModule(schemas: Schemas): string {
  const guards = new Guards(schemas);
  const functions = Object.entries(schemas).map(([name, schema]) => {
    return `export function accepts${name}(value) {\n${guards.body(schema)}return true;\n}\n`;
  });
  const constants = [...guards.constants].map(([value, name]) => `const ${name} = ${value};\n`);
  const checks = Object.values(formats).map(({ name }) => name);
  const imports = `import { ${checks.join(', ')} } from '../runtime/formats.js';
import { ${isObject.name} } from '../runtime/validate.js';
`;
  return [imports, ...constants, ...functions].join('\n');
}

class Guards {
  /** The names of constants by their text. */
  readonly constants = new Map<string, string>();
  /** The number of variables so far, which makes the names of variables unique. */
  #variables = 0;
  /** The names of schemas that one expression can check, and of the others. */
  readonly #leaves = new Map<string, boolean>();

  constructor(private readonly schemas: Schemas) {}

  /** The statements of a guard. */
  body(schema: Schema): string {
    this.#variables = 0;
    return write(this.#check(schema, 'value'));
  }

  /** The check of a value of any type. */
  #check(schema: Schema, value: string): Check {
    const { type, not } = schema;
    const listed = listedIn(schema);
    const excluded = listedIn(not);
    const areScalars = [listed, excluded].flat().every((one) => typeof one !== 'object' || !one);
    if (!has(schema, ...Object.keys(GUARDED)) || !areScalars) return LEAVE;
    const name = nameIn(schema);
    if (name) return this.#named(schema, name, value);
    if (branchesOf(schema).length > 0) return this.#union(schema, value);
    if (not && (!excluded || !Object.keys(not).every(isListing))) return LEAVE;
    const tests = [
      ...(listed ? [this.#unlisted(listed, value)] : []),
      ...(excluded ? [`!(${this.#unlisted(excluded, value)})`] : []),
    ];
    const types = [type ?? TYPES].flat();
    // Listed values imply their type.
    const isTyped = listed?.every((one) => types.some((allowed) => isOfType(one, allowed)));
    if (isTyped && has(schema, 'any', 'content')) return { tests, statements: '' };
    const cases = types.map((one) => this.#ofType(schema, one, value));
    // The constructor of a list is another, too.
    if (type === 'object' && cases[0]?.statements) cases[0].test = someObject(value);
    const all = type === undefined ? ifAny(cases) : oneOf(cases);
    return { tests: [...tests, ...all.tests], statements: all.statements };
  }

  /** The check by a named schema: a call of its guard, or its tests in place if they are one expression. */
  #named(schema: Schema, name: string, value: string): Check {
    const target = this.schemas[name];
    if (target === undefined || !isBare(schema, '$ref')) return LEAVE;
    const isLeaf = this.#leaves.get(name) ?? this.#check(target, 'value').statements === '';
    this.#leaves.set(name, isLeaf);
    if (isLeaf) return this.#check(target, value);
    return { tests: [`!accepts${name}(${value})`], statements: '' };
  }

  #union(schema: Schema, value: string): Check {
    if (knownIn(schema)) return this.#check(schema.anyOf?.[1] ?? {}, value);
    const tag = tagOfObjects(schema, this.schemas);
    if (tag) return this.#byTag(schema, tag, value);
    const branches = branchesOf(schema);
    const types = typesApart(schema, this.schemas);
    if (types) return oneOf(branches.flatMap((one, i) => this.#branch(one, types[i] ?? [], value)));
    // Other branches are tried, if one expression can do it.
    const checks = branches.map((one) => this.#check(one, value));
    if (!isBare(schema, 'anyOf') || checks.some((one) => one.statements !== '')) return LEAVE;
    const all = checks.map(({ tests }) => `(${tests.join(' || ') || 'false'})`);
    return { tests: [all.join(' && ')], statements: '' };
  }

  /** The cases of a branch that is chosen by the type of the value. */
  #branch(branch: Schema, types: TypeName[], value: string): Case[] {
    if (isPlain(branch)) return types.map((type) => this.#ofType(branch, type, value));
    const check = this.#check(branch, value);
    const tests = types.map((type) => `(${testFor(type, value)})`);
    // A check without statements tests the type itself.
    return [{ ...check, test: check.statements === '' ? '' : tests.join(' || ') }];
  }

  /** The case of a type, by the keywords about values of that type. */
  #ofType(schema: Schema, type: TypeName, value: string): Case {
    const test = testFor(type, value);
    if (type === 'string') return { test, tests: this.#stringTests(schema, value), statements: '' };
    if (type === 'integer' || type === 'number') {
      return { test, tests: boundTests(schema, NUMBER_BOUNDS, value), statements: '' };
    }
    if (type === 'array') {
      const statements = isEmpty(schema.items) ? '' : this.#items(schema, value);
      return { test, tests: boundTests(schema, LIST_BOUNDS, value), statements };
    }
    const statements = type === 'object' ? this.#fields(schema, value) : '';
    // With nothing else to check, `typeof` alone would accept a promise.
    const isAny = type === 'object' && statements === '';
    return { test: isAny ? isObjectTest(value) : test, tests: [], statements };
  }

  #stringTests({ format, pattern, minLength, maxLength }: Schema, value: string): string[] {
    const tests: string[] = [];
    if (format !== undefined) {
      tests.push(`!${formats[format as keyof typeof formats].name}(${value})`);
    }
    if (pattern !== undefined) {
      const compiled = this.#constant('pattern', `${new RegExp(pattern, 'u')}`);
      tests.push(`!${compiled}.test(${value})`);
    }
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
    if (values.length <= MOST_COMPARED) {
      return values.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ') || 'true';
    }
    const set = `/* @__PURE__ */ new Set(${JSON.stringify(values)})`;
    return `!${this.#constant('values', set)}.has(${value})`;
  }

  /** A new variable, named for example after a field; its number distinguishes it from keywords and other names. */
  #variable(name: string): string {
    return `${name.replaceAll(/\W/g, '_')}_${++this.#variables}`;
  }

  /** The name of a constant; unlike that of a variable, it has no underscore. */
  #constant(kind: string, text: string): string {
    const name = this.constants.get(text) ?? `${kind}${this.constants.size}`;
    this.constants.set(text, name);
    return name;
  }

  #items({ items = {} }: Schema, value: string): string {
    const [index, item] = [this.#variable('i'), this.#variable('item')];
    const target = this.schemas[nameIn(items) ?? ''];
    const isInlined = isBare(items, '$ref') && target !== undefined && this.#isSmall(target);
    // A built-in such as a promise lacks a required field.
    const isTested = isInlined && target.required !== undefined && target.required.length > 0;
    const check = isTested
      ? refuseIf([`!(${someObject(item)})`]) + this.#fields(target, item, true)
      : write(this.#check(isInlined ? target : items, item));
    return `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {
${assigned(item, `${value}[${index}]`, check)}}
`;
  }

  /** Whether a schema is an object of a few fields, each of which one expression can check. */
  #isSmall(schema: Schema): boolean {
    const parts = Object.values(schema.properties ?? {});
    const isFields = schema.type === 'object' && typeof schema.additionalProperties !== 'object';
    const isSmall = isPlain(schema) && isFields && parts.length > 0 && parts.length <= MOST_INLINED;
    return isSmall && parts.every((one) => this.#check(one, 'value').statements === '');
  }

  /** The check of an object by the branch that its tag chooses. */
  #byTag(schema: Schema, { name, values }: Tag, value: string): Check {
    if (schema.required?.some((one) => one !== name)) return LEAVE;
    const branches = branchesOf(schema).map((branch, i) => ({ branch, when: values[i] ?? [] }));
    // The branch for any other value of the tag comes last.
    branches.sort((a, b) => Number(a.when === 'other') - Number(b.when === 'other'));
    const tag = this.#variable(name);
    const hasFields = branches.some(({ branch }) => isPlain(branch));
    const test = hasFields ? this.#plain(value) : '';
    const chain = branches.map(({ branch, when }) => {
      const properties = { ...branch.properties, [name]: {} };
      const check = isPlain(branch)
        ? this.#fields({ ...branch, properties }, value, true)
        : write(this.#check(branch, value));
      return `if (${isChosen(tag, when)}) {\n${check}}`;
    });
    const choice = `${chain.join(' else ')} else return false;\n`;
    const statements = test + assigned(tag, memberExpression(value, name), choice);
    return { tests: [`!(${testFor('object', value)})`], statements };
  }

  /** The statements for the fields of an object; none if it may have any. */
  #fields(schema: Schema, value: string, isTested = false): string {
    const { properties = {}, required = [], additionalProperties: others } = schema;
    // A required field that is not among the named ones, as any other.
    const other = typeof others === 'object' ? others : others === false ? { enum: [] } : {};
    const fields = [...new Set([...required, ...Object.keys(properties)])]
      .map((key) => ({ key, field: properties[key] ?? other, isRequired: required.includes(key) }))
      .filter(({ field, isRequired }) => isRequired || others === false || !isEmpty(field))
      // A value that is wrong elsewhere is left to Ajv's code before the slow tests.
      .sort((a, b) => Number(this.#isSlow(a.field)) - Number(this.#isSlow(b.field)));
    const isMap = typeof others === 'object' && !isEmpty(others);
    if (fields.length === 0 && !isMap && others !== false) return '';
    const optional = fields.length - required.length;
    const test = isTested ? '' : this.#plain(value);
    const loop = isMap || optional > MOST_READ;
    return (
      test + (loop ? this.#keyLoop(fields, schema, value) : this.#reads(fields, schema, value))
    );
  }

  /** Whether a field has a format or a pattern, also one beside listed values. */
  #isSlow(field: Schema): boolean {
    const found = resolve(field, this.schemas);
    return (found.format ?? found.pattern ?? knownIn(found)) !== undefined;
  }

  /** Leaves instances of classes to Ajv's code: a promise, or an object with accessors. */
  #plain(value: string): string {
    const made = this.#variable('made');
    return `const ${made} = ${value}.constructor;
if (${made} !== Object && ${made} !== undefined) return false;
`;
  }

  /** Reads every known field; in a closed object, also counts the keys. */
  #reads(fields: Field[], { additionalProperties, required = [] }: Schema, value: string): string {
    const isClosed = additionalProperties === false;
    const unknown = this.#variable('unknown');
    const checks = fields.map(({ key, field, isRequired }) => {
      const variable = this.#variable(key);
      const count = isClosed && !isRequired ? `${unknown}--;\n` : '';
      const check = this.#field(field, isRequired, variable, count);
      return assigned(variable, memberExpression(value, key), check);
    });
    if (!isClosed) return checks.join('');
    return `let ${unknown} = ${-required.length};
for (const _ in ${value}) ${unknown}++;
${checks.join('')}if (${unknown} !== 0) return false;
`;
  }

  /** Loops over the keys that are present; in a JSON object, `for … in` visits them all. */
  #keyLoop(fields: Field[], schema: Schema, value: string): string {
    const { additionalProperties: others = true, required = [] } = schema;
    const [key, item] = [this.#variable('key'), this.#variable('item')];
    const found = this.#variable('found');
    const isOpen = others === true || (others !== false && isEmpty(others));
    const inScope = this.#variables;
    const cases = new Map<string, string>();
    for (const { key: name, field, isRequired } of fields) {
      // Fields with the same check share a case, so their checks use the same variables.
      this.#variables = inScope;
      const check = isOpen ? write(this.#check(field, item)) : this.#field(field, isRequired, item);
      const whole = isRequired ? `${check}${found}++;\n` : check;
      cases.set(whole, `${cases.get(whole) ?? ''}case ${JSON.stringify(name)}:\n`);
    }
    const labelled = [...cases].map(([check, labels]) => `${labels}{\n${check}break;\n}\n`);
    if (!isOpen) {
      const check = others === false ? 'return false;\n' : write(this.#check(others, item));
      labelled.push(`default: {\n${check}}\n`);
    }
    const counter = required.length > 0 ? `let ${found} = 0;\n` : '';
    const skipped = isOpen ? `if (${item} === undefined) continue;\n` : '';
    const loop = `${counter}for (const ${key} in ${value}) {
const ${item} = ${value}[${key}];
${skipped}switch (${key}) {
${labelled.join('')}}
}
`;
    return counter ? `${loop}if (${found} < ${required.length}) return false;\n` : loop;
  }

  /** Statements for a field; `count` runs first if an optional field is present. */
  #field(schema: Schema, isRequired: boolean, value: string, count = ''): string {
    const { tests, statements } = this.#check(schema, value);
    if (isRequired) {
      const isLimited = typesOf(schema, this.schemas).length < TYPES.length;
      const absent = isLimited ? [] : [`${value} === undefined`];
      return write({ tests: [...absent, ...tests], statements });
    }
    if (count !== '' || statements !== '') {
      return `if (${value} !== undefined) {\n${count}${write({ tests, statements })}}\n`;
    }
    return tests.length > 0 ? refuseIf([`${value} !== undefined && (${tests.join(' || ')})`]) : '';
  }
}

/** Whether all rules of a schema are about values of these types. */
function has(schema: Schema, ...types: string[]): boolean {
  const keywords = types.flatMap((type) => GUARDED[type as keyof typeof GUARDED]);
  return Object.keys(schema).every((key) => isAnnotation(key) || keywords.includes(key));
}

/** Whether a schema has no rule but one keyword. */
function isBare(schema: Schema, keyword: string): boolean {
  return Object.keys(schema).every((key) => isAnnotation(key) || key === keyword);
}

/** Whether a schema has rules for values of its types only: it is no reference, no union, and lists no values. */
function isPlain(schema: Schema): boolean {
  return has(
    pick(schema, (key) => key !== 'type'),
    'content',
    'string',
    'number',
    'array',
    'object',
  );
}

const isListing = (key: string): boolean => isAnnotation(key) || ['const', 'enum'].includes(key);

/** Whether a schema has no rule. */
function isEmpty(schema: Schema = {}): boolean {
  return Object.keys(schema).every(isAnnotation);
}

/** The check of a value that must be of one of some types. */
function oneOf(cases: Case[]): Check {
  const [only] = cases;
  const testsOf = ({ test, tests }: Case) => [...(test ? [`!(${test})`] : []), ...tests];
  if (cases.length === 1 && only) return { tests: testsOf(only), statements: only.statements };
  // A case with statements has its own `if`; the others share a test.
  const long = cases.filter(({ statements }) => statements !== '');
  const short = cases.filter(({ statements }) => statements === '');
  const test = short.map((one) => `(${testsOf(one).join(' || ')})`).join(' && ') || 'true';
  if (long.length === 0) return { tests: [test], statements: '' };
  const chain = long.map((one) => `if (${one.test}) {\n${write(one)}}`);
  return { tests: [], statements: [...chain, refuseIf([test])].join(' else ') };
}

/** The check of a value of any type, where some types have rules. */
function ifAny(cases: Case[]): Check {
  const ruled = cases.filter(({ tests, statements }) => tests.length > 0 || statements !== '');
  const statements = ruled.map((one) => `if (${one.test}) {\n${write(one)}}\n`);
  return { tests: [], statements: statements.join('') };
}

/** The condition for objects and lists. */
const someObject = (value: string) => `typeof ${value} === 'object' && ${value} !== null`;

/** The condition for values of a type. */
function testFor(type: TypeName, value: string): string {
  switch (type) {
    case 'null':
      return `${value} === null`;
    case 'integer':
      return `Number.isInteger(${value})`;
    case 'number':
      return `Number.isFinite(${value})`;
    case 'array':
      return `Array.isArray(${value})`;
    case 'object':
      return `${someObject(value)} && !Array.isArray(${value})`;
    default:
      return `typeof ${value} === '${type}'`;
  }
}

const NUMBER_BOUNDS = { minimum: ' <', maximum: ' >' };
const LIST_BOUNDS = { minItems: '.length <', maxItems: '.length >' };

/** Tests by the bounds that a schema states, which are true beyond them. */
function boundTests(schema: Schema, bounds: Record<string, string>, value: string): string[] {
  const stated = Object.entries(schema).filter(([key]) => Object.hasOwn(bounds, key));
  return stated.map(([key, bound]) => `${value}${bounds[key]} ${bound}`);
}

/** Whether a tag has a value of a branch; of the branch for any other value, whether it is a string. */
function isChosen(tag: string, when: TagValue[] | 'other'): string {
  if (when === 'other') return `typeof ${tag} === 'string'`;
  return when.map((one) => `${tag} === ${JSON.stringify(one)}`).join(' || ') || 'false';
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
