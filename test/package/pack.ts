/** A user's project with the packed package unpacked where npm would put it; it has no dependencies to install. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

export const project = temporaryFolder();
export const installed = join(project, 'node_modules/speech-to-text-contract');

// Pack a copy: npm would first read all of `node_modules`.
const source = temporaryFolder();
const others = /[\\/](node_modules|\.\w+|preview|scripts)$/;
const isCopied = (path: string) => path === ROOT || !others.test(path);
cpSync(ROOT, source, { recursive: true, filter: isCopied });
// Untracked files: settings, notes, and backups of editors.
const STRAYS = [
  'packages/samples/src/.env',
  'packages/samples/src/key.json',
  'generated/a.js.orig',
];
for (const file of STRAYS) writeInto(source, { [file]: 'secret' });
const pack = ['pack', '--json', '--silent', '--pack-destination', project];
const [made] = JSON.parse(execFileSync('npm', pack, { cwd: source, encoding: 'utf8' }));

export const tarball = join(project, made.filename);
/** The paths of the packed files. */
export const packed: string[] = made.files.map(({ path }: { path: string }) => path);

mkdirSync(installed, { recursive: true });
execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
// What the user's programs import besides the package: Ajv, whose types need `fast-uri`.
for (const name of ['ajv', 'fast-uri'])
  symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
cpSync(join(import.meta.dirname, 'user'), project, { recursive: true });
writeInto(project, { 'package.json': '{"name":"user","private":true,"type":"module"}' });

/** The user's programs, which a compiler checks. */
export const PROGRAMS = filesIn(project, '*.ts');

/** What the user's `main.js` prints on every platform. */
export const RESULT = {
  verdicts: [true, false],
  loose: [true, false],
  bytes: true,
  audio: 'audio',
  filled: true,
  issue: '/channels must be an integer, but is "two"',
  query: [['done', 'error'], 5, { team: 'a' }],
  misspelled: ['/diarisation'],
  deviations: ['/created_at'],
  name: 'Word',
};

/** Runs a program in the project, without colors; telemetry and updates are switched off. */
export function run(command: string, options: string[]): string {
  const quiet = { NO_COLOR: '1', FORCE_COLOR: '0', DO_NOT_TRACK: '1', DENO_NO_UPDATE_CHECK: '1' };
  const env = { ...process.env, ...quiet, DENO_DIR: join(project, '.deno') };
  const { stdout, stderr } = spawnSync(command, options, { cwd: project, env, encoding: 'utf8' });
  // Some tools print errors on stdout.
  return stdout + stderr;
}
