import { afterAll, describe, expect, it, vi } from 'vitest';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { placesIn, replaced, withValue } from '../../support/edit.ts';
import { writeModules } from '../../support/modules.ts';
import { contractOf } from '../../support/slice.ts';
import { hiddenFields } from './odd.ts';
import { isObject, objects, places, readers, verdicts } from './places.ts';

vi.setConfig({ testTimeout: 300_000 });

const prototypes = [Object.prototype, Array.prototype, String.prototype];
const ownKeys = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
const before = ownKeys();
afterAll(() => {
  expect(ownKeys()).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** Every field in a place of a sample. */
const fields = places.flatMap(({ name, place: { key, value, above } }) =>
  above && isObject(above.value) ? [{ name, key, value, above, around: above.value }] : [],
);

describe('a field', () => {
  it('sets no prototype, neither here nor in what is read', () => {
    expect(objects).not.toEqual([]);
    const hostile = { polluted: true, prototype: { polluted: true } };
    let kept = 0;
    for (const { name, place, value } of objects) {
      for (const key of ['__proto__', 'constructor']) {
        const odd = replaced(place, withValue(value, [key], hostile));
        for (const read of readers(name)) {
          const result = read(odd);
          if ('issues' in result) continue;
          for (const { value: part } of placesIn(result.value)) {
            if (!isObject(part)) continue;
            if (Object.getPrototypeOf(part) !== Object.prototype) expect(name).toBe('plain');
            if (Object.hasOwn(part, 'constructor')) kept++;
          }
        }
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('is there only where it is the own field of its object', () => {
    expect(fields).not.toEqual([]);
    const wrong: string[] = [];
    for (const { name, key, above, around } of fields) {
      const { [key]: gone, ...rest } = around;
      const beside = (other: string) => replaced(above, withValue(rest, [other], { [key]: gone }));
      const inherited = verdicts(name, JSON.parse(JSON.stringify(beside('__proto__'))));
      const unknown = verdicts(name, beside('☃'));
      if (JSON.stringify(inherited) !== JSON.stringify(unknown)) wrong.push(`${name} ${key}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(hiddenFields()))(
    'counts although it is not an enumerable field of the object: %s',
    async (_, value) => {
      const names = ['channels', 'a', 'b', 'c', 'd', 'e'];
      const number = { type: 'integer' as const, maximum: 9 };
      const properties = Object.fromEntries(names.map((name) => [name, number]));
      const small = normalise(contractOf({ Walked: { type: 'object', properties } }));
      const { load, remove } = await writeModules(small);
      const { validateWalked } = await load('validators');
      await remove();
      expect(validateWalked?.({})).toBe(true);
      expect(validateWalked?.(value)).toBe(false);
    },
  );
});
