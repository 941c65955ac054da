/** Random contracts: each is refused by a finding, or all that is generated from it goes together. */
import { FindingsError } from '../../../scripts/model/finding.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { type Problem, type Typed, typeProblems } from '../../support/declarations.ts';
import { placesIn, replaced, without } from '../../support/edit.ts';
import { buildContract, contradiction } from './judge.ts';
import { Random } from './numbers.ts';
import { makeContract, type RandomContract, type Schemas } from './schemas.ts';
import { changeValue, type Material, makeValue, materialOf } from './values.ts';

/** What became of some contracts. */
export interface Outcome {
  built: number;
  refused: number;
  /** How many were refused for which reason. */
  reasons: Record<string, number>;
  /** Values that the text accepts, and others. */
  accepted: number;
  rejected: number;
  /** Values that were of a type that they have to be of. */
  typed: number;
  failed: Failure[];
}

/** A contract on which not everyone agrees, as small as it could be made. */
export interface Failure extends Problem {
  seed: number;
  schemas: Schemas;
}

interface Judged extends Pick<Outcome, 'accepted' | 'rejected'> {
  problem?: Problem;
  /** Why it was refused. */
  refusal?: string;
  typed: Typed;
}

/** So many values of each schema, and as many again with one place changed. */
const EACH = 8;

function* valuesOf(
  name: string,
  schemas: Schemas,
  material: Material,
  seed: number,
): Generator<Json> {
  const random = new Random(seed);
  for (let i = 0; i < EACH; i++) {
    const value = makeValue(schemas[name] ?? {}, schemas, random);
    yield value;
    yield changeValue(value, schemas, material, random);
  }
}

/** Judges a contract by one value, or by many; all but the types. */
async function judge(contract: RandomContract, seed: number, one?: Problem): Promise<Judged> {
  const judged: Judged = { accepted: 0, rejected: 0, typed: { declarations: {}, values: [] } };
  try {
    const { judges, declarations, resolve, isResolved } = await buildContract(contract);
    judged.typed.declarations = declarations;
    const material = materialOf(contract.schemas);
    for (const [name, all] of judges) {
      const isOther = one?.name !== undefined && one.name !== name;
      const known = one?.value === undefined ? undefined : [one.value];
      for (const value of isOther
        ? []
        : (known ?? valuesOf(name, contract.schemas, material, seed))) {
        const verdicts = Object.entries(all).map(([who, accepts]) => [who, accepts(value)]);
        const said = Object.fromEntries(verdicts) as Record<keyof typeof all, boolean>;
        const what = contradiction(said);
        if (what !== undefined) return { ...judged, problem: { what, name, value } };
        judged[said.text ? 'accepted' : 'rejected']++;
        const { values } = judged.typed;
        if (said.tolerant) values.push({ value, module: 'types/tolerant', name });
        if (!said.text) continue;
        values.push({ value, module: 'types', name });
        const resolved = resolve(name, value);
        values.push({ value: resolved, module: 'types/resolved', name });
        if (isResolved(name, resolved)) continue;
        const refused = 'the schema of what is returned refuses a value with its defaults';
        return { ...judged, problem: { what: refused, name, value } };
      }
    }
    return judged;
  } catch (error) {
    if (error instanceof FindingsError) return { ...judged, refusal: error.message };
    const [line = '', ...stack] = String(error instanceof Error ? error.stack : error).split('\n');
    const place = /\/((?:scripts|node_modules)\/[^:)]*:\d+)/.exec(stack.join('\n'))?.[1];
    return { ...judged, problem: { what: `${line} at ${place}` } };
  }
}

