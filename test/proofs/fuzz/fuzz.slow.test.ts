/** Random values of every schema, judged by two implementations; `npm run fuzz` tries more. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PROFILES } from '../../../scripts/model/contract.ts';
import { theNormal } from '../../support/contract.ts';
import { runBatch } from './batch.ts';
import { describeFuzz, type FuzzReport, fuzz, placesOf } from './fuzz.ts';
import { judge, loadJudges, type Ours } from './judges.ts';

const COUNT = 20_000;
const SEED = 4;

vi.setConfig({ testTimeout: 300_000 });

describe('the generated validators and an implementation that shares no code with them', () => {
  let report: FuzzReport;
  let words: string[];
  beforeAll(async () => {
    report = await fuzz(COUNT, SEED, 1);
    words = describeFuzz(report);
    console.log(words.join('\n'));
  }, 600_000);

  it('agree on random values of every schema in every profile', () => {
    expect(words.slice(4)).toEqual(['0 disagreements']);
    expect(report.values).toBeGreaterThanOrEqual(COUNT);
    expect(report.shares).toHaveLength(theNormal().schemas.size * PROFILES.length);
    expect(report.shares).not.toEqual([]);
  });

  it('both accept and refuse values of every schema in every profile', () => {
    const oneSided = report.shares.filter(({ accepted, refused }) => {
      const share = accepted / (accepted + refused);
      return !(share > 0.05 && share < 0.95);
    });
    expect(oneSided).toEqual([]);
  });

  it.each(PROFILES)('refuse a value at most places where the profile %s can', (profile) => {
    const { count, missed } = placesOf(profile, report);
    expect(count).toBeGreaterThan(theNormal().schemas.size);
    // A million values reach every place.
    expect(missed.length, missed.join(', ')).toBeLessThan(count / 4);
  });
});

describe('the fuzz', () => {
  /** The defect: one half of a validator accepts objects that lack a required field. */
  it.each<keyof Ours & ('accepts' | 'explain')>(['accepts', 'explain'])(
    'finds a defect planted in the function %s, and shrinks the value',
    async (half) => {
      const judges = await loadJudges();
      const { schemas } = judges.normal.contract;
      const [schema = '', { required: [field = ''] = [] } = {}] =
        [...schemas].find(([, { type, required }]) => type === 'object' && required?.length) ?? [];
      const planted: typeof judges.ours = (profile, name) => {
        const own = judges.ours(profile, name);
        const given = (value: unknown) => typeof value === 'object' && value !== null;
        const blind = (value: unknown) =>
          own[half](value) || (given(value) && !(field in Object(value)));
        return profile === 'contract' && name === schema ? { ...own, [half]: blind } : own;
      };
      const batch = { schema, profile: 'contract', seed: SEED, values: 2000 } as const;
      const { failed } = runBatch({ ...judges, ours: planted }, batch);
      expect(JSON.stringify(failed?.value)).toBe('{}');
      expect(judge(judges, schema, failed?.value).disagreements).toEqual([]);
    },
  );
});
