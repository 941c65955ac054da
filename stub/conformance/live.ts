/** Live sessions: messages by the flags, the end, a lost connection, callbacks, the record. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import {
  parseLiveCallbackConfig,
  parseLiveMessagesConfig,
  parseLiveRequest,
} from 'speech-to-text-contract/parse';
import type {
  LiveRequest,
  LiveSessionCreated,
  ServerMessage,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import type { LiveMessagesConfig } from 'speech-to-text-contract/types/resolved';
import { accepted } from '../src/contract.ts';
import { poll } from './client.ts';
import { pagesOf } from './list.ts';
import { tryCallbacks } from './notifications.ts';
import { fail, failIf, leaveOut } from './report.ts';
import type { Run } from './run.ts';
import { connect } from './socket.ts';

const AREA = 'live session';
const RECORD = 'the record of a session';
/** The session whose connection is lost, and which is resumed at the same address. */
const LOST = 'a lost connection';
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
  const sessions: Record<string, LiveRequest> = {
    'no flags given': {},
    'every flag on': { messages_config: all, language_config: { languages: ['fr'] } },
    'final transcripts only': { messages_config: { ...none, receive_final_transcripts: true } },
    'every flag off': { messages_config: none },
    [LOST]: {},
  };
  const parts = Object.entries(sessions).map(([name, session]) =>
    run.recorder.part(AREA, name, () => trySession(run, name, session)),
  );
  await Promise.all([...parts, tryPosting(run)]);
}

/** Streams the audio, stops, and checks what came. */
async function trySession(run: Run, name: string, request: LiveRequest): Promise<void> {
  const { audio, recorder } = run;
  const live = await open(run, name, request);
  if (!live) return;
  let last = live;
  const isPlain = Object.keys(request).length === 0;
  if (name === LOST) {
    const half = Math.floor(audio.samples.length / 4) * 2;
    await live.stream(audio.samples.subarray(0, half));
    live.drop();
    const check = `${name}: connecting again`;
    const again = await recorder.check(AREA, check, () => connect(run, live.url));
    if (!again) return;
    await again.stream(audio.samples.subarray(half));
    last = again;
    // In binary frames with the header of the file, or in JSON without it.
  } else await live.stream(isPlain ? audio.file : audio.samples, !isPlain);
  const end = async () => {
    const code = await last.stop();
    if (code === null) fail('the session is still open after stop_recording');
    failIf(!NORMAL.includes(code) && `expected the close code 1000, got ${code}`);
  };
  await recorder.check(AREA, `${name}: the end`, end, ENDED);
  const connections = [...new Set([last, live])];
  const received = connections.flatMap(({ messages }) => messages);
  await recorder.check(AREA, `${name}: messages`, () =>
    failIf(...connections.flatMap(({ problems }) => problems)),
  );
  const flags = accepted(parseLiveMessagesConfig(request.messages_config ?? {}));
  await recorder.check(AREA, `${name}: by the flags`, () =>
    failIf(...flagProblems(received, flags)),
  );
  // What was lost with a connection may come again.
  if (name === LOST) return;
  const transcripts = received.filter(isTranscriptMessage).map(({ data }) => data);
  recorder.relate(AREA, name, {
    received,
    heard: transcripts.map(({ utterance }) => utterance),
    finals: transcripts.flatMap(({ is_final, utterance }) => (is_final ? utterance : [])),
    sent: { ...run.sent, parameters: request },
  });
  if (isPlain) await tryRecord(run, received[0]?.session_id, received.length);
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
export async function tryRecord(run: Run, id: string | undefined, messages: number) {
  const { client, recorder, made } = run;
  const find = async () => {
    const session = id ?? leaveOut('no message named the session');
    const isRecord = (job: TranscriptionJob) =>
      job.kind === 'live' && job.result?.messages?.some((one) => one.includes(session));
    const found = await poll(run.patience, async () => {
      for await (const { items } of pagesOf(client, 'kind=live&status=done&limit=100')) {
        const record = items.find(isRecord);
        if (record) return record;
      }
      return undefined;
    });
    return found ?? fail('no finished live job holds its messages');
  };
  made.session = await recorder.check(AREA, RECORD, find, RECORDED);
  if (!made.session) return;
  const parameters = accepted(parseLiveRequest(run.audio.format));
  recorder.relate(AREA, RECORD, { ...made.session, sent: { ...run.sent, parameters, messages } });
}

/** Creates a session and connects to it. */
function open(run: Run, name: string, request: LiveRequest) {
  const body = { ...run.audio.format, ...request };
  return run.recorder.check(AREA, `${name}: connecting without a key`, async () => {
    const { url } = await run.client.expect<LiveSessionCreated>(CREATION, { body });
    const isSocket = /^wss?:/i.test(url) && URL.canParse(url);
    failIf(!isSocket && `/url: expected the address of a WebSocket, got ${url}`);
    return connect(run, url);
  });
}

/** What is wrong with messages by the flags: each kind comes when its flag is on, and only then. */
function flagProblems(messages: ServerMessage[], flags: LiveMessagesConfig): (string | false)[] {
  const transcripts = messages.filter(isTranscriptMessage);
  const compare = (kind: string, isFinal: boolean, isOn: boolean) => {
    const count = transcripts.filter(({ data }) => data.is_final === isFinal).length;
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
