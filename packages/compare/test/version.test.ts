/** The next version, and whether a revision passes with its own. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { versionAfter } from '../src/compare.ts';
import { judged, LOWERED, NEW, WORDS } from './judged.ts';

it('the next version is major for a break, minor for an addition, and patch for descriptions', () => {
  const next = [LOWERED, NEW, WORDS, []].map((edit) => judged(edit).nextVersion);
  expect(next).toEqual(['2.0.0', '1.1.0', '1.0.1', '1.0.0']);
  expect(versionAfter('1.4.2', ['strict-receivers'])).toBe('1.5.0');
});

it('a version may break clients if both documents bump the major number', () => {
  const versions = [[], ['1.1.0'], ['2.0.0'], ['2.0.0', '1.0.0'], ['0.9.0'], ['2.0.0-rc.1']];
  const passes = versions.map(([openapi, asyncapi]) => judged(LOWERED, openapi, asyncapi).passes);
  expect(passes).toEqual([false, false, true, false, false, false]);
});

it('a release may not be below the next version', () => {
  const passing = (edit: JsonObject[]) =>
    ['1.0.0', '1.0.1', '1.1.0', '2.0.0'].filter((one) => judged(edit, one, one, true).passes);
  expect(passing(NEW)).toEqual(['1.1.0', '2.0.0']);
  expect(passing(WORDS)).toEqual(['1.0.1', '1.1.0', '2.0.0']);
});

it('the version of a revision is the lower version of its documents and must be valid', () => {
  expect(judged([], '2.0.0-rc.9', '2.0.0-rc.10').to).toBe('2.0.0-rc.9');
  expect(() => judged([], '2.0')).toThrow('openapi#/info/version: `2.0` is not a version;');
});
