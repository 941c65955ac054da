/** Collects the checks of a run. */
import { kindOf, mergeAlike, withCount } from './alike.ts';
import { CheckEnd, CURRENT, type Noted, wordsOf } from './check.ts';
import { applyRelation, type Outcome, objectsIn } from './relation.ts';
import { RELATIONS } from './relations.ts';
import { RULES, type RuleName } from './rules.ts';
import { maskOf, type ShownRequest } from './shown-request.ts';

/** One check of the run. */
export interface Check {
  /** The assumption on which it rests; empty if it rests on the interface itself. */
  assumption?: string | undefined;
  /** The operation, or the part of the interface. */
  area: string;
  name: string;
  /** The name of its rule, which `--accept` takes. */
  rule: string;
  outcome: Outcome;
  /** The ids of the violated conditions. */
  conditions: readonly string[];
  /** The problems, or why it was skipped. */
  details: string[];
  /** Of a violation, the last call of the check, or the creation that led to what it looks at. */
  request?: ShownRequest;
}

/** The report of a run, with the URL of the service. */
export type Report = ReturnType<Recorder['report']>;

const MAX_DETAIL_LENGTH = 500;
export const OUTCOMES: readonly Outcome[] = ['passed', 'violation', 'accepted', 'skipped'];

export class Recorder {
  readonly checks: Check[] = [];
  readonly #mask: (text: string) => string;
  #isClosed = false;

  /**
   * @param key the key of the account, which is removed from reports
   * @param accepted the names of the checks in which the service is known to differ
   */
  constructor(
    key: string,
    private readonly accepted: readonly string[] = [],
  ) {
    this.#mask = maskOf(key);
  }

  /**
   * Makes a check, which passes unless `run` throws.
   *
   * @param request the call that led to what is checked, if the check itself makes none
   * @returns the result of `run`; undefined if the check did not pass
   */
  check<Result>(
    area: string,
    name: string,
    rule: RuleName,
    run: () => Result | Promise<Result>,
    request?: ShownRequest,
  ): Promise<Result | undefined> {
    const pass = async () => {
      const result = await run();
      this.#note({ area, name, rule, outcome: 'passed', conditions: [], details: [] });
      return result;
    };
    return this.part(area, name, pass, rule, request);
  }

  /** Runs a part that makes checks of its own; an error in it is a violation, not the end of the run. */
  async part<Result>(
    area: string,
    name: string,
    run: () => Promise<Result>,
    own: RuleName = 'contract',
    request?: ShownRequest,
  ) {
    const noted: Noted = { request };
    try {
      return await CURRENT.run(noted, run);
    } catch (error) {
      const lost = [{ condition: 'connection', text: wordsOf(error) }];
      const isEnd = error instanceof CheckEnd;
      const end = isEnd ? error : new CheckEnd('violation', lost, 'no-response');
      const { outcome, problems, rule = own } = end;
      const conditions = [...new Set(problems.flatMap(({ condition }) => condition ?? []))];
      const details = problems.map(({ text }) => text);
      const shown = outcome === 'violation' && noted.request ? { request: noted.request } : {};
      this.#note({ area, name, rule, outcome, conditions, details, ...shown });
      return undefined;
    }
  }

  /**
   * Checks each relation that applies to a result or a session.
   *
   * @param value matches the contract: a field that a relation needs of an item of a list is there
   * @param request the call that created the value
   */
  relate(area: string, name: string, value: unknown, request?: ShownRequest): void {
    const objects = objectsIn(value);
    for (const [rule, relation] of Object.entries(RELATIONS)) {
      const verdict = applyRelation(relation, objects);
      if (!verdict) continue;
      const isViolated = verdict.outcome === 'violation';
      this.#note({
        area,
        name: `${name}: ${relation.name}`,
        rule,
        conditions: isViolated ? [rule] : [],
        ...verdict,
        ...(isViolated && request && { request }),
      });
    }
  }

  /** Turns checks into skipped ones, since they prove nothing. */
  dismiss(cause: string, isDismissed: (check: Check) => boolean): void {
    for (const check of this.checks.filter(isDismissed)) {
      const dismissed = { outcome: 'skipped', conditions: [], details: [cause] };
      Object.assign(check, dismissed);
    }
  }

  /** Ignores further checks, which a run may still make after its end. */
  close(): void {
    this.#isClosed = true;
  }

  /** Adds a check, without the key in its texts. */
  #note(found: Check): void {
    if (this.#isClosed) return;
    const { details, rule, outcome } = found;
    const tell = (text: string) => this.#mask(text).slice(0, MAX_DETAIL_LENGTH);
    const assumption = RULES[rule];
    this.checks.push({
      ...found,
      assumption,
      outcome: outcome === 'violation' && this.accepted.includes(rule) ? 'accepted' : outcome,
      details: mergeAlike(details.map(tell), kindOf, (all) => withCount(all[0], all.length)),
    });
  }

  /** @param run the URL of the service, the numbers of calls, and of jobs and sessions */
  report(run: {
    url: string;
    calls: number;
    repeated: number;
    made: number;
    /** Why the run ended early; null if it did not. */
    ended: string | null;
  }) {
    const [passed = 0, violations = 0, accepted = 0, skipped = 0] = countOutcomes(this.checks);
    return { ...run, passed, violations, accepted, skipped, checks: this.checks };
  }
}

/** How many checks have each outcome, in the order of `OUTCOMES`. */
export function countOutcomes(checks: readonly Check[]): number[] {
  return OUTCOMES.map((one) => checks.filter(({ outcome }) => outcome === one).length);
}
