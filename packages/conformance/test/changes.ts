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
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}
/** What changes. A frame is dropped if the function returns false. */
export interface Change {
  request?(call: Call): unknown;
  response?(answer: Answer): unknown;
  message?(message: Json, send: (text: string) => void): unknown;
  frame?(frame: string): boolean;
  /** The path to which a WebSocket leads. */
  connect?(path: string): string;
}

export const KEY = 'a-long-key';
const JSON_TYPE = { 'content-type': 'application/json' };

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
    if (call.status) return { status: call.status, headers: JSON_TYPE, body: '{}' };
    const body = isJson ? textOf(call.body) : call.body;
    const init = { method, headers: call.headers, body: method === 'GET' ? null : body };
    const response = await fetch(stub.url + call.url, init);
    const { status } = response;
    const answer: Answer = { status, headers: { ...JSON_TYPE }, body: await response.json() };
    for (const change of changes) change.response?.(answer);
    return { ...answer, body: textOf(answer.body) };
  }

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, raw, head) => {
    const path = changes.reduce((to, { connect }) => connect?.(to) ?? to, request.url ?? '');
    const upstream = new WebSocket(stub.url.replace('http', 'ws') + path);
    upstream.on('error', () => raw.destroy());
    upstream.on('open', () =>
      sockets.handleUpgrade(request, raw, head, (socket) => {
        const send = (text: string) => socket.send(text);
        upstream.on('message', (data) => {
          const message = parsed(data);
          for (const change of changes) change.message?.(message, send);
          send(JSON.stringify(message));
        });
        socket.on('message', (data, isBinary) => {
          if (changes.every(({ frame }) => frame?.(`${data}`) !== false))
            upstream.send(data, { binary: isBinary });
        });
        socket.on('close', () => upstream.close());
        upstream.on('close', () => socket.close());
      }),
    );
  });
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
    request: ({ url, body }) => body?.constructor === Object && path.test(url) && change(body),
  });
/** Changes the bodies of responses, and each job on a page. */
export const bodies: Changing = (change) => ({
  response({ body }) {
    for (const value of [body, ...(body?.items ?? [])]) change(value);
  },
});
export const messages: Changing = (change) => ({ message: change });

/**
 * `edits(bodies, isJob)('id', 'x')` sets the `id` of each body that is a job; without `isJob`, of each body. A function
 * computes the new value; without one, the field is deleted.
 */
export const edits =
  (changing: Changing, isMeant: (value: Json) => unknown = () => true) =>
  (path: string, to?: unknown): Change =>
    changing((value) => {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const parent = isMeant(value ?? {}) && keys.reduce((found, key) => found?.[key], value);
      if (typeof parent !== 'object' || parent === null) return;
      const changed = typeof to === 'function' ? to(parent[last], value) : to;
      if (changed === undefined) delete parent[last];
      else parent[last] = changed;
    });
