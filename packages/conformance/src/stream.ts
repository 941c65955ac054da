/** A client of live sessions. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { WebSocket } from 'ws';
import { call, parsed, poll, read } from './client.ts';
import { Failure, type Run } from './run.ts';

const STOP = JSON.stringify({ type: 'stop_recording' });
/** The bytes of the header of the recording, of a second of its audio, and of a frame. */
export const [HEADER, SECOND] = [44, 32_000];
const FRAME = 3200;
export const [PARTIAL, FINAL, OTHER] = ['partial transcript', 'final transcript', 'other message'];

/** What a client does besides sending the recording once, in binary frames. */
export interface Plan {
  isJson?: boolean;
  hasHeader?: boolean;
  repeats?: number;
  /** Seconds of silence after the recording. Then the client waits for a final transcript. */
  silence?: number;
  /** Sends silence, with so many bytes for each of the recording. */
  scale?: number;
  /** Loses the connection after half of the audio, and opens another one. */
  isLost?: boolean;
}

export type Streamed = Awaited<ReturnType<typeof stream>>;

/** The kind of the message in a text. In the body of a callback, there may be more around the message. */
export function kindOf(text: string): string {
  const [, isFinal] = /is_final\W+(true|false)/.exec(text) ?? [];
  if (isFinal) return isFinal === 'true' ? FINAL : PARTIAL;
  return OTHER;
}

export async function createSession(run: Run, config: LiveRequest): Promise<string> {
  const { url } = await call(run, 'LiveSessionCreated', ['POST', '/v2/live', config]);
  if (/^wss?:/.test(url ?? '') && URL.canParse(url ?? '')) return String(url);
  throw new Failure('url', 'must be the URL of a WebSocket', url);
}

/** Creates a session, streams the recording, stops, and waits for the end. */
export async function stream(run: Run, config: LiveRequest, plan: Plan = {}) {
  const url = await createSession(run, config);
  run.repeat += `, connect to its url, send the audio of speech.wav ${JSON.stringify(plan)}, and ${STOP}`;
  const arrived: string[] = [];
  const socket = await sendAudio(run, url, plan, arrived);
  const ended = () => arrived.find((text) => kindOf(text) === FINAL);
  if (plan.silence && !(await poll(run, ended)))
    throw new Failure('endpointing', 'must end an utterance before stop_recording', arrived);
  const isOpen = socket.readyState === WebSocket.OPEN;
  if (!isOpen) throw new Failure('connection', 'must stay open until stop_recording', arrived);
  socket.send(STOP);
  const [code] = await event(run, socket, 'close');
  const { repeats = 1, silence = 0 } = plan;
  const seconds = ((run.file.length - HEADER) / SECOND) * repeats + silence;
  return { messages: arrived.map((text) => readMessage(run, text)), seconds, code: Number(code) };
}

/** Opens a connection, whose messages are added to those that have arrived. */
async function connect(run: Run, url: string, arrived: string[]): Promise<WebSocket> {
  // A wrong frame also closes the connection.
  const socket = new WebSocket(url).on('error', () => {});
  run.sockets.push(socket);
  socket.on('message', (data) => arrived.push(String(data)));
  await event(run, socket, 'open');
  return socket;
}

/** Returns the connection over which the last frame was sent. */
async function sendAudio(run: Run, url: string, plan: Plan, arrived: string[]) {
  let socket = await connect(run, url, arrived);
  const frames = framesOf(run.file, plan);
  for (const [index, frame] of frames.entries()) {
    if (plan.isLost && index === Math.floor(frames.length / 2)) {
      socket.terminate();
      socket = await connect(run, url, arrived);
    }
    socket.send(frame);
    await sleep(10);
  }
  return socket;
}

function readMessage(run: Run, text: string) {
  const { session_id, type, data } = read(run, 'ServerMessageValue', parsed(text));
  const utterance = Object(data).utterance as LiveUtterance | undefined;
  return { kind: type === 'transcript' ? kindOf(text) : OTHER, session_id, utterance };
}

/** Waits for a connection to open or to close, at most as long as the patience. */
function event({ patience }: Run, socket: WebSocket, name: 'open' | 'close') {
  return once(socket, name, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new Failure('connection', `must ${name}`, error.message);
  });
}

function framesOf(file: Buffer, plan: Plan): (Buffer | string)[] {
  const { repeats = 1, silence = 0, scale, hasHeader, isJson } = plan;
  const sound = Array<Buffer>(repeats).fill(file.subarray(HEADER));
  const pcm = Buffer.concat([...sound, Buffer.alloc(silence * SECOND)]);
  // The same byte again and again is silence in each encoding.
  const audio = scale ? Buffer.alloc(pcm.length * scale, 0xff) : pcm;
  const sent = hasHeader ? Buffer.concat([file.subarray(0, HEADER), audio]) : audio;
  return Array.from({ length: Math.ceil(sent.length / FRAME) }, (_, index) => {
    const frame = sent.subarray(index * FRAME, (index + 1) * FRAME);
    const data = { chunk: frame.toString('base64') };
    return isJson ? JSON.stringify({ type: 'audio_chunk', data }) : frame;
  });
}
