/** Live sessions: a client, and checks of messages, flags, the end, a lost connection, callbacks and the record. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import {
  formatIssue,
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
import { WebSocket } from 'ws';
import { accepted } from '../contract.ts';
import { isTooDeep, MAX_BYTES, readJson, TOO_DEEP } from './client.ts';
import { pagesOf } from './list.ts';
import { quietFields, tryCallbacks } from './notifications.ts';
import { fail, failIf, leaveOut, poll, retryIf, wordsOf } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'live session';
const RECORD = 'the record of a session';
/** The session that loses its connection and is resumed at the same URL. */
const LOST = 'a lost connection';
const CREATION = 'createLiveSession';
/** The close codes of a normal end; 1005 stands for none. */
const NORMAL = [1000, 1005];
const CHUNK_SECONDS = 0.1;
const MAX_MESSAGES = 10_000;
/** The most that a connection receives, in bytes. */
const MAX_RECEIVED = 16 * 1024 * 1024;
/** After how many sessions in a row that did not stop in time the run no longer waits for it. */
const MAX_UNSTOPPED = 2;
/** How long sessions left open may take to stop, in milliseconds. */
const GRACE = 5_000;
/** Tries all sessions, in parallel. */
export async function trySessions(run: Run): Promise<void> {
  run.client.expectCalled(CREATION);
  const format = parseLiveRequest(run.audio.format);
  if (!format.ok)
    leaveOut(`a session does not take this --audio: ${format.issues.map(formatIssue).join('; ')}`);
  const flags = Object.keys(accepted(parseLiveMessagesConfig({})));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const sessions: Record<string, LiveRequest> = {
    'no flags given': {},
    'every flag on': {
      messages_config: all,
      language_config: { languages: ['fr'] },
      ...quietFields(run, CREATION),
    },
    'final transcripts only': { messages_config: { ...none, receive_final_transcripts: true } },
    'every flag off': { messages_config: none },
    [LOST]: {},
  };
  const parts = Object.entries(sessions).map(([name, session]) =>
    run.recorder.part(AREA, name, () => trySession(run, name, session)),
  );
  await Promise.all([...parts, tryPosting(run)]);
}

/** Streams the audio, stops the session, and checks its messages. */
async function trySession(run: Run, name: string, request: LiveRequest): Promise<void> {
  const { audio, recorder } = run;
  const live = await open(run, name, request);
  if (!live) return;
  let last = live;
  const isPlain = Object.keys(request).length === 0;
  // The file in binary frames, header included, or the samples alone in JSON.
  if (name !== LOST) await live.stream(isPlain ? audio.file : audio.samples, !isPlain);
  else {
    const half = Math.floor(audio.samples.length / 4) * 2;
    await live.stream(audio.samples.subarray(0, half));
    live.drop();
    const check = `${name}: connecting again`;
    const again = await recorder.check(AREA, check, 'resume', () => connect(run, live.url));
    if (!again) return;
    await again.stream(audio.samples.subarray(half));
    last = again;
  }
  const end = async () => {
    const code = await last.stop();
    return code ?? fail('the session is still open after stop_recording');
  };
  const code = await recorder.check(AREA, `${name}: the end`, 'session-end', end);
  if (code !== undefined) {
    const isNormal = () =>
      failIf(!NORMAL.includes(code) && `expected the close code 1000, got ${code}`);
    await recorder.check(AREA, `${name}: the close code`, 'close-code', isNormal);
  }
  const connections = [...new Set([last, live])];
  const received = connections.flatMap(({ messages }) => messages);
  const wrong = connections.flatMap(({ problems }) => problems);
  await recorder.check(AREA, `${name}: messages`, 'messages', () => failIf(...wrong));
  const inText = () =>
    failIf(connections.some((one) => one.isBinary()) && 'a message arrived in a binary frame');
  await recorder.check(AREA, `${name}: frames`, 'message-frames', inText);
  const flags = accepted(parseLiveMessagesConfig(request.messages_config ?? {}));
  const arrived = connections.reduce((sum, { transcripts }) => sum + transcripts(), 0);
  const against = flagProblems(received, flags, code, arrived);
  await recorder.check(AREA, `${name}: by the flags`, 'message-flags', () => failIf(...against));
  // Messages lost with the connection may be sent again.
  if (name === LOST) return;
  const transcripts = received.filter(isTranscriptMessage).map(({ data }) => data);
  const heard = transcripts.map(({ utterance }) => utterance);
  const finals = transcripts.flatMap(({ is_final, utterance }) => (is_final ? utterance : []));
  // An empty list would satisfy any relation, even if no message is valid.
  const filled = Object.entries({ received, heard, finals }).filter(([, list]) => list.length > 0);
  const sent = { ...run.sent, parameters: request };
  recorder.relate(AREA, name, { ...Object.fromEntries(filled), sent });
  if (isPlain) await tryRecord(run, received[0]?.session_id, received.length);
}

