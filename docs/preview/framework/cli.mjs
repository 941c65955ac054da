#!/usr/bin/env node
/**
 * `npx redocly preview` at the root of the project: installs Redocly's portal into `docs/preview/` the first time, which
 * takes a few minutes, makes its pages from `docs/` and `generated/`, and starts it there. Redocly's CLI starts the package that
 * is called `@redocly/framework`, and passes the arguments.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PREVIEW = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(PREVIEW, '../..');
const PORTAL = join(PREVIEW, 'node_modules/@redocly/realm');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Installs the portal unless the version that `docs/preview/package.json` names is there. */
function install() {
  const { dependencies } = read(join(PREVIEW, 'package.json'));
  const manifest = join(PORTAL, 'package.json');
  if (existsSync(manifest) && read(manifest).version === dependencies['@redocly/realm']) return 0;
  console.log(
    "Installing Redocly's portal into docs/preview/ (500 MB), once. This takes a few minutes.",
  );
  const options = { cwd: PREVIEW, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', ['ci', '--loglevel=error'], options).status ?? 1;
}

/** Makes the pages. */
function makePages() {
  const args = ['--import', 'tsx', 'scripts/portal.ts'];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

const code = install();
if (code !== 0)
  console.error(
    'preview: the portal could not be installed; correct the cause that npm reports above, and try again.',
  );
if (code !== 0 || makePages() !== 0) process.exit(1);
// A build replaces the folder; guides are edited.
watch(ROOT, (_, name) => {
  if (name === 'generated' && existsSync(join(ROOT, 'generated'))) makePages();
});
watch(join(ROOT, 'docs'), (_, name) => {
  if (name?.endsWith('.md')) makePages();
});
// The portal's server uses a global of browsers, and functions that Node 20 lacks.
const preload = ['framework/location.mjs'];
if (process.version.startsWith('v20.')) preload.push('node_modules/core-js/actual/index.js');
const imports = preload.map((file) => `--import ${pathToFileURL(join(PREVIEW, file))}`);
const options = [process.env.NODE_OPTIONS ?? '', ...imports].join(' ').trim();
const env = { ...process.env, NODE_OPTIONS: options, REDOCLY_TELEMETRY: 'off' };
const args = process.argv.slice(2).filter((one) => !one.startsWith('--project-dir'));
const portal = spawn(process.execPath, [join(PORTAL, 'bin.js'), ...args], {
  cwd: PREVIEW,
  stdio: 'inherit',
  env,
});
portal.on('exit', (status) => process.exit(status ?? 1));
