/** Checks of the flags that select the messages of a session. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import { poll } from './client.ts';
import { checkNothingAt, receivedAt, urlAt } from './receiver.ts';
import type { Run } from './run.ts';
import { FINAL, kindOf, OTHER, PARTIAL, stream } from './stream.ts';

const FLAGS = Object.keys(Object(parseLiveMessagesConfig({})).value);
/** The kind of messages that a flag selects. The types of most messages are open. */
const selectedBy = (flag: string) =>
  [PARTIAL, FINAL].find((kind) => flag === `receive_${kind.replace(' ', '_')}s`) ?? OTHER;
/** The flags that select one kind of messages alone, or no flags, which selects the default. */
const flagsOf = (kind?: string) =>
  Object.fromEntries((kind ? FLAGS : []).map((flag) => [flag, kind === selectedBy(flag)]));

/** Sessions: the path of the callbacks, and the one kind of messages and of callbacks; without kinds, the default. */
const SESSIONS: [path: string, messages?: string, callbacks?: string][] = [
  ['partial-transcripts', FINAL, PARTIAL],
  ['other-messages', PARTIAL, OTHER],
  ['final-transcripts', OTHER, FINAL],
  ['default'],
];

function checkKinds(run: Run, of: string, kinds: string[], only?: string): void {
  const wanted = only ?? FINAL;
  // A service need not send other messages.
  const hasArrived = wanted === OTHER || kinds.includes(wanted);
  run.that(`${wanted} of ${of}`, hasArrived, 'must arrive, because its flag is on', kinds);
  // By default, other messages are on as well.
  const allowed = only ? [only] : [FINAL, OTHER];
  const unwanted = kinds.find((kind) => !allowed.includes(kind));
  run.that(`${unwanted} of ${of}`, !unwanted, 'must not arrive, because its flag is off', kinds);
}

/** The kinds of the callbacks at a path, when the wanted kind has arrived, or after the patience. */
async function callbackKinds(run: Run, path: string, wanted = FINAL): Promise<string[]> {
  const kinds = () =>
    receivedAt(run, path)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => kindOf(body));
  if (wanted !== OTHER) await poll(run, () => kinds().includes(wanted) || undefined);
  await sleep(300);
  return kinds();
}

export async function checkFlags(run: Run): Promise<void> {
  for (const [path, only, onlyCallbacks] of SESSIONS) {
    const messages_config = flagsOf(only);
    const callback_config = { ...flagsOf(onlyCallbacks), url: urlAt(run, path) };
    const { messages } = await stream(run, { messages_config, callback: true, callback_config });
    const kinds = messages.map(({ kind }) => kind);
    checkKinds(run, 'messages', kinds, only);
    if (!run.receiver) continue;
    checkKinds(run, 'callbacks', await callbackKinds(run, path, onlyCallbacks), onlyCallbacks);
  }
  await checkNothingAt(run, 'session-off');
}
