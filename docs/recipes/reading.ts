import { formatIssue, readServerMessage } from 'speech-to-text-contract/read';

/**
 * The final text of a message, if it has one.
 *
 * @param log called with each deviation of a readable message from the contract
 */
export function finalText(frame: unknown, log: (line: string) => void): string | undefined {
  const result = readServerMessage(frame);
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  for (const deviation of result.deviations) log(formatIssue(deviation));
  if (result.kind !== 'transcript') return undefined;
  const { is_final, utterance } = result.value.data ?? {};
  return is_final ? (utterance?.text ?? undefined) : undefined;
}
