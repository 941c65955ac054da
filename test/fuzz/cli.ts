/** `npm run fuzz -- [--count 1000000] [--seed N] [--processes 2]` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { fuzz } from './fuzz.ts';
import { ROOT } from './judges.ts';
import { lines, names } from './report.ts';

function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} takes a whole number, not "${text}"`);
  process.exit(2);
}

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});
const seed = whole('seed', options.seed);
const processes = Math.max(1, whole('processes', options.processes));
const count = whole('count', options.count);
console.log(`seed ${seed}`);

const bar = new SingleBar({
  format: '{bar} {percentage}% | {value} of {total} values | {eta_formatted} left',
  hideCursor: true,
  noTTYOutput: true,
  notTTYSchedule: 15_000,
});
let started = false;
const report = await fuzz({
  count,
  seed,
  processes,
  onProgress(total, done) {
    if (!started) bar.start(total, 0);
    started = true;
    bar.update(done);
  },
});
bar.stop();

console.log((await lines(report)).join('\n'));
const folder = join(ROOT.pathname, '.build/fuzz');
if (report.failed.length > 0) mkdirSync(folder, { recursive: true });
for (const [file, failed] of names(report.failed)) {
  writeFileSync(join(folder, file), `${JSON.stringify(failed, null, 2)}\n`);
  console.log(`written to .build/fuzz/${file}`);
}
process.exitCode = report.failed.length > 0 ? 1 : 0;
