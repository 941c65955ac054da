import { beforeAll, describe, expect, it } from 'vitest';
import * as module from '../../generated/parse.js';
import * as validators from '../../generated/validators.js';
import { emitResolvers } from '../../scripts/emit/parse/resolvers.ts';
import { valueParser } from '../../scripts/emit/parse.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { branchesOf, type NormalSchema, resolve } from '../../scripts/model/schema.ts';
import type { ParseResult } from '../../scripts/runtime/issues.ts';
import { settings } from '../../scripts/settings.ts';
import { bitDepths, encodings, jobStatuses, piiEntityTypes } from '../facts/enumerations.ts';

import { theNormal } from '../support/contract.ts';
import { type Samples, theSamples } from '../support/samples.ts';
import {
  DATA,
  ENVELOPE,
  FULL_LIVE,
  FULL_REQUEST,
  JOB,
  LIVE,
  LIVE_UTTERANCE,
  WORD,
} from '../support/values.ts';

type Parse = (value: unknown) => ParseResult<unknown>;
const all = module as unknown as Record<string, Parse>;
const validate = validators as unknown as Record<string, (value: unknown) => boolean>;
const parser = (name: string) => all[valueParser(name, settings)] as Parse;
const lines = (result: ParseResult<unknown>) =>
  result.ok ? [] : result.issues.map(module.formatIssue);

/** The resolvers as they are generated, by schema name; what has none is handed on as it is. */
function compileResolvers(of: NormalContract): (name: string) => (value: unknown) => unknown {
  const { source, names: filled } = emitResolvers(of);
  const table = [...filled].map((name) => `${name}: resolve${name}`).join(', ');
  const built = new Function(`${source.replaceAll('export ', '')}\nreturn { ${table} };`)();
  return (name) => (filled.has(name) ? built[name] : (value) => value);
}

let normal: NormalContract;
let names: string[];
let samples: ReadonlyMap<string, Samples>;

beforeAll(async () => {
  normal = await theNormal();
  names = [...normal.schemas.keys()];
  samples = await theSamples();
});

