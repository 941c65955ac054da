/** The keywords that guards have no expression for, or that the published dialects spell in different ways. */
import { afterAll, describe, expect, it } from 'vitest';
import { emitTypes } from '../../src/emit/types.ts';
import type { Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { strict, tolerant } from '../../src/normalise/profile.ts';
import { formatIssue, type ParseResult } from '../../src/runtime/issues.ts';
import { toDialect } from '../../src/runtime/json-schema.ts';
import { writeModules } from '../support/modules.ts';
import { contractOf } from '../support/schemas.ts';

const list: Schema = { type: 'array', items: {}, uniqueItems: true };
const above: Schema = { type: 'number', exclusiveMinimum: 0 };
const between: Schema = { type: 'number', minimum: 0, exclusiveMaximum: 1, 'x-unit': 'seconds' };
const even: Schema = { type: ['integer', 'null'], multipleOf: 2 };
const map: Schema = {
  type: 'object',
  additionalProperties: {},
  minProperties: 1,
  maxProperties: 2,
};
const one: Schema = {
  anyOf: [
    { type: 'integer', minimum: 1 },
    { type: 'number', maximum: 0.5 },
  ],
};
const fields = { list, above, between, even, map, one };

const normal = normalise(contractOf({ Note: { type: 'object', properties: fields } }));
const { load, remove } = await writeModules(normal, ['contract', 'strict', 'tolerant']);
const { parseNote } = await load<(value: unknown) => ParseResult<unknown>>('parse');
const { acceptsNote } = await load('accept/contract');
afterAll(remove);

/** The issues of a note with one field, each on a line; none if it is accepted. */
const lines = (field: object): string[] => {
  const result = parseNote?.(field);
  return result?.ok === false ? result.issues.map(formatIssue) : [];
};

describe('standard keywords', () => {
  it.each<[field: object, line: string]>([
    [{ list: [1, '1', 1] }, '/list: expected no item twice; 0 and 2 are equal'],
    [
      {
        list: [
          { a: 1, b: [] },
          { b: [], a: 1 },
        ],
      },
      '/list: expected no item twice; 0 and 1 are equal',
    ],
    [{ above: 0 }, '/above: expected more than 0, got 0'],
    [{ between: 1 }, '/between: expected less than 1, got 1'],
    [{ even: 3 }, '/even: expected a multiple of 2, got 3'],
    [{ map: {} }, '/map: expected at least 1 key, got 0'],
    [{ map: { a: 1, b: 2, c: 3 } }, '/map: expected at most 2 keys, got 3'],
    [{ one: 0.75 }, '/one: expected an integer and at least 1, or at most 0.5, got 0.75'],
  ])('refuse %j with one sentence', (field, line) => {
    expect(lines(field)).toEqual([line]);
  });

  it('accept every other value, some only by the explanation', () => {
    const accepted = [
      ...[[], [1, '1', [1], ['1'], { a: 1 }, { a: '1' }, [], {}]].map((value) => ({ list: value })),
      ...[{ above: 5e-324 }, { between: 0 }, { even: 1e21 }, { even: -2 }, { even: null }],
      ...[{ map: { a: 1 } }, { map: { a: 1, b: 2 } }, { one: 1 }, { one: 0.5 }],
    ];
    expect(accepted.flatMap(lines)).toEqual([]);
    expect(
      [{ above: 1 }, { between: 0 }, { even: null }].map((value) => acceptsNote?.(value)),
    ).toEqual([true, true, true]);
    expect([{ even: 2 }, { map: { a: 1 } }].map((value) => acceptsNote?.(value))).toEqual([
      false,
      false,
    ]);
  });

  it('say so of a list whose items nest too deeply for recursion', () => {
    const deep = () => JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(lines({ list: [deep(), 1] })).toEqual([]);
    expect(lines({ list: [deep(), deep()] })).toHaveLength(1);
  });

  it('stay in the strict profile, and go from the tolerant one', () => {
    const fieldsOf = ({ schemas }: typeof normal) => schemas.get('Note')?.properties;
    expect(fieldsOf(strict(normal))?.map).toMatchObject({ minProperties: 1, maxProperties: 2 });
    expect(JSON.stringify(fieldsOf(tolerant(normal)))).not.toMatch(
      /exclusive|multipleOf|uniqueItems|(min|max)Properties/,
    );
  });

  it('are spelled as each dialect does', () => {
    expect(toDialect({ ...between }, 'draft-07')).toMatchObject({
      minimum: 0,
      exclusiveMaximum: 1,
    });
    expect(toDialect({ ...above }, 'openapi-3.0')).toEqual({
      type: 'number',
      minimum: 0,
      exclusiveMinimum: true,
    });
    expect(toDialect({ minimum: 2, exclusiveMinimum: 1 }, 'openapi-3.0')).toEqual({ minimum: 2 });
    expect(toDialect({ maximum: 1, exclusiveMaximum: 1 }, 'openapi-3.0')).toEqual({
      maximum: 1,
      exclusiveMaximum: true,
    });
  });

  it('are in the hover text, in words', () => {
    const { 'types.d.ts': text } = emitTypes(normal, tolerant(normal), new Set());
    const told = [...(text ?? '').matchAll(/\/\*\* (.*) \*\/\s+(\w+)\?/g)];
    expect(Object.fromEntries(told.map(([, words, name]) => [name, words]))).toEqual({
      list: 'No item twice.',
      above: 'More than 0.',
      between: 'At least 0 and less than 1 seconds.',
      even: 'Integer. A multiple of 2.',
      map: '1 to 2 keys.',
    });
  });
});
