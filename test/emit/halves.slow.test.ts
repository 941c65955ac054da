import { describe, expect, it } from 'vitest';
import type { Profile } from '../../scripts/model/contract.ts';
import { makeCases } from '../facts/cases.ts';
import { generatedModule, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';

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

describe.each(PROFILES)('the guards of the %s profile', (profile) => {
  it('accept no case of the facts that Ajv refuses', async () => {
    const { cases } = makeCases(examples);
    const ask = await halves(profile);
    const found = cases.filter(({ schema, value }) => {
      const { guard, decided } = ask(schema, value);
      return guard && !decided;
    });
    expect(found).toEqual([]);
    expect(cases).not.toEqual([]);
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
});
