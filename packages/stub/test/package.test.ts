/** The package that `npm run build` writes. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { STUB } from './support.ts';

const { resolve } = createRequire(import.meta.url);
const project = mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'stub-'));

const pack = (...args: string[]) =>
  execFileSync('npm', ['pack', '--json', ...args], { cwd: STUB, stdio: 'pipe' });

const PROGRAM = `import { startStub } from './package/dist/index.js';
const stub = await startStub();
console.log((await fetch(stub.url)).status);
await stub.close();`;

/** As strict as a user can be, without Node's types. */
const STRICTEST = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true },
  ...{ target: 'es2022', lib: ['es2022'], types: [] },
};
const RESOLUTIONS = { nodenext: 'nodenext', bundler: 'esnext', node10: 'esnext' };

it('is whole, runs, needs no types of its dependencies, and nothing else can be packed', () => {
  expect(() => pack()).toThrow('npm pack');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: STUB });
  const made = pack('./package', '--pack-destination', project);
  const [{ filename, files }] = JSON.parse(String(made));
  // Guides tell readers to copy the service.
  const copied = globSync(['src/service/*', 'faults.md', 'LICENSE'], { cwd: STUB });
  const packed = files.map(({ path }: { path: string }) => path);
  expect(packed).toEqual(expect.arrayContaining([...copied, 'dist/cli.js']));
  // The tarball has the folder `package`, too. Here, it finds the stub's dependencies.
  rmSync(join(STUB, 'package'), { recursive: true });
  execFileSync('tar', ['-xzf', join(project, filename)], { cwd: STUB });
  const manifest = JSON.parse(readFileSync(join(STUB, 'package/package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest.dependencies['speech-to-text-contract']).toBe(manifest.version);
  const options = ['--input-type=module', '--eval', PROGRAM];
  expect(String(execFileSync(process.execPath, options, { cwd: STUB }))).toBe('404\n');
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  cpSync(join(STUB, 'package'), join(modules, 'speech-to-text-stub'), { recursive: true });
  const contract = dirname(resolve('speech-to-text-contract/package.json'));
  symlinkSync(contract, join(modules, 'speech-to-text-contract'));
  writeFileSync(join(project, 'stub.ts'), "export { startStub } from 'speech-to-text-stub';\n");
  const compiler = [resolve('typescript/bin/tsc'), '-p', project];
  for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = { ...STRICTEST, module, moduleResolution };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    expect(spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout).toBe('');
  }
});
