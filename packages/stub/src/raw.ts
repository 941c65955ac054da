/** Responses on the bare connection of a WebSocket. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CORS } from './cors.ts';

/** A response to a connection that is closed afterwards. */
export interface RawResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  text: string;
}

/** Sends a response, or only half of its body, and closes the connection. */
export function respondRaw(
  socket: Socket,
  { status, headers = { 'content-type': 'text/plain' }, text }: RawResponse,
  isCut = false,
): void {
  const length = Buffer.byteLength(text);
  const all = { connection: 'close', 'content-length': length, ...CORS, ...headers };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
  ];
  const body = isCut ? text.slice(0, text.length / 2) : text;
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
