/** Responses on a bare connection, for what never becomes a request of the server. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CORS } from './cors.ts';
import { faultResponse } from './faults.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Service } from './service.ts';

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
  const lines = Object.entries({ connection: 'close', 'content-length': length, ...headers });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  const body = isCut ? text.slice(0, text.length / 2) : text;
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';
/** The status and the message for some errors; any other error is a 400 with its own message. */
const REFUSALS: Readonly<Record<string, [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'the head of the request is too large'],
  [TIMEOUT]: [408, 'the request took too long to arrive'],
};
/** The first line of a request. */
const REQUEST = /^([A-Z]+) (\S+)/;

/** An error of Node's parser, with the bytes that it could not parse. */
export type UnparsedError = Error & { code?: string; rawPacket?: unknown };

/**
 * Refuses what cannot be parsed as a request, like any other call: records it, and lets the faults of all calls happen.
 */
export function refuseUnparsed(
  { after, calls, faults }: Service,
  error: UnparsedError,
  socket: Socket,
): void {
  const isOfParser = error.code?.startsWith('HPE_') || error.code === TIMEOUT;
  // A connection that is lost is no request.
  if (!isOfParser || !socket.writable) {
    socket.destroy();
    return;
  }
  const [, method = '', path = ''] = REQUEST.exec(String(error.rawPacket ?? '')) ?? [];
  const planned = refusalFor(error, path);
  // A request that takes too long is recorded already, or nothing is known about it.
  const isLate = error.code === TIMEOUT;
  const setStatus = isLate ? () => {} : calls.add(null, method, path);
  const { delay = 0, fault } = (!isLate && faults.next(null, path)) || {};
  const answer = () => {
    if (socket.destroyed) return;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') {
      socket.resetAndDestroy();
      return;
    }
    const response = (fault && faultResponse(fault, path)) ?? planned;
    setStatus(response.status);
    const all = { ...response, headers: { ...CORS, ...response.headers } };
    respondRaw(socket, all, fault?.kind === 'truncate');
  };
  if (delay > 0) after(delay, answer);
  else answer();
}

/** The response to an error, unless a fault happens. */
function refusalFor({ code, message }: UnparsedError, path: string): RawResponse {
  const other = [400, `the request cannot be parsed: ${message}`] as const;
  const [status, words] = REFUSALS[code ?? ''] ?? other;
  const { body } = refusalOf(path, new Refusal(status, words));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, text: JSON.stringify(body) };
}
