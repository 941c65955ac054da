import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownIn, withFigures } from './report.ts';
import { bundled, SIZES, sizeOf, tooLarge } from './size.ts';

describe('what a bundler makes of an import is within its budget', () => {
  it.each(SIZES)('the bundle is within its budget: $name', async ({ contents, most }) => {
    const size = await sizeOf(contents);
    expect(size).toBeGreaterThan(0);
    expect(size, await tooLarge(contents)).toBeLessThanOrEqual(most);
  });

  it('a bundle over its budget is explained by the files in it', async () => {
    const [{ contents = '' } = {}] = SIZES;
    expect(await tooLarge(contents)).toMatch(/gzip: generated\/\S+ \d+,.*test\/bench\/size\.ts/);
  });
});

describe('one import takes along nothing that it does not need', () => {
  it.each([
    ['parseTranscriptMessage', ['Word#'], ['LiveRequest', 'TextDecoder', 'URLSearchParams', 'srt']],
    ['parseServerMessage', ['Word#', 'TextDecoder'], ['LiveRequest', 'URLSearchParams', 'srt']],
    ['parseListTranscriptionJobsQuery', ['URLSearchParams'], ['Word#', 'TextDecoder', 'srt']],
    ['parseSubtitlesConfig', ['srt'], ['Word#', 'TextDecoder', 'URLSearchParams', 'LiveRequest']],
    ['formatIssue', [], ['Word#', 'TextDecoder', 'URLSearchParams', 'srt', 'LiveRequest']],
  ])('%s takes along nothing that it does not need', async (name, present, absent) => {
    const text = await bundled(`export { ${name} } from './generated/parse.js';`);
    for (const part of present) expect(text).toContain(part);
    for (const part of absent) expect(text).not.toContain(part);
  });
});

it('the README and the guide show the figures of the last benchmark', () => {
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8'));
  expect(results.runs).not.toEqual([]);
  for (const [file, figures] of Object.entries(shownIn(results))) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(withFigures(text, figures)).toBe(text);
  }
});
