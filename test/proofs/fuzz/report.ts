/** What became of all batches of the fuzz. */
import { PROFILES, type Profile } from '../../../scripts/model/contract.ts';
import type { Batch, Counterexample, Outcome } from './batch.ts';

/** The values of a schema that each profile accepted, of how many. */
interface Share {
  values: number;
  accepted: Record<Profile, number>;
}

export class Report {
  readonly failed: Counterexample[] = [];
  readonly #shares = new Map<string, Share>();

  add({ values, accepted, failed }: Outcome, { schema }: Batch): void {
    const none = { strict: 0, contract: 0, tolerant: 0 };
    const share = this.#shares.get(schema) ?? { values: 0, accepted: none };
    for (const profile of PROFILES) share.accepted[profile] += accepted[profile];
    share.values += values;
    this.#shares.set(schema, share);
    if (failed) this.failed.push(failed);
  }

  get values(): number {
    return [...this.#shares.values()].reduce((sum, { values }) => sum + values, 0);
  }

  /** The schemas of which a profile accepted every value, or none. */
  get oneSided(): string[] {
    return PROFILES.flatMap((profile) =>
      [...this.#shares].flatMap(([schema, { values, accepted }]) =>
        [0, values].includes(accepted[profile]) ? `${profile} ${schema}` : [],
      ),
    );
  }

  /** The report in words, for a terminal. */
  get lines(): string[] {
    const { failed } = this;
    const count = `${this.values.toLocaleString('en')} values, each judged in ${PROFILES.length} profiles`;
    return [
      `${count}: ${failed.length} disagreements`,
      ...failed.flatMap(({ schema, value, problems, ...batch }) => [
        `${schema} (${batch.profile}, ${batch.values} values, seed ${batch.seed}): ${JSON.stringify(value)}`,
        ...problems.map((problem) => `  ${problem}`),
      ]),
    ];
  }
}
