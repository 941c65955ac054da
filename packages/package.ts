/** Writes the package in this folder to its `package/`. The folder itself can't be packed: its `package.json` has no version. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

rmSync('package', { recursive: true, force: true });
// Guides tell readers to copy the service of the stub.
for (const name of ['src/service', 'README.md', 'faults.md', 'LICENSE'])
  if (existsSync(name)) cpSync(name, join('package', name), { recursive: true });
// The packages have one version.
const { name, version } = manifestIn(join(import.meta.dirname, '..'));
const { scripts, devDependencies, publishConfig, ...manifest } = manifestIn('.');
const dependencies = { ...manifest.dependencies, [name]: version };
// In the repository, the name of a package leads to its sources.
const text = JSON.stringify({ ...manifest, version, ...publishConfig, dependencies }, null, 2);
writeFileSync(join('package', 'package.json'), `${text}\n`);
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const args = [compiler, '-p', 'tsconfig.build.json', '--noCheck'];
execFileSync(process.execPath, args, { stdio: 'inherit' });
