/** Live sessions: their messages, flags and end, a lost connection, and callbacks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import {
  formatIssue,
  parseLiveCallbackConfig,
  parseLiveMessagesConfig,
  parseLiveRequest,
} from 'speech-to-text-contract/parse';
import type {
  LiveCallbackConfig,
  LiveRequest,
  LiveSessionCreated,
  ServerMessage,
} from 'speech-to-text-contract/types';
import { accepted } from '../contract.ts';
import { fail, failIf, failOn, skip } from './check.ts';
import { type Connection, connect } from './connection.ts';
import { missingMessages, NORMAL, unwantedMessages } from './flags.ts';
import { quietFields, tryCallbacks } from './notifications.ts';
import type { RuleName } from './rules.ts';
import type { Run } from './run.ts';
import { tryRecord, tryResumedRecord } from './session-record.ts';
import type { ShownRequest } from './shown-request.ts';

const AREA = 'live session';
/** The session that loses its connection and is resumed at the same URL. */
const LOST = 'a lost connection';
const CREATION = 'createLiveSession';
/** How long the run waits for a transcript before it loses the connection, in milliseconds. */
const LISTENING = 5_000;
/** How long the run waits before it connects again, in milliseconds: a service must have noticed the loss. */
const ABSENCE = 250;

/** A connection to a session, and the call that created the session. */
type Opened = Connection & { request: ShownRequest };

/** Tries all sessions, in parallel. */
export async function trySessions(run: Run): Promise<void> {
  run.client.skipIfExcluded(CREATION);
  const format = parseLiveRequest(run.audio.format);
  if (!format.ok) {
    const why = format.issues.map(formatIssue).join('; ');
    skip(`live sessions do not support the format of --audio: ${why}`);
  }
  const flags = Object.keys(accepted(parseLiveMessagesConfig({})));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const sessions: Record<string, LiveRequest> = {
    'no flags given': {},
    'every flag on': { messages_config: all, language_config: { languages: ['fr'] } },
    'final transcripts only': { messages_config: { ...none, receive_final_transcripts: true } },
    'every flag off': { messages_config: none },
  };
  const parts = Object.entries(sessions).map(([name, session]) =>
    run.recorder.part(AREA, name, () => trySession(run, name, session)),
  );
  await Promise.all([
    ...parts,
    run.recorder.part(AREA, LOST, () => tryLoss(run)),
    tryCallbacksOf(run, '', {}),
    tryCallbacksOf(run, 'other flags', otherFlags()),
  ]);
}

/** Streams the audio, stops the session, and checks its messages, and the record of a session without options. */
async function trySession(run: Run, name: string, session: LiveRequest): Promise<void> {
  const { audio, recorder } = run;
  const isPlain = Object.keys(session).length === 0;
  // The callback that is switched off must not change anything.
  const quiet = session.language_config ? quietFields(run, CREATION) : null;
  const request = { ...session, ...quiet?.fields };
  const live = await open(run, name, request);
  if (!live) return;
  quiet?.expectNone(live.request);
  // The file in binary frames, header included, or the samples alone in JSON.
  await live.stream(isPlain ? audio.file : audio.samples, !isPlain);
  const received = await tryEnd(run, name, request, live.request, live);
  const transcripts = received.filter(isTranscriptMessage).map(({ data }) => data);
  const heard = transcripts.map(({ utterance }) => utterance);
  const finals = transcripts.flatMap(({ is_final, utterance }) => (is_final ? utterance : []));
  // An empty list would satisfy any relation, even if no message is valid.
  const filled = Object.entries({ received, heard, finals }).filter(([, list]) => list.length > 0);
  const sent = { ...run.sent, parameters: request };
  recorder.relate(AREA, name, { ...Object.fromEntries(filled), sent }, live.request);
  if (isPlain) await tryRecord(run, received, live.request);
}

