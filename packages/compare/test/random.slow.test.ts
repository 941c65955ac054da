/** Random pairs of schemas: no verdict contradicts what the schemas accept. `npm run random` tries more pairs. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  at,
  isJsonObject,
  type Json,
  type JsonObject,
  visitValues,
} from '../../../scripts/json.ts';
import { ProblemsError } from '../../../scripts/problem.ts';
import { IS_NIGHTLY } from '../../../test/support/machine.ts';
import { compare } from '../src/compare.ts';
import { type Bundles, readRelease } from '../src/release.ts';
import type { Verdict } from '../src/verdict.ts';
import { ajvOf, isProved, put } from './base.ts';

const SEED = Number(process.env.SEED ?? 0);
const PAIRS = 30 * Number(process.env.ROUNDS ?? (IS_NIGHTLY ? 4 : 1));

/** Random schemas of a type, each with some of the keywords. */
function schemasOf(type: Json, keywords: Record<string, fc.Arbitrary<unknown>>) {
  const required = { type: fc.constant(type) };
  return fc.record(
    { ...required, ...keywords },
    { requiredKeys: ['type'] },
  ) as fc.Arbitrary<JsonObject>;
}

const texts = fc.oneof(
  schemasOf('string', {
    minLength: fc.nat(1),
    maxLength: fc.integer({ min: 1, max: 3 }),
    pattern: fc.constantFrom('^[a-m]*$', '^[a-z]+$', '^a'),
  }),
  schemasOf('string', {
    format: fc.constantFrom('date', 'date-time', 'uri', 'uuid'),
    minLength: fc.constantFrom(2, 36),
    maxLength: fc.constantFrom(10, 36),
    pattern: fc.constantFrom('^[0-9a-f-]{36}$', '^https?:', '^2', '^[!-~]+$'),
  }),
  schemasOf('string', { enum: fc.subarray(['a', 'b', 'abc', '2026-01-31'], { minLength: 1 }) }),
);
const numbers = fc.constantFrom<Json>('integer', 'number', ['integer', 'null']).chain((type) =>
  schemasOf(type, {
    minimum: fc.nat(2),
    maximum: fc.constantFrom(2, 2.5, 5),
    exclusiveMinimum: fc.constantFrom(0, 0.5),
    exclusiveMaximum: fc.constantFrom(3, 9),
    enum: fc.constant([1, 2]),
    not: fc.constant({ const: 2 }),
  }),
);
const others = fc.constantFrom<JsonObject[]>(
  { type: ['string', 'null'], enum: ['a', 'b', null] },
  { type: 'string', const: 'a' },
  { type: 'boolean' },
  {},
);
const scalars = fc.oneof(texts, numbers, others);
const lists = schemasOf('array', {
  items: scalars,
  minItems: fc.nat(1),
  maxItems: fc.integer({ min: 1, max: 2 }),
});
const objects = fc.tuple(scalars, scalars, fc.subarray(['a', 'b'])).map(([a, b, required]) => ({
  type: 'object',
  properties: { a, b },
  required,
}));
const unions = fc
  .tuple(texts, numbers, lists, objects)
  .chain((all) => fc.subarray<JsonObject>(all, { minLength: 2 }))
  .map((anyOf) => ({ anyOf }));
/** Open enumerations, and objects that a tag tells apart, perhaps with one for all other values of the tag. */
const openEnums = fc
  .tuple(texts, texts)
  .map(([listed, open]) => ({ anyOf: [{ type: 'string', enum: ['a', 'b'], ...listed }, open] }));
const branch = (tag: object) =>
  fc.tuple(scalars, fc.subarray(['b'])).map(([b, required]) => ({
    type: 'object',
    properties: { a: { type: 'string', ...tag }, b },
    required: ['a', ...required],
  }));
const tagged = fc
  .tuple(
    branch({ const: 'a' }),
    branch({ enum: ['b', 'z'] }),
    branch({ not: { enum: ['a', 'b', 'z'] } }),
  )
  .chain(([one, two, other]) =>
    fc.constantFrom<JsonObject[]>(
      { oneOf: [one, two] },
      { oneOf: [one, two, other] },
      { anyOf: [other, one, two] },
      { anyOf: [one, other] },
    ),
  );

