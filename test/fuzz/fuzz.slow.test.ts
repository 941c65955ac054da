import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generatedText, ROOT } from '../support/contract.ts';
import { nearlyValid } from '../support/near.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { run } from './job.ts';
import {
  type Judges,
  judge,
  loadJudges,
  type Ours,
  otherImplementation,
  PROFILES,
  type Validator,
} from './judges.ts';
import { reached, refusalsIn } from './places.ts';
import { lines } from './report.ts';

const COUNT = 200_000;
const SEED = 4;
/** What follows the condition of a union's last branch, if that is a schema of its own. */
const LAST_BRANCH = /^\) \{\s+if \(!accepts\w+\(value\)\) return false;\s+\} else return false;/;

vi.setConfig({ testTimeout: 300_000 });

describe('the generated validators and one that shares no code with them', () => {
  let report: FuzzReport;
  let words: string[];
  beforeAll(async () => {
    report = await fuzz({ count: COUNT, seed: SEED, processes: 1 });
    words = lines(report);
    console.log(words.join('\n'));
  }, 600_000);

  it('ours and the other validators agree on random values, of every schema in every profile', () => {
    expect(words.slice(4)).toEqual(['0 disagreements']);
    expect(report.values).toBeGreaterThanOrEqual(COUNT);
    expect(report.shares).toHaveLength(report.schemas * PROFILES.length);
    expect(report.schemas).toBeGreaterThan(0);
  });

  it('the fuzz saw values that pass and values that do not, of every schema in every profile', () => {
    const oneSided = report.shares.filter(({ accepted, refused }) => {
      const share = accepted / (accepted + refused);
      return !(share > 0.05 && share < 0.95);
    });
    expect(oneSided).toEqual([]);
  });

  it.each(PROFILES)('the fuzz refused a value at nearly every place where %s can', (profile) => {
    const { places, missed } = reached(report.refusedBy)[profile];
    const text = generatedText(`explain/${profile}.js`);
    expect(refusalsIn(text)).toHaveLength(text.split('schemaPath:').length - 1);
    // A million values reach them all.
    expect(missed.length, missed.join(', ')).toBeLessThan(places / 40);
  });
});

