/** Checks of live sessions: audio, messages, flags, lost connections, tokens, callbacks, and the job in the list. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage, TranscriptMessage } from 'speech-to-text-contract/types';
import {
  validateJobPage,
  validateLiveSessionCreated,
  validateServerMessage,
} from 'speech-to-text-contract/validators';
import { WebSocket } from 'ws';
import type { WavHeader } from '../audio.ts';
import { call, curl, poll, type Target, valid } from './client.ts';
import type { Receiver } from './receiver.ts';
import { expect, Failure, type Report } from './report.ts';

/** The flags of `messages_config`. */
const FLAGS = [
  'receive_partial_transcripts',
  'receive_final_transcripts',
  'receive_speech_events',
  'receive_pre_processing_events',
  'receive_realtime_processing_events',
  'receive_post_processing_events',
  'receive_acknowledgments',
  'receive_errors',
  'receive_lifecycle_events',
];
const flags = (...on: string[]) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, on.includes(flag)]));
const STOP = JSON.stringify({ type: 'stop_recording' });
/** The audio in one frame, in seconds, and how much faster than speech it is sent. */
const [FRAME, SPEED] = [0.1, 10];

/** The recording that is streamed, with its header. */
export interface Speech {
  bytes: Uint8Array<ArrayBuffer>;
  header: WavHeader;
}

/** How the audio is sent, and what else a session does. */
interface Plan {
  config?: object;
  form?: 'binary' | 'audio_chunk' | 'wav file';
  /** Drops the connection after half of the audio and connects again. */
  drops?: boolean;
}

/** What came of a session. */
interface Session {
  url: string;
  messages: ServerMessage[];
  transcripts: TranscriptMessage[];
  /** The close code after `stop_recording`. */
  code: number;
  /** What repeats it. */
  repeat: string;
}

