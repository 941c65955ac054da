import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as read from '../../generated/read.js';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { KINDS, type Mutation, mutations, REFUSED, refusals } from './mutations.ts';
import { RECEIVED, type Received, readers } from './readers.ts';

const COUNT = 100_000;
const SEED = 20_264;
/** Where the table stands, between two comments. */
const GUIDE = 'docs/reading.md';

let contract: NormalContract;
/** The answers, each once, with how often it is among the hundred thousand. */
let answers: (Mutation & { text: string; times: number })[];

beforeAll(async () => {
  contract = normalise(await loadContract('.'));
  const distinct = new Map<string, Mutation & { text: string; times: number }>();
  for (const mutation of mutations(contract, RECEIVED, COUNT, SEED)) {
    const text = JSON.stringify(mutation.value);
    const key = `${mutation.kind} ${text}`;
    const times = (distinct.get(key)?.times ?? 0) + 1;
    distinct.set(key, { ...mutation, text, times });
  }
  answers = [...distinct.values()];
});

/** How many of a hundred, as the table shows it: never 100 while one is missing. */
function share(part: number, whole: number): string {
  if (part === whole) return '100 %';
  return `${Math.min(99.9, (100 * part) / whole).toFixed(1)} %`;
}

describe('what a service changes without asking', () => {
  it('is read as the table of the guide says', async () => {
    const rows: string[] = [];
    for (const [reader, reads] of Object.entries(await readers())) {
      const kept = new Map<string, { whole: number; all: number }>(
        KINDS.map((kind) => [kind, { whole: 0, all: 0 }]),
      );
      for (const { schema, kind, value, text, times } of answers) {
        const count = kept.get(kind) ?? { whole: 0, all: 0 };
        const result = reads[schema as Received](value);
        const whole = result && JSON.stringify(result.value).length >= text.length;
        count.all += times;
        if (whole) count.whole += times;
      }
      const cells = [...kept.values()].map(({ whole, all }) => share(whole, all));
      rows.push(`| ${reader} | ${cells.join(' | ')} |`);
    }
    const table = [
      `| read whole, of 100 answers with | ${KINDS.join(' | ')} |`,
      `|---|${KINDS.map(() => '---|').join('')}`,
      ...rows,
    ].join('\n');
    const [, shown] = readFileSync(GUIDE, 'utf8').split(/<!-- \/?survival -->\n/);
    expect(shown?.replaceAll(/ +|-+/g, ' ')).toBe(`${table}\n`.replaceAll(/ +|-+/g, ' '));
  });

  it('is never refused by the tolerant reading, and costs no field', () => {
    let deviations = 0;
    let all = 0;
    for (const { schema, kind, value, text, times } of answers) {
      const result = { ...read }[`read${schema as Received}`](value);
      if (!result.ok) expect.fail(`${kind}: ${text}\n${JSON.stringify(result.issues)}`);
      if (JSON.stringify(result.value) !== text) expect.fail(`${kind}: changed ${text}`);
      all += times;
      if (result.deviations.length > 0) deviations += times;
    }
    expect(all).toBe(COUNT);
    expect(deviations).toBeGreaterThan(COUNT / 4);
  });
});

describe('what no reader can guess', () => {
  it('is refused by the tolerant reading', () => {
    const seen = new Set<string>();
    for (const { schema, kind, value } of refusals(contract, RECEIVED)) {
      const result = { ...read }[`read${schema as Received}`](value);
      if (result.ok) expect.fail(`${kind}: ${JSON.stringify(value)}`);
      seen.add(kind);
    }
    expect([...seen].sort()).toEqual([...REFUSED].sort());
  });
});
