import { afterAll, describe, expect, it, vi } from 'vitest';
import { explainer } from '../../scripts/emit/validators/explain.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { defaultsOf } from '../facts/index.ts';
import { theNormal } from '../support/contract.ts';
import { placesIn, replaced, withValue } from '../support/edit.ts';
import { contractOf } from '../support/slice.ts';
import { hiddenFields, INHERITED, MANY, NAMES, nested } from './odd.ts';
import {
  isObject,
  names,
  objects,
  places,
  readers,
  samples,
  tooGenerous,
  verdicts,
} from './places.ts';

vi.setConfig({ testTimeout: 300_000 });

const prototypes = [Object.prototype, Array.prototype, String.prototype];
const ownKeys = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
const before = ownKeys();
afterAll(() => {
  expect(ownKeys()).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** The largest documented value of each schema that has fields. */
const wholes = names.flatMap((name) => {
  const [value] = samples.get(name) ?? [];
  return isObject(value) ? [{ name, value }] : [];
});

/** Every field in a place of a sample. */
const fields = places.flatMap(({ name, place: { key, value, above } }) =>
  above && isObject(above.value) ? [{ name, key, value, above, around: above.value }] : [],
);

const other = (): unknown => Symbol('other');
const fail = (): unknown => {
  throw new Error('trap');
};

describe('a field', () => {
  it('has no meaning that its name would give it in JavaScript', () => {
    expect(objects).not.toEqual([]);
    const wrong: string[] = [];
    const found = new Set<string>();
    for (const { name, place, value } of objects) {
      // A name that the contract does not know: whatever is said of it holds for the others.
      const expected = JSON.stringify(verdicts(name, replaced(place, withValue(value, ['☃'], ''))));
      found.add(expected);
      for (const key of NAMES) {
        const odd = JSON.stringify(replaced(place, withValue(value, [key], '')));
        const answer = JSON.stringify(verdicts(name, JSON.parse(odd)));
        if (answer !== expected) wrong.push(`${name} ${key}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toContain('{"contract":true,"strict":false,"tolerant":true}');
  });

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

  it('may hold itself a hundred thousand levels deep', () => {
    const keys = new Set(wholes.flatMap(({ value }) => Object.keys(value)));
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) {
      // One at a time: all of them together would take a gigabyte.
      const deep = nested(key);
      for (const { name, value } of wholes) {
        if (!(key in value)) continue;
        verdicts(name, deep);
        verdicts(name, { ...value, [key]: deep });
      }
    }
  });

  it('may be one of a hundred thousand in its object', () => {
    // One object for all, and numbers as names, which V8 lists in a tenth of the time.
    const many: Record<string, unknown> = Object.fromEntries(
      new Array(MANY / 10).fill(0).entries(),
    );
    expect(wholes).not.toEqual([]);
    for (const { name, value } of wholes) {
      Object.assign(many, value);
      expect(verdicts(name, many)).toMatchObject({ contract: true, tolerant: true });
      for (const key of Object.keys(value)) delete many[key];
    }
  });

  it.each([
    { what: 'throws at once', stable: 0, next: fail },
    { what: 'is a symbol after one look', stable: 1, next: other },
    { what: 'is a symbol after two looks', stable: 2, next: other },
    { what: 'is a symbol after three looks', stable: 3, next: other },
    { what: 'is a symbol first, and throws then', stable: 1, next: fail, first: other },
  ])('may change while it is being read: $what', ({ stable, next, first }) => {
    expect(fields).not.toEqual([]);
    for (const { name, key, value, above, around } of fields) {
      for (const read of readers(name)) {
        let looks = 0;
        const get = () => (looks++ >= stable ? next() : first ? first() : value);
        const changing = Object.defineProperty({ ...around }, key, { enumerable: true, get });
        const result = read(replaced(above, changing));
        if ('issues' in result) expect(result.issues.length).toBeGreaterThan(0);
      }
    }
  });

  it('is kept where it is not known, but for one that would set a prototype', () => {
    const text = '{"channels":1,"__proto__":{"evil":1},"constructor":1,"toString":2}';
    const kept = { ...defaultsOf('LiveRequest'), channels: 1, constructor: 1, toString: 2 };
    const [parse, ...others] = readers('LiveRequest');
    expect(parse?.(JSON.parse(text))).toEqual({ ok: true, value: kept });
    expect(others).not.toEqual([]);
  });

  it.each(Object.entries(hiddenFields()))(
    'counts although it is not an enumerable field of the object: %s',
    (_, value) => {
      expect(verdicts('LiveRequest', value).contract).toBe(false);
      expect(verdicts('LiveRequest', {}).contract).toBe(true);
    },
  );

  // To ask for it costs each request a tenth; JSON has no such field, and would not show it.
  it('does not count where a plain object has hidden it', () => {
    const value = Object.defineProperty({}, 'channels', { value: 99 });
    expect(verdicts('LiveRequest', value).contract).toBe(true);
    expect(tooGenerous('LiveRequest', value)).toContain('contract');
    expect(tooGenerous('LiveRequest', JSON.parse(JSON.stringify(value)))).toEqual([]);
  });
});

describe('a name that every object inherits', () => {
  it('is the name of no field of the contract', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype);
    const { schemas } = theNormal();
    const text = JSON.stringify([...schemas.values()], (key, node) => {
      if (key !== 'properties') return node;
      expect(inherited.filter((name) => Object.hasOwn(node, name))).toEqual([]);
      return node;
    });
    expect(text).toContain('"properties"');
  });

  it.each(INHERITED)('cannot become one: %s', (name) => {
    const object: Schema = { type: 'object', required: [name] };
    expect(() => explainer(normalise(contractOf({ A: object })))).toThrow(
      `bundle#/components/schemas/A: every object inherits a field "${name}"`,
    );
  });
});
