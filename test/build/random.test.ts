/** Parsers and readers of random values, nearly valid: they leave out exactly what they must. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Profile } from '../../scripts/profiles.ts';
import { partAt } from '../../scripts/runtime/values.ts';
import { list, object, ref, tag, text } from './support/contract.ts';
import { modulesOf, placesIn } from './support/modules.ts';

const { read, strict, validators } = await modulesOf({
  Word: object({ word: text, start: { type: 'number' } }, 'word'),
  Red: object({ kind: tag('red'), words: list(ref('Word')) }, 'kind'),
  Blue: object({ kind: tag('blue'), size: { anyOf: [{ type: 'number' }, ref('Word')] } }, 'kind'),
  Color: { oneOf: [ref('Red'), ref('Blue')] },
  Page: object({
    items: list(ref('Color')),
    times: { type: 'object', additionalProperties: ref('Word') },
  }),
});
const accepts = (profile: Profile, value: unknown) =>
  validators[profile].validatePage?.(value) === true;

const junk = fc.constantFrom<unknown>(
  null,
  5,
  'x',
  true,
  [],
  {},
  [5],
  { word: 5 },
  { kind: 'red' },
);
const orJunk = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: junk, weight: 1 });
const fields = (of: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { arbitrary: fc.record(of, { requiredKeys: [] }), weight: 4 },
    { arbitrary: fc.record({ ...of, planted: fc.constant(1) }, { requiredKeys: [] }), weight: 1 },
  );
const word = orJunk(fields({ word: orJunk(fc.constant('w')), start: orJunk(fc.constant(1)) }));
const kind = (value: string) => fc.oneof({ arbitrary: fc.constant(value), weight: 9 }, junk);
const red = fields({ kind: kind('red'), words: orJunk(fc.array(word, { maxLength: 4 })) });
const blue = fields({ kind: kind('blue'), size: orJunk(word) });
const page = fields({
  items: orJunk(fc.array(orJunk(fc.oneof(red, blue)), { maxLength: 5 })),
  times: orJunk(fc.dictionary(fc.constantFrom('a', 'b/c', '0'), word)),
});

/** A copy of a value without the parts at some places. */
function without(value: unknown, gone: ReadonlySet<string>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const inside = `${path}/${key.replaceAll('/', '~1')}`;
    return gone.has(inside) ? [] : [[key, without(part, gone, inside)] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

it('a reader returns what the tolerant profile accepts, and the value itself if it does', () => {
  const seen = { itself: 0, less: 0 };
  fc.assert(
    fc.property(page, (value) => {
      const before = structuredClone(value);
      const result = read('Page', value);
      expect(value).toEqual(before);
      const places = placesIn(result);
      if (!result.ok) return expect.fail('an object without a tag is always readable');
      const isWhole = accepts('tolerant', value);
      expect(result.value === value).toBe(isWhole);
      expect(places.some((place) => place.endsWith('dropped'))).toBe(!isWhole);
      expect(accepts('tolerant', result.value)).toBe(true);
      seen[isWhole ? 'itself' : 'less']++;
    }),
    { numRuns: 500, seed: 3 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});

it('a parser drops the unknown fields and nothing else, or refuses a value for other reasons', () => {
  const seen = { none: 0, some: 0, refused: 0 };
  fc.assert(
    fc.property(page, (value) => {
      const before = structuredClone(value);
      const result = strict('Page', value, { unknownFields: 'drop' });
      expect(value).toEqual(before);
      if (!result.ok) {
        seen.refused++;
        expect(accepts('strict', value)).toBe(false);
        return;
      }
      const { dropped = [] } = result;
      seen[dropped.length > 0 ? 'some' : 'none']++;
      expect(dropped.length === 0).toBe(accepts('strict', value));
      for (const one of dropped) expect(partAt(value, one)).toBeDefined();
      expect(result.value).toEqual(without(value, new Set(dropped)));
      expect(accepts('strict', result.value)).toBe(true);
    }),
    { numRuns: 500, seed: 3 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
});