/** Every object and list in a value, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

describe('what comes back', () => {
  it('shares parts with what was passed in, and with nothing else', () => {
    let filled = 0;
    for (const name of names) {
      for (const value of samples.get(name)?.valid ?? []) {
        const [one, other] = [parser(name)(value), parser(name)(value)];
        if (!one.ok || !other.ok) continue;
        const given = new Set(partsOf(value));
        const own = partsOf(one.value).filter((part) => !given.has(part));
        const others = new Set(partsOf(other.value));
        expect(own.filter((part) => others.has(part))).toEqual([]);
        filled += own.length;
      }
    }
    expect(filled).toBeGreaterThan(0);
  });
});

describe('an issue', () => {
  const first = (value: unknown) => {
    const result = module.parsePreRecordedRequest(value);
    return result.ok ? undefined : result.issues.find(({ path }) => path.startsWith('/audio_url'));
  };

  it('leaves out who may enter an address', () => {
    for (const url of [
      'https://user:secret@example.com/ a.wav',
      'https://secret@example.com/ a.wav',
      'https:\\\\user:secret@example.com ',
      `https://user:${'secret'.repeat(20)}@example.com/ `,
      'HTTPS://us@er:secret@example.com/ a.wav',
      '//user:secret@example.com/ a.wav',
      'https:user:secret@example.com ',
      `https:user:${'secret'.repeat(20)}@example.com `,
    ]) {
      expect(first({ audio_url: url })?.message).toMatch(/, got "[^"]*…/);
      for (const value of [
        { audio_url: url },
        { audio_url: [url] },
        { audio_url: { [url]: url } },
      ]) {
        expect(first(value)?.message).toContain('…');
        expect(first(value)?.message).not.toContain('secret');
      }
      const text = module.parseServerMessage(url);
      expect(JSON.stringify(text)).not.toContain('secret');
    }
    expect(first({ audio_url: 'x@y//example.com/ a@b' })?.message).toContain(
      'x@y//example.com/ a@b',
    );
  });

  it('names a place in at most a thousand characters', () => {
    const key = 'k'.repeat(900_000);
    const spelling_dictionary = { [key]: Array.from({ length: 1000 }, () => 1) };
    const long = module.parsePreRecordedRequest({
      audio_url: 'https://example.com/a.wav',
      custom_spelling_config: { spelling_dictionary },
    });
    const paths = long.ok ? [] : long.issues.map(({ path }) => path);
    expect(paths).toHaveLength(100);
    expect(paths[0]).toBe(
      `${`/custom_spelling_config/spelling_dictionary/${key}`.slice(0, 1000)}…`,
    );
  });
});

describe('defaults', () => {
  it('are those of the interface document at every level that is present', () => {
    expect(module.parseLiveRequest({})).toEqual({ ok: true, value: LIVE });
    const empty = {
      language_config: {},
      pre_processing: {},
      realtime_processing: { translation_config: { target_languages: ['en'] } },
      post_processing: {},
      messages_config: {},
      callback_config: { url: 'https://example.com/live' },
    };
    expect(module.parseLiveRequest(empty)).toEqual({ ok: true, value: FULL_LIVE });
    const request = {
      audio_url: 'https://example.com/a.wav',
      callback_config: { url: 'https://example.com/done' },
      subtitles_config: {},
      summarization_config: {},
      translation_config: { target_languages: ['fr'] },
      language_config: {},
    };
    expect(module.parsePreRecordedRequest(request)).toEqual({ ok: true, value: FULL_REQUEST });
  });

  it('fill in the parameters that a job records, through union, branch and null', () => {
    const job = { ...JOB, request_params: { channels: 2 } };
    const page = { first: 'x:1', current: 'x:1', next: null, items: [job, JOB] };
    const result = module.parseJobPage(page);
    expect(result.ok && result.value.items[0]?.request_params).toEqual({ ...LIVE, channels: 2 });
    expect(result.ok && result.value.items[1]?.request_params).toBeNull();
  });

  it('come in the order of the contract, then optional fields, then unknown ones', () => {
    const result = module.parseLiveRequest({ zebra: 1, model: 'm', channels: 2, apple: 2 });
    const keys = Object.keys(result.ok ? result.value : {});
    expect(keys).toEqual([...Object.keys(LIVE), 'model', 'zebra', 'apple']);
  });

  it('are fresh each time', () => {
    const read = () => {
      const result = module.parsePreRecordedRequest({
        audio_url: 'x:y',
        subtitles_config: {},
        language_config: {},
      });
      if (!result.ok) throw new Error('refused');
      return result.value;
    };
    read().subtitles_config?.formats.push('vtt');
    read().language_config?.languages.push('en');
    expect(read().subtitles_config?.formats).toEqual(['srt']);
    expect(read().language_config?.languages).toEqual([]);
  });

  it('agree with a plain reading of the schema, for every public schema', () => {
    let ran = 0;
    for (const [name, { valid }] of samples) {
      for (const value of valid) {
        ran++;
        const before = structuredClone(value);
        // The samples are frozen: whatever would change its input throws.
        const result = parser(name)(value);
        expect(lines(result)).toEqual([]);
        if (!result.ok) continue;
        expect(result.value).toEqual(fill(normal.schemas.get(name) as NormalSchema, before));
        // What was read once is read to the same.
        expect(parser(name)(result.value)).toEqual(result);
      }
    }
    expect(ran).toBeGreaterThan(names.length);
  });

  it('can be compiled in memory from a changed contract', () => {
    const schema = structuredClone(normal.schemas.get('LanguageConfig') as NormalSchema);
    if (schema.properties?.code_switching) schema.properties.code_switching.default = true;
    const changed = { ...normal, schemas: new Map(normal.schemas).set('LanguageConfig', schema) };
    const request = compileResolvers(changed)('LiveRequest')({ language_config: {} });
    expect(request).toMatchObject({ language_config: { languages: [], code_switching: true } });
    expect(compileResolvers(changed)('Word')('same')).toBe('same');
  });

  it('are filled in below a field of the branch that the tag chooses', () => {
    const config: NormalSchema = { type: 'object', properties: { a: { default: 1 } } };
    const branch = (kind: string, field: NormalSchema): NormalSchema => ({
      properties: { kind: { const: kind }, config: field },
    });
    const filled = branch('filled', { $ref: '#/components/schemas/Config' });
    const job: NormalSchema = {
      type: 'object',
      tag: 'kind',
      required: ['kind'],
      properties: {},
      oneOf: [filled, branch('bare', { type: 'object' })],
    };
    const schemas = new Map([
      ['Config', config],
      ['Job', job],
    ]);
    const read = compileResolvers({ ...normal, schemas })('Job');
    expect(read({ kind: 'filled', config: {} })).toEqual({ kind: 'filled', config: { a: 1 } });
    expect(read({ kind: 'bare', config: {} })).toEqual({ kind: 'bare', config: {} });
  });

  it('that cannot be told apart are an error of the build', () => {
    const object = { type: 'object', properties: { a: { default: 1 } } } as const;
    const compile = (schema: NormalSchema) => () =>
      compileResolvers({ ...normal, schemas: new Map([['Test', schema]]) });
    expect(compile({ anyOf: [object, object] })).toThrow(/Test: branch .* no JSON type of its own/);
    const branch = { properties: { kind: { const: 'x' }, a: { default: 1 } } };
    const union: NormalSchema = { type: 'object', required: ['kind'], tag: 'kind', properties: {} };
    expect(compile({ ...union, oneOf: [branch] })).toThrow(/default of a is in a branch/);
  });
});

describe('input', () => {
  it('keeps unknown fields, but never a prototype', () => {
    const text = '{"channels":1,"__proto__":{"evil":1},"constructor":1,"toString":2}';
    const result = module.parseLiveRequest(JSON.parse(text));
    const value = (result.ok ? result.value : {}) as Record<string, unknown>;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).not.toContain('__proto__');
    expect(value).toMatchObject({ channels: 1, constructor: 1, toString: 2 });
    expect(value.evil).toBeUndefined();
  });

  it('takes undefined for absent, and leaves out what is inherited and unknown', () => {
    const value = Object.create({ inherited: 1 }, { channels: { value: 2, enumerable: true } });
    expect(module.parseLiveRequest(value)).toEqual({ ok: true, value: { ...LIVE, channels: 2 } });
    expect(module.parseLiveRequest({ channels: undefined })).toEqual({ ok: true, value: LIVE });
    class Request {
      zebra = 1;
      get channels() {
        return 2;
      }
    }
    const read = { ok: true, value: { ...LIVE, channels: 2, zebra: 1 } };
    expect(module.parseLiveRequest(new Request())).toEqual(read);
    expect(module.parseLiveRequest({ __proto__: null, channels: 2, zebra: 1 })).toEqual(read);
    const both = { channels: undefined, zebra: 1 };
    expect(module.parseLiveRequest(both)).toEqual({ ok: true, value: { ...LIVE, zebra: 1 } });
  });

  it('is handed on as it is where there is nothing to fill in', () => {
    const word = { word: 'a', start: 0, end: 1, confidence: 1, other: 1 };
    const result = module.parseWord(word);
    expect(result.ok && result.value).toBe(word);
  });
});

describe('issues', () => {
  it('come with every refusal, and only then', () => {
    let refused = 0;
    for (const [name, { spoilt }] of samples) {
      for (const value of spoilt) {
        const result = parser(name)(value);
        expect(result.ok).toBe(validate[`validate${name}`]?.(value));
        if (result.ok) continue;
        refused++;
        expect(result.issues.length).toBeGreaterThan(0);
        const seen = result.issues.map((issue) => `${issue.path} ${issue.message}`);
        expect(new Set(seen).size).toBe(seen.length);
        for (const { path, keyword, schemaPath } of result.issues) {
          expect(path).toMatch(/^(\/|$)/);
          expect(keyword).not.toBe('unreadable');
          expect(schemaPath).toMatch(/^\w+#/);
        }
      }
    }
    expect(refused).toBeGreaterThan(names.length);
  });

  it('are told all at once, those of the chosen branch alone', () => {
    const job = { ...JOB, status: 'done', version: 'x', completed_at: 'today' };
    expect(lines(module.parseTranscriptionJob(job))).toEqual([
      '/result: is missing',
      '/completed_at: expected a date and time such as "2026-01-31T12:00:00Z", got "today"',
      '/version: expected an integer, got "x"',
    ]);
  });

  it.each(wordings())('say what was expected and what came: %s', (line, read) => {
    expect(lines(read())).toEqual([line]);
  });
});

/** A list of values in words, as the facts have it: `"a", "b" or "c"`. */
function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The same for a list that is too long to say whole. */
function firstOf(values: readonly unknown[]): string {
  const words = values.slice(0, 10).map((value) => JSON.stringify(value));
  return `${words.join(', ')} … (${values.length} in all)`;
}

