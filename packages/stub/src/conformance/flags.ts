/** The messages of a session that its flags select. */
import type { ServerMessage } from 'speech-to-text-contract/types';
import { messageKinds } from '../contract.ts';

/** The flags of a session, or of its callback. */
export type Flags = Readonly<Record<string, unknown>>;

/** A configuration with flags. */
interface Config {
  name: string;
  /** The flags of the request, and all flags with their defaults. */
  given: Flags;
  flags: Flags;
}

/** The kinds of transcripts, each with its flag. */
const TRANSCRIPTS: Readonly<Record<string, string>> = {
  'final transcript': 'receive_final_transcripts',
  'partial transcript': 'receive_partial_transcripts',
};

/** The number of messages of each kind. */
function tallyOf(messages: readonly ServerMessage[]): Map<string, number> {
  const tally = new Map<string, number>();
  for (const one of messages) {
    const prefix = Object(one).data?.is_final ? 'final ' : 'partial ';
    const kind = `${one.type === 'transcript' ? prefix : ''}${one.type}`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  return tally;
}

/** Tells that none of some flags is in the request. Reports group problems by what precedes the semicolon. */
const byDefault = (flags: readonly string[], given: Flags) =>
  flags.length === 0 || flags.some((flag) => flag in given) ? '' : '; the flag has its default';

/** The transcripts that did not arrive although their flag is on; `audio` is how the audio was sent, and `where` the place. */
export function missingMessages(
  messages: readonly ServerMessage[],
  { name, given, flags }: Config,
  audio: string,
  where = '',
): string[] {
  const tally = tallyOf(messages);
  const received = [...tally].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return Object.entries(TRANSCRIPTS).flatMap(([kind, flag]) =>
    flags[flag] && !tally.has(kind)
      ? `no ${kind} arrived, although ${flag} of ${name} is true; sent: ${audio}; received${where}: ${received || 'no message'}${byDefault([flag], given)}`
      : [],
  );
}

/** The messages that arrived although their flags are off. */
export function unwantedMessages(
  messages: readonly ServerMessage[],
  { name, given, flags }: Config,
): string[] {
  const final = 'final transcript';
  const isFinalsAlone = Object.entries(flags).every(
    ([flag, isOn]) => isOn === (flag === TRANSCRIPTS[final]),
  );
  return [...tallyOf(messages)].flatMap(([kind, count]) => {
    const { flags: others = [] } = messageKinds().find(({ type }) => type === kind) ?? {};
    const selecting = [TRANSCRIPTS[kind] ?? others].flat();
    const isOff = selecting.length > 0 && !selecting.some((flag) => flags[flag]);
    if (!isOff && !(isFinalsAlone && kind !== final)) return [];
    const off = selecting.join(' and ') || `every flag but ${TRANSCRIPTS[final]}`;
    return `${kind} arrived, although ${off} of ${name} is false; received: ${count}${byDefault(selecting, given)}`;
  });
}
