import { describe, expect, it } from 'vitest';
import { schemas as published } from '../../generated/schemas/index.js';
import * as standard from '../../generated/standard.js';
import {
  formatIssue,
  pick,
  PreRecordedRequest as Strict,
} from '../../generated/strict/standard.js';
import { toOpenapi30 } from '../../scripts/runtime/json-schema.ts';

const TARGETS = ['draft-2020-12', 'draft-07', 'openapi-3.0'] as const;
const NAMES = Object.keys(published) as (keyof typeof published)[];
const STANDARD = { ...standard };

describe('the JSON Schema of a Standard Schema', () => {
  const { jsonSchema } = standard.PreRecordedRequest['~standard'];

  it('names its dialect', () => {
    const dialects = TARGETS.map((target) => jsonSchema.input({ target }).$schema);
    expect(dialects).toEqual([
      'https://json-schema.org/draft/2020-12/schema',
      'http://json-schema.org/draft-07/schema#',
      undefined,
    ]);
  });

  it('has no keyword that OpenAPI 3.0 lacks', () => {
    for (const name of NAMES) {
      const { input } = STANDARD[name]['~standard'].jsonSchema;
      const text = JSON.stringify(input({ target: 'openapi-3.0' }));
      expect(text).not.toMatch(/"(\$ref|\$defs|\$id|const|examples|contentEncoding)":/);
      expect(text).not.toMatch(/"type":(\[|"null")/);
    }
  });

  it.each(TARGETS)('is a copy that a framework may change, in %s', (target) => {
    const { input, output } = standard.LanguageConfig['~standard'].jsonSchema;
    for (const schemaOf of [input, output]) {
      const before = structuredClone(schemaOf({ target }));
      const changed = schemaOf({ target }) as { properties: { languages: object } };
      Object.assign(changed.properties.languages, { PLANTED: true });
      for (const value of Object.values(changed)) if (Array.isArray(value)) value.push('PLANTED');
      expect(schemaOf({ target })).toEqual(before);
    }
  });

  it.each<[string, object, object]>([
    ['text in base64 as bytes', { contentEncoding: 'base64' }, { format: 'byte' }],
    [
      'text in base64 as bytes of any content',
      { contentEncoding: 'base64', contentMediaType: 'audio/wav' },
      { format: 'byte' },
    ],
    ['other content as binary', { contentMediaType: 'audio/wav' }, { format: 'binary' }],
  ])('states %s in OpenAPI 3.0', (_, content, expected) => {
    expect(toOpenapi30({ type: 'string', ...content })).toEqual({ type: 'string', ...expected });
  });

  it('refuses no more values in OpenAPI 3.0 for base64 text beside other types or with a format', () => {
    const several = { type: ['object', 'string'], contentEncoding: 'base64' };
    expect(toOpenapi30(several)).toEqual({
      anyOf: [{ type: 'object' }, { type: 'string', format: 'byte' }],
    });
    const address = { type: 'string', format: 'uri' };
    expect(toOpenapi30({ ...address, contentEncoding: 'base64' })).toEqual(address);
  });

  it('throws for a target that is not supported', () => {
    for (const method of [jsonSchema.input, jsonSchema.output]) {
      expect(() => method({ target: 'draft-04' })).toThrow(
        new RangeError('unsupported target "draft-04": use draft-2020-12, draft-07 or openapi-3.0'),
      );
    }
  });
});

describe('a pick of some fields', () => {
  const NAMES = ['audio_url', 'diarization', 'language_config'] as const;
  const picked = pick(Strict, NAMES);
  const { validate, jsonSchema } = picked['~standard'];
  const audio_url = 'https://example.org/a.wav';

  it('returns only these fields, with their nested defaults', () => {
    const { value } = validate({ audio_url, language_config: {} }) as { value: unknown };
    const language_config = { languages: [], code_switching: false };
    expect(value).toEqual({ audio_url, diarization: false, language_config });
  });

  it('refuses other fields, suggests the spelling of a misspelled one, and reports all other issues', () => {
    const wrong = { audio_url, diarisation: true, summarization: true, language_config: { a: 1 } };
    expect(validate(wrong).issues).toEqual([
      { path: ['language_config', 'a'], message: 'is not a known field' },
      { path: ['diarisation'], message: 'is not a known field; did you mean `diarization`?' },
      { path: ['summarization'], message: 'is not a known field' },
    ]);
    expect(validate({}).issues).toEqual([{ path: ['audio_url'], message: 'is missing' }]);
    expect(validate([]).issues).toHaveLength(1);
    const open = pick(standard.PreRecordedRequest, NAMES)['~standard'];
    expect(open.validate({ audio_url, summarization: true }).issues).toHaveLength(1);
  });

  it.each(TARGETS)(
    'has a schema of these fields and of the schemas that they refer to, in %s',
    (target) => {
      const input = jsonSchema.input({ target });
      expect(Object.keys(input.properties as object)).toEqual(NAMES);
      expect(input).toMatchObject({ required: ['audio_url'], additionalProperties: false });
      expect(jsonSchema.output({ target }).required).toEqual(
        expect.arrayContaining(['audio_url', 'diarization']),
      );
      const text = JSON.stringify(input);
      for (const [, name = ''] of text.matchAll(/"\$ref":"#\/\S+?\/(\w+)"/g))
        expect(input.$defs ?? input.definitions).toHaveProperty(name);
      expect(text.length).toBeLessThan(
        JSON.stringify(Strict['~standard'].jsonSchema.input({ target })).length / 2,
      );
    },
  );

  describe("with a program's own fields, and fields that it sets itself", () => {
    const tool = pick(Strict, ['diarization'], {
      own: { file: { type: 'string', description: 'Path of the recording.' } },
      given: { audio_url },
    });
    const { validate: check, jsonSchema: schema } = tool['~standard'];

    it('returns picked and own fields, with their types, but not those that are set', () => {
      const result = check({ file: 'a.wav' });
      const value: { file: string; diarization: boolean } | undefined =
        'value' in result ? result.value : undefined;
      expect(value).toEqual({ file: 'a.wav', diarization: false });
    });

    it('refuses errors in picked and own fields, and the fields that are set', () => {
      const lines = (value: unknown) => check(value).issues?.map(formatIssue);
      expect(lines({ fiel: 'a', diarization: 1, audio_url })).toEqual([
        '/diarization: expected a boolean, got 1',
        '/file: is missing',
        '/fiel: is not a known field; did you mean `file`?',
        '/audio_url: is not a known field',
      ]);
      expect(lines({ file: 1 })).toEqual(['/file: expected a string, got 1']);
      expect(lines(null)).toHaveLength(1);
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      expect(lines(proxy)).toHaveLength(1);
    });

    it.each(TARGETS)('has a schema of picked and own fields in %s', (target) => {
      const file = { type: 'string', description: 'Path of the recording.' };
      const input = schema.input({ target });
      expect(input).toMatchObject({ properties: { file }, required: ['file'] });
      expect(Object.keys(input.properties as object)).toEqual(['diarization', 'file']);
      expect(schema.output({ target }).required).toEqual(['diarization', 'file']);
    });
  });

  it.each<[string, () => unknown]>([
    ['requires `audio_url`: pick it too, or give it', () => pick(Strict, ['diarization'])],
    ['has no field `no` to pick', () => pick(Strict, ['audio_url', 'no' as never])],
    ['has no field `id` to pick', () => pick(standard.TranscriptionJob, ['id'])],
    [
      'is a query, which may be text: it has no fields to pick',
      () => pick(standard.ListTranscriptionJobsQuery as never, ['limit'] as never),
    ],
    [
      '`audio_url` is picked, and a field of your own',
      () => pick(Strict, ['audio_url'], { own: { audio_url: { type: 'string' } } }),
    ],
  ])('is refused if it %s', (problem, make) => {
    expect(make).toThrow(problem);
  });
});