function wordings(): [line: string, read: () => ParseResult<unknown>][] {
  const live = (value: object) => () => module.parseLiveRequest(value);
  const request = (value: object) => () =>
    module.parsePreRecordedRequest({ audio_url: 'x:y', ...value });
  const message = (value: object) => () => module.parseServerMessage({ ...ENVELOPE, ...value });
  return [
    ['/channels: 9 is greater than the maximum 8', live({ channels: 9 })],
    ['/channels: 0 is less than the minimum 1', live({ channels: 0 })],
    ['/channels: expected an integer, got 1.5', live({ channels: 1.5 })],
    ['/callback: expected a boolean, got "yes"', live({ callback: 'yes' })],
    ['/pre_processing: expected an object, got null', live({ pre_processing: null })],
    [
      '/pre_processing: expected an object, got [1,[…],"a"]',
      live({ pre_processing: [1, [2], 'a'] }),
    ],
    [
      '/language_config/languages: expected an array, got {"a":{…},"b":1}',
      live({ language_config: { languages: { a: {}, b: 1 } } }),
    ],
    [`/encoding: expected ${oneOf(encodings)}, got "mp3"`, live({ encoding: 'mp3' })],
    [`/bit_depth: expected ${oneOf(bitDepths)}, got 64`, live({ bit_depth: 64 })],
    [
      '/language_config/languages/1: expected a string matching ^[a-z]{2,3}$, got "english"',
      live({ language_config: { languages: ['en', 'english'] } }),
    ],
    ['/audio_url: is missing', () => module.parsePreRecordedRequest({})],
    [
      '/audio_url: expected an absolute URI such as "https://example.com/audio.wav", got "a.wav"',
      request({ audio_url: 'a.wav' }),
    ],
    [
      '/subtitles_config/formats: expected at least 1 item, got 0',
      request({ subtitles_config: { formats: [] } }),
    ],
    ['/translation_config/target_languages: is missing', request({ translation_config: {} })],
    [
      `/pii_redaction_config/entity_types/0: expected one of ${firstOf(piiEntityTypes)}, got "X"`,
      request({ pii_redaction_config: { entity_types: ['X'] } }),
    ],
    [
      '/custom_vocabulary: expected a boolean or an array, got "yes"',
      request({ custom_vocabulary: 'yes' }),
    ],
    ['/custom_vocabulary/1/value: is missing', request({ custom_vocabulary: ['a', {}] })],
    [
      '/custom_spelling_config/spelling_dictionary/a~1b/0: expected a string, got 1',
      request({ custom_spelling_config: { spelling_dictionary: { 'a/b': [1] } } }),
    ],
    [
      '/data/utterance/words/1/start: expected a number, got "3"',
      message({
        data: { ...DATA, utterance: { ...LIVE_UTTERANCE, words: [WORD, { ...WORD, start: '3' }] } },
      }),
    ],
    ['/type: expected a string, got 3', message({ type: 3 })],
    ['/type: is missing', () => module.parseServerMessage('{}')],
    [
      '/type: expected "audio_chunk" or "stop_recording", got "stop"',
      () => module.parseClientMessage({ type: 'stop' }),
    ],
    ['expected an object, got 3', () => module.parseServerMessage('3')],
    [
      '/kind: expected "pre-recorded" or "live", got "dead"',
      () => module.parseTranscriptionJob({ ...JOB, kind: 'dead' }),
    ],
    [
      `/status: expected ${oneOf(jobStatuses)}, got "failed"`,
      () => module.parseTranscriptionJob({ ...JOB, status: 'failed' }),
    ],
    [
      '/date: expected a date such as "2026-01-31" or a date and time such as "2026-01-31T12:00:00Z", got "today"',
      () => module.parseListTranscriptionJobsQuery({ date: 'today' }),
    ],
    [
      `expected an object, got "${'x'.repeat(60)}…"`,
      () => module.parseLiveRequest('x'.repeat(1e6)),
    ],
    ['expected an object, got undefined', () => module.parseLiveRequest(undefined)],
    ['expected an object, got a bigint', () => module.parseLiveRequest(10n)],
    ['expected an object, got a symbol', () => module.parseLiveRequest(Symbol('x'))],
    [
      'the value cannot be read: it throws or changes while being read',
      live({
        get channels() {
          throw new Error('no');
        },
      }),
    ],
  ];
}

/** Fills in defaults by reading the schema plainly; the generated resolvers have to agree. */
function fill(schema: NormalSchema, value: unknown): unknown {
  const node = resolve(schema, normal.schemas);
  if (Array.isArray(value)) {
    const items = node.items ?? branchesOf(node)?.map((b) => resolve(b, normal.schemas).items)[1];
    return items ? value.map((item) => fill(items, item)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const branch of branchesOf(node) ?? []) {
    const { properties, type } = resolve(branch, normal.schemas);
    const tag = node.tag && resolve(properties?.[node.tag] ?? {}, normal.schemas);
    const chosen = tag
      ? [tag.const, tag.enum].flat().includes(filled[node.tag as string] as string)
      : type === 'object';
    if (chosen) Object.assign(filled, fill({ ...branch, type: 'object' }, filled));
  }
  for (const [key, property] of Object.entries(node.properties ?? {})) {
    filled[key] ??= filled[key] === null ? null : structuredClone(property.default);
    if (filled[key] === undefined) delete filled[key];
    else filled[key] = fill(property, filled[key]);
  }
  return filled;
}
