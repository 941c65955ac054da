/** Contracts of four schemas at random: the whole vocabulary, in all combinations that one may write. */
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import {
  isOfType,
  SCHEMA_REF,
  type Schema,
  TYPES,
  type TypeName,
  visitSchema,
} from '../../../scripts/model/schema.ts';
import { Random } from './numbers.ts';
import { makeValue } from './values.ts';

export type Schemas = Record<string, Schema>;

/** The schemas of a document, and the names of those that operations name: others may be parts. */
export interface RandomContract {
  schemas: Schemas;
  named: string[];
}

const words = (text: string) => text.split(/\s+/);

/** Names of schemas, which what is generated could use for something else; it does use the latter. */
const NAMES =
  words(`Alpha AlphaItem AlphaMember Alpha1 Beta BetaFrame Word WordDefinition Value VoiceClass
  Types Guards Tag Paths Voice Eval`);
const TAKEN = words('Issue Failure Success Readable Validator Operation SchemaName');
const FIELDS = words('a b c kind type id status');
const ODD_FIELDS = [
  ...words(`event-type validate10 class default arguments value data tag key item i types formats guards
    properties $ref items enum x-y 0 1a length unknown input output constructor it's " \` \${a} \\ */
    </script> 💬 ~1 / %41 #`),
  ...['', 'a b', 'a\nb'],
];
const PATTERNS = words('^[a-z]{1,3}$ ^[A-Z] ^\\d+$ a|b ^(?:/|\\\\)?$ ^\\p{L}+$ "');
const FORMATS = words('date date-time uri uuid');
const TEXTS = ['', 'x y', ...words('a b ab A 1 " 💬 2026-01-31 https://example.com/ __proto__')];
const SCALARS: readonly Json[] = [...TEXTS, 0, 1, 2, -1, 0.5, 3, 10, 1e21, true, false, null];
const STRUCTURED: readonly Json[] = [{}, [], { a: 1 }, ['a']];
/** Values that tell the branches of a union apart, and some that do not. */
const TAGS: readonly Json[][] = [words('a b c'), ['x y', '"', '💬'], [true, false]];
const NO_TAGS: readonly Json[][] = [[1, 2], words('a a')];
const ALL_TYPES: readonly TypeName[] = [...TYPES, 'integer'];
const SCALAR_TYPES = words('boolean number integer string') as TypeName[];

export function makeContract(seed: number): RandomContract {
  const random = new Random(seed);
  const names = random.sample(random.percent(95) ? NAMES : [...NAMES, ...TAKEN], 4);
  const schemas = new Maker(random, names).all();
  for (const schema of Object.values(schemas)) addDefaults(schema, schemas, random);
  return { schemas, named: random.some(names, 85) };
}

