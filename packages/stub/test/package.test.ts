/** The package that `npm run build` writes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { STUB } from './support.ts';

const { resolve } = createRequire(import.meta.url);
const project = mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'stub-'));
const installed = join(project, 'node_modules/speech-to-text-stub');

const pack = (...args: string[]) =>
  execFileSync('npm', ['pack', '--json', ...args], { cwd: STUB, stdio: 'pipe' });

const PROGRAM = `import { startStub } from 'speech-to-text-stub';
const stub = await startStub();
console.log((await fetch(stub.url)).status);
await stub.close();`;

/** As strict as a user can be, without Node's types. */
const STRICTEST = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true },
  ...{ target: 'es2022', lib: ['es2022'], types: [] },
};
const RESOLUTIONS = { nodenext: 'nodenext', bundler: 'esnext', node10: 'esnext' };

it('is whole, needs no types of its dependencies, runs, and nothing else can be packed', () => {
  expect(() => pack()).toThrow('npm pack');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: STUB });
  const [{ filename }] = JSON.parse(String(pack('./package', '--pack-destination', project)));
  mkdirSync(installed, { recursive: true });
  const archive = join(project, filename);
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components', '1']);
  // Guides tell readers to copy the service.
  const copied = globSync(['src/service/*', 'faults.md', 'LICENSE'], { cwd: STUB });
  const packed = globSync('**', { cwd: installed });
  expect(packed).toEqual(expect.arrayContaining([...copied, 'dist/cli.js']));
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest.dependencies['speech-to-text-contract']).toBe(manifest.version);
  const contract = dirname(resolve('speech-to-text-contract/package.json'));
  symlinkSync(contract, join(project, 'node_modules/speech-to-text-contract'));
  writeFileSync(join(project, 'stub.ts'), "export { startStub } from 'speech-to-text-stub';\n");
  const compiler = [resolve('typescript/bin/tsc'), '-p', project];
  for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = { ...STRICTEST, module, moduleResolution };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    expect(spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout).toBe('');
  }
  symlinkSync(join(resolve('fastify/package.json'), '../..'), join(installed, 'node_modules'));
  const options = ['--input-type=module', '--eval', PROGRAM];
  expect(String(execFileSync(process.execPath, options, { cwd: project }))).toBe('404\n');
});
