/**
 * Cases for validators: values on both sides of each rule of each schema, each at its place in the smallest example that
 * has that place. The verdicts are those of a second engine.
 */
import type { Example } from '../../scripts/contract.ts';
import type { Json, JsonObject } from '../../scripts/json.ts';
import { mapOrRefuse, refuseAt } from '../../scripts/problem.ts';
import {
  branchesOf,
  listedIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
} from '../../scripts/schema.ts';
import { valueAt, without, withValue } from '../support/edit.ts';
import { FORMATTED } from '../support/format-samples.ts';
import { inlineOf, type Place, placesIn } from '../support/places.ts';
import { listOf, sampleOf } from '../support/sample.ts';

/** One value to judge. */
export interface Case {
  /** Such as `bound`; `unstated` is a value that the document neither allows nor forbids. */
  kind: string;
  value: Json;
  /** A description for people. */
  why: string;
  /** The value with a number in a different form, as text: `number:1.0`. */
  written?: Json;
}

/** What to try at a place; `text` is a number as it is written. */
type Try = [kind: string, value: Json, text?: string];

/**
 * Every case of a public schema.
 *
 * @throws ProblemsError with the places that no example has
 */
export function casesOf(schema: string, schemas: Schemas, examples: readonly Example[]): Case[] {
  const { [schema]: root = {} } = schemas;
  // Small values first, and those without a file last.
  const rank = ({ file, value }: Example) => JSON.stringify(value).length + (file ? 0 : 1e6);
  const wholes = examples
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ value }) => value);
  const { name: tag = '' } = tagOf(root, schemas) ?? {};
  const tagged = wholes.filter((value) => valueAt(value, [tag]) !== undefined);
  const bare = tagged.map((one): Case => {
    return { kind: 'required', value: without(one, [tag]) as Json, why: `without ${tag}` };
  });
  return [...bare, ...mapOrRefuse(placesIn(schemas, root), casesAt).flat()];

  /** The cases at a place of the smallest value with this place: without the field and with each value. */
  function casesAt({ name, path, required, node, branch }: Place): Case[] {
    const base = wholes.find(
      (whole) =>
        (!branch || branch.values.includes(valueAt(whole, [branch.tag]) as Json)) &&
        (path.length === 0 || valueAt(whole, path.slice(0, -1)) instanceof Object),
    );
    if (path.length > 0 && base === undefined)
      refuseAt(`test/contract/fixtures/${schema}`, `no value has \`${name}\`; add one that has it`);
    const put = (value: Json) => withValue(base, path, value) as Json;
    const cases = triesFor(node, schemas).map(([kind, value, text]): Case => {
      const why = [name, text ?? JSON.stringify(value).slice(0, 80)].filter(Boolean).join(': ');
      return { kind, value: put(value), why, ...(text && { written: put(`number:${text}`) }) };
    });
    if (required === undefined) return cases;
    return [
      { kind: 'required', value: without(base, path) as Json, why: `without ${name}` },
      ...cases,
    ];
  }
}

/** A string that no enumeration, format, or pattern of the contract accepts. */
const STRANGER = 'No Such Value!';

/** A value of each JSON type except null, and values that a careless service takes for a boolean or a number. */
const OF_EACH_TYPE = { boolean: true, number: 1.5, string: STRANGER, array: [], object: {} };
const CARELESS = { boolean: ['true'], number: ['1.5', '1'], integer: ['1.5', '1'] };

/** Every value worth testing by a schema. */
function triesFor(node: Schema, schemas: Schemas): Try[] {
  const types = new Set<string>(typesOf(node, schemas));
  const isAny = Object.keys(OF_EACH_TYPE).every((type) => types.has(type));
  const references = [node, ...branchesOf(node)].filter(({ $ref }) => $ref !== undefined);
  const others = Object.entries(OF_EACH_TYPE).filter(
    ([type]) => isAny || references.length > 0 || !types.has(type),
  );
  const careless = Object.entries(CARELESS).filter(
    ([type]) => types.has(type) && !types.has('string'),
  );
  return [
    ['null', null],
    ...others.map(([, value]): Try => ['type', value]),
    ...careless.flatMap(([, texts]) => texts.map((text): Try => ['type', text])),
    ...references.flatMap((one) => wrongInside(one, schemas)),
    ...inlineOf(node).flatMap((own) => [
      ...listedTries(own),
      ...boundTries(own, schemas),
      ...freeTries(own, schemas),
    ]),
    ...(node.default === undefined ? [] : [['default', node.default] as Try]),
  ];
}

