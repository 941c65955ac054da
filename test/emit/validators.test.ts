import { describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/model/json.ts';
import { MOST_ERRORS } from '../../scripts/runtime/validate.ts';
import { generatedModule, generatedText, theContract, theNormal } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { boundedField } from '../support/limits.ts';
import type { Validator } from '../support/modules.ts';

const contract = theContract();
const normal = theNormal();
const load = (module: string, query?: string) =>
  generatedModule<Record<string, Validator>>(module, query);

const PROFILES = ['validators', 'strict', 'tolerant'];

const [validators, closed, open] = await Promise.all(PROFILES.map((module) => load(module)));

/** The modules behind those of the profiles. */
const HALVES = ['accept', 'explain'].flatMap((half) =>
  ['contract', 'strict', 'tolerant'].map((profile) => `${half}/${profile}`),
);

function errorsOf(validate: Validator | undefined, value: unknown) {
  expect(validate?.(value)).toBe(false);
  return validate?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

function example(schema: string, name: RegExp): Record<string, Json> {
  const found = withFixtures(contract.examples)
    .get(schema)
    ?.find((entry) => name.test(entry.name));
  if (found === undefined) throw new Error(`there is no example ${name} of ${schema}`);
  return structuredClone(found.value) as Record<string, Json>;
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
    expect(errorsOf(validators?.validateWord, { start: 0, end: 1 })).toHaveLength(2);
    expect(validators?.validateWord?.({ word: 'a', start: 0, end: 1, confidence: 1 })).toBe(true);
    expect(validators?.validateWord?.errors).toBeNull();
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
    const words = [{}, { word: 'a', start: 0, end: 1, confidence: 1 }];
    expect(words.filter(validators?.validateWord ?? (() => true))).toEqual([words[1]]);
  });
});

describe('errors', () => {
  const done = () => example('PreRecordedJob', /done/);
  const addon = { success: true, error: {}, is_empty: false, exec_time: 1, results: null };

  it('are of the branch that the tag chooses alone', () => {
    const job = { ...done(), completed_at: 7 };
    expect(errorsOf(validators?.validateTranscriptionJob, job)).toEqual(['/completed_at type']);
    expect(errorsOf(validators?.validateModerationAddon, addon)).toEqual(['/error type']);
  });

  it('point to the tag when no branch takes it', () => {
    expect(errorsOf(validators?.validateTranscriptionJob, { ...done(), kind: 'other' })).toEqual([
      '/kind enum',
    ]);
    expect(errorsOf(validators?.validateTranscriptionJob, { ...done(), status: 'other' })).toEqual([
      '/status enum',
    ]);
    expect(validators?.validateLiveJob?.({ ...example('LiveJob', /./), status: 'other' })).toBe(
      false,
    );
    expect(validators?.validateLiveJob?.errors).toEqual([
      {
        instancePath: '/status',
        schemaPath: 'LiveJob#/properties/status/enum',
        keyword: 'enum',
        params: { allowedValues: theNormal().schemas.get('JobStatus')?.enum },
      },
    ]);
    expect(errorsOf(validators?.validateServerMessage, { type: 1 })).toEqual(['/type type']);
    expect(errorsOf(validators?.validateServerMessage, {})).toEqual([' required']);
    expect(errorsOf(validators?.validateModerationAddon, { ...addon, success: 'yes' })).toEqual([
      '/success enum',
    ]);
    const { status, ...unmarked } = done();
    expect(status).toBe('done');
    expect(errorsOf(validators?.validatePreRecordedJob, unmarked)).toEqual([' required']);
  });

  it('name one thing where the JSON type chooses', () => {
    const request = { audio_url: 'https://example.com/a', custom_vocabulary: 7 };
    expect(errorsOf(validators?.validatePreRecordedRequest, request)).toEqual([
      '/custom_vocabulary type',
    ]);
    const config = { vocabulary: ['a', { value: 7 }] };
    expect(errorsOf(validators?.validateCustomVocabularyConfig, config)).toEqual([
      '/vocabulary/1/value type',
    ]);
  });

  it('list what is allowed', () => {
    expect(validators?.validatePiiEntityType?.('NOTHING')).toBe(false);
    expect(validators?.validatePiiEntityType?.errors).toEqual([
      expect.objectContaining({
        keyword: 'enum',
        params: { allowedValues: normal.schemas.get('PiiEntityType')?.enum },
      }),
    ]);
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
    const word = example('Word', /./);
    expect(
      validators?.validateUtterance?.({
        ...example('Utterance', /./),
        words: [word, { ...word, start: undefined }],
      }),
    ).toBe(false);
    expect(validators?.validateUtterance?.errors).toEqual([
      {
        instancePath: '/words/1',
        schemaPath: 'Word#/required',
        keyword: 'required',
        params: { missingProperty: 'start' },
      },
    ]);
  });

  it('escape the steps of a path', () => {
    const config = { spelling_dictionary: { 'a/b~c': [1] } };
    expect(errorsOf(validators?.validateCustomSpellingConfig, config)).toEqual([
      '/spelling_dictionary/a~1b~0c/0 type',
    ]);
  });

  it('are collected, but not without end', () => {
    const { field, refused } = boundedField('LiveRequest');
    const live = { ...refused, encoding: 'no such encoding', callback: 1 };
    expect(errorsOf(validators?.validateLiveRequest, live)?.sort()).toEqual(
      ['/encoding enum', '/callback type', `/${field} maximum`].sort(),
    );
    const words = Array.from({ length: 1e5 }, () => ({ word: 1 }));
    const utterance = { ...example('Utterance', /./), words };
    expect(errorsOf(validators?.validateUtterance, utterance)).toHaveLength(MOST_ERRORS);
    const dictionary = Object.fromEntries(Array.from({ length: 1e4 }, (_, key) => [key, 1]));
    const config = { spelling_dictionary: dictionary };
    expect(errorsOf(validators?.validateCustomSpellingConfig, config)).toHaveLength(MOST_ERRORS);
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
    const request = { audio_url: 'https://example.com/a', diarisation: true };
    expect(validators?.validatePreRecordedRequest?.(request)).toBe(true);
    expect(errorsOf(closed?.validatePreRecordedRequest, request)).toEqual([
      ' additionalProperties',
    ]);
    const page = { ...example('PreRecordedJob', /done/), request_id: undefined, error_code: null };
    expect(validators?.validatePreRecordedJob?.(page)).toBe(false);
    expect(open?.validatePreRecordedJob?.(page)).toBe(true);
    expect(open?.validateSummarizationConfig?.({ type: 'new' })).toBe(true);
    expect(open?.validateTranscriptionJob?.({ ...page, status: 'new' })).toBe(false);
  });
});
