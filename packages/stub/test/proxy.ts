/** A proxy in front of a stub, which makes a service of another kind of it. */
import { request as forward, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { serve } from './support.ts';

/** Any value of JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of values without a shape
export type Json = any;

/** What the service does otherwise. Functions change the value that they get. */
export interface Change {
  /** Milliseconds before each response. */
  delay?: number;
  path?(path: string): string;
  headers?(headers: Json): unknown;
  /** The JSON body of a request. */
  request?(body: Json): unknown;
  status?(status: number): number;
  /** The JSON body of a response. */
  response?(body: Json): unknown;
  /** A message to a client, or a text from it. False drops it. */
  message?(message: Json): unknown;
  frame?(text: string): unknown;
  /** What a client that loses its connection is assumed to send. */
  lost?: string;
  /** Closes a connection in another way. */
  close?(client: WebSocket): void;
}

/** Starts a proxy, which is closed after the test. Returns its URL. */
export async function startChanged(target: string, change: Change): Promise<string> {
  const { url, server } = await serve(async (request, response) => {
    const answer = await send(target, request, change);
    const body = changed(await text(answer), change.response);
    await sleep(change.delay ?? 0);
    response.statusCode = change.status?.(answer.statusCode ?? 0) ?? answer.statusCode ?? 0;
    response.setHeader('connection', 'close');
    response.setHeader('content-type', answer.headers['content-type'] ?? 'text/plain').end(body);
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const service = new WebSocket(target.replace('http', 'ws') + request.url);
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
  client.on('message', (data, binary) => {
    if (binary || change.frame?.(String(data)) !== false) service.send(data, { binary });
  });
  service.on('close', (code) => {
    if (change.close) change.close(client);
    else client.close(code === 1006 ? 1011 : code);
  });
  client.on('close', () => {
    if (change.lost) service.send(change.lost);
    service.terminate();
  });
}

/** JSON as it is after a change; any other text stays the same. */
function changed(text: string, change?: (body: Json) => unknown): string {
  if (!change || !text.startsWith('{')) return text;
  const body = JSON.parse(text);
  change(body);
  return JSON.stringify(body);
}

async function send(target: string, request: IncomingMessage, change: Change) {
  const sent: Buffer[] = [];
  for await (const chunk of request) sent.push(chunk);
  const raw = Buffer.concat(sent);
  const body = change.request
    ? Buffer.from(changed(raw.toString('latin1'), change.request), 'latin1')
    : raw;
  const { url: path = '', method } = request;
  const headers: Json = { ...request.headers, 'content-length': body.length };
  change.headers?.(headers);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const address = new URL(change.path?.(path) ?? path, target);
    forward(address, { method, headers }, resolve).on('error', reject).end(body);
  });
}
