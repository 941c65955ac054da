/** Live sessions: messages by the flags, the end, a lost connection, callbacks, the record. */
import {
  parseLiveCallbackConfig,
  parseLiveMessagesConfig,
  parseLiveRequest,
} from 'speech-to-text-contract/parse';
import type { LiveRequest, LiveSessionCreated, ServerMessage } from 'speech-to-text-contract/types';
import type { LiveMessagesConfig } from 'speech-to-text-contract/types/resolved';
import { accepted } from '../src/contract.ts';
import { poll } from './client.ts';
import { pagesOf } from './list.ts';
import { tryCallbacks } from './notifications.ts';
import { fail, failIf } from './report.ts';
import type { Run } from './run.ts';
import { LiveClient, stopSessions, transcriptsIn } from './socket.ts';

const AREA = 'live session';
const RECORD = 'the record of a session';
const CREATION = 'createLiveSession';
/** The close codes of a normal end; 1005 stands for none. */
const NORMAL = [1000, 1005];
const ENDED = {
  says: 'stop_recording ends the session',
  assumes: 'The service then closes the connection, with the code 1000 or none.',
};
const RECORDED = {
  says: 'messages: array of string (messages the server sent during the session)',
  assumes: 'Each text contains the `session_id` of its message, as its JSON does.',
};

/** Tries all sessions, in parallel. */
export async function trySessions(run: Run): Promise<void> {
  const flags = Object.keys(accepted(parseLiveMessagesConfig({})));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const sessions: Record<string, LiveRequest | typeof tryResuming> = {
    'no flags given': {},
    'every flag on': { messages_config: all, language_config: { languages: ['fr'] } },
    'final transcripts only': { messages_config: { ...none, receive_final_transcripts: true } },
    'every flag off': { messages_config: none },
    'a lost connection': tryResuming,
    callback: tryPosting,
  };
  const parts = Object.entries(sessions).map(([name, session]) =>
    run.recorder.part(AREA, name, () =>
      typeof session === 'function' ? session(run, name) : trySession(run, name, session),
    ),
  );
  await Promise.all(parts);
  await stopSessions(run);
}

/** Streams the audio, stops, and checks what came. */
async function trySession(run: Run, name: string, request: LiveRequest): Promise<void> {
  const live = await open(run, name, request);
  if (!live) return;
  const isPlain = Object.keys(request).length === 0;
  // In binary frames with the header of the file, or in JSON without it.
  await live.stream(isPlain ? run.audio.file : run.audio.samples, !isPlain);
  await tryEnd(run, name, [live], request);
  const { messages: received } = live;
  const sent = { seconds: run.audio.seconds, request };
  run.recorder.relate(AREA, name, { received, transcripts: transcriptsIn(received), sent });
  if (!isPlain) return;
  if (received[0]) await tryRecord(run, received[0].session_id, received.length);
  else run.recorder.note(AREA, RECORD, 'left out', ['no message named the session']);
}

/** Loses the connection of a session, and resumes it at the same address. */
async function tryResuming(run: Run, name: string): Promise<void> {
  const first = await open(run, name, {});
  if (!first) return;
  const { samples } = run.audio;
  const half = Math.floor(samples.length / 4) * 2;
  await first.stream(samples.subarray(0, half));
  first.drop();
  const second = await run.recorder.check(AREA, `${name}: connecting again`, () =>
    LiveClient.connect(run, first.url),
  );
  if (!second) return;
  await second.stream(samples.subarray(half));
  await tryEnd(run, name, [second, first], {});
}

/** Tries the callbacks of a session, which have flags of their own. */
function tryPosting(run: Run): Promise<void> {
  return tryCallbacks(run, CREATION, async (fields: LiveRequest, name) => {
    const live = await open(run, name, fields);
    await live?.stream(run.audio.samples);
    await live?.stop();
    const flags = accepted(parseLiveCallbackConfig(fields.callback_config ?? {}));
    return live && ((bodies) => flagProblems(bodies as ServerMessage[], flags));
  });
}

/** Looks in the list for the record of a session that had no flags and has ended: a live job with its messages. */
export async function tryRecord(run: Run, session: string, messages: number): Promise<void> {
  const { client, recorder, made } = run;
  const look = async () => {
    for await (const { items } of pagesOf(client, 'kind=live&status=done&limit=100')) {
      const record = items.find(
        (job) => job.kind === 'live' && job.result?.messages?.some((one) => one.includes(session)),
      );
      if (record) return record;
    }
    return undefined;
  };
  const find = async () =>
    (await poll(run.patience, look)) ?? fail('no finished live job holds its messages');
  const record = await recorder.check(AREA, RECORD, find, RECORDED);
  if (!record) return;
  made.session = record;
  const parameters = accepted(parseLiveRequest(run.audio.format));
  const sent = { seconds: run.audio.seconds, parameters, messages };
  recorder.relate(AREA, RECORD, { ...record, sent });
}

/** Creates a session and connects to it. */
async function open(run: Run, name: string, request: LiveRequest): Promise<LiveClient | undefined> {
  const body = { ...run.audio.format, ...request };
  return run.recorder.check(AREA, `${name}: connecting without a key`, async () => {
    const { url } = await run.client.expectSuccess<LiveSessionCreated>(CREATION, { body });
    const isSocket = /^wss?:/i.test(url) && URL.canParse(url);
    failIf(!isSocket && `/url: expected the address of a WebSocket, got ${url}`);
    return LiveClient.connect(run, url);
  });
}

/** Stops a session, and checks what came over its connections, the last of them first. */
async function tryEnd(
  { recorder }: Run,
  name: string,
  connections: [LiveClient, ...LiveClient[]],
  request: LiveRequest,
): Promise<void> {
  const end = async () => {
    const code = await connections[0].stop();
    if (code === null) fail('the session is still open after stop_recording');
    failIf(!NORMAL.includes(code) && `expected the close code 1000, got ${code}`);
  };
  await recorder.check(AREA, `${name}: the end`, end, ENDED);
  const messages = connections.flatMap((live) => live.messages);
  await recorder.check(AREA, `${name}: messages`, () =>
    failIf(...connections.flatMap(({ problems }) => problems)),
  );
  const flags = accepted(parseLiveMessagesConfig(request.messages_config ?? {}));
  await recorder.check(AREA, `${name}: by the flags`, () =>
    failIf(...flagProblems(messages, flags)),
  );
}

/** What is wrong with messages by the flags: each kind comes when its flag is on, and only then. */
function flagProblems(messages: ServerMessage[], flags: LiveMessagesConfig): (string | false)[] {
  const transcripts = transcriptsIn(messages);
  const compare = (kind: string, isFinal: boolean, isOn: boolean) => {
    const count = transcripts.filter(({ is_final }) => is_final === isFinal).length;
    if (isOn) return count === 0 && `no ${kind} transcript came; is there speech in --audio?`;
    return count > 0 && `${count} ${kind} transcripts came, although they are switched off`;
  };
  const finalsAlone = Object.entries(flags).every(
    ([flag, isOn]) => isOn === (flag === 'receive_final_transcripts'),
  );
  return [
    compare('final', true, flags.receive_final_transcripts),
    compare('partial', false, flags.receive_partial_transcripts),
    finalsAlone &&
      messages.length > transcripts.length &&
      'other messages came, although only final transcripts are switched on',
  ];
}
