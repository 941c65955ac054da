/** Parsers and readers of random values, nearly valid: they leave out exactly what they must. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokens } from '../../scripts/json.ts';
import type { Profile } from '../../scripts/profiles.ts';
import type { Schemas } from '../../scripts/schema.ts';
import { valid } from '../support/arbitrary.ts';
import { placesIn as placesOf, replaced, without } from '../support/edit.ts';
import { list, object, ref, tag, text } from './support/contract.ts';
import { modulesOf, placesIn } from './support/modules.ts';

const schemas: Schemas = {
  Word: object({ word: text, start: { type: 'number' } }, 'word'),
  Red: object({ kind: tag('red'), words: list(ref('Word')) }, 'kind'),
  Blue: object({ kind: tag('blue'), size: { anyOf: [{ type: 'number' }, ref('Word')] } }, 'kind'),
  Color: { oneOf: [ref('Red'), ref('Blue')] },
  Page: object({
    items: list(ref('Color')),
    times: { type: 'object', additionalProperties: ref('Word') },
  }),
};
const { read, strict, validators } = await modulesOf(schemas);
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

/** Pages, up to two parts of which are replaced. */
const page = fc
  .tuple(valid(ref('Page'), schemas), fc.array(fc.tuple(fc.nat(), junk), { maxLength: 2 }))
  .map(([value, edits]) =>
    edits.reduce((before, [place, odd]) => {
      const [, ...places] = placesOf(before);
      const at = places[place % places.length];
      return at === undefined ? before : replaced(at, odd);
    }, value),
  );

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
      expect(result.value).toEqual(dropped.reduce((v, path) => without(v, tokens(path)), value));
      expect(accepts('strict', result.value)).toBe(true);
    }),
    { numRuns: 500, seed: 3 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
});
