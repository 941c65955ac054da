/** Live sessions: their audio in every format, their messages, flags and end, a lost connection, and their records. */
import { setTimeout as sleep } from 'node:timers/promises';
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
import { accepted, schemaNamed } from '../contract.ts';
import { noteViolations, skipIfViolated } from './check.ts';
import { type Connection, connect, stillOpen } from './connection.ts';
import { fail, failIf, skip } from './ending.ts';
import { type Flags, missingMessages, unwantedMessages } from './flags.ts';
import { makeComplete } from './inputs.ts';
import { expectQuiet, quietFields, tryCallbacks } from './notifications.ts';
import { wrong } from './problems.ts';
import { transcriptsIn } from './relations.ts';
import type { Run } from './run.ts';
import { timesOf, tryRecord, tryResumed } from './session-records.ts';
import { allFormats, bytesOf, encode, type Format } from './speech.ts';

const AREA = 'live session';
const CREATION = 'createLiveSession';
/** How long the run waits for a transcript before it loses the connection, in milliseconds. */
const LISTENING = 5_000;
/** How long the run waits before it connects again, in milliseconds: a service must have noticed the loss. */
const ABSENCE = 250;
/** The close codes of a normal end; 1005 means no code. */
const NORMAL = [1000, 1005];
/**
 * Frames that cut samples in two and have an odd number of bytes. If a byte of each is lost, so many of them lose more than
 * half a second.
 */
const ODD = {
  format: { encoding: 'wav/pcm', bit_depth: 16, sample_rate: 8000, channels: 1 } satisfies Format,
  frame: 3,
  count: 10_000,
};

type Streamer = (live: Connection, raw: Uint8Array, second: number) => Promise<void>;

interface SessionCase {
  /** The fields of its request, besides the format of the audio. */
  request?: LiveRequest;
  format?: Format;
  /** How the audio is streamed; by default in JSON, without the header of the file. */
  stream?: Streamer;
  /** Whether its record is sought in the list. */
  isRecorded?: boolean;
}

/** Tries all sessions, in parallel. */
export async function trySessions(run: Run): Promise<void> {
  const { client, audio, recorder } = run;
  client.skipIfExcluded(CREATION);
  const format = parseLiveRequest(audio.format);
  if (!format.ok) {
    const why = format.issues.map(formatIssue).join('; ');
    skip(`live sessions do not support the format of --audio: ${why}`);
  }
  const flags = Object.keys(accepted(parseLiveMessagesConfig({})));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const { realtime_processing, post_processing } = makeComplete('LiveRequest') as LiveRequest;
  const sessions: Record<string, SessionCase> = {
    // The file in binary frames, header included.
    'no flags given': {
      stream: (live, _, second) => live.stream(audio.file, { second }),
      isRecorded: true,
    },
    'everything switched on': {
      request: {
        messages_config: all,
        language_config: { languages: ['fr'] },
        ...(realtime_processing && { realtime_processing }),
        ...(post_processing && { post_processing }),
        // It must not change anything.
        ...quietFields(run, CREATION),
      },
      isRecorded: true,
    },
    'final transcripts only': {
      request: {
        messages_config: { ...none, receive_final_transcripts: true },
        language_config: { languages: ['en'] },
      },
    },
    'every flag off': { request: { messages_config: none } },
    'frames that cut samples in two': {
      request: {
        ...atBound('endpointing', 'maximum'),
        ...atBound('maximum_duration_without_endpointing', 'minimum'),
      },
      format: ODD.format,
      isRecorded: true,
      stream: async (live, raw, second) => {
        const cut = ODD.frame * ODD.count;
        await live.stream(raw.subarray(0, cut), { second, frame: ODD.frame });
        await live.stream(raw.subarray(cut), { second });
      },
    },
  };
  for (const format of allFormats()) {
    const { encoding, bit_depth = 8, sample_rate, channels } = format;
    const name = `${encoding}, ${bit_depth} bits, ${sample_rate} Hz, channels: ${channels}`;
    sessions[name] = {
      format,
      isRecorded: true,
      stream: (live, raw) => inBoth(live, raw, format),
    };
  }
  const parts = Object.entries(sessions).map(([name, session]) =>
    recorder.about(AREA, name, () => trySession(run, session)),
  );
  await Promise.all([
    ...parts,
    recorder.about(AREA, 'a lost connection', () => tryLoss(run)),
    tryCallbacksOf(run, '', {}),
    tryCallbacksOf(run, 'other flags', otherFlags()),
  ]);
}

