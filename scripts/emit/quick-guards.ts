/**
 * The quick guards in `guard/`: functions that accept most valid values, fast. `true` is final; `false` leaves the
 * decision to Ajv's code, also for values that are valid by rules for which guards have no expression. Two kinds of
 * values that JSON cannot have are accepted although Ajv's code would refuse them: objects with a wrong field hidden by
 * `enumerable: false`, and functions and built-ins to which somebody added `constructor: Object`.
 */
import type { Json } from '../json.ts';
import { formats } from '../runtime/formats.ts';
import {
  acceptsAll,
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
  type TypeName,
  tagOfObjects,
} from '../schema.ts';
import { memberExpression } from './shared/text.ts';

/**
 * With more optional fields than this, a guard loops over the keys of an object instead of reading each known field:
 * clients send any choice of optional fields, and V8 reads fields fast for a few such choices only.
 */
const MOST_READ = 4;

/** An enumeration of more values than this becomes a `Set`, which is faster. */
const MOST_COMPARED = 8;

/** The test of a rule that guards cannot decide: every value is left to Ajv's code. */
const UNDECIDED = 'false';

/** The statement that leaves a value to Ajv's code. */
const LEAVE_TO_AJV = 'return false;\n';

/** Leaves what is no plain object to Ajv's code, such as a list, a promise, or an instance of a class. */
const UNLESS_PLAIN = `if (value?.constructor !== Object) ${LEAVE_TO_AJV}`;

/** The keywords that may stand beside a type. */
const TYPED =
  `type not contentEncoding format pattern minLength maxLength minimum maximum items minItems maxItems
  properties required additionalProperties`.split(/\s+/);

/**
 * The text of a module with a function for each schema:
 *
 *     export function acceptsColor(value) {
 *       return typeof value === 'string';
 *     }
 */
export function guardModule(schemas: Schemas): string {
  const guards = new Guards(schemas);
  const functions = Object.entries(schemas).map(([name, schema]) => {
    return `export function accepts${name}(value) {\n${guards.body(schema)}}\n`;
  });
  const constants = [...guards.constants].map(([text, name]) => `const ${name} = ${text};\n`);
  const unnamed = [...guards.unnamed].map(
    ([body, name]) => `function ${name}(value) {\n${body}}\n`,
  );
  const checks = Object.values(formats).map(({ name }) => name);
  const imports = `import { ${checks.join(', ')} } from '../runtime/formats.js';\n`;
  return [imports, ...constants, ...unnamed, ...functions].join('\n');
}

class Guards {
  /** The names of the functions for schemas without a name, by their bodies. */
  readonly unnamed = new Map<string, string>();

  /** The names of values that are made once, by their text. */
  readonly constants = new Map<string, string>();

  constructor(private readonly schemas: Schemas) {}

  /** The body of the function for a schema. */
  body(schema: Schema): string {
    const tag = tagOfObjects(schema, this.schemas);
    if (tag) return this.#byTag(schema, tag);
    const isObject =
      schema.type === 'object' &&
      hasOnly(schema, 'type', 'properties', 'required', 'additionalProperties');
    return isObject ? this.#fields(schema) : `return ${this.#test(schema, 'value')};\n`;
  }

