import { sValidator } from '@hono/standard-validator';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedModule, theNormal } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';

let standard: Record<string, StandardSchemaV1>;

beforeAll(async () => {
  standard = await generatedModule('standard');
});

function validate(name: string, value: unknown) {
  return standard[name]?.['~standard'].validate(value);
}

describe('the Standard Schema objects', () => {
  it('exist for every public schema, under its name', async () => {
    const normal = await theNormal();
    expect(Object.keys(standard).sort()).toEqual([...normal.schemas.keys()].sort());
    for (const schema of Object.values(standard)) {
      expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'speech-to-text-contract' });
    }
  });

  it('accept every documented example', async () => {
    const normal = await theNormal();
    let accepted = 0;
    for (const [name, examples] of withFixtures(normal.contract.examples)) {
      for (const { value, file } of examples) {
        expect([file, validate(name, value)]).toEqual([file, { value: expect.anything() }]);
        accepted += 1;
      }
    }
    expect(accepted).toBeGreaterThan(0);
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

describe('a framework that takes Standard Schema', () => {
  async function post(body: unknown) {
    const live = standard.LiveRequest as StandardSchemaV1;
    const app = new Hono().post('/v2/live', sValidator('json', live), (c) =>
      c.json(c.req.valid('json') as object),
    );
    const headers = { 'content-type': 'application/json' };
    const response = await app.request('/v2/live', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  it('hands the handler a request with its defaults', async () => {
    const { status, body } = await post({ channels: 2, language_config: {} });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      channels: 2,
      sample_rate: 16000,
      endpointing: 0.05,
      language_config: { languages: [], code_switching: false },
    });
  });

  it('refuses another, with all its issues', async () => {
    const { status, body } = await post({ channels: 9, endpointing: 'soon' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false });
    expect((body as { error: unknown[] }).error).toHaveLength(2);
  });
});
