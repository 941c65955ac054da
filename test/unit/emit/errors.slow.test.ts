/** The errors that generated validators leave behind, before they are worded. */
import { afterAll, describe, expect, it } from 'vitest';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { MOST_ERRORS } from '../../../scripts/runtime/validate.ts';
import { type Validator, writeModules } from '../../support/modules.ts';
import { sampleContract } from '../../support/schemas.ts';

/** The sample contract, plus a dictionary. */
const contract = sampleContract();
contract.schemas.set('Dictionary', {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
});
const { load, remove } = await writeModules(normalise(contract));
afterAll(remove);
const validators = await load('validators');
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
    expect(errorsOf(validators.validateJob, { ...DONE, kind: 'other' })).toEqual(['/kind enum']);
    expect(errorsOf(validators.validateJob, { ...DONE, status: 'other' })).toEqual([
      '/status enum',
    ]);
    expect(validators.validateLiveJob?.({ ...DONE, kind: 'live', status: 'other' })).toBe(false);
    expect(validators.validateLiveJob?.errors).toEqual([
      {
        instancePath: '/status',
        schemaPath: 'LiveJob#/properties/status/enum',
        keyword: 'enum',
        params: { allowedValues: ['queued', 'processing', 'done'] },
      },
    ]);
    expect(errorsOf(validators.validateMessage, { type: 1 })).toEqual(['/type type']);
    expect(errorsOf(validators.validateMessage, {})).toEqual([' required']);
    const wrong = { ...ADDON, success: 'yes' };
    expect(errorsOf(validators.validateSummaryAddon, wrong)).toEqual(['/success enum']);
    const { status: _, ...unmarked } = DONE;
    expect(errorsOf(validators.validateTextJob, unmarked)).toEqual([' required']);
  });

  it('are collected, but not without end', () => {
    const word = { word: 1, start: 'x', channel: 0 };
    const wrong = ['/channel minimum', '/start type', '/word type'];
    expect(errorsOf(validators.validateWord, word)?.sort()).toEqual(wrong);
    const words = Array.from({ length: 1e5 }, () => ({ word: 1 }));
    expect(errorsOf(validators.validateResult, { words })).toHaveLength(MOST_ERRORS);
    const dictionary = Object.fromEntries(Array.from({ length: 1e4 }, (_, key) => [key, 1]));
    expect(errorsOf(validators.validateDictionary, dictionary)).toHaveLength(MOST_ERRORS);
  });
});