/** An object of another schema, the first field of which has a wrong type. */
function wrongInside(reference: Schema, schemas: Schemas): Try[] {
  const [field] = Object.entries(resolve(reference, schemas).properties ?? {});
  if (field === undefined) return [];
  const [name, own] = field;
  const types = new Set<string>(typesOf(own, schemas));
  const wrong = Object.entries(OF_EACH_TYPE).filter(([type]) => !types.has(type));
  const sample = sampleOf(reference, schemas) as JsonObject;
  return wrong.slice(0, 1).map(([, value]) => ['negative', { ...sample, [name]: value }]);
}

/** Strings of different styles, for patterns. */
const STYLES = ['zz', 'zzz', '', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n'];

/** Each listed value and an unlisted value; strings in the other case, and strings of a format or a style. */
function listedTries(own: Schema): Try[] {
  const { format = '', pattern, not } = own;
  const listed = [listedIn(own), listedIn(not)].flatMap((all) => all ?? []);
  const cased = listed.flatMap((one) => {
    if (typeof one !== 'string') return [];
    return one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase();
  });
  const { good = [], bad = [] } = FORMATTED[format] ?? {};
  return [
    ...(listed.length > 0 ? [...listed, ...cased, STRANGER, 12345] : []),
    ...(pattern === undefined ? [] : STYLES),
  ]
    .map((value): Try => ['enum', value])
    .concat([...good, ...bad].map((text): Try => ['format', text]));
}

/** The step from the last valid value to the first invalid one. */
const BEYOND = { minimum: -1, maximum: 1, minLength: -1, maxLength: 1, minItems: -1, maxItems: 1 };

/** A value at each bound and the next value, which exceeds it. */
function boundTries(own: Schema, schemas: Schemas): Try[] {
  return Object.entries(BEYOND).flatMap(([keyword, sign]) => {
    const limit = own[keyword as keyof typeof BEYOND];
    if (limit === undefined) return [];
    const isSize = /Length|Items/.test(keyword);
    const isWhole = isSize || [own.type].flat().includes('integer');
    const step = isWhole ? sign : sign / 1000;
    const sizes = [limit, Math.round((limit + step) * 1000) / 1000];
    return sizes.flatMap((size): Try[] => {
      if (!isSize) return [['bound', size]];
      if (size < 0) return [];
      return [['bound', /Items/.test(keyword) ? listOf(size, own, schemas) : 'a'.repeat(size)]];
    });
  });
}

/** Values that a schema would reject only if it had another rule. */
function freeTries(own: Schema, schemas: Schemas): Try[] {
  const { minimum, maximum, format, pattern, not, additionalProperties: others } = own;
  if (listedIn(own) !== undefined) return [];
  return [own.type].flat().flatMap((type): Try[] => {
    if (type === 'array') return [['bound', []]];
    if (type === 'string') return format || pattern || not ? [] : [['unstated', '']];
    if (type === 'object') {
      if (typeof others === 'object') return [['type', {}]];
      const whole = sampleOf(own, schemas) as JsonObject;
      return [['open', { ...whole, 'no such field': { any: ['thing'] } }]];
    }
    if (type !== 'integer' && type !== 'number') return [];
    const sample = sampleOf(own, schemas);
    return [
      ...(minimum === undefined ? [['unstated', -1_000_000] as Try] : []),
      ...(maximum === undefined ? [['unstated', 1_000_000] as Try] : []),
      // A whole number, written with a fraction.
      ...(type === 'integer' ? [['type', sample, `${sample}.0`] as Try] : []),
    ];
  });
}
