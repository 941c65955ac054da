import { afterAll, describe, expect, it } from 'vitest';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { MOST_ERRORS } from '../../../scripts/runtime/validate.ts';
import { type Validator, writeModules } from '../../support/modules.ts';
import { slice } from '../../support/slice.ts';

/** A small contract, with a dictionary more. */
const slim = slice();
slim.schemas.set('Dictionary', {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
});
const { load: loadSmall, remove } = await writeModules(normalise(slim));
afterAll(remove);
const small = await loadSmall('validators');
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

function errorsOf(validate: Validator | undefined, value: unknown) {
  expect(validate?.(value)).toBe(false);
  return validate?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('errors', () => {
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
