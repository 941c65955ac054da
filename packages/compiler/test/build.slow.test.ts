/** The build from end to end, on the small contract: what it writes, compares, refuses and leaves unchanged. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { lint, lintOpenapi, lintSources } from '../src/check/lint.ts';
import { build } from '../src/emit/build.ts';
import { writeFiles } from '../src/emit/files.ts';
import { type Finding, FindingsError, refuse } from '../src/model/finding.ts';
import { load, withPlaces } from '../src/read/load.ts';
import { copySmall, edit } from './support/small.ts';
import { textsIn } from './support/temporary.ts';

describe('build', () => {
  let root: string;

  beforeAll(async () => {
    root = copySmall();
    await build(root, 'write', () => {});
  });

  it('with --check, lists the files that differ and writes none', async () => {
    const generated = join(root, 'generated');
    writeFileSync(join(generated, 'openapi.json'), '{}');
    writeFileSync(join(generated, 'left.js'), '');
    const before = textsIn(generated);
    const error = await build(root, 'check', () => {}).catch((error) => error);
    expect(error).toBeInstanceOf(FindingsError);
    expect((error as Error).message).toBe(
      'generated: these files differ from what the contract generates: left.js, openapi.json; run npm run build and commit the result',
    );
    expect(textsIn(generated)).toEqual(before);
  });

  it('exits without an error when the reader of its output stops', async () => {
    const main = `import { runCommand } from '${new URL('../src/command.ts', import.meta.url)}';
      process.exitCode = await runCommand('usage', {}, ['--help'], () => {});`;
    const options = ['--import', 'tsx', '--input-type=module', '--eval', main];
    const child = spawn(process.execPath, options);
    child.stdout.destroy();
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('the linters', () => {
  it('point to the hand-written file, and report each problem once', async () => {
    const root = copySmall();
    edit(root, 'openapi/paths/jobs.yaml', '4XX', '4xx');
    const loaded = await load(root);
    const placesFound = async (linting: Promise<Finding[]>) => {
      const error = await withPlaces(loaded, async () => refuse(await linting)).catch(
        (thrown) => thrown,
      );
      const { findings = [] } = (error ?? {}) as Partial<FindingsError>;
      return findings.map(({ file, location }) => `${file}#${location}`);
    };
    const own = await placesFound(lintSources(root, loaded.sources));
    expect(own).toContain('openapi/paths/jobs.yaml#/get/responses/4xx');
    expect(await placesFound(lintOpenapi(loaded.contract))).toEqual([
      'openapi/paths/jobs.yaml#/get/responses',
    ]);
    // A problem of a hand-written file is reported once, and not again for its bundle.
    expect(await placesFound(lint(loaded))).toEqual(own);
  });
});

describe('writeFiles', () => {
  it('replaces the folder as a whole', () => {
    const root = copySmall();
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'out/old.txt'), 'old');
    writeFiles(root, 'out', { 'new.txt': 'new', 'deep/er.txt': 'deep' });
    expect(textsIn(join(root, 'out'))).toEqual({ 'new.txt': 'new', 'deep/er.txt': 'deep' });
    expect(readdirSync(join(root, '.build'))).toEqual([]);
  });

  it('leaves the folder unchanged if it fails', () => {
    const root = copySmall();
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'out/old.txt'), 'old');
    // A file cannot also be a folder.
    expect(() => writeFiles(root, 'out', { first: '', 'first/second': '' })).toThrow();
    expect(textsIn(join(root, 'out'))).toEqual({ 'old.txt': 'old' });
    expect(readdirSync(join(root, '.build'))).toEqual([]);
  });

  it('removes what a killed build left, and nothing of one that runs', () => {
    const root = copySmall();
    // In a new container, a build may have the number of the one that was killed.
    const killed = [spawnSync(process.execPath, ['--eval', '']).pid, process.pid];
    const left = killed.map((pid) => `.build/write-${pid}-a/next`);
    for (const folder of [...left, `.build/write-${process.ppid}-b/next`])
      mkdirSync(join(root, folder), { recursive: true });
    writeFiles(root, 'out', { 'new.txt': 'new' });
    expect(readdirSync(join(root, '.build'))).toEqual([`write-${process.ppid}-b`]);
  });

  it.each([
    ['out', 'file'],
    ['out', 'link'],
    ['.build', 'file'],
  ])('refuses %s if it is a %s, and leaves it', (path, kind) => {
    const root = copySmall();
    mkdirSync(join(root, 'elsewhere'));
    if (kind === 'link') symlinkSync('elsewhere', join(root, path));
    else writeFileSync(join(root, path), '');
    const refusal = `${path}: this must be a folder; remove the file or link`;
    expect(() => writeFiles(root, 'out', { 'new.txt': 'new' })).toThrow(refusal);
    expect(lstatSync(join(root, path)).isDirectory()).toBe(false);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });
});
