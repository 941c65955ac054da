/** The package that `npm run build` writes. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { writeInto } from '../../../scripts/base/files.ts';
import { project } from '../../../test/package/pack.ts';
import { compileFiles } from '../../../test/support/tsc.ts';
import { STUB } from './support.ts';

const pack = (...args: string[]) =>
  execFileSync('npm', ['pack', '--json', ...args], { cwd: STUB, stdio: 'pipe' });

const PROGRAM = `import { startStub } from './package/dist/index.js';
const stub = await startStub();
console.log((await fetch(stub.url)).status);
await stub.close();`;

it('is whole, runs, needs no types of its dependencies, and nothing else can be packed', () => {
  expect(() => pack()).toThrow('npm pack');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: STUB });
  const made = pack('./package', '--pack-destination', project);
  const [{ filename, files }] = JSON.parse(String(made));
  const sources = globSync('src/**/!(*.d).ts', { cwd: STUB });
  const types = 'index options fields faults/faults service/options service/refusal'.split(' ');
  const expected = [
    ...sources.filter((path) => path.startsWith('src/service/')),
    ...sources.map((path) => path.replace(/^src(.*)ts$/, 'dist$1js')),
    ...types.map((name) => `dist/${name}.d.ts`),
    ...['LICENSE', 'README.md', 'faults.md', 'package.json'],
  ];
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual(expected.sort());
  // The tarball has the folder `package`, too. Here, it finds the stub's dependencies.
  rmSync(join(STUB, 'package'), { recursive: true });
  execFileSync('tar', ['-xzf', join(project, filename)], { cwd: STUB });
  const manifest = readFileSync(join(STUB, 'package/package.json'), 'utf8');
  const { scripts, dependencies, version } = JSON.parse(manifest);
  expect([scripts, dependencies['speech-to-text-contract']]).toEqual([undefined, version]);
  const options = ['--input-type=module', '--eval', PROGRAM];
  expect(String(execFileSync(process.execPath, options, { cwd: STUB }))).toBe('404\n');
  const installed = join(project, 'node_modules/speech-to-text-stub');
  cpSync(join(STUB, 'package'), installed, { recursive: true });
  writeInto(project, { 'stub.ts': "export { startStub } from 'speech-to-text-stub';\n" });
  expect(compileFiles(project, ['stub.ts'])).toBe('');
});