  /** An expression that is true for a value only if the schema accepts it, and never for undefined. */
  #test(schema: Schema, value: string): string {
    const name = nameIn(schema);
    if (name !== undefined) return hasOnly(schema, '$ref') ? `accepts${name}(${value})` : UNDECIDED;
    if (branchesOf(schema).length > 0) return this.#union(schema, value);
    const types = [schema.type ?? []].flat();
    const listed = listedIn(schema);
    if (listed) {
      // Listed values imply their type.
      const isAllowed = (one: Json) => types.length === 0 || types.some((of) => isOfType(one, of));
      const isBare = hasOnly(schema, 'type', 'const', 'enum', 'contentEncoding');
      return isBare ? this.#oneOfTest(listed.filter(isAllowed), value) : UNDECIDED;
    }
    if (acceptsAll(schema)) return `${value} !== undefined`;
    const excluded = schema.not === undefined ? [] : listedIn(schema.not);
    const isScalar = (one: Json) => typeof one !== 'object';
    if (types.length === 0 || !hasOnly(schema, ...TYPED) || !excluded?.every(isScalar))
      return UNDECIDED;
    const test = anyTrue(types.map((one) => this.#typeTest(schema, one, value)));
    return excluded.length === 0 ? test : `${test} && !${this.#oneOfTest(excluded, value)}`;
  }

  #union(schema: Schema, value: string): string {
    // The pattern of an open enumeration matches the listed values, too.
    if (knownIn(schema)) return this.#test(schema.anyOf?.[1] ?? {}, value);
    const tag = tagOfObjects(schema, this.schemas);
    if (tag) return this.#call(this.#byTag(schema, tag), value);
    if (!hasOnly(schema, 'anyOf')) return UNDECIDED;
    return anyTrue(branchesOf(schema).map((branch) => this.#test(branch, value)));
  }

  /** The test that a value is of a type, and fits the rules for values of that type. */
  #typeTest(schema: Schema, type: TypeName, value: string): string {
    const { minimum, maximum } = schema;
    switch (type) {
      case 'null':
        return `${value} === null`;
      case 'boolean':
        return `typeof ${value} === 'boolean'`;
      case 'integer':
        return allTrue(`Number.isInteger(${value})`, ...boundTests(value, minimum, maximum));
      case 'number':
        return allTrue(`Number.isFinite(${value})`, ...boundTests(value, minimum, maximum));
      case 'string':
        return allTrue(`typeof ${value} === 'string'`, ...this.#textTests(schema, value));
      case 'array':
        return allTrue(`Array.isArray(${value})`, ...this.#listTests(schema, value));
      case 'object':
        return this.#call(this.#fields(schema), value);
    }
  }

  #constant(text: string): string {
    const name = this.constants.get(text) ?? `constant${this.constants.size}`;
    this.constants.set(text, name);
    return name;
  }

  /** The test that a value is one of some scalars. */
  #oneOfTest(values: Json[], value: string): string {
    if (values.length > MOST_COMPARED) {
      const set = this.#constant(`/* @__PURE__ */ new Set(${JSON.stringify(values)})`);
      return `${set}.has(${value})`;
    }
    const tests = values.map((one) => `${value} === ${JSON.stringify(one)}`);
    return `(${tests.join(' || ') || UNDECIDED})`;
  }

  #textTests({ format, pattern, minLength, maxLength }: Schema, value: string): string[] {
    // A character takes one or two units of `length`: what is not certain is left to Ajv's code.
    const least = minLength && 2 * minLength - 1;
    const tests = boundTests(`${value}.length`, least, maxLength);
    if (pattern !== undefined) {
      tests.push(`${this.#constant(`${new RegExp(pattern, 'u')}`)}.test(${value})`);
    }
    if (format !== undefined) {
      tests.push(`${formats[format as keyof typeof formats].name}(${value})`);
    }
    return tests;
  }

  #listTests({ items = {}, minItems, maxItems }: Schema, value: string): string[] {
    const loop = `for (let i = 0; i < value.length; i++) {
const item = value[i];
${unless(this.#test(items, 'item'))}}
return true;
`;
    const tests = boundTests(`${value}.length`, minItems, maxItems);
    return acceptsAll(items) ? tests : [...tests, this.#call(loop, value)];
  }

