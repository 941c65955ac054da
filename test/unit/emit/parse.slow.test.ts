import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { emitResolvers } from '../../../scripts/emit/parse/resolvers.ts';
import type { NormalContract } from '../../../scripts/model/contract.ts';
import type { NormalSchema, Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import type { ParseResult } from '../../../scripts/runtime/issues.ts';
import { writeModules } from '../../support/modules.ts';
import { contractOf } from '../../support/slice.ts';

/** The resolvers as they are generated, by schema name; what has none is handed on as it is. */
function compileResolvers(of: NormalContract): (name: string) => (value: unknown) => unknown {
  const { source, names: filled } = emitResolvers(of);
  const table = [...filled].map((name) => `${name}: resolve${name}`).join(', ');
  const built = new Function(`${source.replaceAll('export ', '')}\nreturn { ${table} };`)();
  return (name) => (filled.has(name) ? built[name] : (value) => value);
}

const normal = normalise(contractOf({}));

const { load, remove } = await writeModules(
  normalise(
    contractOf({
      Request: {
        type: 'object',
        properties: {
          rate: { type: 'integer', default: 8 },
          name: { type: 'string' },
          formats: { type: 'array', items: { type: 'string' }, default: ['a'] },
          config: { $ref: '#/components/schemas/Config' },
        },
      },
      Config: {
        type: 'object',
        properties: { codes: { type: 'array', items: { type: 'string' }, default: [] } },
      },
      Entry: { type: 'object', required: ['word'], properties: { word: { type: 'string' } } },
    }),
  ),
  ['contract'],
);
afterAll(remove);
type Parse = (value: unknown) => ParseResult<{ formats: string[]; config?: { codes: string[] } }>;
const { parseRequest = () => expect.fail('no parser'), parseEntry = parseRequest } =
  await load<Parse>('parse');
const FILLED = { rate: 8, formats: ['a'] };

describe('defaults', () => {
  it('come in the order of the contract, then optional fields, then unknown ones', () => {
    const result = parseRequest({ zebra: 1, name: 'n', rate: 2, apple: 2 });
    const keys = Object.keys(result.ok ? result.value : {});
    expect(keys).toEqual([...Object.keys(FILLED), 'name', 'zebra', 'apple']);
  });

  it('are fresh each time, at every level', () => {
    const read = () => {
      const result = parseRequest({ config: {} });
      return result.ok ? result.value : null;
    };
    read()?.formats.push('b');
    read()?.config?.codes.push('en');
    expect(read()).toEqual({ ...FILLED, config: { codes: [] } });
  });

  it('are filled in below a field of the branch that the tag chooses', () => {
    const config: NormalSchema = { type: 'object', properties: { a: { default: 1 } } };
    const branch = (kind: string, field: NormalSchema): NormalSchema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, config: field },
    });
    const filled = branch('filled', { $ref: '#/components/schemas/Config' });
    const job: NormalSchema = {
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

  it('are filled in at every level, and in lists of what may also be an object', () => {
    const part = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const Leaf = object({ d: { type: 'integer', default: 1 } });
    const Ring = object({ a: object({ b: part('Leaf') }) });
    const Both: Schema = { type: ['object', 'array'], items: part('Leaf'), properties: {} };
    const schemas = { Ring, Leaf, Both };
    expect(resolving(schemas)('Ring')({ a: { b: {} } })).toEqual({ a: { b: { d: 1 } } });
    expect(resolving(schemas)('Both')([{}])).toEqual([{ d: 1 }]);
  });
});

describe('input', () => {
  it('takes undefined for absent, and leaves out what is inherited and unknown', () => {
    const value = Object.create({ inherited: 1 }, { rate: { value: 2, enumerable: true } });
    expect(parseRequest(value)).toEqual({ ok: true, value: { ...FILLED, rate: 2 } });
    expect(parseRequest({ rate: undefined })).toEqual({ ok: true, value: FILLED });
    class Request {
      zebra = 1;
      get rate() {
        return 2;
      }
    }
    const read = { ok: true, value: { ...FILLED, rate: 2, zebra: 1 } };
    expect(parseRequest(new Request())).toEqual(read);
    expect(parseRequest({ __proto__: null, rate: 2, zebra: 1 })).toEqual(read);
    const both = { rate: undefined, zebra: 1 };
    expect(parseRequest(both)).toEqual({ ok: true, value: { ...FILLED, zebra: 1 } });
  });

  it('is handed on as it is where there is nothing to fill in', () => {
    const entry = { word: 'a', other: 1 };
    const result = parseEntry(entry);
    expect(result.ok && result.value).toBe(entry);
  });
});

it.each([
  ['parse', /^Takes fields that the contract does not name/],
  ['strict/parse', /^Refuses fields that the contract does not name/],
])('the hover of each function of %s says first what becomes of unknown fields', (file, said) => {
  const text = readFileSync(`generated/${file}.d.ts`, 'utf8');
  const hovers = text.matchAll(/\/\*\*\s(?: \*|)\s*([^/]*?) \*\/\nexport declare function parse/g);
  const firsts = [...hovers].map(([, first = '']) => first.replace(/^\* /, ''));
  expect(firsts.filter((first) => !said.test(first))).toEqual([]);
  expect(firsts.length).toBe(text.match(/^export declare function parse/gm)?.length);
});
