/** What the comparison reports of edits that break, widen, or only respell the built contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at, type Json, type JsonObject, tokens } from '../../scripts/base/json.ts';
import { findingsOf } from '../../scripts/compare/judge.ts';
import { type Release, readRelease } from '../../scripts/compare/uses.ts';
import { compare, namesOfChanged, report } from '../../scripts/compare.ts';
import { emitCollection } from '../../scripts/emit/schemas.ts';
import { mergeContract } from '../../scripts/model/merge.ts';
import { contractOf } from '../../scripts/read/contract.ts';
import { ROOT, tableIn } from '../support/contract.ts';

/** An edit: new values by their pointers, and a part of the report. */
type Row = [change: string, edit: JsonObject, told?: string];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
type Edits = { base: JsonObject; values: Row[][]; structure: Row[]; harmless: Row[] };
const edits: Edits = tableIn('test/build/compare.yaml');
const built = readRelease(read);
const base = edited([['', edits.base]], built);

/** A contract with edits. */
function edited(rows: Row[], release = base): Release {
  const { openapi, asyncapi } = structuredClone(release);
  const documents: Record<string, Json[]> = { openapi: [openapi], asyncapi: [asyncapi] };
  for (const [start, value] of rows.flatMap(([, edit]) => Object.entries(edit))) {
    const [first = '', ...rest] = start.split('/');
    const isSchema = !(first in documents);
    const pointer = isSchema ? `/components/schemas/${start}` : `/${rest.join('/')}`;
    const around = (documents[first] ?? [openapi, asyncapi])
      .map((document) => at(document, pointer.replace(/\/[^/]*$/, '')))
      .filter((place): place is JsonObject => typeof place === 'object');
    expect(around, start).not.toEqual([]);
    for (const place of around) put(place, tokens(pointer).at(-1) ?? '', value);
  }
  const { merged } = mergeContract(contractOf({ openapi, asyncapi }, new Map()));
  const { 'schemas.json': text = '' } = emitCollection(merged.schemas, 'contract', 'x');
  return { ...built, openapi, asyncapi, schemas: JSON.parse(text).$defs };
}

function put(place: JsonObject | Json[], key: string, value: Json): void {
  if (Array.isArray(place)) {
    place.splice(Number(key), 1, ...(value === null ? [] : [value]));
  } else if (value === null) delete place[key];
  else place[key] = at(built.openapi, `/components/schemas/${value}`) ?? value;
}

it.each(edits.values)(
  'a value shows what breaks, or what only a minor version may bring',
  (...rows) => {
    const findings = findingsOf(base, edited(rows));
    const text = report({ findings }, false);
    for (const [change, , told] of rows) expect(text, change).toContain(told);
  },
);

it('what breaks outside of schemas is reported once', () => {
  const result = compare(base, edited(edits.structure));
  const text = report(result, false);
  for (const [change, , told] of edits.structure) expect(text, change).toContain(told);
  expect(namesOfChanged(result.changes)).toContain('vocabulary');
  expect(result.level).toBe('major');
});

it('nothing breaks by another spelling, an option, a field, or a promise', () => {
  const { findings, level } = compare(base, edited(edits.harmless));
  expect(findings.filter(({ impact }) => impact === 'break')).toEqual([]);
  expect(level).toBe('minor');
  expect(compare(base, base)).toEqual({ findings: [], changes: [], level: undefined });
});

it('a table in Markdown lists a name that is gone', () => {
  const exported = base.exported.filter((name) => name !== 'formatIssue from ./parse');
  const text = report(compare(base, { ...base, entries: base.entries.slice(1), exported }), true);
  expect(text).toContain('| break | importers | `entry .` | is gone |');
  expect(text).toContain('| break | importers | `export formatIssue from ./parse` | is gone |');
});