/** An option of a session with the last value that the contract accepts; empty without a bound. */
function atBound(option: keyof LiveRequest, bound: 'minimum' | 'maximum'): LiveRequest {
  const limit = schemaNamed('LiveRequest').properties?.[option]?.[bound];
  return limit === undefined ? {} : { [option]: limit };
}

/** Streams the audio, stops the session, and checks its messages and its record. */
async function trySession(run: Run, session: SessionCase): Promise<void> {
  const { audio, recorder } = run;
  const { request = {}, format = audio.format, stream = inJson } = session;
  const parameters = { ...format, ...request } as LiveRequest;
  const live = await open(run, parameters);
  const isOwn = format === audio.format;
  await stream(live, isOwn ? audio.samples : encode(audio, format), bytesOf(format).second);
  const received = await tryEnd(run, parameters, live);
  const sent = { ...run.sent, audio: live.audio(), channels: format.channels, parameters };
  // An empty list would satisfy any relation, even if no message is valid.
  if (received.length > 0) recorder.relate('Session', { received }, sent);
  expectQuiet(run, request);
  if (session.isRecorded) await tryRecord(run, received, sent);
}

const inJson: Streamer = (live, raw, second) => live.stream(raw, { second, isJson: true });

/** Streams half of the audio in binary frames, half in JSON, which a client may change at any time. */
async function inBoth(live: Connection, raw: Uint8Array, format: Format): Promise<void> {
  const { second } = bytesOf(format);
  const frame = 8 * format.channels;
  const half = Math.floor(raw.length / 2 / frame) * frame;
  await live.stream(raw.subarray(0, half), { second });
  await live.stream(raw.subarray(half), { second, isJson: true });
}

/** Loses the connection after the audio and resumes the session at the same URL, with the same audio again. */
async function tryLoss(run: Run): Promise<void> {
  const { audio, recorder, sent } = run;
  const { format, samples } = audio;
  // Partial transcripts show how much of the audio the service has heard.
  const messages_config = { receive_partial_transcripts: true };
  const parameters = { ...format, messages_config } as LiveRequest;
  const live = await open(run, parameters);
  const { second } = bytesOf(format);
  await live.stream(samples, { second, isJson: true });
  await live.awaitTranscript(Math.min(run.patience, LISTENING));
  live.drop();
  // A service that ends the session at once would otherwise pass if it is slow.
  await sleep(ABSENCE);
  const again = await recorder.need('connecting again', 'resume', () => connect(run, live.url));
  await inBoth(again, samples, format);
  await tryEnd(run, parameters, again, live);
  const seconds = 2 * audio.seconds;
  await tryResumed(run, [live, again], { ...sent, seconds, parameters });
}

/**
 * Stops a session and checks its end and its messages.
 *
 * @param live the last connection to the session
 * @param lost the connections before it
 * @returns the messages of all connections that match the contract
 */
