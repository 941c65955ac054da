/** Whether contenders give one verdict, on values at and around the edge of what a schema accepts. */
import { ODD } from '../support/edges.ts';
import { replaced, unlikePlacesIn, without } from '../support/edit.ts';
import { type Check, contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

/** Payloads with every field, small enough to be changed at every place. */
const SMALL: Record<Measured, unknown[]> = {
  TranscriptMessage: [payloads.transcriptMessage(2)],
  ServerMessage: [payloads.transcriptMessage(2), payloads.otherMessage()],
  PreRecordedRequest: [payloads.preRecordedRequest],
  LiveRequest: [payloads.liveRequest],
  TranscriptionJob: [
    payloads.finishedJob(1),
    payloads.finishedLiveJob(1),
    payloads.failedJob(1),
    payloads.waitingJob(1),
  ],
  JobPage: [{ ...payloads.jobPage(), items: [payloads.waitingJob(1)] }],
};

/** What all contenders read alike: zod takes no integer that is not a safe one. */
const COMMON = ODD.filter((odd) => !Number.isInteger(odd) || Number.isSafeInteger(odd));

/**
 * The payloads of a schema with one place changed or left out, of items that are alike the first.
 * A place gets a third of the odd values, and the next place another third: a finished job has many.
 */
export function* changed(name: Measured): Generator<unknown> {
  let turn = 0;
  for (const place of SMALL[name].flatMap(unlikePlacesIn)) {
    const { above, key } = place;
    turn += 1;
    for (let at = turn % 3; at < COMMON.length; at += 3) yield replaced(place, COMMON[at]);
    if (above && !Array.isArray(above.value)) yield replaced(above, without(above.value, [key]));
  }
}

/** A line for the first value on which a check has another verdict than ours; nothing if there is none. */
export function disagreement(
  name: Measured,
  checks: Readonly<Record<string, Check>>,
  values: Iterable<unknown>,
): string | undefined {
  for (const value of values) {
    const own = contenders[name].ours(value);
    const other = Object.keys(checks).find((by) => checks[by]?.(value) !== own);
    if (other) return `${name}: ${other} says ${!own}, ours ${own}: ${JSON.stringify(value)}`;
  }
  return undefined;
}
