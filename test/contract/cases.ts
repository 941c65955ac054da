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
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
} from '../../scripts/schema.ts';
import { valueAt, without, withValue } from '../support/edit.ts';
import type { Examples } from '../support/fixtures.ts';
import { FORMATTED } from '../support/format-samples.ts';
import { inlineOf, type Place, placesIn } from '../support/places.ts';
import { listOf, sampleOf } from '../support/sample.ts';
import type { Case } from './make-vectors.ts';

/** What to try at a place; `text` is a number as it is written. */
type Try = [kind: string, value: Json, text?: string];

/**
 * Every case of the public schemas.
 *
 * @throws ProblemsError with the places that no example has
 */
export function makeCases(schemas: Schemas, examples: Examples): Case[] {
  return mapOrRefuse(Object.entries(schemas), ([schema, node]) => {
    // Small values first, and those without a file last.
    const rank = ({ file, value }: Example) => JSON.stringify(value).length + (file ? 0 : 1e6);
    const wholes = (examples.get(schema) ?? [])
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ value }) => value);
    const { name: tag = '' } = tagOf(node, schemas) ?? {};
    const tagged = wholes.filter((value) => valueAt(value, [tag]) !== undefined);
    return [
      ...tagged.map((one) => caseOf(schema, 'required', without(one, [tag]), `without ${tag}`)),
      ...mapOrRefuse(placesIn(schemas, node), (place) =>
        casesAt(schema, place, wholes, schemas),
      ).flat(),
    ];
  }).flat();
}

function caseOf(schema: string, kind: string, value: unknown, why: string): Case {
  return { schema, kind, value: value as Json, why };
}

/** The cases at a place of the smallest value with this place: without the field and with each value. */
function casesAt(schema: string, place: Place, wholes: readonly Json[], schemas: Schemas): Case[] {
  const { name, path, required, node, branch } = place;
  const base = wholes.find(
    (whole) =>
      (!branch || branch.values.includes(valueAt(whole, [branch.tag]) as Json)) &&
      (path.length === 0 || valueAt(whole, path.slice(0, -1)) instanceof Object),
  );
  if (path.length > 0 && base === undefined)
    refuseAt(`test/contract/fixtures/${schema}`, `no value has \`${name}\`; add one that has it`);
  const cases = triesFor(node, schemas).map(([kind, value, text]): Case => {
    const why = [name, text ?? JSON.stringify(value).slice(0, 80)].filter(Boolean).join(': ');
    const written = text && { written: withValue(base, path, `number:${text}`) as Json };
    return { ...caseOf(schema, kind, withValue(base, path, value), why), ...written };
  });
  if (required === undefined) return cases;
  return [caseOf(schema, 'required', without(base, path), `without ${name}`), ...cases];
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
  const isReference = [node, ...branchesOf(node)].some(({ $ref }) => $ref !== undefined);
  const others = Object.entries(OF_EACH_TYPE).filter(
    ([type]) => isAny || isReference || !types.has(type),
  );
  const careless = Object.entries(CARELESS).filter(
    ([type]) => types.has(type) && !types.has('string'),
  );
  return [
    ['null', null],
    ...others.map(([, value]): Try => ['type', value]),
    ...careless.flatMap(([, texts]) => texts.map((text): Try => ['type', text])),
    ...inlineOf(node).flatMap((own) => [
      ...listedTries(own),
      ...boundTries(own, schemas),
      ...freeTries(own, schemas),
    ]),
    ...(node.default === undefined ? [] : [['default', node.default] as Try]),
  ];
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
    const step = isSize || own.type === 'integer' ? sign : sign / 1000;
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
