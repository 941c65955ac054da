/** Unread keywords: only Ajv checks them, and parsers and readers handle all other keywords. */
import { expect, it } from 'vitest';
import { mapValues } from '../../scripts/base/json.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { tableIn } from '../support/contract.ts';
import { issuePlaces, modulesOf } from './support/modules.ts';

type Row = [schema: Schema, accepted: unknown, refused: unknown, places: string];

const rows: Record<string, Row> = tableIn('test/build/passed.yaml');
const { parse, read } = await modulesOf(mapValues(rows, ([schema]) => schema));
const keep = { unknownFields: 'keep' };
const drop = { unknownFields: 'drop' };

it.each(Object.entries(rows))('%s is checked by all of its keywords', (name, row) => {
  const [, accepted, refused, places] = row;
  for (const take of [parse, read]) expect(take(name, accepted, keep)).toMatchObject({ ok: true });
  expect(issuePlaces(parse(name, refused, keep)).join(', ')).toBe(places);
  expect(issuePlaces(read(name, refused)).join(', ').replace(' dropped', '')).toBe(places);
});

it('defaults are filled in next to unread keywords, which judge a value without them', () => {
  for (const name of ['Named', 'Needed', 'Linked'])
    expect(parse(name, {})).toEqual({ ok: true, value: { b: 1 } });
  expect(parse('Few', { a: '' })).toEqual({ ok: true, value: { a: '', b: 1 } });
});

it('parsers reject or drop fields that neither a name nor a pattern covers', () => {
  const value = { named: { a: '', 'x-c': '', d: 1 }, e: 1 };
  expect(issuePlaces(parse('All', value)).sort()).toEqual([
    '/e additionalProperties',
    '/named/d additionalProperties',
  ]);
  expect(parse('All', value, drop)).toEqual({
    ok: true,
    value: { named: { a: '', b: 1, 'x-c': '' } },
    dropped: ['/named/d', '/e'],
  });
});
