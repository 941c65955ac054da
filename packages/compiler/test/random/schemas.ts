/** Contracts of four random schemas, with all keywords in all allowed combinations. */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/model/json.ts';
import {
  SCHEMA_REF,
  type Schema,
  TYPES,
  type TypeName,
  visitSchema,
} from '../../src/model/schema.ts';
import { interpreter } from '../support/interpret.ts';

export type Schemas = Record<string, Schema>;

/** The schemas of a document, and the names of those that operations refer to: others may be fragments. */
export interface RandomContract {
  schemas: Schemas;
  named: string[];
}

const words = (text: string) => text.split(/\s+/);

/** Names of schemas that generated code may use for something else. */
const NAMES =
  words(`Alpha AlphaItem AlphaMember Alpha1 Beta BetaFrame Word WordDefinition Value VoiceClass
  Types Guards Tag Paths Voice Eval`);
const FIELDS = words('a b c kind type id status');
const ODD_FIELDS = [
  ...words(`event-type validate10 class default arguments value data tag key item i types formats guards
    properties $ref items enum x-y 0 1a length unknown input output it's " \` \${a} \\ */ </script> 💬 ~1
    / %41 #`),
  'a b',
  'a\nb',
];
const PATTERNS = words('^[a-z]{1,3}$ ^[A-Z] ^\\d+$ a|b ^(?:/|\\\\)?$ ^\\p{L}+$ "');
const FORMATS = words('date date-time uri uuid');
const TEXTS = ['', 'x y', ...words('a b ab A 1 " 💬 2026-01-31 https://example.com/ __proto__')];
const SCALARS: readonly Json[] = [...TEXTS, 0, 1, 2, -1, 0.5, 3, 10, 1e21, true, false, null];
const DEFAULTS: readonly Json[] = [...SCALARS, [], {}, [{}], [0], ['a'], { a: 0 }, { m: 'a' }];
/** Values that tell the branches of a union apart. */
const TAGS: readonly Json[][] = [words('a b c'), ['x y', '"', '💬'], [true, false]];
const ALL_TYPES: readonly TypeName[] = [...TYPES, 'integer'];
const SCALAR_TYPES = words('boolean number integer string') as TypeName[];

export const contracts = fc.gen().map((generate): RandomContract => {
  const maker = new Maker(generate);
  const names = maker.sample(NAMES, 4);
  const schemas = maker.all(names);
  for (const schema of Object.values(schemas)) addDefaults(schema, schemas, maker);
  return { schemas, named: maker.some(names, 85) };
});

