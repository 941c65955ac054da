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
/** The kinds of messages that the contract names. The others are named by their type. */
export const [PARTIAL, FINAL] = ['partial transcript', 'final transcript'];

/** What a client does besides sending the recording once, in binary frames. */
export interface Plan {
  isJson?: boolean;
  hasHeader?: boolean;
  repeats?: number;
  /** Seconds of silence after the recording. Then the client waits for a final transcript. */
  silence?: number;
  /** Loses the connection after half of the audio, and opens another one. */
  isLost?: boolean;
}

export type Message = Awaited<ReturnType<typeof stream>>['messages'][number];

export async function createSession(run: Run, config: LiveRequest): Promise<string> {
  const { url } = await call(run, 'LiveSessionCreated', ['POST', '/v2/live', config]);
  if (/^wss?:/.test(url ?? '') && URL.canParse(url ?? '')) return String(url);
  throw new Failure('url', 'must be the URL of a WebSocket', url);
}

/** Creates a session, streams the recording, stops, and waits for the end. */
export async function stream(run: Run, config: LiveRequest, plan: Plan = {}) {
  const url = await createSession(run, config);
  run.repeat += `, connect to its url, send the audio of speech.wav ${JSON.stringify(plan)}, and ${STOP}`;
  const arrived: { text: string; isLast: boolean; isResumed: boolean }[] = [];
  const state = { isLast: false, isResumed: false };
  const open = async () => {
    const socket = new WebSocket(url);
    socket.on('message', (data) => arrived.push({ text: String(data), ...state }));
    await event(run, socket, 'open');
    // A wrong frame also closes the connection.
    return socket.on('error', () => {});
  };
  let socket = await open();
  const frames = framesOf(run.file, config, plan);
  for (const [index, frame] of frames.entries()) {
    if (plan.isLost && index === Math.floor(frames.length / 2)) {
      socket.terminate();
      state.isResumed = true;
      socket = await open();
    }
    socket.send(frame);
    await sleep(10);
  }
  const isFinal = ({ text }: { text: string }) => /"is_final":\s*true/.test(text);
  if (plan.silence) await poll(run, () => arrived.find(isFinal));
  const isOpen = socket.readyState === WebSocket.OPEN;
  if (!isOpen) throw new Failure('connection', 'must stay open until stop_recording', arrived);
  state.isLast = true;
  socket.send(STOP);
  const [code] = await event(run, socket, 'close');
  const messages = arrived.map(({ text, ...when }) => ({
    ...messageOf(run, parsed(text)),
    ...when,
  }));
  return { messages, code: Number(code) };
}

/** What is checked of a message. */
export function messageOf(run: Run, value: unknown) {
  const { type, session_id, data } = read(run, 'ServerMessageValue', value);
  if (type !== 'transcript') return { kind: type, session_id, utterance: undefined };
  const { is_final, utterance } = Object(data) as { is_final?: boolean; utterance?: LiveUtterance };
  return { kind: is_final ? FINAL : PARTIAL, session_id, utterance };
}

/** Waits for a connection to open or to close, at most as long as the patience. */
function event({ patience }: Run, socket: WebSocket, name: 'open' | 'close') {
  return once(socket, name, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    const came = error.name === 'AbortError' ? 'nothing' : error.message;
    throw new Failure('connection', `must ${name}`, came);
  });
}

function framesOf(file: Buffer, { encoding }: LiveRequest, plan: Plan): (Buffer | string)[] {
  const { repeats = 1, silence = 0, hasHeader, isJson } = plan;
  const sound = Array<Buffer>(repeats).fill(file.subarray(HEADER));
  const pcm = Buffer.concat([...sound, Buffer.alloc(silence * SECOND)]);
  const audio = encoding === 'wav/alaw' ? toAlaw(pcm) : pcm;
  const sent = hasHeader ? Buffer.concat([file.subarray(0, HEADER), audio]) : audio;
  return Array.from({ length: Math.ceil(sent.length / FRAME) }, (_, index) => {
    const frame = sent.subarray(index * FRAME, (index + 1) * FRAME);
    const data = { chunk: frame.toString('base64') };
    return isJson ? JSON.stringify({ type: 'audio_chunk', data }) : frame;
  });
}

/** PCM of 16 bits in A-law, which has 8 bits (ITU-T G.711). */
function toAlaw(pcm: Buffer): Buffer {
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2);
  const alaw = Array.from(samples, (sample) => {
    const size = (sample < 0 ? ~sample : sample) >> 3;
    const segment = Math.max(0, 27 - Math.clz32(size));
    const bits = (segment << 4) | ((size >> Math.max(1, segment)) & 15);
    return bits ^ (sample < 0 ? 0x55 : 0xd5);
  });
  return Buffer.from(alaw);
}
