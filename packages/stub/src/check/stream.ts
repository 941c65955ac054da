/** A client of live sessions, which validates every message. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage, TranscriptMessage } from 'speech-to-text-contract/types';
import {
  validateLiveSessionCreated,
  validateServerMessage,
} from 'speech-to-text-contract/validators';
import { WebSocket } from 'ws';
import type { WavHeader } from '../service/audio.ts';
import { call, parsed, type Target, valid } from './client.ts';
import { expect, Failure } from './report.ts';

const STOP = JSON.stringify({ type: 'stop_recording' });
/** The audio in one frame, in seconds, and how much faster than speech it is sent. */
const [FRAME, SPEED] = [0.1, 10];
/** The largest message, in bytes, and the most messages of a session. */
const [MAX_MESSAGE, MAX_MESSAGES] = [1024 * 1024, 10_000];

/** The recording that is streamed. */
export interface Speech {
  bytes: Uint8Array<ArrayBuffer>;
  header: WavHeader;
}

/** How audio is sent. */
export const FORMS = ['binary frames', 'audio_chunk messages'] as const;

export interface Plan {
  form?: (typeof FORMS)[number];
  /** How often the recording is sent. */
  repeats?: number;
  /** Whether the connection is lost after half of the audio, and another one goes on. */
  isLost?: boolean;
}

/** What came of a session. */
export interface Session {
  url: string;
  messages: ServerMessage[];
  transcripts: TranscriptMessage[];
  /** The close code after `stop_recording`. */
  code: number;
}

/** Creates a session, streams the speech, stops, and waits for the end. */
export async function runSession(
  target: Target,
  speech: Speech,
  config: object,
  { form = 'binary frames', repeats = 1, isLost = false }: Plan,
): Promise<Session> {
  const { sampleRate: sample_rate, channels, bytesPerSecond } = speech.header;
  const bit_depth = (bytesPerSecond * 8) / sample_rate / channels;
  const request = { sample_rate, channels, bit_depth, ...config };
  const created = await call(target, 'POST', '/v2/live', request);
  const { url } = valid(validateLiveSessionCreated, created);
  const lost = isLost ? ', losing the connection once' : '';
  target.report.repeat += `, then connect to its url, send speech in ${form}${lost}, then ${STOP}`;
  const received: string[] = [];
  const connect = async () => {
    const socket = new WebSocket(url, { maxPayload: MAX_MESSAGE });
    socket.on('message', (data) => {
      if (received.push(String(data)) > MAX_MESSAGES) socket.terminate();
    });
    await within(target, once(socket, 'open'), `no connection to ${url}`);
    // A wrong frame also closes the connection.
    socket.on('error', () => {});
    return socket;
  };
  let socket = await connect();
  const frames = Array.from({ length: repeats }, () => framesOf(speech, form)).flat();
  for (const [index, frame] of frames.entries()) {
    if (isLost && index === Math.floor(frames.length / 2)) {
      socket.terminate();
      socket = await connect();
    }
    socket.send(frame);
    await sleep((FRAME * 1000) / SPEED);
  }
  const closed =
    socket.readyState === WebSocket.CLOSED
      ? Promise.reject(new Error('it was closed before'))
      : once(socket, 'close');
  socket.send(STOP, () => {});
  const [code] = await within(target, closed, 'the connection stays open after stop_recording');
  expect(received.length <= MAX_MESSAGES, `there are more than ${MAX_MESSAGES} messages`);
  const messages = received.map((text) => valid(validateServerMessage, parsed(text)));
  const transcripts = messages.filter(({ type }) => type === 'transcript') as TranscriptMessage[];
  return { url, messages, transcripts, code };
}

function framesOf({ bytes, header }: Speech, form: Plan['form']): (Uint8Array | string)[] {
  const audio = bytes.subarray(header.dataStart);
  const size = Math.round(header.bytesPerSecond * FRAME);
  const frames = Array.from({ length: Math.ceil(audio.length / size) }, (_, index) =>
    audio.subarray(index * size, (index + 1) * size),
  );
  if (form === 'binary frames') return frames;
  return frames.map((frame) => {
    const data = { chunk: Buffer.from(frame).toString('base64') };
    return JSON.stringify({ type: 'audio_chunk', data });
  });
}

/** Waits for an event, at most as long as the patience. */
async function within<Result>({ patience }: Target, event: Promise<Result>, problem: string) {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`nothing for ${patience / 1000} s`);
  });
  return Promise.race([event, late]).catch((error) => {
    throw new Failure(`${problem}: ${error.message}`);
  });
}

/** Whether a connection is refused, or closed within a second. */
export async function isRefused(url: string): Promise<boolean> {
  const socket = new WebSocket(url);
  socket.on('error', () => {});
  // `once` also rejects on an error of the connection.
  const ended = once(socket, 'close').then(
    () => true,
    () => true,
  );
  const stays = once(socket, 'open').then(
    () => sleep(1000, false),
    () => true,
  );
  const isEnded = await Promise.race([ended, stays]);
  socket.terminate();
  return isEnded;
}
