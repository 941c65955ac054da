import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as read from '../../generated/read.js';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { theNormal } from '../support/contract.ts';
import { KINDS, type Mutation, mutations, REFUSED, refusals } from './mutations.ts';
import { RECEIVED, type Received, readers } from './readers.ts';

const COUNT = 100_000;
const SEED = 20_264;
/** The file with the table, between two comments. */
const GUIDE = 'docs/reading.md';

let contract: NormalContract;
/** The answers, each once, with how often it is among the hundred thousand. */
let answers: (Mutation & { text: string; times: number })[];

beforeAll(async () => {
  contract = await theNormal();
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

function cellsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Whether nothing of an answer is lost; some readers hand on the very same value. */
function isWhole(read: unknown, value: unknown, text: string): boolean {
  return read === value || JSON.stringify(read).length >= text.length;
}

/** The table of the guide, of what is read now. */
async function table(): Promise<string> {
  const rows: string[] = [];
  for (const [reader, reads] of Object.entries(await readers())) {
    const counts = new Map<string, { whole: number; all: number }>(
      KINDS.map((kind) => [kind, { whole: 0, all: 0 }]),
    );
    for (const { schema, kind, value, text, times } of answers) {
      const count = counts.get(kind) ?? { whole: 0, all: 0 };
      const result = reads[schema as Received](value, text);
      count.all += times;
      if (result && isWhole(result.value, value, text)) count.whole += times;
    }
    const cells = [...counts.values()].map(({ whole, all }) => share(whole, all));
    rows.push(`| ${reader} | ${cells.join(' | ')} |`);
  }
  return [
    `| read whole, of 100 answers with | ${KINDS.join(' | ')} |`,
    `|---|${KINDS.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

describe('what a service changes without asking', () => {
  it('is read as the table of the guide says, give or take a few of a hundred', async () => {
    const [, guide = ''] = readFileSync(GUIDE, 'utf8').split(/<!-- \/?survival -->\n/);
    const shown = cellsOf(guide);
    const [head, , ...rows] = cellsOf(await table());
    expect(shown[0]).toEqual(head);
    expect(shown.slice(2).map(([reader]) => reader)).toEqual(rows.map(([reader]) => reader));
    for (const [index, [reader, ...cells]] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        const far = Math.abs(
          Number.parseFloat(cell) - Number.parseFloat(shown[index + 2]?.[column + 1] ?? ''),
        );
        expect(far, `${reader}: ${cell}, ${head?.[column + 1]}`).toBeLessThan(10);
      }
    }
  });

  it('is never refused by the tolerant reading, and costs no field', () => {
    let deviations = 0;
    let all = 0;
    for (const { schema, kind, value, text, times } of answers) {
      const result = { ...read }[`read${schema as Received}`](value);
      if (!result.ok) expect.fail(`${kind}: ${text}\n${JSON.stringify(result.issues)}`);
      const isSame = result.value === value || JSON.stringify(result.value) === text;
      if (!isSame) expect.fail(`${kind}: changed ${text}`);
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
