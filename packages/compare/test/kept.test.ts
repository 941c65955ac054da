/** Kept releases, in folders. */
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { findKept, keepRelease, readKept } from '../src/kept.ts';
import type { Bundles } from '../src/release.ts';
import { BASE, releaseOf } from './base.ts';
import { changed, NEW } from './judged.ts';

/** Writes bundles as a release without exports, with other files as given; JSON is YAML. */
function writeRelease({ openapi, asyncapi }: Bundles, odd: Record<string, string> = {}): string {
  const files = {
    'openapi.yaml': JSON.stringify(openapi),
    'asyncapi.yaml': JSON.stringify(asyncapi),
    'exports.json': '{}',
    ...odd,
  };
  const path = temporaryFolder();
  writeInto(path, files);
  return path;
}

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

const swapped = { openapi: BASE.asyncapi, asyncapi: BASE.openapi };

it.each([
  ['not an openapi bundle', writeRelease(swapped)],
  ['openapi.yaml:1', writeRelease(BASE, { 'openapi.yaml': 'a: [' })],
  ['is not a list of exports', writeRelease(BASE, { 'exports.json': '[]' })],
])('an invalid kept release is an error: %s', (message, folder) => {
  expect(() => readKept(folder)).toThrow(message);
});
