/** A service that knows only one name of a renamed field is found: the run sends each name by itself. */
import { expect, it } from 'vitest';
import { byEitherName, renamesOf } from '../src/conformance/inputs.ts';
import { schemaNamed } from '../src/contract.ts';
import { oldNamesAlone } from './support.ts';

const SCHEMA = 'PreRecordedRequest';
const [OLD = '', NEW = ''] = Object.keys(schemaNamed(SCHEMA).properties ?? {});

it('a deprecated field whose description first names another of its schema is a renamed one', () => {
  const fact = { document: 'openapi' as const, pointer: '' };
  const rename = (subject: string, description: string | null) =>
    renamesOf([{ ...fact, subjects: [subject], description }]);
  expect(rename(`${SCHEMA}.${OLD}`, `Use \`planted\` or \`${NEW}\`.`)).toEqual([[OLD, NEW]]);
  expect(rename(`${SCHEMA}.${OLD}`, `Use \`${OLD}\` elsewhere, not \`${NEW}\`.`)).toEqual([]);
  expect(rename(`${SCHEMA}.${OLD}`, null)).toEqual([]);
  expect(rename('operation planted', `Use \`${NEW}\`.`)).toEqual([]);
});

it('a request with both names of a field is sent with each by itself, at any depth', () => {
  const both = { old: 1, new: 2, other: [{ old: null, new: [], rest: 3 }, { old: 4 }] };
  expect(byEitherName<object>(both, [['old', 'new']])).toEqual([
    { new: 2, other: [{ new: [], rest: 3 }, { old: 4 }] },
    { old: 1, other: [{ old: null, rest: 3 }, { old: 4 }] },
  ]);
});

it('a renamed field that a run saw by its old name alone is found', () => {
  const found = (...names: string[]) => {
    const unseen = { [SCHEMA]: names, planted: names };
    return oldNamesAlone({ coverage: [{ kind: 'fields', seen: 0, all: 0, unseen }] }, [[OLD, NEW]]);
  };
  expect(found(NEW)).toEqual([`${SCHEMA}.${NEW}`]);
  expect([...found(OLD), ...found(OLD, NEW), ...found()]).toEqual([]);
});
