/** A client that speaks HTTP by hand, so that it can say what no other client would. */
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, expect } from 'vitest';
import { type Stub, type StubOptions, startStub } from '../../../stub/src/index.ts';
import { call, openSession, PATHS } from '../support.ts';

/** What came back over a connection until it was closed. */
export interface Answered {
  /** The statuses of the answers, in order. */
  statuses: number[];
  text: string;
}

/** A connection to a stub; an error on it is a way to be closed. */
export function dial(stub: Stub): Socket {
  const { port } = new URL(stub.url);
  return connect({ port: Number(port), host: '127.0.0.1' }).on('error', () => {});
}

/** Waits until a connection is closed, by whatever. */
export function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends bytes as they are, says nothing more, and reads until the stub closes. */
export async function exchange(stub: Stub, ...parts: (string | Buffer)[]): Promise<Answered> {
  const socket = dial(stub);
  const answers = reading(socket);
  const closed = closing(socket);
  socket.end(Buffer.concat(parts.map(bytesOf)));
  await closed;
  return answers();
}

/** Reads what comes back over a connection; the answers are those that came so far. */
export function reading(socket: Socket): () => Answered {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  return () => {
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => Number(code));
    return { text, statuses };
  };
}

/** The head of a request with the stub's key, which closes the connection after its answer. */
export function head(stub: Stub, line: string, ...headers: string[]): string {
  const { host } = new URL(stub.url);
  const all = [`Host: ${host}`, `X-Service-Key: ${stub.key}`, 'Connection: close', ...headers];
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`;
}

/** Starts a stub for all tests of a file, which must serve after each of them. */
export async function startShared(options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, ...options });
  afterEach(() => expectToServe(stub));
  afterAll(() => stub.close());
  return stub;
}

/** The process must go on: the next request is answered, and nothing failed on the way. */
export async function expectToServe(stub: Stub): Promise<void> {
  const { status } = await call(stub, 'GET', `${PATHS.list}?limit=1`);
  expect(status).toBe(200);
  expect(stub.violations).toEqual([]);
}

function bytesOf(part: string | Buffer): Buffer {
  return typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
}

/** Sends a request, and expects the status of its answer; 0 for a connection closed without one. */
export async function expectStatus(
  stub: Stub,
  status: number,
  ...parts: (string | Buffer)[]
): Promise<string> {
  const { statuses, text } = await exchange(stub, ...parts);
  expect(statuses[0] ?? 0).toBe(status);
  return text;
}

/** What a client asks with to make a WebSocket of a connection. */
export const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A frame of a WebSocket, whether that makes sense or not; masked, with a mask of zeros. */
export function frame(
  opcode: number,
  payload: Buffer | string = '',
  { flags = 0x80, masked = true, says }: { flags?: number; masked?: boolean; says?: bigint } = {},
): Buffer {
  const content = Buffer.from(payload);
  const header = Buffer.alloc(10);
  header[0] = flags | opcode;
  header[1] = (masked ? 0x80 : 0) | 127;
  header.writeBigUInt64BE(says ?? BigInt(content.length), 2);
  // A control frame keeps its length in the second byte, as long as it fits there.
  const short = content.length < 126 && says === undefined;
  if (short) header[1] = (masked ? 0x80 : 0) | content.length;
  return Buffer.concat([header.subarray(0, short ? 2 : 10), Buffer.alloc(masked ? 4 : 0), content]);
}

/** A live session whose connection sends the bytes that it is asked to, and no pong of its own. */
export async function dialSession(stub: Stub, config: object = {}) {
  const { connection, ...session } = await openSession(stub, config, { autoPong: false });
  return { ...session, socket: connection };
}
