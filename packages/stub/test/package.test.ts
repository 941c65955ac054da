/** The package that `npm run build` writes. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeInto } from '../../../scripts/base/files.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { compileFiles } from '../../../test/support/tsc.ts';
import { STUB } from './support.ts';

const pack = (...args: string[]) =>
  execFileSync('npm', ['pack', '--dry-run', '--json', ...args], { cwd: STUB, stdio: 'pipe' });

const PROGRAM = `import { startStub } from './package/dist/index.js';
const stub = await startStub();
console.log((await fetch(stub.url)).status);
await stub.close();`;

it('is whole, runs, needs no types of its dependencies, and nothing else can be packed', () => {
  expect(() => pack()).toThrow('npm pack');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: STUB });
  const [{ files }] = JSON.parse(String(pack('./package')));
  const packed = files.map(({ path }: { path: string }) => path);
  expect(packed).toEqual(expect.arrayContaining(['dist/cli.js', 'src/service/server.ts']));
  const manifest = JSON.parse(readFileSync(join(STUB, 'package/package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest.dependencies['speech-to-text-contract']).toBe(manifest.version);
  const options = ['--input-type=module', '--eval', PROGRAM];
  expect(String(execFileSync(process.execPath, options, { cwd: STUB }))).toBe('404\n');
  const project = temporaryFolder();
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(STUB, '../..'), join(modules, 'speech-to-text-contract'));
  cpSync(join(STUB, 'package'), join(modules, 'speech-to-text-stub'), { recursive: true });
  const code =
    "import { startStub } from 'speech-to-text-stub';\nexport const stub = startStub();\n";
  writeInto(project, { 'main.ts': code, 'package.json': '{"type":"module"}' });
  expect(compileFiles(project, ['main.ts'])).toBe('');
});
