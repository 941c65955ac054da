/** The examples of the README print what it shows. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/contract.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const EXAMPLE = /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;
const examples = Array.from(readme.matchAll(EXAMPLE), ([, heading, code = '', output], index) => {
  return { file: `example-${index + 1}.ts`, heading, code, output };
});
// Below the root, where the name of the package resolves.
const folder = join(ROOT, '.build', 'readme');

writeInto(folder, Object.fromEntries(examples.map(({ file, code }) => [file, code])));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each marker in the README belongs to an example', () => {
  expect(examples.length).toBeGreaterThan(0);
  expect(readme.match(/<!-- run -->/g)).toHaveLength(examples.length);
});

it.each(examples)('the README example under $heading prints the shown output', async (example) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ pathToFileURL(join(folder, example.file)).href);
  const printed = log.mock.calls.map((said) => `${format(...said)}\n`);
  log.mockRestore();
  expect(printed.join('')).toBe(example.output);
});