/** Tries the callbacks of a session, which have flags of their own. */
function tryPosting(run: Run): Promise<void> {
  return tryCallbacks(run, CREATION, async (fields: LiveRequest, name) => {
    const live = await open(run, name, fields);
    await live?.stream(run.audio.samples);
    const code = await live?.stop();
    const flags = accepted(parseLiveCallbackConfig(fields.callback_config ?? {}));
    return live && ((bodies) => flagProblems(bodies as ServerMessage[], flags, code));
  });
}

/** Searches the list for the record of a stopped session without flags: a live job with its messages. */
export async function tryRecord(run: Run, id: string | undefined, messages: number) {
  const { client, recorder, made } = run;
  const find = async () => {
    const session = id ?? leaveOut('no message named the session');
    const isRecord = (job: TranscriptionJob) =>
      job.kind === 'live' && job.result?.messages?.some((one) => one.includes(session));
    return poll(run.patience, async () => {
      for await (const { items } of pagesOf(client, 'kind=live&status=done')) {
        const record = items.find(isRecord);
        if (record) return record;
      }
      return retryIf('no finished live job has its messages');
    });
  };
  if (id) made.created.set('session', `no finished live job has the messages of the session ${id}`);
  made.session = await recorder.check(AREA, RECORD, 'session-record', find);
  if (!made.session) return;
  const sent = { ...run.sent, parameters: run.audio.format, messages };
  recorder.relate(AREA, RECORD, { ...made.session, sent });
}

/** Creates a session and connects to it. */
function open(run: Run, name: string, request: LiveRequest) {
  const body = { ...run.audio.format, ...request };
  const check = `${name}: connecting without a key`;
  return run.recorder.check(AREA, check, 'session', async () => {
    const { url } = await run.client.expect<LiveSessionCreated>(CREATION, { body });
    const isSocket = /^wss?:/i.test(url) && URL.canParse(url);
    failIf(!isSocket && `/url: expected the URL of a WebSocket, got ${url}`);
    return connect(run, url);
  });
}

/**
 * Compares messages with the flags: each kind must arrive if its flag is on, and only then.
 *
 * @param code the close code of the connection, if it was closed
 * @param arrived the number of transcripts, including those that violate the contract
 */
function flagProblems(
  messages: ServerMessage[],
  flags: LiveMessagesConfig,
  code: number | null | undefined,
  arrived?: number,
): (string | false)[] {
  const transcripts = messages.filter(isTranscriptMessage);
  const all = arrived ?? transcripts.length;
  const isCut = code && !NORMAL.includes(code);
  const reason = isCut
    ? `: the connection was closed with ${code}`
    : '; is there speech in --audio?';
  const compare = (kind: string, other: string, isFinal: boolean, isOn: boolean) => {
    const count = transcripts.filter(({ data }) => data.is_final === isFinal).length;
    if (!isOn)
      return count > 0 && `${count} ${kind} transcripts arrived, although they are switched off`;
    if (count > 0) return false;
    if (all === 0) return `no ${kind} transcript arrived${reason}`;
    if (transcripts.length < all) return `no ${kind} transcript arrived that matches the contract`;
    return `no ${kind} transcript arrived: all ${all} are ${other}`;
  };
  const finalsAlone = Object.entries(flags).every(
    ([flag, isOn]) => isOn === (flag === 'receive_final_transcripts'),
  );
  return [
    compare('final', 'partial', true, flags.receive_final_transcripts),
    compare('partial', 'final', false, flags.receive_partial_transcripts),
    finalsAlone &&
      messages.length > transcripts.length &&
      'other messages arrived, although only final transcripts are switched on',
  ];
}

