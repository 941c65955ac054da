/** `npm run bench`: measures the time from bytes to a validated value and the sizes of bundles. */
import { Bench } from 'tinybench';
import { runCommand } from '../../scripts/base/command.ts';
import type { Case } from './cases.ts';
import { measureSizes } from './size.ts';

const USAGE = `usage: bench

Measures speed and size with this version of Node, and prints the tables. It takes two minutes. Exits with 1 if a size
exceeds its budget, or if the time of a function grows faster than its input.`;

async function main(): Promise<number> {
  // Imported late: compiling all contenders takes seconds, and `--help` needs none of them.
  const { cases } = await import('./cases.ts');
  const rows = cases.map((row) => {
    console.error(row.name);
    const times = measure(row);
    return [row.name, ...['json', 'ours', 'ajv'].map((by) => readable(times[by]))];
  });
  const head = ['Value', '`JSON.parse` alone', 'with this package', 'with Ajv'];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  console.log(lines.join('\n'));
  const sizes = await measureSizes();
  for (const { name, bytes } of sizes) console.log(`${name}: ${bytes} bytes`);
  const over = sizes.filter(({ bytes, most }) => bytes > most);
  for (const { name, bytes, most } of over) {
    const grown = `${name}: ${bytes - most} bytes over its budget of ${most}`;
    console.error(`${grown}; find what grew, or raise the budget in test/bench/size.ts`);
  }
  const { measureGrowth } = await import('./growth.ts');
  const grown = await measureGrowth();
  for (const line of grown)
    console.error(`${line} for ten times the input; look for a nested loop`);
  return over.length + grown.length > 0 ? 1 : 0;
}

/** Milliseconds from the bytes of a payload to the verdict on its value, by contender; `json` is JSON.parse alone. */
function measure({ name, contenders, payload, valid }: Case): Record<string, number> {
  const bytes = Buffer.from(JSON.stringify(payload));
  const bench = new Bench({ time: 300, warmupTime: 200, throws: true });
  for (const [by, check] of Object.entries({ json: () => valid, ...contenders })) {
    if (check(payload) !== valid) throw new Error(`${by} reaches a wrong verdict on: ${name}`);
    bench.add(by, () => check(JSON.parse(bytes.toString())));
  }
  const measured = bench.runSync().map(({ name: by, result }) => {
    if (!('latency' in result)) throw new Error(`there is no figure of ${by} for: ${name}`);
    // Other programs on the machine only add to the shortest time.
    return [by, result.latency.min];
  });
  return Object.fromEntries(measured);
}

/** A time with two digits, such as `27 µs`. */
function readable(milliseconds = Number.NaN): string {
  const [value, unit] = milliseconds < 1 ? [milliseconds * 1000, 'µs'] : [milliseconds, 'ms'];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), main);
