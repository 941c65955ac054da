/** Random contracts: each is refused with a finding, or all that is generated from it agrees. */
import { FindingsError } from '../../../scripts/model/finding.ts';
import { type Problem, type TypeCheckInput, typeProblems } from '../../support/declarations.ts';
import { type BuiltContract, buildContract, contradiction } from './judge.ts';
import { Random } from './numbers.ts';
import { makeContract, type Schemas } from './schemas.ts';
import { changeValue, makeValue, materialOf } from './values.ts';

/** What became of some contracts. */
export interface Outcome {
  built: number;
  refused: number;
  /** Values that the schemas as they are written accept, and others. */
  accepted: number;
  rejected: number;
  /** Values that were checked against a type that they must have. */
  typed: number;
  /** Contracts on whose values the judges disagree, each with the first such value. */
  failed: (Problem & { seed: number; schemas: Schemas })[];
}

/** How many values are made of each schema; as many again have one place changed. */
const EACH = 8;

/** Makes and judges the contracts of some seeds. */
export async function runContracts(seeds: readonly number[]): Promise<Outcome> {
  const none = { built: 0, refused: 0, accepted: 0, rejected: 0, typed: 0 };
  const outcome: Outcome = { ...none, failed: [] };
  const judged: { seed: number; schemas: Schemas; typed: TypeCheckInput }[] = [];
  for (const seed of seeds) {
    const contract = makeContract(seed);
    const { schemas } = contract;
    try {
      const built = await buildContract(contract);
      const typed: TypeCheckInput = { declarations: built.declarations, values: [] };
      const problem = judge(built, schemas, seed, typed.values, outcome);
      if (problem) outcome.failed.push({ seed, schemas, ...problem });
      else judged.push({ seed, schemas, typed });
    } catch (error) {
      if (error instanceof FindingsError) outcome.refused++;
      else outcome.failed.push({ seed, schemas, what: String((error as Error).stack) });
    }
  }
  const problems = typeProblems(judged.map(({ typed }) => typed));
  for (const [index, { seed, schemas, typed }] of judged.entries()) {
    const problem = problems[index];
    if (problem) outcome.failed.push({ seed, schemas, ...problem });
    else {
      outcome.built++;
      outcome.typed += typed.values.length;
    }
  }
  return outcome;
}

/** What is wrong with the verdicts on random values; collects values to check against their types. */
function judge(
  { judges, resolve, isResolved }: BuiltContract,
  schemas: Schemas,
  seed: number,
  typed: TypeCheckInput['values'],
  outcome: Outcome,
): Problem | undefined {
  const material = materialOf(schemas);
  for (const [name, all] of judges) {
    const random = new Random(seed);
    const values = Array.from({ length: EACH }, () => {
      const value = makeValue(schemas[name] ?? {}, schemas, random);
      return [value, changeValue(value, schemas, material, random)];
    });
    for (const value of values.flat()) {
      const verdicts = Object.entries(all).map(([who, accepts]) => [who, accepts(value)]);
      const verdictOf: Record<string, boolean> = Object.fromEntries(verdicts);
      const what = contradiction(verdictOf);
      if (what !== undefined) return { what, name, value };
      outcome[verdictOf.ajv ? 'accepted' : 'rejected']++;
      if (verdictOf.tolerant) typed.push({ value, module: 'types/tolerant', name });
      if (!verdictOf.ajv) continue;
      const resolved = resolve(name, value);
      typed.push({ value, module: 'types', name });
      typed.push({ value: resolved, module: 'types/resolved', name });
      const refused = 'the schema of what is returned refuses a value with its defaults';
      if (!isResolved(name, resolved)) return { what: refused, name, value };
    }
  }
  return undefined;
}

/** Adds another outcome to one. */
export function add(total: Outcome, other: Outcome): void {
  for (const key of ['built', 'refused', 'accepted', 'rejected', 'typed'] as const) {
    total[key] += other[key];
  }
  total.failed.push(...other.failed);
}

/** An outcome in words, for a terminal. */
export function describeOutcome(outcome: Outcome): string[] {
  const { built, refused, accepted, rejected, typed, failed } = outcome;
  return [
    `${built + refused + failed.length} contracts: ${built} built, ${refused} refused, ${failed.length} with a disagreement`,
    `${accepted + rejected} values, of which plain Ajv accepts ${accepted}; ${typed} values against types`,
    ...failed.flatMap(({ seed, what, name = '', value, schemas }) => [
      `seed ${seed}: ${name} ${what}`,
      ...(value === undefined ? [] : [`  value ${JSON.stringify(value)}`]),
      `  schemas ${JSON.stringify(schemas)}`,
    ]),
  ];
}
