/** A client of live sessions. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveRequest } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { parsed, type Response, waitForLimit } from './client.ts';
import { type Run, Stopped, that } from './run.ts';
import { at } from './values.ts';

export const CONNECTS = 'the URL opens a WebSocket, also once more';
export const ENDS = '`stop_recording` ends the session';
const STOP = JSON.stringify({ type: 'stop_recording' });
/** The bytes of the header of the recording, of a second of it, and of a frame. */
export const [HEADER, SECOND, FRAME] = [44, 32_000, 3200];

/** What a client does besides sending the recording once, in binary frames. */
export interface Plan {
  /** Whether the header is sent, too, all in JSON. */
  isJson?: boolean;
  repeats?: number;
  /** Seconds of silence after each recording, which end an utterance. */
  silence?: number;
  /** How often the client loses the connection, and opens another one. */
  losses?: number;
}

/** The options of a session, with their defaults. */
export type Options = Required<LiveRequest>;

/** The audio of a session, how many seconds it has, and whether it is the recording: in another format, it is silence. */
function audioOf(file: Buffer, options: Options, { repeats = 1, silence = 0, isJson }: Plan) {
  const { encoding, bit_depth, sample_rate, channels } = options;
  // A-law and mu-law have 8 bits per sample.
  const bits = encoding === 'wav/pcm' ? bit_depth : 8;
  const second = (sample_rate * channels * bits) / 8;
  const isSpoken = second === SECOND && sample_rate === 16_000 && channels === 1;
  const sound = [file.subarray(HEADER), Buffer.alloc(silence * SECOND)];
  // The same byte again and again is silence in each encoding.
  const audio = isSpoken
    ? Buffer.concat(Array<Buffer[]>(repeats).fill(sound).flat())
    : Buffer.alloc(second, 0xff);
  const bytes = isJson ? Buffer.concat([file.subarray(0, HEADER), audio]) : audio;
  return { bytes, isSpoken, channels, seconds: audio.length / second };
}

/** Streams the audio of a session, stops, and waits for the end. Returns the messages, how many came before the last connection, and what is known of the audio. */
export async function stream(run: Run, url: string, options: Options, plan: Plan, repeat: string) {
  const { bytes, ...audio } = audioOf(run.file, options, plan);
  const texts: string[] = [];
  const connect = async () => {
    const socket = await open(run, url, texts);
    const isOpen = typeof socket !== 'string';
    run.note(CONNECTS, that('the URL', isOpen, url, `opens none: ${socket}`), repeat);
    if (isOpen) return socket;
    throw new Stopped(CONNECTS);
  };
  let [socket, resumedAt] = [await connect(), 0];
  const size = Math.ceil(bytes.length / FRAME / ((plan.losses ?? 0) + 1));
  for (let index = 0; index * FRAME < bytes.length; index++) {
    if (index > 0 && index % size === 0) {
      // What is on its way may be lost.
      await sleep(200);
      socket.terminate();
      resumedAt = texts.length;
      socket = await connect();
    }
    const frame = bytes.subarray(index * FRAME, (index + 1) * FRAME);
    const data = { chunk: frame.toString('base64') };
    socket.send(plan.isJson ? JSON.stringify({ type: 'audio_chunk', data }) : frame);
    await sleep(5);
  }
  const isOpen = socket.readyState === WebSocket.OPEN;
  run.demand(ENDS, that('the connection', isOpen, texts, 'was closed before it'), repeat);
  socket.send(STOP);
  await event(run, socket, 'close').catch(() => {});
  const isClosed = socket.readyState === WebSocket.CLOSED;
  run.demand(ENDS, that('the connection', isClosed, texts, 'stays open after it'), repeat);
  return { texts, resumedAt, audio };
}

/** Opens a connection, or tells why it is refused. 429 is waited for. */
export async function open(run: Run, url: string, texts: string[] = []) {
  for (;;) {
    // A wrong frame also closes the connection.
    const socket = new WebSocket(url).on('error', () => {});
    run.sockets.push(socket);
    socket.on('message', (data) => texts.push(String(data)));
    const refused: Promise<IncomingMessage[]> = once(socket, 'unexpected-response');
    const opened = event(run, socket, 'open').then(() => []);
    const answer = await Promise.race([refused, opened]).catch((error: Error) => error);
    if (socket.readyState === WebSocket.OPEN) return socket;
    if (answer instanceof Error)
      return answer.name === 'AbortError' ? 'no answer within --patience' : answer.message;
    const [, response] = answer;
    if (response?.statusCode !== 429) return `the handshake has ${response?.statusCode}`;
    await waitForLimit(run, response.headers['retry-after']);
  }
}

/** Ends the session, if any, that a response has created: a service may limit how many are open. */
export async function endSession(run: Run, { text }: Response): Promise<void> {
  const url = `${at(parsed(text), 'url')}`;
  if (!/^wss?:/.test(url) || !URL.canParse(url)) return;
  const socket = await open(run, url);
  if (typeof socket !== 'string') socket.send(STOP);
}

/** Waits for a connection to open or to close, at most as long as the patience. */
const event = ({ patience }: Run, socket: WebSocket, name: 'open' | 'close') =>
  once(socket, name, { signal: AbortSignal.timeout(patience) });