/** The document of a contract, with descriptions wherever the rules require them. */
export function documentOf({ schemas, named }: RandomContract): JsonObject {
  const description = 'What it is.';
  const described = structuredClone(schemas);
  let count = 0;
  for (const [name, schema] of Object.entries(described)) {
    visitSchema(schema, (node, { keyword = '' }) => {
      if (node.$ref !== undefined || keyword === 'not') return;
      node.description ??= description;
      if (/^(one|any)Of$/.test(keyword)) node.title ??= `${name}Form${++count}`;
    });
  }
  const paths = named.map((name) => {
    const content = { 'application/json': { schema: { $ref: SCHEMA_REF + name } } };
    const post = { operationId: `post${name}`, requestBody: { content }, responses: {} };
    return [`/${name}`, { post }];
  });
  return {
    openapi: '3.1.0',
    info: { title: description, version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: { schemas: described as unknown as JsonObject },
  };
}

/** Gives some of the fields a default that their own schema accepts. */
function addDefaults(schema: Schema, schemas: Schemas, random: Choices): void {
  const interpret = interpreter({ components: { schemas } });
  visitSchema(schema, ({ properties = {} }, { keyword = '' }) => {
    // A default in only one branch is mostly refused.
    const share = /^(one|any)Of$/.test(keyword) ? 0.2 : 8;
    for (const [name, field] of Object.entries(properties)) {
      if (!random.percent(share)) continue;
      const fits = DEFAULTS.filter(interpret(field));
      const stated = field.$ref === undefined ? field : { allOf: [{ $ref: field.$ref }] };
      if (fits.length > 0) properties[name] = { ...stated, default: random.pick(fits) };
    }
  });
}

/** Choices that fast-check makes, and that it shrinks towards the first one of several, and to `false`. */
class Choices {
  constructor(private readonly generate: fc.GeneratorValue) {}

  /** A whole number below `limit`, or 0. */
  below(limit: number): number {
    return this.generate(fc.nat, { max: Math.max(0, limit - 1) });
  }

  /** True in a percentage of cases. */
  percent(share: number): boolean {
    return this.below(100) >= 100 - share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Some of the items, each once, in their order. */
  some<Item>(items: readonly Item[], share = 50): Item[] {
    return items.filter(() => this.percent(share));
  }

  /** A number of different items, in any order, or all if there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    return items.slice(0, count).flatMap(() => rest.splice(this.below(rest.length), 1));
  }

  list<Item>(least: number, most: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: least + this.below(most - least + 1) }, (_, index) => make(index));
  }
}

class Maker extends Choices {
  /** The schemas so far, which others may refer to. */
  readonly #made: Schemas = {};

  /** Makes a schema for each name. */
  all(names: readonly string[]): Schemas {
    for (const [index, name] of names.entries()) {
      const { $ref, ...schema } = this.#named(index);
      this.#made[name] = $ref === undefined ? schema : { ...schema, allOf: [{ $ref }] };
    }
    return this.#made;
  }

  /**
   * A named schema. The first one is most often an object that others can be composed of, the second one sometimes a
   * string, for the other values of open enumerations.
   */
  #named(index: number): Schema {
    if (index === 0 && this.percent(95)) return this.#part(3, 'n');
    if (index === 1 && this.percent(30)) return this.#string();
    return this.#schema(3);
  }

  /** A schema with a maximum number of levels. */
  #schema(levels: number): Schema {
    if (this.percent(4)) return {};
    // What is listed twice is made twice as often.
    const flat = [() => this.#typed(), () => this.#typed(), () => this.#reference()];
    const deeper = [
      () => this.#object(levels),
      () => this.#object(levels),
      () => this.#array(levels),
      () => this.#union(levels),
      () => this.#union(levels),
      () => this.#composition(levels),
      () => this.#dictionary(levels),
    ];
    const make = this.pick(levels > 0 ? [...flat, ...deeper] : flat);
    const made = make();
    const annotations: Schema[] = [
      { deprecated: true },
      { 'x-unspecified': ['What it is.'] },
      { 'x-assumption': ['It is */ so.'] },
      { 'x-maturity': 'beta' },
    ];
    const isAnnotated = made.$ref === undefined && this.percent(8);
    return isAnnotated ? { ...made, ...this.pick(annotations) } : made;
  }

  /** A reference to an earlier schema, sometimes with its own description. */
  #reference(names = Object.keys(this.#made)): Schema {
    if (names.length === 0) return this.#typed();
    const $ref = SCHEMA_REF + this.pick(names);
    return this.percent(70) ? { $ref } : { allOf: [{ $ref }], description: 'Which one.' };
  }

  /** A schema of one type or several, with keywords for them; or of listed values without a type. */
  #typed(isScalar = false): Schema {
    if (this.percent(8)) return { enum: this.sample(SCALARS, 1 + this.below(3)) };
    const isOne = isScalar || this.percent(75);
    const types = isOne ? [this.pick(SCALAR_TYPES)] : this.sample(ALL_TYPES, this.pick([2, 3]));
    const bounds: Schema[] = [
      { minimum: 0 },
      { maximum: 2 },
      { minimum: -1, maximum: 1.5 },
      { exclusiveMinimum: 0 },
      { exclusiveMaximum: 2 },
      { minimum: 0, exclusiveMinimum: -1, maximum: 3, exclusiveMaximum: 3 },
      { multipleOf: 0.5 },
      { minimum: 0, multipleOf: 2 },
    ];
    const isNumeric = types.includes('number') || types.includes('integer');
    const schema: Schema = { type: isOne ? types[0] : types };
    if (types.includes('string')) Object.assign(schema, this.#text());
    if (isNumeric && this.percent(40)) Object.assign(schema, this.pick(bounds));
    if (types.includes('array')) schema.items = this.#schema(0);
    if (types.includes('object')) schema.properties = this.#fields(1);
    // The build refuses listed values that violate another keyword.
    const fits = SCALARS.filter(interpreter({})(schema));
    if (fits.length === 0) return schema;
    const listed = { enum: this.sample(fits, 1 + this.below(10)) };
    const only = { const: this.pick(fits) };
    const kind = this.below(100);
    if (kind < 16) return { ...schema, ...this.pick<Schema>([listed, listed, only]) };
    if (kind < 22) return { ...schema, not: this.pick<Schema>([listed, only]) };
    return schema;
  }

  /** A string, or null. */
  #string(): Schema {
    const types: Schema['type'][] = ['string', ['string', 'null']];
    return { type: this.pick(types), ...this.#text() };
  }

  #text(): Schema {
    const keywords: Schema[] = [
      { pattern: this.pick(PATTERNS) },
      { format: this.pick(FORMATS) },
      { minLength: this.below(3) },
      { maxLength: this.below(4) },
      { contentEncoding: 'base64' },
    ];
    return Object.assign({}, ...this.some(keywords, 12));
  }

  #array(levels: number): Schema {
    const type: Schema['type'] = this.percent(15) ? ['array', 'null'] : 'array';
    const minItems = this.below(3);
    const bounds = this.some([{ minItems }, { maxItems: minItems + this.below(3) }], 15);
    const isUnique = minItems < 2 && this.percent(12);
    if (isUnique) bounds.push({ uniqueItems: true } as never);
    return Object.assign({ type, items: this.#schema(levels - 1) }, ...bounds);
  }

  #fields(levels: number): Record<string, Schema> {
    const names = this.list(0, 4, () => this.pick(this.percent(88) ? FIELDS : ODD_FIELDS));
    const fields = [...new Set(names)].map((name): [string, Schema] => {
      const field = this.#schema(levels - 1);
      const isOpaque = this.percent(3) && field.$ref === undefined;
      return [name, isOpaque ? { ...field, 'x-opaque': true } : field];
    });
    return Object.fromEntries(fields);
  }

  #object(levels: number): Schema {
    const properties = this.#fields(levels);
    const required = this.some(Object.keys(properties));
    const object: Schema = {
      type: this.percent(10) ? ['object', 'null'] : 'object',
      properties,
    };
    if (required.length > 0) object.required = required;
    if (this.percent(9)) object.additionalProperties = this.percent(95);
    const isSome = Object.keys(properties).length > 0;
    if (isSome && this.percent(6)) object.minProperties = 1;
    if (this.percent(6)) object.maxProperties = required.length + 2;
    return object;
  }

  #dictionary(levels: number): Schema {
    const bounds = this.some([{ minProperties: 1 }, { maxProperties: 2 }], 10);
    const dictionary: Schema = { type: 'object', additionalProperties: this.#schema(levels - 1) };
    return Object.assign(dictionary, ...bounds);
  }

  /** An object that can be merged with others, since its fields have unique names. */
  #part(levels: number, prefix: string): Schema {
    const { properties = {}, required = [] } = this.#object(levels);
    const fields = Object.entries(properties).map(([name, field]) => [prefix + name, field]);
    const part: Schema = { type: 'object', properties: Object.fromEntries(fields) };
    if (required.length > 0) part.required = required.map((name) => prefix + name);
    return part;
  }

  #composition(levels: number): Schema {
    const [base] = Object.keys(this.#made);
    const allOf = this.list(1, 3, (index): Schema => {
      const kind = this.below(100);
      if (kind < 35 && base !== undefined) return { $ref: SCHEMA_REF + base };
      if (kind < 43 && index === 0) return { oneOf: this.#tagged(levels - 1) };
      return this.#part(levels - 1, `p${index}`);
    });
    return this.percent(50) ? { allOf } : { ...this.#part(levels - 1, 'o'), allOf };
  }

  /** A union of any kind whose branches can be told apart. */
  #union(levels: number): Schema {
    const keyword = this.pick(['oneOf', 'anyOf'] as const);
    const structured = Object.keys(this.#made).filter((name) => isStructured(this.#made[name]));
    const kind = this.below(8);
    if (kind < 3) {
      const fields = this.percent(25) ? this.#part(levels - 1, 'u') : {};
      return { [keyword]: this.#tagged(levels), ...fields };
    }
    if (kind < 5) return { [keyword]: this.#ofTypes(levels) };
    if (kind < 6) {
      const listed: Schema = { type: 'string', enum: this.sample(words('a b ab A 1'), 3) };
      const others: Schema = { type: 'string' };
      if (this.percent(50)) others.pattern = '^[a-z]{1,3}$';
      const texts = Object.keys(this.#made).filter((name) => hasTexts(this.#made[name]));
      const isNamed = texts.length > 0 && this.percent(80);
      const open = isNamed ? this.#reference(texts) : others;
      return { anyOf: [listed, open] };
    }
    if (kind < 7) return { anyOf: this.list(1, 3, () => this.#typed(true)) };
    const others = this.#ofTypes(levels).filter(({ type }) => type !== 'object');
    return { [keyword]: [this.#reference(structured), ...others] };
  }

  #tagged(levels: number): Schema[] {
    const tag = this.pick(this.percent(90) ? FIELDS : ODD_FIELDS);
    const values = this.pick(TAGS).slice(0, this.pick([2, 3]));
    const branches = values.map((value): Schema => {
      const { properties, required = [], ...object } = this.#object(levels - 1);
      const type = typeof value as TypeName;
      const chosen = this.percent(80) ? { type, const: value } : { type, enum: [value] };
      // The tag is the first property, and replaces a field of that name.
      const all: Record<string, Schema> = { [tag]: chosen, ...properties };
      all[tag] = chosen;
      const named = [...new Set([tag, ...required])];
      return { ...object, type: 'object', properties: all, required: named };
    });
    if (typeof values[0] === 'string' && this.percent(25)) {
      const others: Schema = { type: 'string', not: { enum: values } };
      branches.push({ type: 'object', required: [tag], properties: { [tag]: others } });
    }
    return branches;
  }

  #ofTypes(levels: number): Schema[] {
    return this.sample(TYPES, this.pick([2, 3])).map((type): Schema => {
      const object = this.percent(50) ? this.#object(levels - 1) : this.#dictionary(levels);
      if (type === 'object') return { ...object, type };
      if (type === 'array') return { ...this.#array(levels - 1), type };
      if (type === 'string') return { type, ...this.#text() };
      return { type };
    });
  }
}

/** Whether a schema accepts strings, and neither objects nor arrays. */
function hasTexts({ type = [] }: Schema = {}): boolean {
  const types = [type].flat();
  return types.includes('string') && !types.includes('object') && !types.includes('array');
}

/** Whether a schema only accepts objects. */
function isStructured({ type, allOf, oneOf, anyOf }: Schema = {}): boolean {
  const branches = oneOf ?? anyOf;
  if (branches !== undefined) return branches.every(isStructured);
  return type === 'object' || (allOf?.length ?? 0) > 1;
}
