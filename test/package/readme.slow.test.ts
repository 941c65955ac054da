import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT as root } from '../support/contract.ts';
import { complaints, MODULES } from './project.ts';

// Inside the project, so that the package's own name resolves to its entry points.
const folder = join(root, '.build', 'readme');

interface RunnableExample {
  heading: string;
  code: string;
  output: string;
}

/** The examples that the README marks with `<!-- run -->`, each with the output it shows. */
function runnableExamples(markdown: string): RunnableExample[] {
  const pattern =
    /^### (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;
  return [...markdown.matchAll(pattern)].map(([, heading = '', code = '', output = '']) => ({
    heading,
    code,
    output,
  }));
}

const readme = await readFile(join(root, 'README.md'), 'utf8');
const examples = runnableExamples(readme);
const file = (index: number) => join(folder, `example-${index + 1}.ts`);

describe('the examples in the README', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    await Promise.all(examples.map(({ code }, index) => writeFile(file(index), code)));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are all found that are marked to be run', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(readme.match(/<!-- run -->/g)).toHaveLength(examples.length);
  });

  it.each(examples.map((example, index) => ({ ...example, index })))(
    'print what the README says: $heading',
    async ({ index, output }) => {
      let printed = '';
      const log = vi.spyOn(console, 'log').mockImplementation((...said) => {
        printed += `${format(...said)}\n`;
      });
      await import(/* @vite-ignore */ pathToFileURL(file(index)).href);
      log.mockRestore();
      expect(printed).toBe(output);
    },
  );

  it('compile under strict', () => {
    const files = examples.map((_, index) => file(index));
    const target = ts.ScriptTarget.ES2022;
    const options = { ...MODULES.nodenext, target, types: ['node'], strict: true, noEmit: true };
    expect(complaints(files, { ...options, skipLibCheck: true }, root)).toEqual([]);
  });
});

describe('the tables in the README', () => {
  it('name every entry point of the package, and no other', async () => {
    const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const entries = Object.keys(exports);
    const named = [...readme.matchAll(/`…(\/[^`]+)`/g)].map(([, path]) => `.${path}`);
    expect(entries.filter((entry) => !named.includes(entry))).toEqual(['.', './package.json']);
    const anyOf = (name: string) => name.replace(/[^/]+(?=\.json$)/, '*');
    const leads = (name: string) => entries.includes(name) || entries.includes(anyOf(name));
    expect(named.filter((name) => !leads(name))).toEqual([]);
    expect(readme).toContain('`speech-to-text-contract`');
  });

  it('name every script of the package', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const missing = Object.keys(scripts).filter(
      (name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
