import type { Json } from '../../model/json.ts';
import { BOUNDS, resolve, type Schema } from '../../model/schema.ts';
import { ofObjects } from '../rule.ts';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const NUMBER = `-?\\d+(?:\\.\\d+)?|${NUMBER_WORDS.join('|')}`;

/** How a description says a bound. */
const SAYINGS = [
  `(?:from|between) (?<min>${NUMBER}) (?:to|and) (?<max>${NUMBER})`,
  `(?:at least|no less than|no fewer than) (?<min>${NUMBER})`,
  `(?:at most|up to|no more than) (?<max>${NUMBER})`,
  `(?<min>${NUMBER}) or more`,
  `(?<max>${NUMBER}) or (?:less|fewer)`,
].map((pattern) => new RegExp(`\\b${pattern}\\b`, 'gi'));

/** What a description says of a default or a bound is the default or the bound. */
export const statedValues = ofObjects(function* (node, { pointer, field }, { schemas }) {
  const isSchema = field !== undefined;
  // The description of a parameter is beside its schema.
  const isInParameter = isSchema && /\/parameters\/[^/]+\/schema$/.test(pointer);
  const schema = isSchema ? node : node.in && (node.schema as Schema | undefined);
  if (isInParameter || !schema) return;
  const text = node.description ?? '';
  for (const [message, key] of [
    ...defaultProblems(text, schema),
    ...boundProblems(text, schema, schemas),
  ]) {
    yield [message, ...(!isSchema && key === 'default' ? ['schema'] : []), key];
  }
});

type ValueProblem = readonly [message: string, key: 'default' | 'description'];

function* defaultProblems(text: string, { default: value }: Schema): Iterable<ValueProblem> {
  const stated = [...text.matchAll(/\bdefaults to (.+?)(?:[.;](?=\s|$)|$)/gis)];
  if (value !== undefined && stated.length === 0) {
    yield ['the description does not state the default; add "Defaults to …"', 'default'];
  }
  for (const [whole, phrase = ''] of stated) {
    const sentence = whole.replace(/[.;]$/, '');
    const literals = [...phrase.matchAll(/`([^`]+)`|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g)];
    const said = literals.map(([literal, quoted]) => quoted ?? literal);
    if (value === undefined) {
      // A default that only the deployment or another field decides is described in words.
      if (literals[0]?.index !== 0 && !/^an empty/.test(phrase)) continue;
      const message = `the description says "${sentence}", the schema has no default; add it`;
      yield [message, 'description'];
    } else if (!isSame(said, value, phrase)) {
      const is = JSON.stringify(value);
      yield [`the description says "${sentence}", the default is ${is}`, 'default'];
    }
  }
}

function isSame(said: readonly string[], value: Json, phrase: string): boolean {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const isEmpty = parts.every((part) => part === '');
  if (isEmpty || phrase.startsWith('an empty')) return isEmpty && phrase.startsWith('an empty');
  return said.length === parts.length && parts.every((part, index) => String(part) === said[index]);
}

function* boundProblems(
  text: string,
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
): Iterable<ValueProblem> {
  const whole = resolve(schema, schemas);
  const { allOf = [], anyOf = [], oneOf = [] } = whole;
  const below = [...allOf, ...anyOf, ...oneOf].map((part) => resolve(part, schemas));
  const parts = [whole, ...below].flatMap((part) => [part, part.items ?? {}]);
  // An object has no bounds of its own.
  if (parts.some(({ type, properties }) => type === 'object' || properties)) return;
  for (const { 0: phrase, groups } of SAYINGS.flatMap((saying) => [...text.matchAll(saying)])) {
    for (const side of ['min', 'max'] as const) {
      const said = groups?.[side];
      if (said === undefined) continue;
      const word = NUMBER_WORDS.indexOf(said.toLowerCase());
      const number = word < 0 ? Number(said) : word;
      const keys = BOUNDS.filter((key) => key.startsWith(side));
      const bounds = parts.flatMap((part) => keys.flatMap((key) => part[key] ?? []));
      if (bounds.includes(number)) continue;
      const is = bounds.length === 0 ? `no ${side}imum` : `the ${side}imum ${bounds.join(', ')}`;
      yield [`the description says "${phrase}", the schema has ${is}`, 'description'];
    }
  }
}
