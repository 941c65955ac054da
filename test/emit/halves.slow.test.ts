import { describe, expect, it } from 'vitest';
import type { Profile } from '../../scripts/model/contract.ts';
import { makeCases } from '../facts/cases.ts';
import { placesIn, replaced } from '../fuzz/edit.ts';
import { generatedModule, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { oddValues } from '../support/odd.ts';

type Verdict = (value: unknown) => boolean;

const PROFILES = ['contract', 'strict', 'tolerant'] as const satisfies Profile[];
const examples = withFixtures((await theContract()).examples);
const documented = [...examples].flatMap(([name, list]) =>
  list.map(({ value }) => ({ name, value: value as unknown })),
);

async function halves(profile: Profile) {
  const accept = await generatedModule<Record<string, Verdict>>(`accept/${profile}`);
  const explain = await generatedModule<Record<string, Verdict>>(`explain/${profile}`);
  return (name: string, value: unknown) => ({
    guard: accept[`accepts${name}`]?.(value),
    decided: explain[`explain${name}`]?.(value),
  });
}

/** What a guard accepts and Ajv does not; a value that cannot be read has no verdict. */
function tooGenerous(
  ask: Awaited<ReturnType<typeof halves>>,
  values: Iterable<{ name: string; value: unknown }>,
): { found: string[]; asked: number } {
  const found: string[] = [];
  let asked = 0;
  for (const { name, value } of values) {
    try {
      const { guard, decided } = ask(name, value);
      asked++;
      if (guard && !decided) found.push(name);
    } catch {
      // A trap of an odd value: `parse` tests what comes of those.
    }
  }
  return { found, asked };
}

describe.each(PROFILES)('the guards of the %s profile', (profile) => {
  it('accept no case of the facts that Ajv refuses', async () => {
    const { cases } = makeCases(examples);
    const values = cases.map(({ schema, value }) => ({ name: schema, value: value as unknown }));
    const { found, asked } = tooGenerous(await halves(profile), values);
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it('leave no documented value that is valid to Ajv', async () => {
    const ask = await halves(profile);
    const left = documented.filter(({ name, value }) => {
      const { guard, decided } = ask(name, value);
      return decided && !guard;
    });
    expect(left).toEqual([]);
    expect(documented.length).toBeGreaterThan(0);
  });

  it('accept nothing odd that Ajv refuses, at any place of a documented value', async () => {
    const odd = oddValues();
    function* values() {
      for (const { name, value } of documented) {
        for (const place of placesIn(value)) {
          for (const other of odd) yield { name, value: replaced(place, other) };
        }
      }
    }
    const { found, asked } = tooGenerous(await halves(profile), values());
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });
});

describe('a field that an object has without showing it', () => {
  const wrong = { value: 99, configurable: true };

  class WithGetter {
    get channels() {
      return 99;
    }
  }

  it.each([
    ['a getter of its class', new WithGetter()],
    ['inherited', Object.create({ channels: 99 })],
    ['inherited without being shown', Object.create(Object.defineProperty({}, 'channels', wrong))],
    [
      'an accessor of its own',
      {
        get channels() {
          return 99;
        },
      },
    ],
  ])('counts: %s', async (_, value) => {
    const ask = await halves('contract');
    expect(ask('LiveRequest', value)).toEqual({ guard: false, decided: false });
  });

  // To ask for it costs each request a tenth; JSON has no such field, and would not show it.
  it('does not count where a plain object has hidden it', async () => {
    const ask = await halves('contract');
    const value = Object.defineProperty({}, 'channels', wrong);
    expect(ask('LiveRequest', value)).toEqual({ guard: true, decided: false });
    expect(ask('LiveRequest', JSON.parse(JSON.stringify(value))).decided).toBe(true);
  });
});
