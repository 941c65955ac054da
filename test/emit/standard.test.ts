import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, it } from 'vitest';
import { generatedModule, theNormal } from '../support/contract.ts';

const standard = await generatedModule<Record<string, StandardSchemaV1>>('standard');

function validate(name: string, value: unknown) {
  return standard[name]?.['~standard'].validate(value);
}

describe('the Standard Schema objects', () => {
  it('exist for every public schema, under its name', () => {
    const normal = theNormal();
    expect(Object.keys(standard).sort()).toEqual([...normal.schemas.keys()].sort());
    for (const schema of Object.values(standard)) {
      expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'speech-to-text-contract' });
    }
  });

  it('fill in defaults', () => {
    expect(validate('SubtitlesConfig', {})).toEqual({
      value: { formats: ['srt'], style: 'default' },
    });
  });

  it('locate an issue by keys and indices', () => {
    const words = [{ word: 'a', start: 0, end: '1', confidence: 1 }];
    const utterance = { text: 'a', language: 'en', start: 0, end: 1, channel: 0, words };
    expect(validate('Utterance', utterance)).toEqual({
      issues: [{ message: expect.stringContaining('"1"'), path: ['words', 0, 'end'] }],
    });
    const dictionary = { spelling_dictionary: { 'a/b~c': ['x', 1], '0': 'y' } };
    expect(validate('CustomSpellingConfig', dictionary)).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['spelling_dictionary', 'a/b~c', 1] }),
        expect.objectContaining({ path: ['spelling_dictionary', '0'] }),
      ]),
    });
  });
});
