/** Writes the package of the check to `package/`. This folder can't be packed: its `package.json` has no version. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, 'package');
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8'));

rmSync(PACKAGE, { recursive: true, force: true });
for (const name of ['README.md', 'LICENSE']) {
  cpSync(join(import.meta.dirname, name), join(PACKAGE, name), { recursive: true });
}
// The packages have one version.
const { name, version } = manifestIn('../..');
const { scripts, devDependencies, ...manifest } = manifestIn('.');
const dependencies = { ...manifest.dependencies, [name]: version };
const text = JSON.stringify({ ...manifest, version, dependencies }, null, 2);
writeFileSync(join(PACKAGE, 'package.json'), `${text}\n`);
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const project = join(import.meta.dirname, 'tsconfig.build.json');
execFileSync(process.execPath, [compiler, '-p', project, '--noCheck'], { stdio: 'inherit' });
