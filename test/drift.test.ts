import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drift } from '../scripts/build.ts';
import { generate } from '../scripts/generate.ts';
import { loadContract } from '../scripts/load.ts';

const PROJECT = join(import.meta.dirname, '..');

describe('generated/', () => {
  it('is what the contract generates, byte for byte', async () => {
    const files = await generate(await loadContract(PROJECT));
    expect(Object.keys(files).length).toBeGreaterThan(90);
    expect(drift(PROJECT, files)).toEqual([]);
  });

  it('is noticed when a byte of it differs', async () => {
    const files = await generate(await loadContract(PROJECT));
    files['openapi.json'] = `${files['openapi.json']} `;
    expect(drift(PROJECT, files).map(({ file }) => file)).toEqual(['generated/openapi.json']);
  });
});
