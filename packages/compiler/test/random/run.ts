/** Random contracts: each is refused with a finding, or everything generated from it agrees. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { FindingsError } from '../../src/model/finding.ts';
import type { Json } from '../../src/model/json.ts';
import { formatIssue, type Issue } from '../../src/runtime/issues.ts';
import { type Problem, type TypeCheckInput, typeProblems } from '../support/declarations.ts';
import { nearlyValid } from '../support/near.ts';
import { buildContract, contradiction, type Judges } from './judge.ts';
import { contracts, type RandomContract, type Schemas } from './schemas.ts';

/** How many contracts were built and refused, and how many of their values. */
const NOTHING = {
  built: 0,
  refused: 0,
  /** Values that the schemas as written accept, and others. */
  accepted: 0,
  rejected: 0,
  /** Values that were checked against a type that they must have. */
  typed: 0,
};

/** The outcome of some contracts. */
interface Outcome {
  counts: typeof NOTHING;
  /** Contracts on whose values the judges disagree, shrunk, each with the first such value. */
  failed: (Problem & { seed: number; schemas: Schemas })[];
}

/** The number of values for each schema; a third of them are valid, the others have some places changed. */
const EACH = 16;

/** The time limit for shrinking a contract. */
const SHRINKING_MS = 20_000;

/** Makes and judges the contracts of some seeds. */
export function runContracts(seeds: readonly number[]): Outcome {
  const counts = { ...NOTHING };
  const judged: { seed: number; typed: TypeCheckInput }[] = [];
  /** The contracts with a problem, and whether the compiler found it. */
  const failed: { seed: number; byTypes: boolean }[] = [];
  for (const seed of seeds) {
    check(seed, (contract) => {
      const found = judge(contract, seed, counts);
      if (!found) {
        counts.refused++;
      } else if ('what' in found) {
        failed.push({ seed, byTypes: false });
      } else {
        judged.push({ seed, typed: found });
      }
      return true;
    });
  }
  // The compiler starts once for all of them.
  const problems = typeProblems(judged.map(({ typed }) => typed));
  for (const [index, { seed, typed }] of judged.entries()) {
    if (problems[index]) {
      failed.push({ seed, byTypes: true });
    } else {
      counts.built++;
      counts.typed += typed.values.length;
    }
  }
  return { counts, failed: failed.map(({ seed, byTypes }) => smallest(seed, { byTypes })) };
}

/** Lets fast-check make the contract of a seed, and smaller ones as long as `holds` returns false. */
function check(seed: number, holds: (contract: RandomContract) => boolean) {
  const limits = { numRuns: 1, unbiased: true, interruptAfterTimeLimit: SHRINKING_MS };
  return fc.check(fc.property(contracts, holds), { seed, ...limits });
}

/**
 * The smallest contract that fast-check finds, starting with that of a seed, and what is wrong with it.
 *
 * @param byTypes whether to run the compiler, too: it takes the most time
 */
function smallest(seed: number, { byTypes }: { byTypes: boolean }): Outcome['failed'][number] {
  const problemOf = (judged: Problem | TypeCheckInput): Problem | undefined => {
    if ('what' in judged) return judged;
    return byTypes ? typeProblems([judged])[0] : undefined;
  };
  let found: Outcome['failed'][number] = {
    seed,
    schemas: {},
    what: 'the disagreement does not occur again',
  };
  check(seed, (contract) => {
    const judged = judge(contract, seed, { ...NOTHING });
    if (!judged) return true;
    const problem = problemOf(judged);
    if (problem) found = { seed, schemas: contract.schemas, ...problem };
    return !problem;
  });
  return found;
}

/**
 * Judges the verdicts on random values of a contract.
 *
 * @returns what is wrong, or values to check against their types; nothing if the contract is refused
 */
function judge(
  contract: RandomContract,
  seed: number,
  counts: Outcome['counts'],
): Problem | TypeCheckInput | undefined {
  try {
    const built = buildContract(contract);
    const typed: TypeCheckInput = { declarations: built.declarations, values: [] };
    const { schemas } = built.normal;
    for (const [name, schema] of schemas) {
      const judges = built.judges.get(name) as Judges;
      const values = nearlyValid(schema, schemas);
      for (const value of fc.sample(values, { seed, numRuns: EACH }) as Json[]) {
        const what = judgeValue(judges, name, value, typed.values, counts);
        if (what !== undefined) return { what, name, value };
      }
    }
    return typed;
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    return { what: String((error as Error).stack) };
  }
}

/** What is wrong with the verdicts on a value, the issues in it, and its defaults. */
function judgeValue(
  judges: Judges,
  name: string,
  value: Json,
  typed: TypeCheckInput['values'],
  counts: Outcome['counts'],
): string | undefined {
  const all = Object.entries(judges.verdicts);
  const verdicts = Object.fromEntries(all.map(([who, accepts]) => [who, accepts(value)]));
  const what = contradiction(verdicts);
  if (what !== undefined) return what;
  for (const [profile, issuesIn] of Object.entries(judges.issues)) {
    const problem = problemWithIssues(issuesIn(value), verdicts[profile]);
    if (problem !== undefined) return `${profile}: ${problem}`;
  }
  counts[verdicts.ajv ? 'accepted' : 'rejected']++;
  // In an object literal, that name sets the prototype.
  const add = (module: string, one: Json) => {
    if (!JSON.stringify(one).includes('__proto__')) typed.push({ value: one, module, name });
  };
  if (verdicts.tolerant) add('types/tolerant', value);
  if (!verdicts.ajv) return undefined;
  const resolved = judges.fill(value);
  add('types', value);
  add('types/resolved', resolved);
  if (!judges.isResolved(resolved)) return 'the output schema refuses a value with its defaults';
  if (!judges.verdicts.contract?.(resolved)) return 'a value with its defaults is refused';
  if (isDeepStrictEqual(judges.fill(resolved), resolved)) return undefined;
  return 'filling in defaults again changes a value';
}

/** What is wrong with the issues in a value that has a verdict; they are undefined for an accepted one. */
function problemWithIssues(
  issues: readonly Issue[] | undefined,
  isAccepted = false,
): string | undefined {
  if (isAccepted !== (issues === undefined)) return 'the parser and the validator disagree';
  if (issues === undefined) return undefined;
  const isReadable = issues.every(({ keyword }) => keyword !== 'unreadable');
  if (issues.length === 0 || !isReadable) return 'the refusal has no reason';
  const distinct = new Set(issues.map(formatIssue));
  return distinct.size < issues.length ? 'an issue is reported twice' : undefined;
}

/** The outcome of all contracts. */
export class Report implements Outcome {
  readonly counts: typeof NOTHING = { ...NOTHING };
  readonly failed: Outcome['failed'] = [];

  add({ counts, failed }: Outcome): void {
    for (const [kind, count] of Object.entries(counts)) this.counts[kind as 'built'] += count;
    this.failed.push(...failed);
  }

  get lines(): string[] {
    const { counts, failed } = this;
    const { built, refused, accepted, rejected, typed } = counts;
    return [
      `${built + refused + failed.length} contracts: ${built} built, ${refused} refused, ${failed.length} with a disagreement`,
      `${accepted + rejected} values, of which plain Ajv accepts ${accepted}; ${typed} values against types`,
      ...failed.map((one) => `seed ${one.seed}: ${JSON.stringify(one)}`),
    ];
  }
}
