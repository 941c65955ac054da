/** A client of live sessions. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseLiveRequest } from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { WebSocket } from 'ws';
import { parsed, read, waitForLimit } from './client.ts';
import { type Run, Stopped, that } from './run.ts';
import { at } from './values.ts';

export const CONNECTS = 'the URL opens a WebSocket, also once more';
export const ENDS = '`stop_recording` ends the session';
export const ENDPOINTING = 'a silence of `endpointing` ends an utterance';
const STOP = JSON.stringify({ type: 'stop_recording' });
/** The bytes of the header of the recording, of a second of it, and of a frame. */
export const [HEADER, SECOND, FRAME] = [44, 32_000, 3200];
export const [PARTIAL, FINAL, OTHER] = ['partial transcript', 'final transcript', 'other message'];
/** Close codes at the end of a session. 1005 and 1006 stand for none. */
const ENDED = [1000, 1001, 1005, 1006];

/** What a client does besides sending the recording once, in binary frames. */
export interface Plan {
  isJson?: boolean;
  hasHeader?: boolean;
  repeats?: number;
  /** Seconds of silence after each recording, which end an utterance. */
  silence?: number;
  /** How often the client loses the connection, and opens another one. */
  losses?: number;
}

export interface Message {
  text: string;
  kind: string;
  session_id: string;
  created_at: string;
  utterance?: LiveUtterance | undefined;
}

/** The kind of the message in a text. In the body of a callback, there may be more around the message. */
export function kindOf(text: string): string {
  const [, isFinal] = /is_final\W+(true|false)/.exec(text) ?? [];
  return isFinal === 'true' ? FINAL : isFinal ? PARTIAL : OTHER;
}

/** Whether the recording is in the format of a session, which gets a second of silence otherwise, and the bytes of a second. */
export function formatOf(config: LiveRequest): { isSpoken: boolean; second: number } {
  const { encoding, bit_depth, sample_rate, channels } = Object(parseLiveRequest(config)).value;
  // A-law and mu-law have 8 bits per sample.
  const bits = encoding === 'wav/pcm' ? bit_depth : 8;
  const second = (sample_rate * channels * bits) / 8;
  return { isSpoken: second === SECOND && sample_rate === 16_000 && channels === 1, second };
}

/** Streams the audio of a session, stops, and waits for the end. Returns the messages, how many came before the last connection, and the seconds of audio. */
export async function stream(
  run: Run,
  url: string,
  config: LiveRequest,
  plan: Plan,
  repeat: string,
) {
  const { isSpoken, second } = formatOf(config);
  const { repeats = 1, silence = 0, hasHeader } = plan;
  const sound = [run.file.subarray(HEADER), Buffer.alloc(silence * SECOND)];
  // The same byte again and again is silence in each encoding.
  const spoken = Buffer.concat(Array<Buffer[]>(repeats).fill(sound).flat());
  const audio = isSpoken ? spoken : Buffer.alloc(second, 0xff);
  const sent = hasHeader ? Buffer.concat([run.file.subarray(0, HEADER), audio]) : audio;
  const texts: string[] = [];
  const { socket, resumedAt } = await sendFrames(run, url, sent, plan, texts, repeat);
  run.demand(ENDS, that('before it', socket.readyState === WebSocket.OPEN, texts), repeat);
  socket.send(STOP);
  const [code] = await event(run, socket, 'close').catch(() => ['none within the patience']);
  run.demand(ENDS, that('the close code', ENDED.includes(code), code), repeat);
  const finals = texts.filter((text) => kindOf(text) === FINAL);
  // When a final transcript is sent isn't specified.
  if (silence) run.note(ENDPOINTING, that('utterances', finals.length >= repeats, texts), repeat);
  const messages = texts.map((text) => readMessage(run, text, repeat));
  return { messages, resumedAt, seconds: audio.length / second };
}

/** Opens a connection; without one, returns the status with which it is refused. 429 is waited for. */
export async function open(
  run: Run,
  url: string,
  texts: string[] = [],
): Promise<WebSocket | number> {
  // A wrong frame also closes the connection.
  const socket = new WebSocket(url).on('error', () => {});
  run.sockets.push(socket);
  socket.on('message', (data) => texts.push(String(data)));
  const refused: Promise<IncomingMessage[]> = once(socket, 'unexpected-response');
  const opened = event(run, socket, 'open').then(() => []);
  const [, response] = await Promise.race([refused, opened]).catch(() => []);
  if (socket.readyState === WebSocket.OPEN) return socket;
  if (response?.statusCode !== 429) return response?.statusCode ?? 0;
  await waitForLimit(run, response.headers['retry-after']);
  return open(run, url, texts);
}

async function connect(run: Run, url: string, texts: string[], repeat: string): Promise<WebSocket> {
  const socket = await open(run, url, texts);
  run.note(CONNECTS, that('the URL', socket instanceof WebSocket, url), repeat);
  if (socket instanceof WebSocket) return socket;
  throw new Stopped(CONNECTS);
}

/** Ends a session without audio: a service may limit how many are open. */
export async function endSession(run: Run, url: string): Promise<void> {
  const socket = await open(run, url);
  if (socket instanceof WebSocket) socket.send(STOP);
}

/** Waits for a connection to open or to close, at most as long as the patience. */
const event = ({ patience }: Run, socket: WebSocket, name: 'open' | 'close') =>
  once(socket, name, { signal: AbortSignal.timeout(patience) });

/** Returns the connection over which the last frame was sent, and how many messages came before it. */
async function sendFrames(
  run: Run,
  url: string,
  audio: Buffer,
  plan: Plan,
  texts: string[],
  repeat: string,
) {
  const { isJson, losses = 0 } = plan;
  let [socket, resumedAt] = [await connect(run, url, texts, repeat), 0];
  const count = Math.ceil(audio.length / FRAME);
  for (let index = 0; index < count; index++) {
    if (losses && index > 0 && index % Math.ceil(count / (losses + 1)) === 0) {
      // What is on its way may be lost.
      await sleep(200);
      socket.terminate();
      resumedAt = texts.length;
      socket = await connect(run, url, texts, repeat);
    }
    const frame = audio.subarray(index * FRAME, (index + 1) * FRAME);
    const data = { chunk: frame.toString('base64') };
    socket.send(isJson ? JSON.stringify({ type: 'audio_chunk', data }) : frame);
    await sleep(5);
  }
  return { socket, resumedAt };
}

function readMessage(run: Run, text: string, repeat: string): Message {
  const { session_id, created_at, type, data } = read(
    run,
    'ServerMessageValue',
    parsed(text),
    repeat,
  );
  const kind = type === 'transcript' ? kindOf(text) : OTHER;
  const utterance = at(data, 'utterance') as LiveUtterance | undefined;
  return { text, kind, session_id: `${session_id}`, created_at: `${created_at}`, utterance };
}
