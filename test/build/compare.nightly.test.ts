/** What the comparison reports of edits that break, widen, or only respell the built contract. */
import { expect, it } from 'vitest';
import { at, type Json, type JsonObject, tokens } from '../../scripts/base/json.ts';
import { contractIn, type Release } from '../../scripts/compare/release.ts';
import { differencesOf } from '../../scripts/compare/schemas.ts';
import { compare, readBuilt, report } from '../../scripts/compare.ts';
import { tableIn } from '../support/generated.ts';

/** An edit: new values by their pointers, and a part of the report. */
type Row = [change: string, edit: JsonObject, told?: string];

type Edits = Record<'structure' | 'harmless', Row[]> & { base: JsonObject; schemas: Row[][] };
const edits: Edits = tableIn('test/build/compare.yaml');
const built = readBuilt();
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
  return { ...built, openapi, asyncapi };
}

function put(place: JsonObject | Json[], key: string, value: Json): void {
  if (Array.isArray(place)) {
    place.splice(Number(key), 1, ...(value === null ? [] : [value]));
  } else if (value === null) delete place[key];
  else place[key] = at(built.openapi, `/components/schemas/${value}`) ?? value;
}

it.each(edits.schemas)(
  'the schemas show what breaks, or what only a minor version may bring',
  (...rows) => {
    const text = report(differencesOf(contractIn(base), contractIn(edited(rows))));
    for (const [change, , told] of rows) expect(text, change).toContain(told);
  },
);

it('what breaks outside of schemas is reported once', () => {
  const { differences, level } = compare(base, edited(edits.structure));
  const text = report(differences);
  for (const [change, , told] of edits.structure) expect(text, change).toContain(told);
  expect(level).toBe('major');
});

it('nothing breaks by another spelling, an option, a field, or a promise', () => {
  const { differences, level } = compare(base, edited(edits.harmless));
  expect(differences.filter(({ impact }) => impact === 'break')).toEqual([]);
  expect(level).toBe('minor');
  expect(compare(base, base)).toEqual({ differences: [], level: 'patch' });
});

it('a name that is gone is told once, by the entry that has it', () => {
  const gone = ['formatIssue from ./parse', './parse', './lint.yaml'];
  const isKept = (name: string) => !gone.includes(name);
  const [entries, exported] = [base.entries.filter(isKept), base.exported.filter(isKept)];
  const text = report(compare(base, { ...base, entries, exported }).differences);
  expect(text).toContain('break  importers  entry ./lint.yaml\n');
  expect(text).toContain('break  importers  entry ./parse\n');
  expect(text).not.toContain('formatIssue');
  const earlier = edited([['', { Extra: { type: 'object' }, ExtraConfig: { type: 'object' } }]]);
  expect(report(compare(earlier, base).differences)).toContain('schema ExtraConfig\n');
});
