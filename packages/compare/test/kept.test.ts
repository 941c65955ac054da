/** Kept releases, in folders. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { findKept, keepRelease, readKept } from '../src/kept.ts';
import { BASE, type Bundles, releaseOf } from './base.ts';
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

describe('a folder of releases', () => {
  const keep = (kept: string, version: string) =>
    keepRelease(kept, releaseOf(changed(NEW, version)));

  it('keeps each release once, and uses the latest as the base', () => {
    const kept = temporaryFolder();
    for (const version of ['1.9.0', '1.10.0']) keep(kept, version);
    expect(readKept(findKept(kept)).version).toBe('1.10.0');
    expect(() => keep(kept, '1.9.0')).toThrow(/already exists, and a release never/);
  });

  it('compares a release with the previous one, and requires that it is identical to the kept one', () => {
    const base = temporaryFolder();
    const earlier = (version: string, edit: JsonObject[]) =>
      basename(findKept(base, releaseOf(changed(edit, version))));
    expect(() => findKept(base)).toThrow('contains no release; keep one by');
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
    [writeRelease(swapped), 'not an openapi bundle'],
    [writeRelease(BASE, { 'openapi.yaml': 'a: [' }), 'openapi.yaml:1'],
    [writeRelease(BASE, { 'exports.json': '[]' }), 'is not a list of exports'],
  ])('is refused if it is %s', (folder, message) => {
    expect(() => readKept(folder)).toThrow(message);
  });
});
