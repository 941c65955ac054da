import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../scripts/read/load.ts';
import { type Cases, makeCases } from './cases.ts';
import { root } from './contract.ts';
import { loadValidators, type Validate } from './validators.ts';

let made: Cases;
let validator: (name: string) => Validate;

beforeAll(async () => {
  made = makeCases((await loadContract(root)).examples);
  validator = await loadValidators();
});

/** One line per case on which the validators disagree with the facts. */
function wrongVerdicts({ cases }: Cases): string[] {
  return cases.flatMap(({ schema, value, valid, why }) =>
    validator(schema)(value) === valid
      ? []
      : [`${why} — should be ${valid ? 'accepted' : 'refused'}: ${JSON.stringify(value)}`],
  );
}

it('both sides of everything that the document says about a value', () => {
  expect(made.gaps).toEqual([]);
  expect(wrongVerdicts(made)).toEqual([]);
});

it('as many cases as there are facts to try', () => {
  const counts: Record<string, number> = {};
  for (const { kind, valid } of made.cases) {
    const name = `${kind}, ${valid ? 'accepted' : 'refused'}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'type, accepted': 13,
    'type, refused': 2342,
    'required, accepted': 188,
    'required, refused': 247,
    'null, accepted': 72,
    'null, refused': 368,
    'bound, accepted': 172,
    'bound, refused': 40,
    'enum, accepted': 267,
    'enum, refused': 269,
    'format, accepted': 102,
    'format, refused': 134,
    'default, accepted': 73,
    'open, accepted': 79,
  });
  expect(made.cases).toHaveLength(4366);
});

it('every schema of the tables has cases of its own', () => {
  expect(new Set(made.cases.map(({ schema }) => schema)).size).toBe(67);
});

it('a wrong verdict is noticed', () => {
  const wrong = { schema: 'JobStatus', path: '', kind: 'enum', value: 'failed' } as const;
  const cases = [{ ...wrong, valid: true, why: 'JobStatus: no member' }];
  expect(wrongVerdicts({ cases, gaps: [] })).toEqual([
    'JobStatus: no member — should be accepted: "failed"',
  ]);
});