export async function checkSessions(
  target: Target,
  report: Report,
  speech: Speech,
  receiver: Receiver | undefined,
): Promise<void> {
  const run = (plan: Plan) => runSession(target, speech, plan);

  const first = await report.run('audio in binary frames', async () => {
    const session = await run({ config: { messages_config: flags(...FLAGS) } });
    expectSpeech(session);
    expectOne(
      session.messages.map(({ session_id }) => session_id),
      'session_id',
      session,
    );
    return session;
  });
  if (!first) return report.skip('live sessions', 'the first one failed');

  await report.run('audio in audio_chunk messages', async () => {
    expectSpeech(await run({ form: 'audio_chunk' }));
  });
  await report.run('audio with a WAV header', async () => {
    expectSpeech(await run({ form: 'wav file' }));
  });

  for (const flag of FLAGS) {
    const name = `messages_config with only ${flag}`;
    await report.run(name, async () => {
      const session = await run({ config: { messages_config: flags(flag) } });
      expectFlags(session, flag);
    });
  }
  await report.run('messages_config with every flag off', async () => {
    const { messages, repeat } = await run({ config: { messages_config: flags() } });
    expect(messages.length === 0, 'a message arrived', messages[0], repeat);
  });
  await report.run('messages_config left out: final transcripts, no partial ones', async () => {
    const session = await run({});
    expectSpeech(session);
    const partial = session.transcripts.find(({ data }) => !data.is_final);
    expect(!partial, 'a partial transcript arrived', partial, session.repeat);
  });

  await report.run('a lost connection is resumed at the same URL', async () => {
    const session = await run({ drops: true });
    expectSpeech(session);
    expectOne(
      session.messages.map(({ session_id }) => session_id),
      'session_id',
      session,
    );
  });
  await report.run('a made-up token is refused', () => expectRefused(madeUp(first.url)));
  await report.run('the token of an ended session is refused', () => expectRefused(first.url));

  await report.run('maximum_duration_without_endpointing ends utterances', async () => {
    const config = { endpointing: 10, maximum_duration_without_endpointing: 5 };
    const { transcripts, repeat } = await run({ config });
    const long = transcripts.find(
      ({ data: { utterance } }) => utterance.end - utterance.start > 5.5,
    );
    expect(!long, 'an utterance is longer than 5 s', long, repeat);
  });
  await report.run('the only language in language_config is used', async () => {
    const { transcripts, repeat } = await run({
      config: { language_config: { languages: ['fr'] } },
    });
    const other = transcripts.find(({ data }) => data.utterance.language !== 'fr');
    expect(!other, 'an utterance is in another language', other, repeat);
  });

  await report.run('the job of the session is in the list', async () => {
    const [{ session_id } = { session_id: '' }] = first.messages;
    const job = await poll(target, async () => {
      const page = valid(
        validateJobPage,
        await call(target, 'GET', '/v2/transcription?kind=live&status=done&limit=100'),
      );
      return page.items.find((one) => one.kind === 'live' && one.status === 'done');
    });
    const repeat = curl(target, 'GET', '/v2/transcription?kind=live&status=done');
    expect(
      job !== undefined,
      `there is no live job that is done, after the session ${session_id}`,
      undefined,
      repeat,
    );
  });

  if (!receiver) return report.skip('callbacks of sessions', 'pass --receiver-url');
  await report.run('callback of a session, by its flags', async () => {
    const callback_config = { ...flags('receive_final_transcripts'), url: `${receiver.url}/live` };
    const { repeat } = await run({ config: { callback: true, callback_config } });
    const arrived = await poll(target, () => receiver.at('/live')[0]);
    expect(arrived !== undefined, `nothing arrived at ${callback_config.url}`, undefined, repeat);
    expect(arrived.method === 'POST', `the method is ${arrived.method}`, arrived, repeat);
    expect(Object(arrived.body) === arrived.body, 'the body is not a JSON object', arrived, repeat);
  });
  await report.run('no callback of a session if callback is false', async () => {
    const callback_config = { ...flags(...FLAGS), url: `${receiver.url}/live-off` };
    const { repeat } = await run({ config: { callback: false, callback_config } });
    await sleep(300);
    const [arrived] = receiver.at('/live-off');
    expect(arrived === undefined, 'a callback arrived', arrived, repeat);
  });
}

/** Creates a session, streams the speech, stops, and waits for the end. */
async function runSession(
  target: Target,
  speech: Speech,
  { config, form = 'binary', drops }: Plan,
): Promise<Session> {
  const { sampleRate: sample_rate, channels, bytesPerSecond } = speech.header;
  const bit_depth = (bytesPerSecond * 8) / sample_rate / channels;
  const request = { sample_rate, channels, bit_depth, ...config };
  const create = curl(target, 'POST', '/v2/live', request);
  const repeat = `${create}; connect to its url, send ${form} of the speech${drops ? ', dropping the connection once' : ''}, then ${STOP}`;
  const { url } = valid(
    validateLiveSessionCreated,
    await call(target, 'POST', '/v2/live', request),
    create,
  );
  const messages: ServerMessage[] = [];
  const problems: unknown[] = [];
  const connect = async () => {
    const socket = new WebSocket(url);
    socket.on('message', (data) => {
      try {
        messages.push(valid(validateServerMessage, JSON.parse(data.toString()), repeat));
      } catch (error) {
        problems.push(
          error instanceof Failure
            ? error
            : new Failure('a message is not JSON', `${data}`, repeat),
        );
      }
    });
    socket.on('error', () => {});
    await within(target, once(socket, 'open'), `no connection to ${url}`, repeat);
    return socket;
  };
  const frames = framesOf(speech, form);
  let socket = await connect();
  for (const [index, frame] of frames.entries()) {
    if (drops && index === Math.floor(frames.length / 2)) {
      socket.terminate();
      await sleep(100);
      socket = await connect();
    }
    socket.send(frame);
    await sleep((FRAME * 1000) / SPEED);
  }
  const closed = once(socket, 'close') as Promise<[number]>;
  socket.send(STOP);
  const [code] = await within(
    target,
    closed,
    'the connection stays open after stop_recording',
    repeat,
  );
  if (problems.length > 0) throw problems[0];
  const transcripts = messages.filter((one): one is TranscriptMessage => one.type === 'transcript');
  return { url, messages, transcripts, code, repeat };
}

