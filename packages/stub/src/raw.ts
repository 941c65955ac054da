/** Responses on a bare connection, for what never becomes a request of the server. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Call } from './calls.ts';
import { CORS } from './cors.ts';
import { type Fault, faultResponse } from './faults.ts';
import { errorBody, Refusal } from './refusal.ts';
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
  const all = { connection: 'close', 'content-length': length, ...CORS, ...headers };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
  ];
  const body = isCut ? text.slice(0, text.length / 2) : text;
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';
/** The refusals for some errors; any other error is a 400 with its own message. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'the head of the request is too large'),
  [TIMEOUT]: new Refusal(408, 'the request took too long to arrive'),
};
/** The first line of a request. */
const REQUEST = /^([A-Z]+) (\S+)/;

/** An error of Node's parser, with the bytes that it could not parse. */
type UnparsedError = Error & { code?: string; rawPacket?: unknown };

/**
 * Records a call on a bare connection, and lets the faults for it happen.
 *
 * @param respond sends the response, which may be that of a fault, and records its status
 */
export function answerRaw(
  { after, calls, faults }: Service,
  socket: Socket,
  { operation, method, path }: Pick<Call, 'operation' | 'method' | 'path'>,
  respond: (setStatus: (status: number) => void, fault?: Fault) => void,
): void {
  const setStatus = calls.add(operation, method, path);
  // Such a response comes late as a whole.
  const { delay = 0, slowBody = 0, fault } = faults.next(operation, path) ?? {};
  const happen = () => {
    if (socket.destroyed) return;
    if (fault?.kind === 'reset') socket.resetAndDestroy();
    else if (fault?.kind === 'hang') socket.resume().once('end', () => socket.destroy());
    else respond(setStatus, fault);
  };
  if (delay + slowBody > 0) after(delay + slowBody, happen);
  else happen();
}

/** The connections whose request is refused. What else arrives on them belongs to the same request. */
const refusing = new WeakSet<Socket>();

/** Refuses what cannot be parsed as a request, like any other call. */
export function refuseUnparsed(service: Service, error: UnparsedError, socket: Socket): void {
  const isLate = error.code === TIMEOUT;
  const isOfParser = error.code?.startsWith('HPE_') || isLate;
  // A connection that is lost is no request.
  if (!isOfParser || !socket.writable) {
    socket.destroy();
    return;
  }
  if (refusing.has(socket)) return;
  refusing.add(socket);
  const [, method = '', path = ''] = REQUEST.exec(String(error.rawPacket ?? '')) ?? [];
  const other = new Refusal(400, `the request cannot be parsed: ${error.message}`);
  const refusal = REFUSALS[error.code ?? ''] ?? other;
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const text = JSON.stringify(errorBody(path, refusal));
  const refused = { status: refusal.statusCode, headers, text };
  // A request that takes too long is recorded already, or nothing is known about it.
  if (isLate) {
    respondRaw(socket, refused);
    return;
  }
  answerRaw(service, socket, { operation: null, method, path }, (setStatus, fault) => {
    const response = (fault && faultResponse(fault, path)) ?? refused;
    setStatus(response.status);
    respondRaw(socket, response, fault?.kind === 'truncate');
  });
}
