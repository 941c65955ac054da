#!/usr/bin/env node
/**
 * Run by `npx redocly preview` at the root of the project: installs Redocly's portal into `docs/preview/` the first time,
 * makes its pages from `docs/` and `generated/`, and starts it there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalCommand } from './redocly.mjs';

const PREVIEW = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(PREVIEW, '../..');
/** Contains the process that uses this folder. */
const RUNNING = join(PREVIEW, '.running');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function fail(message) {
  console.error(`preview: ${message}`);
  process.exit(1);
}

/** Claims the folder for this process. */
function claim() {
  const owner = existsSync(RUNNING) ? Number(readFileSync(RUNNING, 'utf8')) : 0;
  if (owner && isAlive(owner))
    fail(
      `a preview of this folder already runs (process ${owner}); open its URL, or stop it first`,
    );
  writeFileSync(RUNNING, String(process.pid));
  process.on('exit', () => rmSync(RUNNING, { force: true }));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Installs the portal unless an installation of all pinned versions has ended. */
function install() {
  const { dependencies } = read(join(PREVIEW, 'package.json'));
  // npm writes this file last.
  const ended = join(PREVIEW, 'node_modules/.package-lock.json');
  const installed = existsSync(ended) ? read(ended).packages : {};
  const isInstalled = ([name, version]) => installed[`node_modules/${name}`]?.version === version;
  if (Object.entries(dependencies).every(isInstalled)) return;
  console.log("Installing Redocly's portal into docs/preview/ (500 MB). This is done once.");
  console.log('It takes a minute or more and prints nothing.');
  const options = {
    cwd: PREVIEW,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  };
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], options);
  if (status !== 0)
    fail('the portal could not be installed; npm says why above. Run the command again.');
  console.log('Installed the portal. It starts in about half a minute.');
}

function makePages() {
  const args = ['--import', 'tsx/esm', 'scripts/site/preview.ts'];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Makes the pages again after the last of several changes. */
let timer;
function update() {
  clearTimeout(timer);
  timer = setTimeout(() => existsSync(join(ROOT, 'generated')) && makePages(), 300);
}

claim();
install();
if (!makePages()) process.exit(1);
// A build replaces the folder; guides are edited.
watch(ROOT, (_, name) => name === 'generated' && update());
watch(join(ROOT, 'docs'), (_, name) => name?.endsWith('.md') && update());
const { args, env } = portalCommand(PREVIEW, process.argv.slice(2));
const portal = spawn(process.execPath, args, { cwd: PREVIEW, stdio: 'inherit', env });
portal.on('exit', (status) => {
  if (status)
    fail(
      'the portal failed, as printed above; if its port is in use, add `--port 4001`, and if a package is missing, delete docs/preview/node_modules and run the command again',
    );
  process.exit(status ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => portal.kill(signal));
