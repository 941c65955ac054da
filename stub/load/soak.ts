/** Misbehaving clients: each way of it again and again, several at a time. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { writeWav } from '../src/index.ts';

/** Where the clients go, and for how long. */
export interface SoakTask {
  kind: 'soak';
  url: string;
  key: string;
  seconds: number;
}

/** How often each way was gone, and what went wrong. */
export interface SoakReport {
  done: Record<string, number>;
  errors: string[];
}

type Send = (method: string, path: string, body?: FormData | object) => Promise<Response>;

const AT_A_TIME = 5;
const PAUSE = 50;
const STOP = '{"type":"stop_recording"}';
/** Ten seconds. */
const AUDIO = Buffer.alloc(320_000);
const LIE = Buffer.concat([writeWav(0), AUDIO]);
LIE.writeUInt32LE(1, 28);

const WAYS: Record<string, (send: Send) => Promise<void>> = {
  'drops its connection': async (send) => {
    const socket = await open(send);
    socket.send(AUDIO, () => socket.terminate());
    await once(socket, 'close');
  },
  'never reads': async (send) => {
    const socket = await open(send, { messages_config: { receive_partial_transcripts: true } });
    socket.pause();
    for (let i = 0; i < 20; i++) socket.send(AUDIO);
    await sleep(PAUSE);
    socket.terminate();
  },
  'streams for long': async (send) => {
    const socket = await open(send, { messages_config: { receive_partial_transcripts: true } });
    const closed = once(socket, 'close');
    for (let i = 0; i < 60; i++) socket.send(AUDIO);
    socket.send(STOP);
    await closed;
  },
  'lies in its header': async (send) => {
    const socket = await open(send);
    const closed = once(socket, 'close');
    for (const frame of [LIE, LIE, STOP]) socket.send(frame);
    await closed;
  },
  'asks for much': async (send) => {
    const form = new FormData();
    form.append('audio', new Blob([LIE]), 'x'.repeat(1_000));
    const { audio_url } = (await (await send('POST', '/v2/upload', form)).json()) as {
      audio_url: string;
    };
    const target_languages = Array.from({ length: 20_000 }, () => 'de');
    const spelling_dictionary = { ['x'.repeat(100_000)]: ['the'] };
    await send('POST', '/v2/pre-recorded', {
      audio_url,
      translation: true,
      translation_config: { target_languages },
      custom_spelling: true,
      custom_spelling_config: { spelling_dictionary },
    });
    await (await send('GET', '/v2/transcription?limit=100')).arrayBuffer();
  },
};

/** Goes every way until the time is over. */
export async function soak({ url, key, seconds }: SoakTask): Promise<SoakReport> {
  const end = Date.now() + seconds * 1000;
  const done: Record<string, number> = {};
  const errors: string[] = [];
  const send: Send = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      'x-service-key': key,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const sent = isForm ? body : JSON.stringify(body);
    const response = await fetch(url + path, { method, headers, ...(sent && { body: sent }) });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
    return response;
  };
  const go = async (name: string, way: (send: Send) => Promise<void>) => {
    while (Date.now() < end) {
      await way(send).catch((error: Error) => errors.push(`${name}: ${error.message}`));
      done[name] = (done[name] ?? 0) + 1;
      await sleep(PAUSE);
    }
  };
  const ways = Object.entries(WAYS).flatMap((way) => Array.from({ length: AT_A_TIME }, () => way));
  await Promise.all(ways.map(([name, way]) => go(name, way)));
  return { done, errors };
}

async function open(send: Send, config: object = {}): Promise<WebSocket> {
  const { url } = (await (await send('POST', '/v2/live', config)).json()) as { url: string };
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket.on('error', () => {});
}
