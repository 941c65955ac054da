/** Changes in front of a stub, which make another service of it: a wrong one, or a right one in its own way. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startStub } from 'speech-to-text-stub';
import { WebSocket, WebSocketServer } from 'ws';

/** Any value of JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of values without a shape
export type Json = any;

/** A request on its way to the stub; with a status, it is answered at once. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Json;
  status?: number;
}
/** A response on its way from the stub. */
type Answer = Pick<Call, 'headers' | 'body'> & { status: number };
/** What changes: what a client sends over HTTP, what it gets, and messages of both sides, which are dropped if it returns false. */
export interface Change {
  request?(call: Call): unknown;
  response?(answer: Answer): unknown;
  message?(message: Json): unknown;
}

export const KEY = 'a-long-key';

/** Starts a stub behind changes. */
export async function startChanged(changes: Change[]) {
  const server = createServer((request, response) => {
    pass(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stub = await startStub({ queueTime: 0, processingTime: 0, key: KEY, publicUrl: url });

  async function pass(incoming: IncomingMessage) {
    const { method = '', url: path = '', headers: given } = incoming;
    const data = await buffer(incoming);
    const type = given['content-type'] ?? 'application/json';
    const headers = { 'content-type': type, 'x-service-key': `${given['x-service-key'] ?? ''}` };
    const isJson = type.includes('json');
    const call: Call = { method, url: path, headers, body: isJson ? parsed(data) : data };
    for (const change of changes) change.request?.(call);
    if (call.status) return { status: call.status, headers: {}, body: '{}' };
    const body = isJson ? textOf(call.body) : call.body;
    const init = { method, headers: call.headers, body: method === 'GET' ? null : body };
    const response = await fetch(stub.url + call.url, init);
    const { status } = response;
    const json = { 'content-type': 'application/json' };
    // Without a body, it is an empty text.
    const answer: Answer = { status, headers: json, body: parsed(await response.text()) };
    for (const change of changes) change.response?.(answer);
    return { ...answer, body: textOf(answer.body) };
  }

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, raw, head) => {
    const call: Call = { method: 'GET', url: `${request.url}`, headers: {}, body: '' };
    for (const change of changes) change.request?.(call);
    if (call.status) return raw.end(`HTTP/1.1 ${call.status} Refused\r\n\r\n`);
    const upstream = new WebSocket(stub.url.replace('http', 'ws') + call.url);
    upstream.on('error', () => raw.destroy());
    upstream.on('open', () =>
      sockets.handleUpgrade(request, raw, head, (socket) => {
        connect(socket, upstream);
        connect(upstream, socket);
      }),
    );
  });
  /** Passes on what one side sends. Audio isn't changed. */
  const connect = (from: WebSocket, to: WebSocket) => {
    from.on('message', (data, isBinary) => {
      if (isBinary) return to.send(data);
      const message = parsed(data);
      if (changes.every((change) => change.message?.(message) !== false)) to.send(textOf(message));
    });
    from.on('close', () => to.close());
  };
  return {
    options: { url, key: KEY },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await stub.close();
    },
  };
}

const textOf = (body: Json) => (typeof body === 'string' ? body : JSON.stringify(body));

/** A malformed body is a text. */
function parsed(data: unknown): Json {
  try {
    return JSON.parse(String(data));
  } catch {
    return String(data);
  }
}

export const url = (from: RegExp, to = ''): Change => ({
  request(call) {
    call.url = call.url.replace(from, to);
  },
});
export const answering = (isMeant: (call: Call) => unknown, code: number): Change => ({
  request(call) {
    if (isMeant(call)) call.status = code;
  },
});

/**
 * `edits('response', isJob)('id', 'x')` sets the `id` of each body that is a job and has an ID; without `isJob`, of each body.
 * A function computes the new value; without one, the field is deleted.
 */
export const edits =
  (hook: keyof Change, isMeant: (value: Json, url?: string) => unknown = () => true) =>
  (path: string, to?: unknown): Change => ({
    [hook](whole: Json) {
      const body = hook === 'message' ? whole : whole.body;
      for (const value of [body, ...(body?.items ?? [])])
        if (Object(value) === value && isMeant(value, whole.url)) set(value, path.split('.'), to);
    },
  });

function set(value: Json, [name = '', ...inner]: string[], to: unknown, whole = value): void {
  if (value?.[name] === undefined) return;
  if (inner.length > 0) set(value[name], inner, to, whole);
  else value[name] = typeof to === 'function' ? to(value[name], whole) : to;
}
