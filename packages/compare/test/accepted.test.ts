/** The differences that maintainers have accepted, and how they are written down. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { checkAccepted, parseAccepted } from '../src/accepted.ts';
import { compare } from '../src/compare.ts';
import { keepRelease, readAccepted } from '../src/kept.ts';
import { report } from '../src/report.ts';
import { BASE, releaseOf } from './base.ts';
import { changed, judged, LOWERED, locate, UNPROVED } from './judged.ts';

const maximum = '/components/schemas/JobRequest/properties/priority/maximum';
const pattern = '/components/schemas/JobRequest/properties/code/pattern';
const entry = { document: 'openapi', pointer: maximum, as: 'correction', reason: 'R.' };

/** Compares an edit under some entries. Returns the result and the problems of the entries. */
function decided(edit: JsonObject[], ...entries: object[]) {
  const accepted = parseAccepted('a.yaml', JSON.stringify(entries));
  const result = compare(releaseOf(BASE), releaseOf(changed(edit)), { accepted });
  const unfit = checkAccepted('a.yaml', accepted, result.differences);
  return { result, unfit: unfit.map(({ message }) => message).join() };
}

it('a minor version may contain any break that is accepted as a correction', () => {
  const { result, unfit } = decided(LOWERED, entry);
  expect(result).toMatchObject({ passes: true, nextVersion: '1.1.0' });
  expect(unfit).toBe('');
  const [told, _, summary] = report(result, locate).split('\n\n');
  expect(told).toMatch(/^a\.yaml:1: breaks-senders\n {2}correction: R\.\n/);
  expect(summary).toMatch(/: 1 corrected\. Passed\.$/);
});

it('an acceptance covers only its own difference and no breaking change for importers', () => {
  const others = [...LOWERED, { remove: 'JobRequest/properties/ratio' }];
  expect(decided(others, entry).result.passes).toBe(false);
  // An acceptance is about the service, not about importers.
  const renamed = [{ replace: 'Part/oneOf/0/title', value: 'Worked' }];
  const entries = ['/info', '/components/schemas/Part'].map((pointer) => ({ ...entry, pointer }));
  expect(decided(renamed, ...entries).result.passes).toBe(false);
  const pointer = '/paths/~1files/post/operationId';
  const called = [{ replace: `openapi:${pointer}`, value: 'addFile' }];
  expect(decided(called, { ...entry, pointer }).result.passes).toBe(false);
});

it('`judged` accepts a difference only if no break is proved', () => {
  const judgement = { ...entry, as: 'judged' };
  expect(decided(UNPROVED).result.passes).toBe(false);
  const fit = { result: { passes: true, nextVersion: '1.1.0' }, unfit: '' };
  expect(decided(UNPROVED, { ...judgement, pointer: pattern })).toMatchObject(fit);
  const proved = decided(LOWERED, judgement);
  expect(proved.result.passes).toBe(false);
  expect(proved.unfit).toContain('the verdict here is breaks-senders');
});

it('an acceptance must name the document and the place of a difference', () => {
  const { result, unfit } = decided(LOWERED, { ...entry, document: 'asyncapi' });
  expect(result.passes).toBe(false);
  expect(unfit).toContain(`asyncapi#${maximum} matches no difference; remove the entry`);
});

it('the report prints acceptances that can be copied', () => {
  // A place with characters that have a meaning in YAML.
  const place = 'openapi:/paths/~1jobs~1{id}~1parts~1{part}/get/parameters/1/schema/maximum';
  const edits = [...UNPROVED, ...LOWERED, { replace: place, value: 8 }];
  const { result } = decided(edits);
  const printed = report(result, locate);
  const entries = Array.from(printed.matchAll(/^ {2}(- \{ .*)$/gm), ([, text]) => text);
  expect(entries).toHaveLength(3);
  const list = entries.join('\n').replaceAll("reason: ''", 'reason: R.');
  const accepted = parseAccepted('a.yaml', list);
  expect(decided(edits, ...accepted)).toMatchObject({ result: { passes: true }, unfit: '' });
  expect(() => parseAccepted('a.yaml', entries.join('\n'))).toThrow('/0: `reason` is missing');
  // Nothing is offered that needs no acceptance.
  const passing = report(judged(LOWERED, '2.0.0'), locate);
  expect(passing).not.toContain('maintainers may add');
});

it.each([
  ['{}', 'must be a list'],
  ['[a]', '/0: `document` is missing; write openapi or asyncapi'],
  [[{ ...entry, document: 'openAPI' }], '/0: `document` is "openAPI"; write openapi or asyncapi'],
  [[{ ...entry, pointer: 'x' }], '/0: `pointer` is missing or does not begin with `/`'],
  [[entry, { ...entry, pointer: '/', reason: ' ' }], '/1: `reason` is missing'],
  [[{ ...entry, by: 'me' }], '/0: `by` is not a key of an entry'],
  [[entry, { ...entry, reason: 'S.' }], '/1: another entry has the same place'],
])('the list of acceptances %j is an error', (list, message) => {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  expect(() => parseAccepted('a.yaml', text)).toThrow(message);
});

it('acceptances move into the next kept release', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'accepted.yaml');
  const keep = (version: string, edit: JsonObject[]) =>
    keepRelease(folder, releaseOf(changed(edit, version)));
  keep('1.0.0', []);
  writeFileSync(file, `# Why.\n${JSON.stringify([entry])}\n`);
  keep('1.1.0', LOWERED);
  expect(readFileSync(file, 'utf8')).toBe('# Why.\n[]\n');
  expect(readAccepted(folder, '1.0.0')).toEqual({ pending: [], all: [entry] });
  expect(readAccepted(folder, '1.1.0')).toEqual({ pending: [], all: [] });
});
