#!/usr/bin/env node
/**
 * `npx redocly preview` at the root of the project: installs Redocly's portal into `preview/` the first time, which
 * takes about a minute, and starts it there. Redocly's CLI starts the package that is called `@redocly/framework`, and
 * passes the arguments.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PREVIEW = fileURLToPath(new URL('..', import.meta.url));
const PORTAL = join(PREVIEW, 'node_modules/@redocly/realm');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a program in `preview/`, with its output on the terminal, and returns its exit code. */
function run(command, args, env = process.env) {
  const options = { cwd: PREVIEW, stdio: 'inherit', env, shell: process.platform === 'win32' };
  return spawnSync(command, args, options).status ?? 1;
}

/** Installs the portal unless the version that `preview/package.json` names is there. */
function install() {
  const { dependencies } = read(join(PREVIEW, 'package.json'));
  const manifest = join(PORTAL, 'package.json');
  if (existsSync(manifest) && read(manifest).version === dependencies['@redocly/realm']) return 0;
  console.log("Installing Redocly's portal into preview/, once. This takes about a minute.");
  return run('npm', ['ci', '--loglevel=http']);
}

const code = install();
if (code !== 0) {
  console.error("preview: the portal could not be installed; see npm's message above.");
  process.exit(code);
}
// The portal uses functions that Node 20 lacks.
const { href } = pathToFileURL(join(PREVIEW, 'node_modules/core-js/actual/index.js'));
const preload = process.version.startsWith('v20.') ? ['--import', href] : [];
const options = [process.env.NODE_OPTIONS ?? '', ...preload].join(' ').trim();
const env = { ...process.env, NODE_OPTIONS: options, REDOCLY_TELEMETRY: 'off' };
const args = process.argv.slice(2).filter((one) => !one.startsWith('--project-dir'));
process.exit(run(process.execPath, [join(PORTAL, 'bin.js'), ...args], env));
