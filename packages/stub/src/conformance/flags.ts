/** The messages of a session that its flags select. */
import type { ServerMessage } from 'speech-to-text-contract/types';
import { messageKinds } from '../contract.ts';

/** The flags of a session, or of its callback. */
export type Flags = Readonly<Record<string, unknown>>;

/** The flag that selects a transcript. */
const flagOf = (isFinal: boolean) => `receive_${isFinal ? 'final' : 'partial'}_transcripts`;
/** The number of final or partial transcripts. */
const countOf = (messages: readonly ServerMessage[], isFinal: boolean) =>
  messages.filter((one) => one.type === 'transcript' && Object(one).data?.is_final === isFinal)
    .length;

/** The transcripts that did not arrive although their flag is on. */
export function missingMessages(messages: readonly ServerMessage[], flags: Flags, where: string) {
  return [true, false].flatMap((isFinal) => {
    const isMissing = flags[flagOf(isFinal)] && countOf(messages, isFinal) === 0;
    const what = `no ${isFinal ? 'final' : 'partial'} transcript that matches the contract arrived`;
    return isMissing ? `${what}, although ${flagOf(isFinal)} of ${where} is true` : [];
  });
}

/** The messages that arrived although their flags are off. */
export function unwantedMessages(messages: readonly ServerMessage[], flags: Flags): string[] {
  const others = messages.filter(({ type }) => type !== 'transcript');
  const finals = flagOf(true);
  const isFinalsAlone = Object.entries(flags).every(([flag, isOn]) => isOn === (flag === finals));
  const kinds = [
    ...[true, false].map((isFinal) => {
      const type = `${isFinal ? 'final' : 'partial'} transcripts`;
      return { type, selecting: [flagOf(isFinal)], count: countOf(messages, isFinal) };
    }),
    ...messageKinds().flatMap(({ type, flags: selecting }) =>
      type === 'transcript' || selecting.length === 0
        ? []
        : { type, selecting, count: others.filter((one) => one.type === type).length },
    ),
  ];
  return [
    ...kinds.flatMap(({ type, selecting, count }) =>
      count > 0 && !selecting.some((flag) => flags[flag])
        ? `${count} ${type} arrived, although ${selecting.join(' and ')} is false`
        : [],
    ),
    ...(isFinalsAlone && others.length > 0
      ? [`${others[0]?.type} arrived, although all flags but ${finals} are false`]
      : []),
  ];
}
