import { describe, expect, it } from 'vitest';
import * as module from '../../generated/parse.js';
import { emitResolvers } from '../../scripts/emit/parse/resolvers.ts';
import { valueParser } from '../../scripts/emit/parse.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { branchesOf, type NormalSchema, resolve } from '../../scripts/model/schema.ts';
import type { ParseResult } from '../../scripts/runtime/issues.ts';
import { settings } from '../../scripts/settings.ts';
import { theNormal } from '../support/contract.ts';
import { theSamples } from '../support/samples.ts';
import { FULL_LIVE, FULL_REQUEST, JOB, LIVE } from '../support/values.ts';

type Parse = (value: unknown) => ParseResult<unknown>;
const all = module as unknown as Record<string, Parse>;
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

const normal = theNormal();
const names = [...normal.schemas.keys()];
const samples = theSamples();

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
    expect(compile({ anyOf: [object, object] })).toThrow(
      /Test: a branch .* no JSON type of its own/,
    );
    const branch = { properties: { kind: { const: 'x' }, a: { default: 1 } } };
    const union: NormalSchema = { type: 'object', required: ['kind'], tag: 'kind', properties: {} };
    expect(compile({ ...union, oneOf: [branch] })).toThrow(/default of a is in a branch/);
  });
});

describe('input', () => {
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