function framesOf({ bytes, header }: Speech, form: Plan['form']): (Uint8Array | string)[] {
  const audio = form === 'wav file' ? bytes : bytes.subarray(header.dataStart);
  const size = Math.round(header.bytesPerSecond * FRAME);
  const parts = Array.from({ length: Math.ceil(audio.length / size) }, (_, index) =>
    audio.subarray(index * size, (index + 1) * size),
  );
  if (form !== 'audio_chunk') return parts;
  const encode = (part: Uint8Array) => Buffer.from(part).toString('base64');
  return parts.map((part) =>
    JSON.stringify({ type: 'audio_chunk', data: { chunk: encode(part) } }),
  );
}

/** Waits for an event, at most as long as the patience. */
async function within<Result>(
  { patience }: Target,
  event: Promise<Result>,
  message: string,
  repeat: string,
) {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`${message}: nothing for ${patience / 1000} s`);
  });
  return Promise.race([event, late]).catch((error) => {
    throw new Failure(`${message}: ${error.message}`, undefined, repeat);
  });
}

/** A session has a final transcript with words, which lie within the utterance. */
function expectSpeech({ transcripts, code, repeat }: Session): void {
  const finals = transcripts.filter(({ data }) => data.is_final);
  expect(finals.length > 0, 'there is no final transcript', undefined, repeat);
  const silent = finals.find(({ data }) => data.utterance.words.length === 0);
  expect(!silent, 'a final transcript has no words', silent, repeat);
  expect(
    code === 1000 || code === 1005,
    `the close code after stop_recording is ${code}`,
    undefined,
    repeat,
  );
}

/** With one flag on, all transcripts are of its kind; with a flag of other messages, there are none. */
function expectFlags({ messages, transcripts, repeat }: Session, flag: string): void {
  const isFinal = flag === 'receive_final_transcripts';
  if (!isFinal && flag !== 'receive_partial_transcripts') {
    expect(transcripts.length === 0, 'a transcript arrived', transcripts[0], repeat);
    return;
  }
  const other = messages.find((one) => one.type !== 'transcript');
  expect(!other, 'a message other than a transcript arrived', other, repeat);
  const wrong = transcripts.find(({ data }) => data.is_final !== isFinal);
  expect(!wrong, `a transcript with is_final ${!isFinal} arrived`, wrong, repeat);
  expect(transcripts.length > 0, 'no transcript arrived', undefined, repeat);
}

function expectOne(values: string[], what: string, { repeat }: Session): void {
  const all = [...new Set(values)];
  expect(all.length <= 1, `the messages of one session have more than one ${what}`, all, repeat);
}

/** A URL with another token: every letter and digit after the host is changed. */
function madeUp(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  const other = (text: string) =>
    text.replace(/[\da-f]{6,}/gi, (token) => [...token].reverse().join(''));
  return `${protocol}//${host}${other(pathname)}${other(search)}`;
}

/** A connection is refused, or closed without a message. */
async function expectRefused(url: string): Promise<void> {
  const socket = new WebSocket(url);
  const refused = once(socket, 'error').then(
    () => true,
    () => true,
  );
  const closed = once(socket, 'close').then(
    () => true,
    () => true,
  );
  const open = once(socket, 'open').then(
    async () => {
      socket.send(STOP);
      await sleep(1000, undefined, { ref: false });
      return false;
    },
    () => true,
  );
  const isRefused = await Promise.race([refused, closed, open]);
  socket.on('error', () => {});
  socket.terminate();
  expect(isRefused, 'the connection is accepted', undefined, `connect to ${url}`);
}
