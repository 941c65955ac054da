import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { run } from './job.ts';
import {
  type Judges,
  judge,
  loadJudges,
  otherImplementation,
  PROFILES,
  ROOT,
  type Validator,
} from './judges.ts';
import { nearlyValid } from './near.ts';
import { reached, refusalsIn, textOf } from './places.ts';
import { lines, names } from './report.ts';

const COUNT = 200_000;
const SEED = 4;

vi.setConfig({ testTimeout: 300_000 });

describe('the generated validators and one that shares no code with them', () => {
  let report: FuzzReport;
  let words: string[];
  beforeAll(async () => {
    report = await fuzz({ count: COUNT, seed: SEED, processes: 2 });
    words = await lines(report);
    console.log(words.join('\n'));
  }, 600_000);

  it('agree on random values, of every schema in every profile', () => {
    expect(words.slice(4)).toEqual(['0 disagreements']);
    expect(report.values).toBeGreaterThanOrEqual(COUNT);
    expect(report.shares).toHaveLength(report.schemas * PROFILES.length);
    expect(report.schemas).toBeGreaterThan(60);
  });

  it('saw values that pass and values that do not, of every schema in every profile', () => {
    const oneSided = report.shares.filter(({ accepted, refused }) => {
      const share = accepted / (accepted + refused);
      return !(share > 0.05 && share < 0.95);
    });
    expect(oneSided).toEqual([]);
  });

  it.each(PROFILES)('refused a value at nearly every place where %s can', async (profile) => {
    const { places, missed } = (await reached(report.refusedBy))[profile];
    expect(places).toBeGreaterThan(400);
    // A million values reach them all.
    expect(missed.length, missed.join(', ')).toBeLessThan(places / 100);
  });
});

describe('a planted defect', () => {
  let folder: string;
  let text: string;
  let judges: Judges;
  let planted = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
    await copyFile(new URL('generated/formats.js', ROOT), join(folder, 'formats.js'));
    await writeFile(join(folder, 'package.json'), '{"type": "module"}');
    text = await textOf('contract');
    judges = await loadJudges();
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The judges, with one text in the validators of the contract replaced. */
  async function plant(changed: string): Promise<Judges> {
    expect(changed).not.toBe(text);
    const file = join(folder, `planted-${planted++}.js`);
    await writeFile(file, changed);
    const module: Record<string, Validator> = await import(pathToFileURL(file).href);
    return {
      ...judges,
      ours: (profile, name) =>
        profile === 'contract'
          ? (module[`validate${name}`] as Validator)
          : judges.ours(profile, name),
    };
  }

  it.each([
    ['a bound', 'LiveRequest', '> 8)', '> 9)'],
    ['a member of an enumeration', 'LiveRequest', '"wav/ulaw"', '"wav/law"'],
    ['an integer', 'AudioMetadata', 'Number.isInteger', 'Number.isFinite'],
    ['a null', 'AudioFile', ' && data1 !== null', ''],
    ['an array', 'PreProcessingConfig', '!Array.isArray(data)', 'true'],
    ['an empty array', 'SubtitlesConfig', 'length < 1', 'length < 0'],
    ['a pattern', 'LanguageConfig', '{2,3}', '{2,4}'],
    ['a tag', 'ModerationAddon', 'tag0 === !1', 'tag0 == !1'],
    ['what JSON.parse can name', 'Word', 'data.start', 'data.constructor'],
    ['an exception', 'Word', 'typeof data == "object"', 'data.word && typeof data == "object"'],
  ])('in %s is found, and made small', async (_, schema, from, to) => {
    // Where a constant is shared, it stands before all functions.
    const start = from.startsWith('{') ? 0 : text.indexOf(`function check${schema}(`);
    const at = text.indexOf(from, start);
    expect(at).toBeGreaterThan(start);
    const changed = text.slice(0, at) + to + text.slice(at + from.length);
    const job = { schema, profile: 'contract', values: 4000, seed: SEED } as const;
    expect(run(judges, job).failed).toBeUndefined();
    const { failed } = run(await plant(changed), job);
    expect(failed?.found.length).toBeGreaterThan(0);
    expect(JSON.stringify(failed?.value).length).toBeLessThan(200);
    expect(names(failed ? [failed] : [])[0]?.[0]).toBe(`${schema}-contract-${SEED}.json`);
  });

  it('in any place that refuses is found', async () => {
    const sample = refusalsIn(text).filter((_, index) => index % 25 === 0);
    const unnoticed: string[] = [];
    for (const { place, schema, start, end } of sample) {
      const changed = await plant(`${text.slice(0, start)}!0${text.slice(end)}`);
      if (!isNoticed(changed, schema)) unnoticed.push(`${schema}: ${place}`);
    }
    expect(unnoticed).toEqual([]);
    expect(sample.length).toBeGreaterThan(15);
  });

  /** Whether the judges contradict each other about some value, of thousands at most. */
  function isNoticed(changed: Judges, name: string): boolean {
    const { schemas } = judges.normal.contract;
    const values = nearlyValid(schemas.get(name) ?? {}, schemas);
    for (let seed = SEED; seed < SEED + 100; seed++) {
      const some = fc.sample(values, { numRuns: 100, seed });
      if (some.some((value) => judge(changed, name, value).found.length > 0)) return true;
    }
    return false;
  }

  it('in the other implementation would be found too', () => {
    const schemas = new Map([['A', { type: 'integer', minimum: 1, format: 'date' } as const]]);
    const other = otherImplementation(schemas)('A');
    expect([0, 1, 1.5, '2024-02-29'].map(other)).toEqual([false, true, false, false]);
  });
});
