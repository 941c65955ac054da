import { formatIssue, readServerMessage } from 'speech-to-text-contract/read';

/**
 * @param log called with each deviation of the message from the contract
 * @returns the text of a final transcript, or undefined for any other message
 * @throws an error if the message cannot be read
 */
export function finalText(frame: unknown, log: (line: string) => void): string | undefined {
  const result = readServerMessage(frame);
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  for (const deviation of result.deviations) log(formatIssue(deviation));
  if (result.kind !== 'transcript') return undefined;
  const { is_final, utterance } = result.value.data ?? {};
  return is_final ? (utterance?.text ?? undefined) : undefined;
}