/** Problems of one kind differ in what they say in quotes, of names and numbers. */
function kindOf({ what }: Problem): string {
  return what.replace(/(["'`]).*\1|\b[A-Z]\w*\b|_\w+|\d+/gs, '…').slice(0, 40);
}

/** The failure without whatever it does not depend on. */
export async function shrink(
  contract: RandomContract,
  first: Problem,
  seed: number,
): Promise<Failure> {
  let problem = first;
  const fails = async (schemas: Schemas, value?: Json): Promise<boolean> => {
    const named = contract.named.filter((name) => name in schemas);
    const judged = await judge({ schemas, named }, seed, { ...problem, value });
    const found = judged.problem ?? (judged.refusal ? undefined : typeProblems([judged.typed])[0]);
    if (found === undefined || kindOf(found) !== kindOf(first)) return false;
    problem = found;
    return true;
  };
  const schemas = await fewer(contract.schemas, (less) => fails(less, problem.value));
  if (problem.value !== undefined) await fewer(problem.value, (less) => fails(schemas, less));
  return { seed, schemas, ...problem };
}

/** A value without the places that `holds` does not depend on. */
async function fewer<Value>(
  value: Value,
  holds: (less: Value) => Promise<boolean>,
): Promise<Value> {
  let best = value;
  for (let at = 1; at < placesIn(best).length; ) {
    const { above, key } = placesIn(best)[at] ?? {};
    const less = above && (replaced(above, without(above.value, [key ?? ''])) as Value);
    if (less !== undefined && (await holds(less))) best = less;
    else at++;
  }
  return best;
}

/** Makes and judges the contracts of some seeds; no more failures are made small than `most`. */
export async function runContracts(seeds: readonly number[], most = 3): Promise<Outcome> {
  const outcome = outcomeOf();
  const built: { seed: number; contract: RandomContract; typed: Typed }[] = [];
  const fail = async (contract: RandomContract, problem: Problem, seed: number) => {
    const whole = { seed, schemas: contract.schemas, ...problem };
    const isSmall = outcome.failed.length < most;
    outcome.failed.push(isSmall ? await shrink(contract, problem, seed) : whole);
  };
  for (const seed of seeds) {
    const contract = makeContract(seed);
    const { problem, refusal, accepted, rejected, typed } = await judge(contract, seed);
    outcome.accepted += accepted;
    outcome.rejected += rejected;
    if (problem !== undefined) await fail(contract, problem, seed);
    else if (refusal === undefined) built.push({ seed, contract, typed });
    else {
      outcome.refused++;
      const [, told = refusal] = /^.*?: (.*)/.exec(refusal) ?? [];
      const reason = told
        .replace(/"[^"]*"|[[({].*[\])}]|(?<=field |name ).*?(?= )/g, '…')
        .slice(0, 60);
      outcome.reasons[reason] = (outcome.reasons[reason] ?? 0) + 1;
    }
  }
  const problems = typeProblems(built.map(({ typed }) => typed));
  for (const [index, { seed, contract, typed }] of built.entries()) {
    const problem = problems[index];
    if (problem !== undefined) await fail(contract, problem, seed);
    else {
      outcome.built++;
      outcome.typed += typed.values.length;
    }
  }
  return outcome;
}

/** What became of no contract yet. */
export function outcomeOf(): Outcome {
  return { built: 0, refused: 0, reasons: {}, accepted: 0, rejected: 0, typed: 0, failed: [] };
}

/** Adds what became of others. */
export function add(total: Outcome, other: Outcome): void {
  for (const key of ['built', 'refused', 'accepted', 'rejected', 'typed'] as const) {
    total[key] += other[key];
  }
  for (const [reason, count] of Object.entries(other.reasons)) {
    total.reasons[reason] = (total.reasons[reason] ?? 0) + count;
  }
  total.failed.push(...other.failed);
}

/** An outcome in words, for a terminal. */
export function lines({
  built,
  refused,
  reasons,
  accepted,
  rejected,
  typed,
  failed,
}: Outcome): string[] {
  const shown = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return [
    ...shown.map(([reason, count]) => `${String(count).padStart(7)} refused: ${reason}`),
    `${built + refused + failed.length} contracts: ${built} built, ${refused} refused, ${failed.length} with a disagreement`,
    `${accepted + rejected} values, of which the text accepts ${accepted}; ${typed} values against types`,
    ...failed.flatMap(({ seed, what, name = '', value, schemas }) => [
      `seed ${seed}: ${name} ${what}`,
      ...(value === undefined ? [] : [`  value ${JSON.stringify(value)}`]),
      `  schemas ${JSON.stringify(schemas)}`,
    ]),
  ];
}
