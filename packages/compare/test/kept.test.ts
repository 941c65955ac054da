/** Kept releases, in folders. */
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { findKept, keepRelease, readKept } from '../src/kept.ts';
import { BASE, releaseOf } from './base.ts';
import { changed, NEW } from './judged.ts';

const keep = (kept: string, version: string) => keepRelease(kept, releaseOf(changed(NEW, version)));

it('a folder keeps each release once, and the latest one is the base', () => {
  const kept = temporaryFolder();
  for (const version of ['1.9.0', '1.10.0']) keep(kept, version);
  expect(readKept(findKept(kept)).version).toBe('1.10.0');
  expect(() => keep(kept, '1.9.0')).toThrow(/already exists, and a release never/);
});

it('a release is compared with the previous one and must be identical to its kept copy', () => {
  const base = temporaryFolder();
  const earlier = (version: string, edit: JsonObject[]) =>
    basename(findKept(base, releaseOf(changed(edit, version))));
  expect(() => findKept(base)).toThrow('contains no release; run');
  keepRelease(base, releaseOf(BASE));
  // The first release has no previous one.
  expect(earlier('1.0.0', [])).toBe('1.0.0');
  expect(earlier('1.1.0', NEW)).toBe('1.0.0');
  keep(base, '1.1.0');
  expect(earlier('1.1.0', NEW)).toBe('1.0.0');
  expect(() => earlier('1.1.0', [])).toThrow('1.1.0: differs from the current contract');
});

it.each([
  ['openapi.yaml', JSON.stringify(BASE.asyncapi), 'not an openapi bundle'],
  ['openapi.yaml', 'a: [', 'openapi.yaml:1'],
  ['exports.json', '[]', 'is not a list of exports'],
])('an invalid kept release is an error: %s with %s', (file, text, message) => {
  const kept = temporaryFolder();
  keepRelease(kept, releaseOf(BASE));
  writeInto(findKept(kept), { [file]: text });
  expect(() => readKept(findKept(kept))).toThrow(message);
});
