/** A client of a live session. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { MAX_BYTES, readJson } from './client.ts';
import type { Run } from './run.ts';

const CHUNK_SECONDS = 0.1;
const MAX_MESSAGES = 10_000;
/** How long sessions that are left open may take to end, in milliseconds. */
const GRACE = 5_000;

/** Connects to a session, without a key: the address carries all that is needed, and names the host. */
export async function connect({ client, patience, speed, audio }: Run, url: string) {
  /** The messages that arrived in order, without those that break the contract. */
  const messages: ServerMessage[] = [];
  /** What is wrong with the messages, a line for each issue. */
  const problems: string[] = [];
  const socket = new WebSocket(url, { maxPayload: MAX_BYTES, handshakeTimeout: patience });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', ({ message }) => problems.unshift(message));
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (messages.length + problems.length >= MAX_MESSAGES) {
      problems.unshift(`more than ${MAX_MESSAGES} messages came: the connection was dropped`);
      socket.terminate();
      return;
    }
    const message = readJson(data.toString());
    const issues = client.issues('ServerMessage', message);
    if (isBinary) issues.push('a message came in a binary frame');
    problems.push(...issues);
    if (issues.length === 0) messages.push(message as ServerMessage);
  });
  await once(socket, 'open');
  /** Sends a frame, and waits until it has left. */
  const send = promisify<string | Uint8Array>(socket.send).bind(socket);
  return {
    url,
    messages,
    problems,
    /** Streams audio, in JSON or in binary frames, and waits until it has left. */
    async stream(bytes: Uint8Array, json = true): Promise<void> {
      const size = Math.max(2, Math.round(audio.header.bytesPerSecond * CHUNK_SECONDS));
      for (let at = 0; at < bytes.length; at += size) {
        const part = bytes.subarray(at, at + size);
        if (socket.readyState !== WebSocket.OPEN) return;
        const chunk = Buffer.from(part).toString('base64');
        await send(json ? JSON.stringify({ type: 'audio_chunk', data: { chunk } }) : part);
        const pause = (CHUNK_SECONDS * 1000) / speed;
        if (pause > 0) await sleep(pause);
      }
    },
    /** Stops the session. Returns the close code; if none comes in time, drops the connection for null. */
    async stop(): Promise<number | null> {
      await send('{"type":"stop_recording"}').catch(() => {});
      const code = await Promise.race([closed, sleep(patience, null, { ref: false })]);
      if (code === null) socket.terminate();
      else client.sessions.delete(url);
      return code;
    },
    /** Drops the connection, without a close frame. */
    drop: () => socket.terminate(),
  };
}

/** Stops the sessions that are still open, since they cost money. */
export async function stopSessions(run: Run): Promise<void> {
  const { sessions } = run.client;
  const patient = { ...run, patience: Math.min(run.patience, GRACE) };
  const stopping = [...sessions].map(async (url) => (await connect(patient, url)).stop());
  // A session that cannot be stopped is not tried again after each check.
  sessions.clear();
  await Promise.allSettled(stopping);
}
