import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, theNormal } from '../support/contract.ts';
import { writeModules } from '../support/modules.ts';
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

describe('one validator', () => {
  it.each(['TranscriptMessage', 'Word', 'LiveRequest', 'TranscriptionJob'])(
    'the validator of %s takes along nothing that it does not need',
    async (name) => {
      const normal = theNormal();
      const needed = reachable(name, normal.schemas);
      const schemas = new Map([...normal.schemas].filter(([one]) => needed.has(one)));
      const alone = await writeModules({ ...normal, schemas });
      const contents = (folder: string) =>
        `export { validate${name} } from ${JSON.stringify(join(folder, 'validators.js'))};`;
      const size = await sizeOf(contents(alone.folder));
      await alone.remove();
      expect(size).toBeGreaterThan(0);
      expect((await sizeOf(contents(join(ROOT, 'generated')))) / size).toBeLessThanOrEqual(1.05);
    },
  );

  /** The names of a schema and of all that it refers to. */
  function reachable(
    name: string,
    schemas: ReadonlyMap<string, object>,
    found = new Set<string>(),
  ): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    const text = JSON.stringify(schemas.get(name));
    for (const [, next = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      reachable(next, schemas, found);
    }
    return found;
  }
});

it('the README and the guide show the figures of the last benchmark', () => {
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8'));
  expect(results.runs).not.toEqual([]);
  for (const [file, figures] of Object.entries(shownIn(results))) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(withFigures(text, figures)).toBe(text);
  }
});
