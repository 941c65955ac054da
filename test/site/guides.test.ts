/** The guides, their samples and their requests. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { load } from '../../scripts/read/load.ts';
import { LANGUAGES, readProse } from '../../scripts/site/prose.ts';

const ROOT = join(import.meta.dirname, '../..');
const { contract } = await load(ROOT);
const prose = readProse(ROOT);

it('every operation has a sample in each language', () => {
  const wanted = contract.operations.flatMap(({ id }) =>
    LANGUAGES.map(({ ending }) => `samples/${id}.${ending}`),
  );
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((path) => !prose.has(path))).toEqual([]);
});

/** The JSON blocks in the guides that name a schema. */
const requests = [...prose].flatMap(([path, text]) =>
  [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map((found) => {
    const [, schema = '', json = ''] = found;
    return { place: `docs/${path}:${text.slice(0, found.index).split('\n').length}`, schema, json };
  }),
);

type Parse = (value: unknown) => { issues?: unknown };
const parsers: Partial<Record<string, Parse>> = await import(
  /* @vite-ignore */ pathToFileURL(join(ROOT, 'generated/strict/parse.js')).href
);

it('every request in the guides is valid in the strict profile', () => {
  expect(requests).not.toEqual([]);
  for (const { place, schema, json } of requests) {
    const parse = parsers[`parse${schema}`];
    expect(parse?.(JSON.parse(json)), place).toMatchObject({ ok: true });
  }
});
