/** Checks of the flags that select the messages of a session. */
import { parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import { poll } from './client.ts';
import { checkNothingAt, receivedAt, urlAt } from './receiver.ts';
import type { Run } from './run.ts';
import { FINAL, kindOf, OTHER, PARTIAL, stream } from './stream.ts';

const FLAGS = Object.keys(Object(parseLiveMessagesConfig({})).value);
/** The kinds of messages that the contract names. The kinds of the other flags are open. */
const KIND_OF: Record<string, string> = {
  receive_partial_transcripts: PARTIAL,
  receive_final_transcripts: FINAL,
};
/** The flags that select one kind of messages alone. */
const flagsOf = (kind: string) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, kind === (KIND_OF[flag] ?? OTHER)]));

/** Sessions: the path of the callbacks, and the one kind of messages and of callbacks; without kinds, the default. */
const SESSIONS: [path: string, messages?: string, callbacks?: string][] = [
  ['partial-transcripts', FINAL, PARTIAL],
  ['other-messages', PARTIAL, OTHER],
  ['final-transcripts', OTHER, FINAL],
  ['default'],
];

function checkKinds(run: Run, of: string, kinds: string[], only?: string): void {
  const wanted = only ?? FINAL;
  const hasArrived = wanted === OTHER || kinds.includes(wanted);
  run.that(`${wanted} of ${of}`, hasArrived, 'must arrive, because its flag is on', kinds);
  const unwanted = kinds.find((kind) => kind !== wanted && (kind !== OTHER || only === FINAL));
  run.that(`${unwanted} of ${of}`, !unwanted, 'must not arrive, because its flag is off', kinds);
}

export async function checkFlags(run: Run): Promise<void> {
  for (const [path, only, onlyCallbacks] of SESSIONS) {
    const callbackFlags = onlyCallbacks ? flagsOf(onlyCallbacks) : {};
    const messages_config = only ? flagsOf(only) : {};
    const callback_config = { ...callbackFlags, url: urlAt(run, path) };
    const { messages } = await stream(run, { messages_config, callback: true, callback_config });
    const kinds = messages.map(({ kind }) => kind);
    checkKinds(run, 'messages', kinds, only);
  }
  if (!run.receiver) return;
  for (const [path, , only] of SESSIONS) {
    const posted = () => receivedAt(run, path).filter(({ method }) => method === 'POST');
    const kindsNow = () => posted().map(({ body }) => kindOf(body));
    if (only !== OTHER) await poll(run, () => kindsNow().includes(only ?? FINAL) || undefined);
    checkKinds(run, 'callbacks', kindsNow(), only);
  }
  await checkNothingAt(run, 'session-off');
}
