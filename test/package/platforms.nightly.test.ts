/** The installed package on the platforms besides Node and current TypeScript. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/base/files.ts';
import { installPackages } from '../support/install.ts';
import { compileFiles } from '../support/tsc.ts';
import { PROGRAMS, project, RESULT, run } from './pack.ts';

const packages = ['bun@1.4.5', 'deno@2.9.6', 'typescript@5.0.4'];
const installed = join(installPackages('platforms', packages), 'node_modules');

it.each([
  ['Bun', '@oven/bun-*/bin/bun', '--no-install'],
  ['Deno', '@deno/*/deno', 'run', '--no-remote', '--node-modules-dir=manual', '--no-lock'],
])('the package runs in %s', (_, pattern, ...options) => {
  // npm installs a program as a package for this platform, and maybe for others.
  const programs = filesIn(installed, pattern).map((path) => join(installed, path));
  const program = programs.find((path) => run(path, ['--version']) !== '') ?? pattern;
  expect(JSON.parse(run(program, [...options, 'main.js']))).toEqual(RESULT);
});

it('the package compiles with node10 modules and TypeScript 5.0', () => {
  const compiler = join(installed, 'typescript/bin/tsc');
  const options = { module: 'esnext', moduleResolution: 'node10', skipLibCheck: true };
  expect(compileFiles(project, PROGRAMS, options, compiler)).toBe('');
});
