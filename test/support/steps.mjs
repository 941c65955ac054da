#!/usr/bin/env node
/**
 * Runs npm scripts at the same time and prints how long each took, then what the failed scripts printed, except what
 * probably follows from a failed build.
 *
 * usage: node test/support/steps.mjs SCRIPT...; exits with 1 if one fails
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a script of package.json; its output is kept, in the order in which it was printed. */
async function run(name) {
  const start = performance.now();
  // Scripts that run tests only tell what failed.
  const env = { ...process.env, BRIEF: '1', FORCE_COLOR: '0' };
  // Without npm, which has already set the path, and takes a third of a second each time.
  const child = spawn(scripts[name], { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(16)}${seconds.padStart(6)} s  ${code === 0 ? 'passed' : 'failed'}`);
  // Two projects of TypeScript may contain the same file.
  const lines = [...new Set(output.trim().split('\n'))];
  return { name, output: lines.join('\n'), failed: code !== 0 };
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(scripts, name));
if (unknown !== undefined) {
  console.error(`package.json has no script '${unknown}'; fix the name`);
  process.exit(1);
}
const missing = Object.keys(devDependencies).find((name) => !existsSync(`node_modules/${name}`));
if (missing !== undefined) {
  console.error(`node_modules lacks ${missing}; run npm ci`);
  process.exit(1);
}
const steps = await Promise.all(names.map(run));
// Such as the verdict on the changes since the last release, and the tests that were skipped, with what they need.
for (const { output, failed } of steps)
  if (!failed && /^(Since|Skipped)/m.test(output)) console.log(`\n${output}`);
const failed = steps.filter(({ failed }) => failed);
const build = failed.find(({ name }) => name === 'build:check');
for (const { name, output } of failed) {
  // All but the format depends on the build.
  if (!build || name === build.name || name === 'lint:format')
    console.log(`\nnpm run ${name}\n${output}`);
  else console.log(`\nnpm run ${name} failed, too, perhaps for the same reason as ${build.name}`);
}
if (failed.length > 0) process.exitCode = 1;
