/** A proxy in front of a stub, which makes a service of another kind of it. */
import { request as forward, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';
import { serve } from './support.ts';

/** Any value of JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of values without a shape
export type Json = any;

/** What the service does otherwise. Functions change the value that they get, or return another one. */
export interface Change {
  /** Milliseconds before each response. */
  delay?: number;
  /** Compresses responses. */
  isCompressed?: boolean;
  /** The path of a request, with its query. */
  path?(path: string): string;
  headers?(headers: Json, call: string): unknown;
  /** The text of a form. */
  form?(text: string): string;
  /** The JSON body of a request. */
  request?(body: Json, call: string): unknown;
  status?(status: number, call: string): number;
  /** The JSON body of a response. */
  response?(body: Json, call: string): unknown;
  /** A message to a client, a text or audio from it. False drops it. */
  message?(message: Json): unknown;
  frame?(text: string): unknown;
  audio?(bytes: Buffer, client: WebSocket): unknown;
  /** Connects every client to the first session, or creates one session only. */
  token?: 'first' | 'same';
  /** What a client that loses its connection is assumed to send. */
  lost?: string;
  /** Closes a connection in another way. */
  close?(client: WebSocket): void;
  /** A notification to the receiver. False drops it. */
  notify?(notification: { method: string; path: string; body: Json }): unknown;
}

/** Starts a proxy, which is closed after the test. Returns its URL. */
export async function startChanged(target: string, change: Change): Promise<string> {
  let first = '';
  const { url, server } = await serve(async (request, response) => {
    const receiver = new URLSearchParams(request.url?.split('?')[1]).get('receiver');
    if (receiver) {
      response.end();
      return notify(receiver, request, change);
    }
    const answer = await send(url, target, request, change);
    const call = `${request.method} ${request.url}`;
    const body = changed(await text(answer), (value) => {
      const path = String(value.url).replace(/^ws:..[^/]*/, '');
      if (value.url) first ||= path;
      if (value.url && change.token === 'same') value.url = value.url.replace(path, first);
      change.response?.(value, call);
    });
    await sleep(change.delay ?? 0);
    const status = answer.statusCode ?? 0;
    response.statusCode = change.status?.(status, call) ?? status;
    response.setHeader('content-type', answer.headers['content-type'] ?? 'text/plain');
    if (change.isCompressed) response.setHeader('content-encoding', 'gzip');
    response.end(change.isCompressed ? gzipSync(body) : body);
    return undefined;
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const path = change.token === 'first' ? first : request.url;
    const service = new WebSocket(target.replace('http', 'ws') + path);
    service.on('error', () => socket.destroy());
    service.on('open', () =>
      sockets.handleUpgrade(request, socket, head, (client) => connect(client, service, change)),
    );
  });
  return url;
}

function connect(client: WebSocket, service: WebSocket, change: Change): void {
  service.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (change.message?.(message) !== false) client.send(JSON.stringify(message));
  });
  client.on('message', (data: Buffer, binary) => {
    const isSent = binary ? change.audio?.(data, client) : change.frame?.(String(data));
    if (isSent !== false) service.send(data, { binary });
  });
  service.on('close', (code) => {
    if (change.close) change.close(client);
    // 1005 and 1006 say that no code arrived. They can't be sent.
    else if (code === 1005 || code === 1006) client.terminate();
    else client.close(code);
  });
  client.on('close', () => {
    if (change.lost) service.send(change.lost);
    service.terminate();
  });
}

/** JSON as it is after a change; any other text stays the same. */
function changed(text: string, change: (body: Json) => unknown): string {
  if (!text.startsWith('{')) return text;
  const body = JSON.parse(text);
  change(body);
  return JSON.stringify(body);
}

async function send(own: string, target: string, request: IncomingMessage, change: Change) {
  const { url = '', method, headers: given } = request;
  const call = `${method} ${url}`;
  const sent = Buffer.concat(await request.toArray());
  const isForm = given['content-type']?.includes('multipart');
  const body = isForm
    ? Buffer.from(change.form?.(sent.toString('latin1')) ?? sent.toString('latin1'), 'latin1')
    : Buffer.from(changed(String(sent), (value) => changeRequest(own, value, call, change)));
  const headers: IncomingHttpHeaders = { ...given, 'content-length': String(body.length) };
  change.headers?.(headers, call);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const address = new URL(change.path?.(url) ?? url, target);
    forward(address, { method, headers }, resolve).on('error', reject).end(body);
  });
}

/** Notifications take the way through the proxy. */
function changeRequest(own: string, body: Json, call: string, change: Change): void {
  change.request?.(body, call);
  if (!change.notify) return;
  const through = (url: string) => `${own}/?receiver=${encodeURIComponent(url)}`;
  if (body.callback_url) body.callback_url = through(body.callback_url);
  if (body.callback_config) body.callback_config.url = through(body.callback_config.url);
}

async function notify(url: string, request: IncomingMessage, change: Change): Promise<void> {
  const body = JSON.parse(await text(request));
  const notification = { method: request.method ?? '', path: new URL(url).pathname, body };
  if (change.notify?.(notification) === false) return;
  const { method } = notification;
  await fetch(url, { method, body: JSON.stringify(notification.body) });
}
