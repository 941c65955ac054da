import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
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

  it('are five, and none that is marked to be run is passed over', () => {
    expect(examples).toHaveLength(5);
    expect(readme.match(/<!-- run -->/g)).toHaveLength(5);
  });

  it.each(examples.map((example, index) => ({ ...example, index })))(
    '$heading',
    async ({ index, output }) => {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', file(index)], {
        cwd: root,
      });
      expect(stdout).toBe(output);
    },
  );

  it('compile under strict', async () => {
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
    const files = examples.map((_, index) => file(index));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    await expect(
      run(process.execPath, [tsc, ...options, '--types', 'node', ...files], { cwd: root }),
    ).resolves.toMatchObject({ stdout: '' });
  });
});

describe('the tables in the README', () => {
  it('name every entry point of the package', async () => {
    const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
    const missing = entries.filter((entry) => !readme.includes(`\`${entry.replace(/^\./, '…')}\``));
    expect(entries.length).toBeGreaterThan(15);
    expect(missing).toEqual(['.']);
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
