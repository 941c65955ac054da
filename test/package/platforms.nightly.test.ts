/** The installed package on the platforms besides Node and current TypeScript. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { installPackages } from '../support/install.ts';
import { compileFiles } from '../support/tsc.ts';
import { bundle, linkTypes, project, RESULT, run, USER } from './pack.ts';

const folder = installPackages('platforms', [
  ...['bun@1.4.5', 'deno@2.9.6', 'workerd@1.20261117.1', 'typescript@5.0.4'],
]);
/** The path of a program: npm installs it as a package for this platform. */
const programAt = (pattern: string) =>
  globSync(pattern, { cwd: join(folder, 'node_modules'), absolute: true }).find(
    (path) => run(path, ['--version']) !== '',
  ) ?? expect.fail(pattern);

it.each([
  ['Bun', '@oven/bun-*/bin/bun', '--no-install'],
  ['Deno', '@deno/*/deno', 'run', '--no-remote', '--node-modules-dir=manual', '--no-lock'],
])('the package runs in %s', (_, pattern, ...options) => {
  expect(JSON.parse(run(programAt(pattern), [...options, 'main.js']))).toEqual(RESULT);
});

const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (
  modules = [(name = "worker", esModule = embed "bundled-worker.js")],
  compatibilityDate = "2025-01-01",
))]);
`;

it('the package runs in workerd', async () => {
  const worker = "import './main.js'; export default { test() {} };\n";
  writeInto(project, { 'worker.js': worker, 'worker.capnp': WORKER });
  await bundle('worker.js', 'bundled-worker.js');
  // workerd also prints that the test passed.
  const workerd = programAt('@cloudflare/workerd-*/bin/workerd');
  const [printed = ''] = run(workerd, ['test', 'worker.capnp']).split('\n');
  expect(JSON.parse(printed)).toEqual(RESULT);
});

it('the package compiles with node10 modules and TypeScript 5.0', () => {
  linkTypes();
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  const programs = readdirSync(USER).filter((file) => file.endsWith('.ts'));
  const options = { module: 'esnext', moduleResolution: 'node10', skipLibCheck: true };
  expect(compileFiles(project, programs, options, compiler)).toBe('');
});
