#!/usr/bin/env node
/**
 * Runs npm scripts at the same time, and prints how long each took, then what the failed ones printed: what is wrong
 * comes last, and once. After `then` come scripts that only run if all before it pass: they would fail for the same
 * reason.
 *
 * usage: node test/support/steps.mjs SCRIPT... [then SCRIPT...]...; exits with 1 if one fails
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

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

const groups = process.argv.slice(2).join(' ').split(' then ');
const unknown = groups
  .join(' ')
  .split(' ')
  .find((name) => !Object.hasOwn(scripts, name));
if (unknown !== undefined) {
  console.error(`package.json has no script '${unknown}'; correct the name`);
  process.exit(1);
}
for (const group of groups) {
  const steps = await Promise.all(group.split(' ').map(run));
  for (const { name, output, failed } of steps) {
    if (failed) console.log(`\nnpm run ${name}\n${output}`);
    // Such as the tests that were skipped, and what they need.
    else if (/^Skipped/m.test(output)) console.log(`\n${output}`);
  }
  if (steps.some(({ failed }) => failed)) {
    process.exitCode = 1;
    break;
  }
}
