/**
 * Runs the steps of `npm run lint`, `npm run check` or `npm test` at the same time: the tests print as they
 * go, every other step when it ends, and the last lines say how each step ended and how long it took.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Not through npm, which is slow to start.
const { build, typecheck } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const REPORTERS = '--reporter=default --reporter=json --reporter=./test/support/summary.ts';
const format = 'biome check .';
const SAME = { format, types: typecheck, build: `${build} --check` };
const KINDS = {
  lint: { format, build: `${build} --lint` },
  check: { ...SAME, tests: "vitest run --exclude '**/*.slow.test.ts' --no-file-parallelism" },
  test: {
    ...SAME,
    tests: `vitest run ${REPORTERS} --outputFile.json=.build/tests.json`,
  },
};
const [kind] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind)) {
  console.error(`usage: node test/run.mjs ${Object.keys(KINDS).join(' | ')}`);
  process.exit(2);
}
if ('tests' in KINDS[kind] && /[#%]/.test(process.cwd())) {
  console.error(
    'Vitest loads nothing below a folder with # or % in its name, where the build works: move the project to run the tests.',
  );
  process.exit(2);
}

const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** What fixes a step that failed, where its own output does not say. */
const FIXED_BY = { format: 'npm run format fixes what can be fixed automatically.' };

/** Runs a step. Returns whether it passed, and its line in the table at the end. */
function run([name, command]) {
  const start = performance.now();
  let said = '';
  const print = (text) => process.stdout.write(text);
  const keep = (text) => {
    said += text;
  };
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...color },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', name === 'tests' ? print : keep);
    }
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const verdict = passed ? 'passed' : 'FAILED';
      const fix = (!passed && FIXED_BY[name]) || '';
      if (said) print(`\n── ${name} ${verdict}\n${said}${fix}\n`);
      resolve({ passed, line: `${name.padEnd(7)} ${verdict} ${seconds.padStart(6)} s` });
    });
  });
}

const ended = await Promise.all(Object.entries(KINDS[kind]).map(run));
console.log(`\n${ended.map(({ line }) => line).join('\n')}`);
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1;
