import type { FuzzReport } from './fuzz.ts';
import { PROFILES } from './judges.ts';
import { reached } from './places.ts';

/** A report in words, for a terminal. */
export function lines(report: FuzzReport): string[] {
  const { seed, values, schemas, shares, failed, seconds } = report;
  const covered = reached(report.refusedBy);
  const number = (value: number) => value.toLocaleString('en');
  const judged = PROFILES.map((profile) => {
    const own = shares.filter((share) => share.profile === profile);
    const accepted = own.reduce((sum, share) => sum + share.accepted, 0);
    const careful = own.reduce((sum, share) => sum + share.careful, 0);
    const percent = ((100 * accepted) / Math.max(1, values)).toFixed(1);
    const { places, missed } = covered[profile];
    const where = `at ${places - missed.length} of ${places} places`;
    return `${profile}: ${number(accepted)} accepted (${percent} %), ${number(careful)} of them not by the guard, ${number(values - accepted)} refused ${where}`;
  });
  return [
    `${number(values)} values of ${schemas} schemas in ${seconds.toFixed(0)} s, each judged in ${PROFILES.length} profiles`,
    ...judged,
    `${number(failed.length)} disagreements${failed.length > 0 ? ':' : ''}`,
    ...failed.flatMap(({ schema, value, found, ...job }) => [
      `${schema} (${job.profile}, ${job.values} values, seed ${job.seed}): ${JSON.stringify(value)}`,
      ...found.map(({ profile, problem }) => `  ${profile}: ${problem}`),
    ]),
    ...(failed.length > 0 ? [`the same run again: npm run fuzz -- --seed ${seed}`] : []),
  ];
}
