import { formatIssue, readPreRecordedJob, readServerMessage } from 'speech-to-text-contract/read';

/**
 * @param lines JSON, each with a `frame` or a `job`
 * @returns a line of text for each deviation from the contract and for each value that cannot be read
 */
export function* checkLog(lines: Iterable<string>): Generator<string> {
  let number = 0;
  for (const line of lines) {
    number += 1;
    const { frame, job } = JSON.parse(line);
    const result = job === undefined ? readServerMessage(frame) : readPreRecordedJob(job);
    const found = result.ok ? result.deviations : result.issues;
    const prefix = result.ok ? '' : 'rejected: ';
    for (const issue of found) yield `${number}: ${prefix}${formatIssue(issue)}`;
  }
}