/** The document of a contract, with descriptions wherever the rules want them. */
export function documentOf({ schemas, named }: RandomContract): JsonObject {
  const description = 'What it is.';
  const described = structuredClone(schemas);
  let count = 0;
  for (const [name, schema] of Object.entries(described)) {
    visitSchema(schema, (node, { keyword = '' }) => {
      if (node.$ref !== undefined) return;
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

/** Gives some of the fields a default, which most likely they accept. */
function addDefaults(schema: Schema, schemas: Schemas, random: Random): void {
  visitSchema(schema, ({ properties = {} }, { keyword = '' }) => {
    // What one branch alone fills in is most often refused.
    const share = /^(one|any)Of$/.test(keyword) ? 2 : 80;
    for (const [name, field] of Object.entries(properties)) {
      const value = random.below(1000) < share ? makeValue(field, schemas, random) : undefined;
      const { $ref } = field;
      if (value === undefined) continue;
      properties[name] = {
        ...($ref === undefined ? field : { allOf: [{ $ref }] }),
        default: value,
      };
    }
  });
}

class Maker {
  /** The names of the schemas that are made already: references to these lead in no circle. */
  readonly #made: string[] = [];
  /** Whether what is made is a field, an item or a member: circles through these end. */
  #isInside = false;

  constructor(
    private readonly random: Random,
    private readonly names: readonly string[],
  ) {}

  /** The first one is most often an object that others can be composed of. */
  all(): Schemas {
    const schemas: Schemas = {};
    for (const name of this.names) {
      const isPart = this.#made.length === 0 && this.random.percent(95);
      const { $ref, ...schema } = isPart ? this.#part(3, 'n') : this.#schema(3);
      schemas[name] = $ref === undefined ? schema : { ...schema, allOf: [{ $ref }] };
      this.#made.push(name);
    }
    return schemas;
  }

  /** A schema of so many levels at most; now and then of two kinds at once. */
  #schema(levels: number): Schema {
    const { random } = this;
    const deeper = [
      ...[() => this.#object(levels), () => this.#object(levels), () => this.#array(levels)],
      ...[() => this.#union(levels), () => this.#union(levels), () => this.#composition(levels)],
      () => this.#map(levels),
    ];
    const flat = [() => this.#typed(), () => this.#typed(), () => this.#reference()];
    const [kind, other] = random.sample(levels > 0 ? [...flat, ...deeper] : flat, 2);
    if (random.percent(4)) return random.percent(98) ? {} : { additionalProperties: true };
    const made = kind?.() ?? {};
    const more = random.percent(1) ? other?.() : {};
    // Tools disagree about what is beside a reference: hardly ever.
    const isAlone = (made.$ref ?? more?.$ref) !== undefined && random.percent(90);
    const { $ref, ...both } = isAlone ? made : { ...more, ...made };
    if ($ref !== undefined) return { ...both, $ref };
    const said: Schema[] = [
      ...[{ deprecated: true }, { 'x-unspecified': ['What it is.'] }],
      ...[{ 'x-assumption': ['It is so. */'] }, { 'x-maturity': 'beta' as const }],
    ];
    return random.percent(8) ? { ...both, ...random.pick(said) } : both;
  }

  #inside(levels: number): Schema {
    const before = this.#isInside;
    this.#isInside = true;
    const schema = this.#schema(levels - 1);
    this.#isInside = before;
    return schema;
  }

  #reference(): Schema {
    const { random } = this;
    const names = this.#isInside || random.percent(2) ? this.names : this.#made;
    if (names.length === 0) return this.#typed();
    const $ref = SCHEMA_REF + random.pick(names);
    return random.percent(70) ? { $ref } : { allOf: [{ $ref }], description: 'Which one.' };
  }

  /** One type or several, with keywords of theirs; or listed values without a type. */
  #typed(): Schema {
    const { random } = this;
    if (random.percent(8)) {
      return { enum: random.sample(random.percent(3) ? STRUCTURED : SCALARS, 1 + random.below(3)) };
    }
    const isOne = random.percent(75);
    const types = isOne
      ? [random.pick(SCALAR_TYPES)]
      : random.sample(ALL_TYPES, random.pick([2, 3]));
    const fits = SCALARS.filter((value) => types.some((type) => isOfType(value, type)));
    const bounds = [{ minimum: 0 }, { maximum: 2 }, { minimum: -1, maximum: 1.5 }];
    return {
      type: isOne ? types[0] : types,
      ...(types.includes('string') && this.#text()),
      ...(/number|integer/.test(types.join()) && random.percent(40) && random.pick(bounds)),
      ...(types.includes('array') && random.percent(50) && { items: this.#inside(1) }),
      ...(types.includes('object') && random.percent(50) && { properties: this.#fields(1) }),
      ...(fits.length > 0 && random.percent(16) && this.#listed(fits)),
      ...(random.percent(6) && { not: this.#exclusion(fits) }),
    };
  }

  #listed(fits: readonly Json[]): Schema {
    const { random } = this;
    const listed = { enum: random.sample(fits, 1 + random.below(10)) };
    const only = { const: random.pick(fits) };
    return random.percent(2) ? { ...listed, ...only } : random.pick<Schema>([listed, listed, only]);
  }

  #text(): Schema {
    const { random } = this;
    const keywords: Schema[] = [
      ...[{ pattern: random.pick(PATTERNS) }, { format: random.pick(FORMATS) }],
      ...[{ minLength: random.below(3) }, { maxLength: random.below(4) }],
      { contentEncoding: 'base64' },
    ];
    return Object.assign({}, ...random.some(keywords, 12));
  }

  #exclusion(fits: readonly Json[]): Schema {
    const { random } = this;
    const listed = random.sample(fits, 2);
    return random.pick<Schema>([
      ...[
        { const: random.pick(fits) },
        { enum: listed },
        { type: 'string' as const, enum: listed },
      ],
      ...[{ minimum: 1 }, { type: random.pick(ALL_TYPES) }],
    ]);
  }

  #array(levels: number): Schema {
    const { random } = this;
    const type: Schema['type'] = random.percent(15) ? ['array', 'null'] : 'array';
    const bounds = random.some([{ minItems: random.below(3) }, { maxItems: random.below(4) }], 15);
    return Object.assign({ type, items: this.#inside(levels) }, ...bounds);
  }

  #fields(levels: number): Record<string, Schema> {
    const { random } = this;
    const names = random.list(0, 4, () => random.pick(random.percent(88) ? FIELDS : ODD_FIELDS));
    const fields = [...new Set(names)].map((name): [string, Schema] => {
      const field = this.#inside(levels);
      const isOpaque = random.percent(3) && field.$ref === undefined;
      return [name, isOpaque ? { ...field, 'x-opaque': true } : field];
    });
    return Object.fromEntries(fields);
  }

  #object(levels: number): Schema {
    const { random } = this;
    const properties = this.#fields(levels);
    const required = random.some(Object.keys(properties));
    if (random.below(400) === 0) required.push(random.pick(['a', 'b']));
    const type: Schema['type'] = random.percent(10) ? ['object', 'null'] : 'object';
    const members = random.pick([true, true, random.percent(90), this.#inside(levels)]);
    return {
      ...(random.below(400) > 0 && { type }),
      properties,
      ...(required.length > 0 && { required: [...new Set(required)] }),
      ...(random.percent(12) && { additionalProperties: members }),
    };
  }

  #map(levels: number): Schema {
    return { type: 'object', additionalProperties: this.#inside(levels) };
  }

  /** An object that goes together with others, since its fields have names of their own. */
  #part(levels: number, prefix: string): Schema {
    const { properties = {}, required = [], additionalProperties: members } = this.#object(levels);
    const fields = Object.entries(properties).map(([name, field]) => [prefix + name, field]);
    return {
      type: 'object',
      properties: Object.fromEntries(fields),
      ...(required.length > 0 && { required: required.map((name) => prefix + name) }),
      ...(members !== undefined && this.random.percent(30) && { additionalProperties: members }),
    };
  }

  #composition(levels: number): Schema {
    const { random } = this;
    const [base] = this.#made;
    const allOf = random.list(1, 3, (index): Schema => {
      const kind = random.below(100);
      if (kind < 35 && base !== undefined) return { $ref: SCHEMA_REF + base };
      if (kind < 36) return this.#schema(levels - 1);
      if (kind < 37) return this.#union(levels - 1);
      if (kind < 43) return { oneOf: this.#tagged(levels - 1) };
      return this.#part(levels - 1, `p${index}`);
    });
    return random.percent(50) ? { allOf } : { ...this.#part(levels - 1, 'o'), allOf };
  }

  /** Branches that can be told apart, most often, in one of the ways that there are. */
  #union(levels: number): Schema {
    const { random } = this;
    const [keyword, other] = random.sample(['oneOf', 'anyOf'] as const, 2);
    const several = () => random.list(1, 3, () => this.#typed());
    const branches = random.pick<() => Schema[]>([
      ...[() => this.#tagged(levels), () => this.#tagged(levels), several],
      ...[() => this.#ofTypes(levels), () => this.#ofTypes(levels)],
      () => [this.#reference(), { type: 'null' }],
      () => [this.#reference(), ...this.#ofTypes(levels).filter(({ type }) => type !== 'object')],
      () => [this.#union(levels - 1), { type: 'null' }],
      () => this.#openEnumeration(),
    ])();
    // Beside whole schemas fields are refused: hardly ever.
    const areInline = branches.every(({ properties, additionalProperties: members = true }) => {
      return properties !== undefined && members === true;
    });
    return {
      [keyword ?? 'oneOf']: branches,
      ...(random.percent(areInline ? 25 : 1) && this.#part(levels - 1, 'u')),
      ...(random.percent(1) && { type: random.pick([...TYPES, 'object']) }),
      ...(random.below(300) === 0 && { [other ?? 'anyOf']: this.#ofTypes(levels) }),
    };
  }

  #tagged(levels: number): Schema[] {
    const { random } = this;
    const tag = random.pick(random.percent(90) ? FIELDS : ODD_FIELDS);
    const values = random.pick(random.percent(97) ? TAGS : NO_TAGS).slice(0, random.pick([2, 3]));
    const branches = values.map((value): Schema => {
      const { properties, required = [], ...object } = this.#object(levels - 1);
      const type = typeof value as TypeName;
      const chosen = random.percent(80) ? { type, const: value } : { type, enum: [value] };
      const all = { [tag]: chosen, ...properties, ...{ [tag]: chosen } };
      return {
        ...object,
        type: 'object',
        properties: all,
        required: [...new Set([tag, ...required])],
      };
    });
    const others: Schema = { type: 'string', not: { enum: values } };
    if (random.percent(typeof values[0] === 'string' ? 25 : 1)) {
      branches.push({ type: 'object', required: [tag], properties: { [tag]: others } });
    }
    return branches;
  }

  #ofTypes(levels: number): Schema[] {
    const { random } = this;
    return random.sample(ALL_TYPES, random.pick([2, 3])).map((type): Schema => {
      if (type === 'object')
        return random.percent(50) ? this.#object(levels - 1) : this.#map(levels - 1);
      if (type === 'array') return this.#array(levels - 1);
      return type === 'string' ? { type, ...this.#text() } : { type };
    });
  }

  #openEnumeration(): Schema[] {
    const { random } = this;
    const others: Schema = random.percent(50) ? { pattern: '^[a-z]{1,3}$' } : {};
    const listed = random.sample(words('a b ab A 1'), 3);
    return [
      { type: 'string', enum: listed },
      { type: 'string', ...others },
    ];
  }
}
