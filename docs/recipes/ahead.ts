import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';
import { parsePreRecordedJob } from 'speech-to-text-contract/strict/parse';

/** @returns the deviations of a job from the contract and the fields that the contract does not list */
export function differences(job: unknown): string[] {
  const read = readPreRecordedJob(job);
  const strict = parsePreRecordedJob(job);
  const deviations = read.ok ? read.deviations : read.issues;
  const refused = strict.ok ? [] : strict.issues;
  const added = refused.filter(({ keyword }) => keyword === 'additionalProperties');
  return [...deviations, ...added].map(formatIssue);
}
