/** Packages that only nightly tests need. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from './generated.ts';

/** Installs packages, each as `name@version`, into a folder below the repository, whose own packages it also sees. */
export function installPackages(name: string, packages: string[]): string {
  const folder = join(ROOT, '.build', name);
  writeInto(folder, { 'package.json': '{"private":true,"type":"module"}' });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'pipe' });
  return folder;
}