/** A schema, and a copy of it with one place changed to what another schema of its kind has there. */
const pairs = fc
  .oneof(
    ...[scalars, lists, objects, unions, openEnums, tagged].map((kind) =>
      fc.tuple(kind, kind, fc.nat()),
    ),
  )
  .map(([before, other, index]): [JsonObject, JsonObject] => {
    const places: string[] = [];
    visitValues(before, (_, pointer) => places.push(pointer));
    visitValues(other, (_, pointer) => {
      const around = at(before, pointer.slice(0, pointer.lastIndexOf('/')));
      if (isJsonObject(around)) places.push(pointer);
    });
    const place = places[index % places.length] ?? '';
    return [before, place === '' ? other : put(before, place, at(other, place))];
  })
  .filter(([, next]) => isSupported(next));

/** Whether the comparison supports a schema, and does not refuse it. */
function isSupported(schema: JsonObject): boolean {
  try {
    return readRelease(bundlesWith(schema)) !== undefined;
  } catch (error) {
    if (error instanceof ProblemsError) return false;
    throw error;
  }
}

const SCALARS = [
  ...[null, true, '', 'a', 'b', 'abc', 'abcd', 'z', 'a1', 0, 0.2, 1, 1.5, 2, 2.3, 3, 9],
  ...['2026-01-31', '2026-01-31T12:00:00Z', 'ftp://a', '45463597-20b7-4af7-b3b3-f5fb778203ab'],
];

/** The values that are tried with each pair; JSON has no undefined fields. */
const VALUES: Json[] = [
  ...SCALARS,
  ...[[], ...SCALARS.map((one) => [one]), ...SCALARS.map((one) => [one, 'a'])],
  ...[undefined, ...SCALARS].flatMap((a) =>
    [undefined, ...SCALARS].map((b) => JSON.parse(JSON.stringify({ a, b }))),
  ),
];

/** A contract in which one schema is that of a request, and another one that of a response. */
function bundlesWith(schema: JsonObject): Bundles {
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const post = {
    operationId: 'ask',
    requestBody: { required: true, ...content('Sent') },
    responses: { 200: { description: 'It is done.', ...content('Received') } },
  };
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'One', version: '1.0.0' },
      paths: { '/one': { post } },
      // A release finds places by objects, so no two places may share one.
      components: { schemas: { Sent: structuredClone(schema), Received: structuredClone(schema) } },
    },
    asyncapi: { asyncapi: '3.0.0', info: { title: 'One', version: '1.0.0' } },
  };
}

/** What is wrong with the verdicts on a pair. */
function problemsOf(pair: [JsonObject, JsonObject]): string[] {
  const [old, next] = pair.map(bundlesWith) as [Bundles, Bundles];
  const { differences } = compare(readRelease(old), readRelease(next));
  const [acceptsOld, acceptsNext] = [ajvOf(old), ajvOf(next)];
  const isReported = (name: string, ...verdicts: Verdict[]) =>
    differences.some(
      ({ pointer, verdict }) => pointer.includes(`/${name}`) && verdicts.includes(verdict),
    );
  const missed = VALUES.filter((value) => {
    const [before, after] = [acceptsOld('Sent', value), acceptsNext('Sent', value)];
    if (before && !after) return !isReported('Sent', 'breaks-senders', 'unjudged');
    if (before || !after) return false;
    return !isReported('Received', 'breaks-receivers', 'strict-receivers', 'unjudged');
  });
  const unproved = differences.filter((one) => !isProved(one, acceptsOld, acceptsNext));
  return [
    ...missed.slice(0, 1).map((value) => `${JSON.stringify(value)} is missed`),
    ...unproved.map((one) => `${JSON.stringify(one)} is not proved`),
  ];
}

it('no verdict on a random change contradicts what both schemas accept', () => {
  const holds = fc.property(pairs, (pair) => {
    expect(problemsOf(pair)).toEqual([]);
  });
  fc.assert(holds, { numRuns: PAIRS, seed: SEED });
});
