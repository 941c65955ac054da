import { describe, expect, it } from 'vitest';
import * as module from '../../generated/parse.js';
import { emitResolvers } from '../../scripts/emit/parse/resolvers.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { Json } from '../../scripts/model/json.ts';
import type { NormalSchema, Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { theNormal } from '../support/contract.ts';
import { contractOf } from '../support/slice.ts';
import { FULL_LIVE, FULL_REQUEST, JOB, LIVE } from '../support/values.ts';

/** The resolvers as they are generated, by schema name; what has none is handed on as it is. */
function compileResolvers(of: NormalContract): (name: string) => (value: unknown) => unknown {
  const { source, names: filled } = emitResolvers(of);
  const table = [...filled].map((name) => `${name}: resolve${name}`).join(', ');
  const built = new Function(`${source.replaceAll('export ', '')}\nreturn { ${table} };`)();
  return (name) => (filled.has(name) ? built[name] : (value) => value);
}

const normal = theNormal();

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

  it('are filled in below a field of the branch that the tag chooses', () => {
    const config: NormalSchema = { type: 'object', properties: { a: { default: 1 } } };
    const branch = (kind: string, field: NormalSchema): NormalSchema => ({
      properties: { kind: { const: kind }, config: field },
    });
    const filled = branch('filled', { $ref: '#/components/schemas/Config' });
    const job: NormalSchema = {
      type: 'object',
      required: ['kind'],
      properties: {},
      union: {
        keyword: 'oneOf',
        by: 'tag',
        tag: 'kind',
        branches: [
          { when: ['filled'], schema: filled },
          { when: ['bare'], schema: branch('bare', { type: 'object' }) },
        ],
      },
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
    const union = { keyword: 'anyOf', by: 'trial' } as const;
    const same = { when: undefined, schema: object };
    expect(compile({ union: { ...union, branches: [same, same] } })).toThrow(
      /Test\/anyOf\/0: has defaults, and neither a tag nor its type chooses it/,
    );
    const branch = { when: ['x'], schema: { properties: { a: { default: 1 } } } };
    const tagged: NormalSchema['union'] = { ...union, by: 'tag', tag: 'kind', branches: [branch] };
    expect(compile({ type: 'object', properties: {}, union: tagged })).toThrow(
      /the default of a holds in one branch/,
    );
  });
});

describe('defaults of a small contract', () => {
  const resolving = (schemas: Record<string, Schema>) =>
    compileResolvers(normalise(contractOf(schemas)));
  const array = (items: Schema): Schema => ({ type: 'array', items });
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => {
    return { type: 'object', properties, required };
  };

  it('are those of the items, whatever other schemas are called', () => {
    const BatchItem = object({ a: { type: 'integer', default: 1 } });
    const Batch = array(object({ b: { type: 'integer', default: 2 } }));
    expect(resolving({ Batch, BatchItem })('Batch')([{}])).toEqual([{ b: 2 }]);
  });

  it('are filled in whatever fields are called', () => {
    const a = { type: 'integer', default: 1 } as const;
    const names = [['$', '{a}'].join(''), '`', '*/', 'class', 'a b', 'a_b', "'", '🎉', '</script>'];
    const fields = names.map((name): [string, Schema] => [name, object({ [name]: a })]);
    const filled = Object.fromEntries(names.map((name) => [name, { [name]: 1 }]));
    const empty = Object.fromEntries(names.map((name) => [name, {}]));
    expect(resolving({ A: object(Object.fromEntries(fields)) })('A')(empty)).toEqual(filled);
  });

  it('are filled in by the branch for any other value', () => {
    const A = object({ t: { type: 'string', const: 'a' } }, ['t']);
    const t: Schema = { type: 'string', not: { const: 'a' } };
    const B = object({ t, b: { type: 'integer', default: 1 } }, ['t']);
    const oneOf = [B, A].map((_, index) => ({ $ref: `#/components/schemas/${'BA'[index]}` }));
    const read = resolving({ A, B, C: { oneOf } })('C');
    expect(read({ t: 'x' })).toEqual({ t: 'x', b: 1 });
    expect(read({ t: 'a' })).toEqual({ t: 'a' });
  });

  it('that fill themselves in without end are refused', () => {
    const ref = (value: Json): Schema => {
      return { allOf: [{ $ref: '#/components/schemas/A' }], default: value };
    };
    expect(() => resolving({ A: object({ a: ref({}) }) })).toThrow(
      'bundle#/components/schemas/A/properties/a/default: holds an object with a field',
    );
    const nested = { A: object({ a: ref({ a: {} }) }), B: object({ b: ref({}) }) };
    expect(() => resolving(nested)).toThrow(/A\/properties\/a\/default: .*\n.*B\/properties\/b/);
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