  /** A call of a function with a body; those with the same body are one. */
  #call(body: string, value: string): string {
    const name = this.unnamed.get(body) ?? `accepts${this.unnamed.size}`;
    this.unnamed.set(body, name);
    return `${name}(${value})`;
  }

  /** The body for a union of objects: the branch that the tag chooses decides. */
  #byTag(schema: Schema, { name, values }: Tag): string {
    if (schema.required?.some((one) => one !== name)) return LEAVE_TO_AJV;
    const tag = memberExpression('value', name);
    let others = UNDECIDED;
    const cases = branchesOf(schema).map((branch, index) => {
      const test = this.#test(branch, 'value');
      const own = values[index] ?? [];
      if (own !== 'other') {
        const labels = own.map((one) => `case ${JSON.stringify(one)}:\n`);
        return `${labels.join('')}return ${test};\n`;
      }
      others = allTrue(`typeof ${tag} === 'string'`, test);
      return '';
    });
    return `${UNLESS_PLAIN}switch (${tag}) {\n${cases.join('')}default:\nreturn ${others};\n}\n`;
  }

  /** The body for an object. */
  #fields({ properties = {}, required = [], additionalProperties: others }: Schema): string {
    if (required.some((key) => properties[key] === undefined)) return LEAVE_TO_AJV;
    const fields = Object.entries(properties).map(([key, field]): Field => {
      return [key, field, required.includes(key)];
    });
    if (typeof others === 'object' && !acceptsAll(others)) {
      return fields.length === 0 ? this.#members(others) : LEAVE_TO_AJV;
    }
    // A value that is wrong elsewhere is left to Ajv's code before the slow tests.
    fields.sort(([, a], [, b]) => Number(this.#isSlow(a)) - Number(this.#isSlow(b)));
    const isFew = fields.length - required.length <= MOST_READ;
    const isClosed = others === false;
    return isFew ? this.#reads(fields, isClosed) : this.#keyLoop(fields, isClosed);
  }

  /** Loops over the members of a dictionary. */
  #members(member: Schema): string {
    return `${UNLESS_PLAIN}for (const key in value) {
const field = value[key];
${unless(this.#test(member, 'field'))}}
return true;
`;
  }

  /** Whether a field has a format or a pattern. */
  #isSlow(field: Schema): boolean {
    const { format, pattern } = resolve(field, this.schemas);
    return (format ?? pattern) !== undefined;
  }

  /** Reads every known field; a closed object has no other keys if it has as many as there are such fields. */
  #reads(fields: Field[], isClosed: boolean): string {
    const counts = ['0'];
    const checks = fields.map(([key, field, isRequired], index) => {
      if (acceptsAll(field) && !isRequired && !isClosed) return '';
      const read = `field${index}`;
      const test = this.#test(field, read);
      counts.push(isRequired ? '1' : `(${read} !== undefined)`);
      const check = unless(isRequired ? test : `${read} === undefined || ${test}`);
      return `const ${read} = ${memberExpression('value', key)};\n${check}`;
    });
    const counted = `let keys = 0;\nfor (const _ in value) keys++;\nreturn keys === ${counts.join(' + ')};\n`;
    return `${UNLESS_PLAIN}${checks.join('')}${isClosed ? counted : 'return true;\n'}`;
  }

  /** Loops over the keys that are present; in a JSON object, `for … in` visits them all. */
  #keyLoop(fields: Field[], isClosed: boolean): string {
    // Fields with the same check share it.
    const labels = new Map<string, string>();
    for (const [key, field, isRequired] of fields) {
      const test = acceptsAll(field) ? '' : unless(this.#test(field, 'field'));
      const check = isRequired ? `${test}found++;\n` : test;
      labels.set(check, `${labels.get(check) ?? ''}case ${JSON.stringify(key)}:\n`);
    }
    const cases = [...labels].map(([check, keys]) => `${keys}${check}break;\n`);
    if (isClosed) cases.push(`default:\n${LEAVE_TO_AJV}`);
    // To Ajv, a known field that is undefined is missing, but an unknown one is there, and a closed object refuses it.
    return `${UNLESS_PLAIN}let found = 0;
for (const key in value) {
const field = value[key];
if (field === undefined) ${isClosed ? LEAVE_TO_AJV : 'continue;\n'}switch (key) {
${cases.join('')}}
}
return found === ${fields.filter(([, , isRequired]) => isRequired).length};
`;
  }
}

/** A field that a schema names. */
type Field = [key: string, field: Schema, isRequired: boolean];

/** Whether a schema has no rules but those of some keywords. */
function hasOnly(schema: Schema, ...keywords: string[]): boolean {
  return Object.keys(schema).every((key) => isAnnotation(key) || keywords.includes(key));
}

function boundTests(value: string, low: number | undefined, high: number | undefined): string[] {
  return [
    ...(low === undefined ? [] : [`${value} >= ${low}`]),
    ...(high === undefined ? [] : [`${value} <= ${high}`]),
  ];
}

const anyTrue = (tests: string[]): string =>
  tests.length === 1 ? `${tests[0]}` : `(${tests.join(' || ')})`;

const allTrue = (...tests: string[]): string => tests.join(' && ');

/** The statement that leaves a value to Ajv's code unless a test is true. */
function unless(test: string): string {
  return `if (!(${test})) ${LEAVE_TO_AJV}`;
}