async function tryEnd(
  run: Run,
  { messages_config = {} }: LiveRequest,
  live: Connection,
  ...lost: Connection[]
): Promise<ServerMessage[]> {
  const { client, recorder } = run;
  const connections = [...lost, live];
  const code = await recorder.check('the end', 'session-end', async () => {
    const code = await live.stop();
    if (code === null) await client.expectAlive();
    return code ?? fail(stillOpen(run));
  });
  const isNormal = code === undefined || NORMAL.includes(code);
  await recorder.check('the close code', 'close-code', () => {
    const early = live.inbox.isClosedEarly ? '; it was closed before stop_recording' : '';
    failIf(!isNormal && `the close code must be 1000, but is ${code}${early}`);
  });
  const received = connections.flatMap(({ inbox }) => inbox.messages);
  await recorder.check('messages', 'session', () => {
    noteViolations(connections.flatMap(({ inbox }) => inbox.violations));
    failIf(connections.flatMap(({ inbox }) => inbox.problems));
  });
  await recorder.check('session_id', 'session-id', () => {
    const [id, ...others] = new Set(received.map(({ session_id }) => session_id));
    failIf(others.map((other) => wrong('session_id', other, `${id}`)));
  });
  const hasBinary = connections.some(({ inbox }) => inbox.hasBinary);
  await recorder.check('frames', 'message-frames', () =>
    failIf(hasBinary && 'a message arrived in a binary frame'),
  );
  const flags = { ...accepted(parseLiveMessagesConfig(messages_config)) };
  const config = { name: 'messages_config', given: { ...messages_config }, flags };
  const sent = connections.map((one) => one.audio()).join(', then on a new connection ');
  const audio = isNormal ? sent : `${sent}, and the connection was closed with ${code}`;
  await recorder.check('by the flags', 'message-flags', () => {
    // A resumed session sends messages like any other, and only its last connection is sure to get them.
    const where = lost.length > 0 ? ' on the new connection' : '';
    const missing = missingMessages(live.inbox.messages, config, audio, where);
    if (missing.length > 0) skipIfViolated();
    failIf([...missing, ...unwantedMessages(received, config)]);
  });
  return received;
}

/** Flags of callbacks that differ from their defaults, and flags of messages that differ from both. */
function otherFlags(): LiveRequest {
  const { url: _, ...flags } = accepted(parseLiveCallbackConfig({ url: 'https://speech.invalid' }));
  const others = Object.entries(flags).map(([flag, isOn]) => [flag, !isOn]);
  return { messages_config: flags, callback_config: Object.fromEntries(others) };
}

/** Tries the callbacks of a session, which have separate flags. */
function tryCallbacksOf(
  run: Run,
  variant: string,
  { callback_config, ...request }: LiveRequest,
): Promise<void> {
  const { format, samples } = run.audio;
  return tryCallbacks(run, CREATION, variant, (fields: LiveRequest, name) =>
    run.recorder.about(AREA, name, async () => {
      const config = { ...fields.callback_config, ...callback_config } as LiveCallbackConfig;
      const all = { ...format, ...request, ...fields, callback_config: config } as LiveRequest;
      const live = await open(run, all);
      await inJson(live, samples, bytesOf(format).second);
      await live.stop();
      const { url: _, ...flags }: Flags = { ...accepted(parseLiveCallbackConfig(config)) };
      const own = { name: 'callback_config', given: { ...config }, flags };
      return {
        rule: 'callback-flags' as const,
        missing: (bodies) => [
          ...missingMessages(bodies as ServerMessage[], own, live.audio()),
          ...missingFinals(bodies as ServerMessage[], flags, live.inbox.messages),
        ],
        unwanted: (bodies) => unwantedMessages(bodies as ServerMessage[], own),
      };
    }),
  );
}

/** The final transcripts that the connection received, but the callback did not. */
function missingFinals(
  bodies: readonly ServerMessage[],
  flags: Flags,
  received: readonly ServerMessage[],
): string[] {
  if (!flags.receive_final_transcripts) return [];
  const [posted = [], expected = []] = [bodies, received].map((messages) =>
    transcriptsIn(messages, true).map(({ utterance }) => utterance),
  );
  // The flag's own check reports that none arrived. A callback may be sent twice.
  return timesOf(posted, expected).flatMap(([shown, times, least]) =>
    posted.length > 0 && times < least
      ? `no callback has the final transcript ${shown}, which arrived over the WebSocket`
      : [],
  );
}

/** Creates a session and connects to it. */
async function open(run: Run, body: LiveRequest): Promise<Connection> {
  const { client, recorder } = run;
  const url = await recorder.need('creation', 'session', async () => {
    const { url } = (await client.call<LiveSessionCreated>(CREATION, { body })).body;
    const isSocket = /^wss?:/i.test(url) && URL.canParse(url);
    failIf(!isSocket && wrong('/url', url, 'a WebSocket URL'));
    return url;
  });
  return recorder.need('connecting to its URL', 'session', () => connect(run, url));
}
