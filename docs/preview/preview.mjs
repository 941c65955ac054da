#!/usr/bin/env node
// `npx redocly preview` runs the package `@redocly/framework`, which npm doesn't have. This one starts Redocly's portal.
import { execFileSync, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

// With another version, check preload.mjs, and these names of its pages in styles.css: its variables, the classes `tag-…`,
// `schema-name`, `line`, and `md-table-wrapper`, `DevModeFloatingBar`, `CodeBlock`, `Navbar`, and the labels of two buttons.
const PORTAL = '@redocly/realm@0.135.2';
const isWindows = process.platform === 'win32';

console.log('Starting the portal: a minute, and 500 MB to download at the first start.');
const bin = await commandsOf(PORTAL);
console.log('After an edit of the contract, run npm run build, and the pages follow.');
const preload = `--import ${import.meta.resolve('./preload.mjs')}`;
const program = join(bin, '../@redocly/realm/bin.js');
const portal = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}` },
  // A process group of its own, because the portal leaves its compiler running.
  detached: !isWindows,
});
portal.on('exit', (code) => {
  stop('SIGKILL');
  process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'));

// Neither npm nor a shell passes on every signal, so the portal also ends with each process that started it.
const starters = startersOf(process.ppid);
setInterval(() => starters.every(isRunning) || stop('SIGTERM'), 500);

function stop(signal) {
  try {
    process.kill(isWindows ? portal.pid : -portal.pid, signal);
  } catch {
    // They have ended.
  }
}

/** The folder of the commands of a package in the cache of npm, which npm fills if necessary. */
async function commandsOf(name) {
  const command = ['node', '-p', 'process.env.PATH'];
  const npx = spawn('npx', ['--yes', '--prefer-offline', `--package=${name}`, '--', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows,
  });
  const start = Date.now();
  const clock = setInterval(() => {
    console.log(`Still downloading after ${Math.round((Date.now() - start) / 1000)} seconds`);
  }, 15_000);
  const path = (await npx.stdout.toArray()).join('');
  clearInterval(clock);
  if (path === '') process.exit(1);
  return path.split(delimiter)[0];
}

/** The processes from this one's parent up to the command `redocly preview`. */
function startersOf(parent) {
  const above = [];
  for (let pid = parent; pid > 1 && !isWindows; ) {
    const args = ['-o', 'ppid=', '-o', 'args=', '-p', pid];
    const [, next, command] = /(\d+) (.*)/.exec(execFileSync('ps', args, { encoding: 'utf8' }));
    above.push({ pid, isPreview: /redocly.* preview\b/.test(command) });
    pid = Number(next);
  }
  const last = above.findLastIndex(({ isPreview }) => isPreview);
  return above.slice(0, last + 1).map(({ pid }) => pid);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
