/** Random values for every schema and profile, judged by all profiles; and a report on the verdicts. */
import { PROFILES, type Profile } from '../../../scripts/model/contract.ts';
import { inProcesses } from '../../support/batches.ts';
import { generatedText, theNormal } from '../../support/contract.ts';
import { type Batch, batchesFor, type Counterexample, type Outcome, runBatch } from './batch.ts';
import { loadJudges } from './judges.ts';

/** How many values of a schema a profile accepted and refused. */
interface Share {
  schema: string;
  profile: Profile;
  accepted: number;
  refused: number;
}

export interface FuzzReport {
  seed: number;
  values: number;
  shares: Share[];
  /** The places of the schemas that refused at least one value: `contract Word#/required`. */
  refusedBy: Set<string>;
  failed: Counterexample[];
  seconds: number;
}

/**
 * Judges random values of every schema in all profiles.
 *
 * @param count how many values, in all
 * @param processes how many processes to start; with one, everything runs in this one
 * @param onProgress called after each batch with how many values there are in all, and how many are done
 */
export async function fuzz(
  count: number,
  seed: number,
  processes: number,
  onProgress: (total: number, done: number) => void = () => {},
): Promise<FuzzReport> {
  const start = performance.now();
  const { schemas } = theNormal();
  const batches = batchesFor(schemas, count, seed);
  const total = batches.reduce((sum, { values }) => sum + values, 0);
  const shares = [...schemas.keys()].flatMap((schema) =>
    PROFILES.map((profile): Share => ({ schema, profile, accepted: 0, refused: 0 })),
  );
  const report: FuzzReport = {
    seed,
    shares,
    values: 0,
    refusedBy: new Set(),
    failed: [],
    seconds: 0,
  };
  let done = 0;
  const keep = ({ values, accepted, refusedBy, failed }: Outcome, batch: Batch) => {
    report.values += values;
    for (const share of shares.filter(({ schema }) => schema === batch.schema)) {
      share.accepted += accepted[share.profile];
      share.refused += values - accepted[share.profile];
    }
    for (const place of refusedBy) report.refusedBy.add(place);
    if (failed) report.failed.push(failed);
    done += batch.values;
    onProgress(total, done);
  };
  if (processes === 1) {
    const judges = await loadJudges();
    for (const batch of batches) keep(runBatch(judges, batch), batch);
  } else await inProcesses(new URL('worker.ts', import.meta.url), batches, processes, keep);
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** How many places of a profile can refuse a value, and which of them refused none: `Word#/required`. */
export function placesOf(profile: Profile, { refusedBy }: FuzzReport) {
  // Each error names the place that refuses.
  const said = generatedText(`explain/${profile}.js`).matchAll(/schemaPath: ?("(?:[^"\\]|\\.)*")/g);
  const all = new Set([...said].map(([, place = '']) => JSON.parse(place) as string));
  const missed = [...all].filter((place) => !refusedBy.has(`${profile} ${place}`));
  return { count: all.size, missed };
}

/** A report in words, for a terminal. */
export function describeFuzz(report: FuzzReport): string[] {
  const { seed, values, shares, failed, seconds } = report;
  const number = (value: number) => value.toLocaleString('en');
  const judged = PROFILES.map((profile) => {
    const own = shares.filter((share) => share.profile === profile);
    const accepted = own.reduce((sum, share) => sum + share.accepted, 0);
    const percent = ((100 * accepted) / Math.max(1, values)).toFixed(1);
    const { count, missed } = placesOf(profile, report);
    const where = `at ${count - missed.length} of ${count} places`;
    return `${profile}: ${number(accepted)} accepted (${percent} %), ${number(values - accepted)} refused ${where}`;
  });
  return [
    `${number(values)} values in ${seconds.toFixed(0)} s, each judged in ${PROFILES.length} profiles`,
    ...judged,
    `${number(failed.length)} disagreements${failed.length > 0 ? ':' : ''}`,
    ...failed.flatMap(({ schema, value, disagreements, ...batch }) => [
      `${schema} (${batch.profile}, ${batch.values} values, seed ${batch.seed}): ${JSON.stringify(value)}`,
      ...disagreements.map(({ profile, problem }) => `  ${profile}: ${problem}`),
    ]),
    ...(failed.length > 0 ? [`the same run again: npm run fuzz -- --seed ${seed}`] : []),
  ];
}
