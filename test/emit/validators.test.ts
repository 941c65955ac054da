import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/model/json.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { MOST_ERRORS } from '../../scripts/runtime/validate.ts';
import { generatedModule, generatedText, theContract, theNormal } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { type Validator, writeModules } from '../support/modules.ts';
import { slice } from '../support/slice.ts';

const contract = theContract();
const normal = theNormal();
const load = (module: string, query?: string) =>
  generatedModule<Record<string, Validator>>(module, query);

const PROFILES = ['validators', 'strict', 'tolerant'];

const [validators, closed, open] = await Promise.all(PROFILES.map((module) => load(module)));

/** A small contract, with two schemas more. */
const slim = slice();
slim.schemas.set('Style', { type: 'string', enum: ['brief'] });
slim.schemas.set('Dictionary', {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
});
const { load: loadSmall, remove } = await writeModules(normalise(slim));
afterAll(remove);
const [small = {}, smallClosed = {}, smallOpen = {}] = await Promise.all(
  PROFILES.map((module) => loadSmall(module)),
);
const WORD = { word: 'a', start: 0 };
const DONE = {
  id: '45463597-20b7-4af7-b3b3-f5fb778203ab',
  metadata: {},
  kind: 'text',
  status: 'done',
  ended: '2026-01-31T12:00:00Z',
  result: { words: [WORD] },
};
const ADDON = { empty: false, success: true, error: {}, results: null };

/** The modules behind those of the profiles. */
const HALVES = ['accept', 'explain'].flatMap((half) =>
  ['contract', 'strict', 'tolerant'].map((profile) => `${half}/${profile}`),
);