describe('a planted defect', () => {
  const HALVES = ['accept', 'explain'] as const;
  type Half = (typeof HALVES)[number];

  let folder: string;
  const texts = {
    accept: generatedText('accept/contract.js'),
    explain: generatedText('explain/contract.js'),
  };
  let judges: Judges;
  let planted = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
    for (const file of ['formats.js', 'runtime/validate.js', 'accept/contract.js']) {
      await cp(join(ROOT, 'generated', file), join(folder, file));
    }
    await writeFile(join(folder, 'package.json'), '{"type": "module"}');
    judges = await loadJudges();
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The judges, with one half of a validator made of another text. */
  async function plant(half: Half, changed: string): Promise<Judges> {
    expect(changed).not.toBe(texts[half]);
    const file = join(folder, 'accept', `planted-${planted++}.js`);
    await writeFile(file, changed);
    const module: Record<string, (value: unknown) => boolean> = await import(
      pathToFileURL(file).href
    );
    const ours: Judges['ours'] = (profile, name) => {
      const original = judges.ours(profile, name);
      if (profile !== 'contract') return original;
      const { accepts, explain } =
        half === 'accept'
          ? { ...original, accepts: module[`accepts${name}`] as Ours['accepts'] }
          : { ...original, explain: module[`explain${name}`] as Ours['explain'] };
      const validate = Object.assign(
        (value: unknown) => {
          const valid = accepts(value) || explain(value);
          validate.errors = valid ? null : ((explain as Partial<Validator>).errors ?? []);
          return valid;
        },
        { errors: null } as Pick<Validator, 'errors'>,
      );
      return { validate, accepts, explain };
    };
    return { ...judges, ours };
  }

  it.each<[string, Half, string, string, string]>([
    ['a bound', 'accept', 'ListTranscriptionJobsQuery', '< 1', '< 0'],
    ['a bound', 'explain', 'PreProcessingConfig', '> 1', '> 2'],
    ['a member of an enumeration', 'accept', 'LiveRequest', "'wav/ulaw'", "'wav/law'"],
    ['a member of an enumeration', 'explain', 'LiveRequest', '"wav/ulaw"', '"wav/law"'],
    ['an integer', 'accept', 'AudioMetadata', 'Number.isInteger', 'Number.isFinite'],
    ['an array', 'accept', 'PreProcessingConfig', 'Array.isArray(value)', 'false'],
    ['an empty array', 'accept', 'SubtitlesConfig', 'length < 1', 'length < 0'],
    ['a pattern', 'accept', 'TranscriptionLanguageCode', '122, 2, 3', '122, 2, 4'],
    ['a pattern', 'explain', '', '{2,3}', '{2,4}'],
    ['a tag', 'accept', 'ModerationAddon', ' === false', ' == false'],
    ['what JSON.parse can name', 'explain', 'Word', 'data.start', 'data.constructor'],
    ['an exception', 'accept', 'Word', 'value !== null', 'value.word !== null'],
  ])(
    'a defect planted in %s, in the half that is to %s, is found and made small',
    async (_, half, schema, from, to) => {
      // A shared constant comes before all functions.
      const text = texts[half];
      const name = `function ${half === 'accept' ? 'accepts' : 'explain'}${schema}(`;
      const start = schema === '' ? 0 : text.indexOf(name);
      const at = text.indexOf(from, start);
      expect(at).toBeGreaterThan(-1);
      const changed = text.slice(0, at) + to + text.slice(at + from.length);
      const job = {
        schema: schema || 'TranscriptionLanguageCode',
        profile: 'contract',
        seed: SEED,
      } as const;
      const values = 2000;
      const { failed, careful } = run(await plant(half, changed), { ...job, values });
      // A guard that has become too careful is not wrong, but the more careful.
      if (failed === undefined) expect(careful.contract).toBeGreaterThan(values / 100);
      else {
        expect(JSON.stringify(failed.value).length).toBeLessThan(200);
        expect(judge(judges, job.schema, failed.value).found).toEqual([]);
      }
    },
  );

  it.each(HALVES)(
    'a defect planted at any place of the half that is to %s is found',
    async (half) => {
      const text = texts[half];
      const every = half === 'accept' ? 15 : 40;
      const sample = refusalsIn(text)
        // What no JSON text can be is tried elsewhere.
        .filter(({ start, end }) => !text.slice(start, end).includes('prototype'))
        // A format refuses what is not a text as well.
        .filter(({ end }) => !/^\) \{\s+if \(!formats/.test(text.slice(end, end + 40)))
        // The last branch of a union refuses the tags of others as well.
        .filter(({ end }) => !LAST_BRANCH.test(text.slice(end, end + 120)))
        .filter(({ start, end }) => !isOfTagAlone(text.slice(start, end)))
        .filter((_, index) => index % every === 0);
      const unnoticed: string[] = [];
      for (const { place, schema, start, end, never } of sample) {
        const changed = await plant(half, text.slice(0, start) + never + text.slice(end));
        if (!isNoticed(changed, schema))
          unnoticed.push(`${schema}: ${text.slice(start, end)} ${place}`);
      }
      expect(unnoticed).toEqual([]);
      expect(sample).not.toEqual([]);
    },
  );

  /** Whether a condition asks a schema with nothing but its tag, which has been looked at by then. */
  function isOfTagAlone(condition: string): boolean {
    const [, name = ''] = /^!accepts(\w+)\(value\)$/.exec(condition) ?? [];
    const { properties } = judges.normal.contract.schemas.get(name) ?? {};
    return Object.keys(properties ?? {}).length === 1;
  }

  /** Whether the judges contradict each other about some value, of thousands at most. */
  function isNoticed(changed: Judges, name: string): boolean {
    const { schemas } = judges.normal.contract;
    const values = nearlyValid(schemas.get(name) ?? {}, schemas);
    for (let seed = SEED; seed < SEED + 100; seed++) {
      const some = fc.sample(values, { numRuns: 100, seed });
      if (some.some((value) => judge(changed, name, value, ['contract']).found.length > 0))
        return true;
    }
    return false;
  }

  it('a defect in the other implementation would be found, too', () => {
    const schemas = new Map([['A', { type: 'integer', minimum: 1, format: 'date' } as const]]);
    const other = otherImplementation(schemas)('A');
    expect([0, 1, 1.5, '2024-02-29'].map(other)).toEqual([false, true, false, false]);
  });
});
