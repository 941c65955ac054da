/** A client of live sessions, which validates every message. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TranscriptMessage } from 'speech-to-text-contract/types';
import * as validators from 'speech-to-text-contract/validators';
import { WebSocket } from 'ws';
import { call, parsed, type Run, valid } from './client.ts';

const STOP = JSON.stringify({ type: 'stop_recording' });
/** The bytes of the header of the recording, and of 0.1 seconds of it, which are sent in 10 milliseconds. */
const [HEADER, FRAME] = [44, 3200];

export interface Plan {
  /** Sends audio as base64 in `audio_chunk` messages. */
  isJson?: boolean;
  /** How often the recording is sent. */
  repeats?: number;
  /** Whether the connection is lost after half of the audio, and another one goes on. */
  isLost?: boolean;
}

/** Creates a session, whose audio has the default format. */
export async function createSession(run: Run, config: object): Promise<string> {
  const created = await call(run, 'POST', '/v2/live', config);
  return valid(validators.validateLiveSessionCreated, created).url;
}

/** Creates a session, streams the speech, stops, and waits for the end. */
export async function runSession(run: Run, config: object, plan: Plan = {}) {
  const url = await createSession(run, config);
  const form = plan.isJson ? 'audio_chunk messages' : 'binary frames';
  const lost = plan.isLost ? ', losing the connection once' : '';
  run.repeat += `, then connect to its url, send speech in ${form}${lost}, then ${STOP}`;
  const received: string[] = [];
  let socket = await connect(run, url, received);
  const frames = framesOf(run, plan);
  for (const [index, frame] of frames.entries()) {
    if (plan.isLost && index === Math.floor(frames.length / 2)) {
      socket.terminate();
      socket = await connect(run, url, received);
    }
    socket.send(frame);
    await sleep(10);
  }
  if (socket.readyState !== WebSocket.OPEN) throw new Error('the service closed the connection');
  socket.send(STOP);
  const [code] = await happens(run, socket, 'close', 'the connection stays open after the end');
  const messages = received.map((text) => valid(validators.validateServerMessage, parsed(text)));
  const transcripts = messages.filter(({ type }) => type === 'transcript') as TranscriptMessage[];
  return { messages, transcripts: transcripts.map(({ data }) => data), code };
}

async function connect(run: Run, url: string, received: string[]): Promise<WebSocket> {
  const socket = new WebSocket(url);
  socket.on('message', (data) => received.push(String(data)));
  await happens(run, socket, 'open', `no connection to ${url}`);
  // A wrong frame also closes the connection.
  socket.on('error', () => {});
  return socket;
}

function framesOf({ speech }: Run, { isJson, repeats = 1 }: Plan): (Buffer | string)[] {
  const audio = Buffer.concat(Array(repeats).fill(speech.subarray(HEADER)));
  return Array.from({ length: audio.length / FRAME }, (_, index) => {
    const frame = audio.subarray(index * FRAME, (index + 1) * FRAME);
    const data = { chunk: frame.toString('base64') };
    return isJson ? JSON.stringify({ type: 'audio_chunk', data }) : frame;
  });
}

/** Waits for an event, at most as long as the patience. */
function happens({ patience }: Run, socket: WebSocket, event: string, problem: string) {
  const signal = AbortSignal.timeout(patience * 1000);
  return once(socket, event, { signal }).catch(({ name, message }) => {
    throw new Error(`${problem}: ${name === 'AbortError' ? `within ${patience} s` : message}`);
  });
}

/** Whether a connection is refused, or closed within a second. */
export async function isRefused(url: string): Promise<boolean> {
  const socket = new WebSocket(url);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(1000) });
  socket.on('error', () => {});
  const isRefused = await closed.then(Boolean, ({ name }) => name !== 'AbortError');
  socket.terminate();
  return isRefused;
}
