/** Sizes of what a bundler makes of an import: within their budgets, and nothing in them that is not needed. */
import { expect, it } from 'vitest';
import { bundled, SIZES, sizeOf } from './size.ts';

it.each(SIZES)('a bundle stays within its budget: $name', async ({ contents, most }) => {
  const size = await sizeOf(contents);
  expect(size).toBeGreaterThan(0);
  const remedy = 'find what grew, or raise its budget in test/bench/size.ts';
  expect(size, remedy).toBeLessThanOrEqual(most);
});

it.each([
  ['parseTranscriptMessage', ['Word#'], ['LiveRequest', 'TextDecoder', 'URLSearchParams', 'srt']],
  ['parseServerMessage', ['Word#', 'TextDecoder'], ['LiveRequest', 'URLSearchParams', 'srt']],
  ['parseListTranscriptionJobsQuery', ['URLSearchParams'], ['Word#', 'TextDecoder', 'srt']],
  ['parseSubtitlesConfig', ['srt'], ['Word#', 'TextDecoder', 'URLSearchParams', 'LiveRequest']],
  ['formatIssue', [], ['Word#', 'TextDecoder', 'URLSearchParams', 'srt', 'LiveRequest']],
])('the bundle of %s holds nothing that it does not need', async (name, present, absent) => {
  const text = await bundled(`export { ${name} } from './generated/parse.js';`);
  for (const part of present) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
});
