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
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}
/** What changes. Messages and frames are dropped if the function returns false. */
export interface Change {
  request?(call: Call): unknown;
  response?(answer: Answer, call: Call): unknown;
  message?(message: Json, send: (text: string) => void): unknown;
  frame?(frame: Buffer, socket: WebSocket, isBinary: boolean): unknown;
  close?(socket: WebSocket): unknown;
  connect?(url: string): string | undefined;
  notification?(body: Json): unknown;
}
/** A new value, or a function that computes it; without one, the field is deleted. */
type Edit = [path: string, to?: unknown];

export const KEY = 'a-long-key';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a stub behind changes. Notifications to `receiverUrl` are changed on their way to `receiverPort`. */
export async function startChanged(changes: Change[]) {
  const server = createServer((request, response) => {
    const handle = request.url?.startsWith('/v2') ? pass(request) : relay(request);
    handle.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiverPort = await freePort();
  const quick = { queueTime: 0, processingTime: 0 };
  const stub = await startStub({ ...quick, key: KEY, publicUrl: url });

  async function pass(incoming: IncomingMessage) {
    const { method = '', url: path = '', headers: given } = incoming;
    const data = await buffer(incoming);
    const type = given['content-type'] ?? 'application/json';
    const headers = { 'content-type': type, 'x-service-key': `${given['x-service-key'] ?? ''}` };
    const isJson = type.includes('json');
    const call: Call = { method, url: path, headers, body: isJson ? parsed(data) : data };
    for (const change of changes) change.request?.(call);
    if (call.status) return { status: call.status, headers: JSON_TYPE, body: '{}' };
    const body = isJson ? textOf(call.body) : call.body;
    const init = { method, headers: call.headers, body: method === 'GET' ? null : body };
    const response = await fetch(stub.url + call.url, init);
    const { status } = response;
    const answer: Answer = { status, headers: { ...JSON_TYPE }, body: await response.json() };
    for (const change of changes) change.response?.(answer, call);
    return { ...answer, body: textOf(answer.body) };
  }

  async function relay(incoming: IncomingMessage) {
    const { method = '', url: path = '' } = incoming;
    const target = `http://127.0.0.1:${receiverPort}${path}`;
    if (method === 'GET') return { status: 302, headers: { location: target }, body: '' };
    const body = parsed(await buffer(incoming));
    const results = changes.map((change) => change.notification?.(body));
    const init = { method, body: textOf(body), headers: JSON_TYPE };
    await fetch(target, init);
    if (results.includes('twice')) await fetch(target, init);
    return { status: 200, headers: {}, body: '' };
  }

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, raw, head) => {
    const path = request.url ?? '';
    const target = changes.find((change) => change.connect)?.connect?.(path) ?? path;
    const upstream = new WebSocket(stub.url.replace('http', 'ws') + target);
    upstream.on('error', () => {});
    upstream.once('unexpected-response', () => raw.end('HTTP/1.1 401 Unauthorized\r\n\r\n'));
    const waiting: string[] = [];
    upstream.on('message', (data) => waiting.push(String(data)));
    upstream.once('open', () =>
      sockets.handleUpgrade(request, raw, head, (socket) => {
        const deliver = (text: string) => socket.send(text);
        const send = (text: string) => {
          const message = JSON.parse(text);
          if (changes.every((change) => change.message?.(message, deliver) !== false))
            deliver(JSON.stringify(message));
        };
        for (const text of waiting) send(text);
        upstream.removeAllListeners('message').on('message', (data) => send(String(data)));
        socket.on('message', (data: Buffer, isBinary) => {
          if (changes.every((change) => change.frame?.(data, socket, isBinary) !== false))
            upstream.send(data, { binary: isBinary });
        });
        socket.on('close', () => upstream.close());
        upstream.on('close', (code) => {
          const close = changes.find((change) => change.close)?.close;
          if (close) close(socket);
          else if (code === 1006) socket.terminate();
          else socket.close(code === 1005 ? undefined : code);
        });
      }),
    );
  });
  return {
    options: { url, key: KEY, receiverPort, receiverUrl: url },
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
function parsed(data: Buffer): Json {
  try {
    return JSON.parse(String(data));
  } catch {
    return String(data);
  }
}

/** Changes the value at a path, if what it is in is there. */
function set(value: Json, [path, to]: Edit): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((found, key) => found?.[key], value);
  if (typeof parent !== 'object' || parent === null) return;
  const changed = typeof to === 'function' ? to(parent[last], value) : to;
  if (changed === undefined) delete parent[last];
  else parent[last] = changed;
}

/** Changes the query of the list. */
export const query = (from: RegExp, to = ''): Change => ({
  request(call) {
    if (call.url.startsWith('/v2/transcription')) call.url = call.url.replace(from, to);
  },
});
export const keys = (calls: RegExp, change: (key?: string) => unknown): Change => ({
  request({ method, url, headers }) {
    if (calls.test(`${method} ${url}`)) set(headers, ['x-service-key', change]);
  },
});
export const status = (from: number, to: number): Change => ({
  response(answer) {
    if (answer.status === from) answer.status = to;
  },
});
/** Some calls are answered with a status. */
export const answering = (isMeant: (call: Call) => unknown, code: number): Change => ({
  request(call) {
    if (isMeant(call)) call.status = code;
  },
});
type Changing = (change: (value: Json) => unknown) => Change;
/** Changes the JSON bodies of requests to a path. */
export const requests =
  (path: RegExp): Changing =>
  (change) => ({
    request: ({ url, body }) =>
      void (body && typeof body === 'object' && path.test(url) && change(body)),
  });
/** Changes the bodies of responses, and each job on a page. */
export const bodies: Changing = (change) => ({
  response({ body }) {
    for (const value of [body, ...(body?.items ?? [])]) change(value);
  },
});
/** Changes the messages of sessions; false drops one. */
export const messages: Changing = (change) => ({ message: (message) => change(message) });
export const notifications: Changing = (change) => ({ notification: change });

/** `edits(bodies, isJob)('id', 'x')` sets the `id` of each body that is a job; without `isJob`, of each body. */
export const edits =
  (changing: Changing, isMeant: (value: Json) => unknown = () => true) =>
  (...edit: Edit): Change =>
    changing((value) => void (value && isMeant(value) && set(value, edit)));
