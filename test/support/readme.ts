/** The examples of a README, as tests. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';

const EXAMPLE = /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;

/** The examples marked with `<!-- run -->` in a README, each with the output that it shows. */
export function examplesIn(readme: string) {
  return [...readme.matchAll(EXAMPLE)].map(([, heading, code = '', output], index) => ({
    file: `example-${index + 1}.ts`,
    heading,
    code,
    output,
  }));
}

/**
 * Declares a test for each example in the README of a package: it prints what the README shows.
 *
 * @param root the folder of the package; its name and those of its dependencies resolve there
 */
export function describeReadme(root: string): void {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const examples = examplesIn(readme);
  const folder = join(root, '.build', 'readme');

  describe('the examples in the README', () => {
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of examples) writeFileSync(join(folder, file), code);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('are found for every mark in the README', () => {
      expect(examples.length).toBeGreaterThan(0);
      expect(readme.match(/<!-- run -->/g)).toHaveLength(examples.length);
    });

    it.each(examples)('print what the README shows: $heading', async ({ file, output }) => {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
      const printed = log.mock.calls.map((said) => `${format(...said)}\n`);
      log.mockRestore();
      expect(printed.join('')).toBe(output);
    });
  });
}
