import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { drift } from '../../scripts/build.ts';
import type { Files } from '../../scripts/emit/files.ts';
import { generate } from '../../scripts/emit/generate.ts';
import { loadContract } from '../../scripts/read/load.ts';

const PROJECT = join(import.meta.dirname, '../..');

describe('generated/', () => {
  let files: Files;

  beforeAll(async () => {
    files = await generate(await loadContract(PROJECT));
  });

  it('is what the contract generates, byte for byte', () => {
    expect(Object.keys(files).length).toBeGreaterThan(90);
    expect(drift(PROJECT, files)).toEqual([]);
  });

  it('is not when a byte or a file differs', () => {
    const { 'facts.json': _left, ...others } = files;
    const changed = { ...others, 'openapi.json': `${files['openapi.json']} `, 'new.js': '' };
    const found = drift(PROJECT, changed).map(({ file, message }) => `${file} ${message}`);
    for (const what of ['facts.json left over', 'new.js missing', 'openapi.json changed']) {
      expect(found).toContainEqual(expect.stringMatching(`^generated/${what}, `));
    }
  });
});
