import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { generatedModule } from '../../support/contract.ts';
import { replaced } from '../../support/edit.ts';
import { flat, repeated } from './large.ts';
import { JSON_VALUES, MANY, otherValues, TEXTS } from './odd.ts';
import { allPlaces, objects, places, readAll, readers, tooGenerous, verdicts } from './places.ts';

// What takes seconds alone takes longer beside other tests.
vi.setConfig({ testTimeout: 300_000 });

const guards = Object.values(
  await generatedModule<Record<string, (value: object, tag: unknown) => unknown>>('guards'),
);

/** Where a guard accepts what Ajv refuses, when a value is put at every place of every sample. */
function tooGenerousWith(value: unknown): string[] {
  expect(allPlaces).not.toEqual([]);
  return allPlaces
    .filter(({ name, place }) => tooGenerous(name, replaced(place, value)).length > 0)
    .map(({ name, place }) => `${name} ${place.key}`);
}

/** The places that do not take any text. */
const picky = places.filter(
  ({ name, place }) =>
    typeof place.value === 'string' && !verdicts(name, replaced(place, 'x')).contract,
);

describe('a value that JSON can carry', () => {
  it.each(Object.entries(JSON_VALUES))(
    'gets the same answer from every function, at any place: %s',
    (_, make) => {
      const value = make();
      expect(places).not.toEqual([]);
      for (const { name, place } of places) verdicts(name, replaced(place, value));
      expect(tooGenerousWith(value)).toEqual([]);
    },
  );

  it.each(TEXTS)(
    'gets the same answer where only some texts are valid: a million characters, %s',
    (_, make) => {
      const text = flat(make(MANY));
      expect(picky).not.toEqual([]);
      for (const { name, place } of picky) verdicts(name, replaced(place, text));
    },
  );

  it('gets the same answer as a list of a hundred thousand items, the last one wrong or not', () => {
    let asked = 0;
    for (const { name, place } of places) {
      if (!Array.isArray(place.value) || place.value.length === 0) continue;
      const items = repeated(place.value, MANY / 10);
      expect(verdicts(name, replaced(place, items)).contract).toBe(true);
      verdicts(name, replaced(place, [...items.slice(1), null]));
      asked++;
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('is refused as a number that is too large, and counts as 0 when it is -0', () => {
    const wrong: unknown[] = [];
    let refused = 0;
    for (const { name, place } of places) {
      const asText = verdicts(name, replaced(place, 'x'));
      for (const number of typeof place.value === 'number' ? [1 / 0, -1 / 0] : []) {
        const found = verdicts(name, replaced(place, number));
        // Below an opaque field the tolerant reading takes anything.
        for (const [profile, accepted] of Object.entries(found)) {
          if ({ ...asText }[profile]) continue;
          if (accepted) wrong.push([name, place.key, profile, number]);
          refused++;
        }
      }
      const [minus, zero] = [-0, 0].map((number) => verdicts(name, replaced(place, number)));
      if (JSON.stringify(minus) !== JSON.stringify(zero)) wrong.push([name, place.key, -0]);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

describe('a value that JSON cannot carry', () => {
  it.each(Object.entries(otherValues()))(
    'is read or refused without throwing, at any place: %s',
    (_, value) => {
      expect(places).not.toEqual([]);
      for (const { name, place } of places) readAll(name, replaced(place, value));
      expect(tooGenerousWith(value)).toEqual([]);
    },
  );
});

describe('what only looks like an object without fields', () => {
  it.each([
    ['a Promise; await it', Promise.resolve({})],
    ['a Promise; await it', runInNewContext('Promise.resolve({})')],
    ['a Response; await its json()', new Response('{}')],
    ['a Date', new Date()],
    ['a Set', new Set()],
    ['an Error', new Error()],
  ])('is refused by every function, as such: %s', (what, value) => {
    const line = expect.stringMatching(`^expected .*, got ${what.replace('()', '..')}$`);
    let asked = 0;
    for (const { name, place } of objects) {
      for (const read of readers(name)) {
        const result = read(replaced(place, value));
        // What takes anything at all, such as what is opaque to a reader, takes this too.
        if (!('issues' in result)) {
          expect(place.above, name).toBeDefined();
          continue;
        }
        expect(
          result.issues.map(({ message }) => message),
          name,
        ).toContainEqual(line);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('is no object of a class, of another realm or without a prototype', () => {
    const fields = objects.filter(({ place }) => place.above === undefined);
    expect(fields).not.toEqual([]);
    for (const { name, value } of fields) {
      for (const like of [
        Object.assign(new (class Like {})(), value),
        Object.assign(Object.create(null), value),
        Object.assign(runInNewContext('({})'), value),
      ]) {
        expect(verdicts(name, like), name).toEqual(verdicts(name, value));
      }
    }
  });
});

describe('the tag of a value', () => {
  const others = Object.entries(otherValues()).map(([what, value]) => [what, () => value] as const);

  it.each([...Object.entries(JSON_VALUES), ...others])(
    'may be anything, and no guard of a union throws: %s',
    (_, make) => {
      const tag = make();
      expect(guards).not.toEqual([]);
      for (const guard of guards) {
        const answer = guard({ type: tag, kind: tag, status: tag, success: tag }, tag);
        expect(answer).toBeTypeOf('boolean');
      }
    },
  );
});
