/** The flags that select the messages of a session: which transcripts must arrive, and which must not. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage } from 'speech-to-text-contract/types';
import type { LiveMessagesConfig } from 'speech-to-text-contract/types/resolved';
import { type Problem, problemsOf } from './check.ts';

/** The close codes of a normal end; 1005 stands for none. */
export const NORMAL = [1000, 1005];

const KINDS = [
  { isFinal: true, kind: 'final', flag: 'receive_final_transcripts' },
  { isFinal: false, kind: 'partial', flag: 'receive_partial_transcripts' },
] as const;

type Flags = Readonly<Pick<LiveMessagesConfig, (typeof KINDS)[number]['flag']>> & object;

/** The messages that arrived although their flag is off. */
export function unwantedMessages(messages: readonly ServerMessage[], flags: Flags): Problem[] {
  const transcripts = messages.filter(isTranscriptMessage);
  const isFinalsAlone = Object.entries(flags).every(
    ([flag, isOn]) => isOn === (flag === 'receive_final_transcripts'),
  );
  const isOther = isFinalsAlone && messages.length > transcripts.length;
  const unwanted = KINDS.map(({ isFinal, kind, flag }) => {
    const count = transcripts.filter(({ data }) => data.is_final === isFinal).length;
    const isUnwanted = !flags[flag] && count > 0;
    return isUnwanted && `${count} ${kind} transcripts arrived, although they are switched off`;
  });
  return [
    ...problemsOf('flag-ignored-off', ...unwanted),
    ...problemsOf(
      'flag-other-messages',
      isOther && 'other messages arrived, although only final transcripts are switched on',
    ),
  ];
}

/**
 * The messages that did not arrive although their flag is on.
 *
 * @param code the close code of the connection, if it was closed
 */
export function missingMessages(
  messages: readonly ServerMessage[],
  flags: Flags,
  code?: number | null,
): Problem[] {
  const transcripts = messages.filter(isTranscriptMessage);
  const reason =
    code && !NORMAL.includes(code)
      ? `: the connection was closed with ${code}`
      : '; is there speech in --audio?';
  return KINDS.flatMap(({ isFinal, kind, flag }) => {
    const isMissing = flags[flag] && !transcripts.some(({ data }) => data.is_final === isFinal);
    const text = `no ${kind} transcript that matches the contract arrived${reason}`;
    return problemsOf('flag-ignored-on', isMissing && text);
  });
}
