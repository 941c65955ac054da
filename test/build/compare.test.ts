/** What the comparison tells of edits of the built contract. */
import { expect, it } from 'vitest';
import { filesIn, readText } from '../../scripts/base/files.ts';
import { at, type Json, type JsonObject, tokens } from '../../scripts/base/json.ts';
import { type Release, readRelease } from '../../scripts/compare/published.ts';
import { compare, decide, report } from '../../scripts/compare.ts';
import { ROOT, yamlIn } from '../support/generated.ts';

/** What is edited, new values by their pointers, and a part of the report. */
type Row = [change: string, edit: JsonObject, told?: string];

interface Tables {
  base: JsonObject;
  told: Record<string, Row[]>;
  harmless: Row[];
  minor: Row[];
  versions: [ref: string, last: string, built: string, level: 'major', ...told: [string, number]][];
}

const { base: parts, told, harmless, minor, versions } = yamlIn<Tables>('test/build/compare.yaml');
const built = readRelease(filesIn(ROOT, 'generated/**'), (path) => readText(ROOT, path));
const base = edited([['', parts]], built);

/** A release with edits. A pointer begins with a document, or with the name of a schema in both. */
function edited(rows: Row[], release = base): Release {
  const { openapi, asyncapi } = structuredClone(release);
  const documents: Record<string, Json[]> = { openapi: [openapi], asyncapi: [asyncapi] };
  for (const [start, value] of rows.flatMap(([, edit]) => Object.entries(edit))) {
    const [first = '', ...rest] = start.split('/');
    const pointer = first in documents ? `/${rest.join('/')}` : `/components/schemas/${start}`;
    const places = (documents[first] ?? [openapi, asyncapi])
      .map((document) => at(document, pointer.replace(/\/[^/]*$/, '')))
      .filter((place): place is JsonObject => typeof place === 'object');
    expect(places, start).not.toEqual([]);
    for (const place of places) {
      const key = tokens(pointer).at(-1) ?? '';
      const from = first === 'asyncapi' ? asyncapi : openapi;
      const copied = String(value).startsWith('/') && at(from, String(value));
      const edit = copied || value;
      const index = key === '-' ? Infinity : Number(key);
      if (Array.isArray(place)) place.splice(index, 1, ...(edit === null ? [] : [edit]));
      else if (edit === null) delete place[key];
      else place[key] = edit;
    }
  }
  return { ...built, openapi, asyncapi };
}

it('the report tells each change at its place, and for whom', () => {
  const { differences, level } = compare(base, edited(Object.values(told).flat()));
  expect(level).toBe('major');
  const text = report(differences).replaceAll('\n      ', ': ');
  for (const [who, rows] of Object.entries(told))
    for (const [change, , line] of rows)
      expect.soft(text, change).toContain(`break  ${who}  ${line}`);
  expect(text).not.toContain('StopRecordingMessage.reason: is required now');
});

it('another spelling is no difference, and a promise or an option needs a minor version', () => {
  expect(compare(base, edited(harmless))).toEqual({ differences: [], level: 'patch' });
  const { differences, level } = compare(base, edited(minor));
  expect(differences.filter(({ severity }) => severity === 'break')).toEqual([]);
  for (const [change, , line] of minor) expect(report(differences), change).toContain(line);
  expect(level).toBe('minor');
});

it('names that are gone are told with their entries, and new ones on one line', () => {
  const names = base.names.filter((name) => !/^(formatIssue from|.*\/lint\.yaml)/.test(name));
  const added = base.names.filter((name) => !names.includes(name));
  const { differences } = compare(base, { ...base, names });
  expect(differences.map(({ where }) => where)).toEqual(added);
  expect(added).toEqual(expect.arrayContaining(['formatIssue from ./parse', 'formatIssue from .']));
  expect(compare({ ...base, names }, base)).toMatchObject({
    differences: [{ what: `there are also ${added.join(', ')}` }],
    level: 'minor',
  });
});

it.each(versions)('since %s (last release %s), %s with a %s change', (...row) => {
  const [ref, last, version, level, lowest, code] = row;
  expect(decide(ref, last, version, level)).toEqual({ lowest, code });
});