function errorsOf(validate: Validator | undefined, value: unknown) {
  expect(validate?.(value)).toBe(false);
  return validate?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('the modules', () => {
  const names = [...normal.schemas.keys()];

  it.each(PROFILES)(
    '%s has a validator and a type guard for every public schema',
    async (module) => {
      const functions = await load(module);
      expect(Object.keys(functions).sort()).toEqual(names.map((name) => `validate${name}`).sort());
      for (const name of names) {
        expect(generatedText(`${module}.d.ts`)).toContain(
          `export declare const validate${name}: Validator<types.${name}>;`,
        );
      }
      expect(names).not.toEqual([]);
    },
  );

  it('say null before the first call, and after a value that passes', async () => {
    for (const module of PROFILES) {
      const fresh = await load(module, '?fresh');
      for (const validate of Object.values(fresh)) expect(validate.errors).toBeNull();
    }
    expect(errorsOf(small.validateWord, {})).toHaveLength(2);
    expect(small.validateWord?.(WORD)).toBe(true);
    expect(small.validateWord?.errors).toBeNull();
  });

  it.each(HALVES)(
    '%s needs no code generation, and nothing but the formats and guards',
    (module) => {
      const text = generatedText(`${module}.js`);
      const imported = [...text.matchAll(/from '([^']*)'/g)].map(([, from]) => from ?? '');
      const profile = module.replace(/^.*\//, '');
      const known = ['../formats.js', '../runtime/validate.js', `../accept/${profile}.js`];
      expect(imported.filter((from) => !known.includes(from))).toEqual([]);
      expect(text).not.toMatch(/\brequire\(|new RegExp|new Function|\beval\(|\bajv\b|schema\d/i);
      expect(text).toMatch(/^export function /m);
    },
  );

  it.each(HALVES)('%s keeps its functions within what V8 optimizes', (module) => {
    const text = generatedText(`${module}.js`);
    expect(text).not.toMatch(/!0\b|!1\b|void 0/);
    const functions = text.replace(/^ +/gm, '').split(/^(?=export function )/m);
    expect(functions.length).toBeGreaterThan(names.length);
    for (const one of functions) expect(one.length).toBeLessThan(70_000);
  });

  it('may be used as callbacks', () => {
    expect([{}, WORD].filter(small.validateWord ?? (() => true))).toEqual([WORD]);
  });
});

describe('errors', () => {
  it('are of the branch that the tag chooses alone', () => {
    expect(errorsOf(small.validateJob, { ...DONE, ended: 7 })).toEqual(['/ended type']);
    expect(errorsOf(small.validateSummaryAddon, ADDON)).toEqual(['/error type']);
  });

  it('point to the tag when no branch takes it', () => {
    expect(errorsOf(small.validateJob, { ...DONE, kind: 'other' })).toEqual(['/kind enum']);
    expect(errorsOf(small.validateJob, { ...DONE, status: 'other' })).toEqual(['/status enum']);
    expect(small.validateLiveJob?.({ ...DONE, kind: 'live', status: 'other' })).toBe(false);
    expect(small.validateLiveJob?.errors).toEqual([
      {
        instancePath: '/status',
        schemaPath: 'LiveJob#/properties/status/enum',
        keyword: 'enum',
        params: { allowedValues: ['queued', 'processing', 'done'] },
      },
    ]);
    expect(errorsOf(small.validateMessage, { type: 1 })).toEqual(['/type type']);
    expect(errorsOf(small.validateMessage, {})).toEqual([' required']);
    const wrong = { ...ADDON, success: 'yes' };
    expect(errorsOf(small.validateSummaryAddon, wrong)).toEqual(['/success enum']);
    const { status: _, ...unmarked } = DONE;
    expect(errorsOf(small.validateTextJob, unmarked)).toEqual([' required']);
  });

  it('name one thing where the JSON type chooses', () => {
    const errors = (vocabulary: unknown) =>
      errorsOf(small.validateResult, { words: [], vocabulary });
    expect(errors(7)).toEqual(['/vocabulary type']);
    expect(errors(['a', 7])).toEqual(['/vocabulary/1 type']);
  });

  it('say of every required field that it is missing, and where', () => {
    let removed = 0;
    for (const [name, schema] of normal.schemas) {
      for (const { value } of withFixtures(contract.examples).get(name) ?? []) {
        for (const field of schema.required ?? []) {
          const { [field]: gone, ...rest } = value as Record<string, Json>;
          if (gone === undefined) continue;
          for (const profile of [validators, closed]) {
            const validate = profile?.[`validate${name}`];
            expect(validate?.(rest), `${name} without ${field}`).toBe(false);
            expect(validate?.errors).toEqual([
              {
                instancePath: '',
                schemaPath: `${name}#/required`,
                keyword: 'required',
                params: { missingProperty: field },
              },
            ]);
            removed++;
          }
        }
      }
    }
    expect(removed).toBeGreaterThan(0);
    const words = [WORD, { ...WORD, start: undefined }];
    expect(small.validateResult?.({ words })).toBe(false);
    expect(small.validateResult?.errors).toEqual([
      {
        instancePath: '/words/1',
        schemaPath: 'Word#/required',
        keyword: 'required',
        params: { missingProperty: 'start' },
      },
    ]);
  });

  it('escape the steps of a path', () => {
    const dictionary = { 'a/b~c': [1] };
    expect(errorsOf(small.validateDictionary, dictionary)).toEqual(['/a~1b~0c/0 type']);
  });

  it('are collected, but not without end', () => {
    const word = { word: 1, start: 'x', channel: 0 };
    const wrong = ['/channel minimum', '/start type', '/word type'];
    expect(errorsOf(small.validateWord, word)?.sort()).toEqual(wrong);
    const words = Array.from({ length: 1e5 }, () => ({ word: 1 }));
    expect(errorsOf(small.validateResult, { words })).toHaveLength(MOST_ERRORS);
    const dictionary = Object.fromEntries(Array.from({ length: 1e4 }, (_, key) => [key, 1]));
    expect(errorsOf(small.validateDictionary, dictionary)).toHaveLength(MOST_ERRORS);
  });
});

describe('profiles', () => {
  it('accept every documented example in all three, but for what strict is for', () => {
    let checked = 0;
    const refused: string[] = [];
    for (const [name, examples] of withFixtures(contract.examples)) {
      for (const { name: label, value } of examples) {
        for (const profile of [validators, closed, open]) {
          checked++;
          if (!profile?.[`validate${name}`]?.(value)) refused.push(`${name}/${label}`);
        }
      }
    }
    expect(refused).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it('differ as they should', () => {
    const word = { ...WORD, speaker: 1 };
    expect(small.validateWord?.(word)).toBe(true);
    expect(errorsOf(smallClosed.validateWord, word)).toEqual([' additionalProperties']);
    const job = { ...DONE, id: undefined };
    expect(small.validateTextJob?.(job)).toBe(false);
    expect(smallOpen.validateTextJob?.(job)).toBe(true);
    expect(smallOpen.validateStyle?.('new')).toBe(true);
    expect(smallOpen.validateJob?.({ ...job, status: 'new' })).toBe(false);
  });
});
