/** Blaze, a native validator: the binary of `@sourcemeta/jsonschema` times itself. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './cases.ts';
import { median } from './report.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'test/package/runtimes/node_modules/@sourcemeta/jsonschema/npm/cli.js');
const RUNS = 5;
/** How many bytes of JSON a run validates, so that each takes about as long. */
const BYTES = 1e8;

/**
 * Nanoseconds a call of each valid case, by its name: the median of several runs. Formats are
 * asserted, as everywhere in this comparison.
 *
 * @returns nothing where the binary is not installed or does not run
 */
export function blaze(cases: Case[], folder: string): Map<string, number> {
  const times = new Map<string, number>();
  if (!existsSync(CLI)) return times;
  for (const { name, schema, payloads, valid } of cases) {
    if (!valid) continue;
    const file = join(folder, 'payloads.jsonl');
    const text = payloads.map((payload) => JSON.stringify(payload)).join('\n');
    writeFileSync(file, text);
    const loop = String(Math.ceil(BYTES / text.length));
    const args = ['validate', join(ROOT, `generated/schemas/${schema}.json`), file];
    const options = ['--fast', '--format-assertion', '--benchmark', '--loop', loop];
    const run = () => {
      const said = execFileSync(process.execPath, [CLI, ...args, ...options], { encoding: 'utf8' });
      const each = [...said.matchAll(/PASS ([\d.]+) /g)].map(([, time]) => Number(time) * 1000);
      if (each.length !== payloads.length) throw new Error(`${name}: Blaze is wrong\n${said}`);
      return each.reduce((sum, time) => sum + time, 0) / each.length;
    };
    times.set(name, median(Array.from({ length: RUNS }, run)));
  }
  return times;
}