/** Loses the connection in the middle, and resumes the session at the same URL. */
async function tryLoss(run: Run): Promise<void> {
  const { audio, recorder } = run;
  // Partial transcripts show how much of the audio the service has heard.
  const request = { messages_config: { receive_partial_transcripts: true } };
  const live = await open(run, LOST, request);
  if (!live) return;
  const half = Math.floor(audio.samples.length / 4) * 2;
  await live.stream(audio.samples.subarray(0, half));
  await live.awaitTranscript(Math.min(run.patience, LISTENING));
  live.drop();
  // A service that ends the session at once would otherwise pass if it is slow.
  await sleep(ABSENCE);
  const check = `${LOST}: connecting again`;
  const resume = () => connect(run, live.url);
  const again = await recorder.check(AREA, check, 'resume', resume, live.request);
  if (!again) return;
  await again.stream(audio.samples.subarray(half));
  await tryEnd(run, LOST, request, live.request, again, live);
  await tryResumedRecord(run, [live, again], live.request);
}

/**
 * Stops a session, and checks its end and its messages.
 *
 * @param request the call that created the session
 * @param live the last connection to the session
 * @param lost the connections before it
 * @returns the messages of all connections that match the contract
 */
async function tryEnd(
  { recorder }: Run,
  name: string,
  { messages_config = {} }: LiveRequest,
  request: ShownRequest,
  live: Connection,
  ...lost: Connection[]
): Promise<ServerMessage[]> {
  const connections = [...lost, live];
  const check = <Result>(what: string, rule: RuleName, find: () => Result | Promise<Result>) =>
    recorder.check(AREA, `${name}: ${what}`, rule, find, request);
  const code = await check('the end', 'session-end', async () => {
    const code = await live.stop();
    return code ?? fail('session-open', 'the session is still open after stop_recording');
  });
  if (code !== undefined) {
    const isNormal = NORMAL.includes(code);
    const compare = () =>
      failIf('close-code', !isNormal && `expected the close code 1000, got ${code}`);
    await check('the close code', 'close-code', compare);
  }
  const received = connections.flatMap(({ inbox }) => inbox.messages);
  const wrong = connections.flatMap(({ inbox }) => inbox.problems);
  await check('messages', 'messages', () => failOn(wrong));
  const hasBinary = connections.some(({ inbox }) => inbox.hasBinary);
  const inText = () => failIf('binary-frame', hasBinary && 'a message arrived in a binary frame');
  await check('frames', 'message-frames', inText);
  const flags = accepted(parseLiveMessagesConfig(messages_config));
  const against = [...missingMessages(received, flags, code), ...unwantedMessages(received, flags)];
  await check('by the flags', 'message-flags', () => failOn(against));
  return received;
}

/** Flags of callbacks that differ from their defaults, and flags of messages that differ from both. */
function otherFlags(): LiveRequest {
  const { url: _, ...flags } = accepted(parseLiveCallbackConfig({ url: 'https://speech.invalid' }));
  const others = Object.entries(flags).map(([flag, isOn]) => [flag, !isOn]);
  return { messages_config: flags, callback_config: Object.fromEntries(others) };
}

/** Tries the callbacks of a session, which have flags of their own. */
function tryCallbacksOf(
  run: Run,
  variant: string,
  { callback_config, ...request }: LiveRequest,
): Promise<void> {
  return tryCallbacks(run, CREATION, variant, async (fields: LiveRequest, name) => {
    const config = { ...fields.callback_config, ...callback_config } as LiveCallbackConfig;
    const live = await open(run, name, { ...request, ...fields, callback_config: config });
    if (!live) return undefined;
    await live.stream(run.audio.samples);
    const code = await live.stop();
    const flags = accepted(parseLiveCallbackConfig(config));
    return {
      request: live.request,
      rule: 'callback-flags' as const,
      findMissing: (bodies) => missingMessages(bodies as ServerMessage[], flags, code),
      findUnwanted: (bodies) => unwantedMessages(bodies as ServerMessage[], flags),
    };
  });
}

/** Creates a session and connects to it. */
function open(run: Run, name: string, session: LiveRequest): Promise<Opened | undefined> {
  const body = { ...run.audio.format, ...session };
  const check = `${name}: connecting without a key`;
  return run.recorder.check(AREA, check, 'session', async () => {
    const created = await run.client.expectResponse<LiveSessionCreated>(CREATION, { body });
    const { url } = created.body;
    const isSocket = /^wss?:/i.test(url) && URL.canParse(url);
    const problem = `/url: expected the URL of a WebSocket, got ${url}`;
    failIf('session-url', !isSocket && problem);
    return { ...(await connect(run, url)), request: created.request };
  });
}