/** Connects to a session, without a key: the URL is all that a client needs. */
export async function connect({ client, patience, speed, audio }: Run, url: string) {
  /** The messages in the order of arrival, without those that violate the contract. */
  const messages: ServerMessage[] = [];
  /** The issues of the messages, one line each. */
  const problems: string[] = [];
  let [count, bytes, transcripts, binary] = [0, 0, 0, 0];
  const socket = new WebSocket(url, { maxPayload: MAX_BYTES, handshakeTimeout: patience });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const drop = (problem: string) => {
    problems.unshift(`${problem}: the connection was dropped`);
    socket.terminate();
  };
  socket.on('error', ({ message }) => problems.unshift(message));
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    count += 1;
    bytes += data.length;
    if (isBinary) binary += 1;
    if (count > MAX_MESSAGES) return drop(`more than ${MAX_MESSAGES} messages arrived`);
    if (bytes > MAX_RECEIVED) return drop(`more than ${MAX_RECEIVED / 2 ** 20} MB arrived`);
    const text = data.toString();
    const message = readJson(text);
    if (isTranscriptMessage(Object(message))) transcripts += 1;
    const issues = isTooDeep(text) ? [TOO_DEEP] : client.issues('ServerMessage', message);
    problems.push(...issues);
    if (issues.length === 0) messages.push(message as ServerMessage);
    return undefined;
  });
  await once(socket, 'open').catch((error) => fail(wordsOf(error)));
  /** Sends a frame, and waits until it is flushed. */
  const send = promisify<string | Uint8Array>(socket.send).bind(socket);
  /** Waits for something, or until the connection is closed or the patience ends. Returns whether it did not. */
  const inTime = async (what: Promise<unknown>) => {
    const late = Symbol('late');
    return (await Promise.race([what, closed, sleep(patience, late, { ref: false })])) !== late;
  };
  return {
    url,
    messages,
    problems,
    /** The number of transcripts so far, including those that violate the contract. */
    transcripts: () => transcripts,
    /** Whether a message arrived in a binary frame. */
    isBinary: () => binary > 0,
    /** Streams audio, in JSON or in binary frames, and waits until it is flushed. */
    async stream(bytes: Uint8Array, json = true): Promise<void> {
      const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
      for (let at = 0; at < bytes.length; at += size) {
        const part = bytes.subarray(at, at + size);
        if (socket.readyState !== WebSocket.OPEN) return;
        const chunk = Buffer.from(part).toString('base64');
        const data = json ? JSON.stringify({ type: 'audio_chunk', data: { chunk } }) : part;
        if (!(await inTime(send(data)))) return drop('the service reads no audio');
        const pause = (CHUNK_SECONDS * 1000) / speed;
        if (pause > 0) await sleep(pause);
      }
    },
    /** Stops the session. Returns the close code, or null after dropping a connection that was not closed in time. */
    async stop(): Promise<number | null> {
      send('{"type":"stop_recording"}').catch(() => {});
      if (await inTime(closed)) {
        client.sessions.delete(url);
        return closed;
      }
      socket.terminate();
      return null;
    },
    /** Drops the connection, without a close frame. */
    drop: () => socket.terminate(),
  };
}

/**
 * Stops the sessions that are still open: they cost money.
 *
 * @param isEnd whether to wait for it even if sessions of this service do not stop in time
 */
export async function stopSessions(run: Run, isEnd = false): Promise<void> {
  const { client } = run;
  const patient = { ...run, patience: Math.min(run.patience, GRACE) };
  const stopping = [...client.sessions].map(async (url) => {
    const code = await connect(patient, url).then(
      (live) => live.stop(),
      () => null,
    );
    client.unstopped = code === null ? client.unstopped + 1 : 0;
  });
  // Forget them first, so that one that cannot be stopped is tried once only.
  client.sessions.clear();
  if (isEnd || client.unstopped < MAX_UNSTOPPED) {
    await Promise.race([Promise.all(stopping), sleep(GRACE, null, { ref: false })]);
  }
}
