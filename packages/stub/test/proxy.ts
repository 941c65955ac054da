/** A proxy in front of a stub, which makes one thing wrong. */
import { request as forward, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { serve } from '../../../test/support/temporary.ts';

/** Any value of JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of values without a shape
export type Json = any;

/** What a faulty service does wrong. */
export interface Wrong {
  /** Changes the JSON body of a response, or replaces its status. */
  body?: (body: Json, method: string, path: string) => unknown;
  status?: (status: number, method: string, path: string) => number;
  /** Changes the JSON body of a request. */
  request?: (body: Json, path: string) => unknown;
  /** Changes the query and the headers of a request. */
  path?: (path: string) => string;
  headers?: (headers: Record<string, Json>) => void;
  /** Changes a message to a client; null drops it. */
  message?: (message: Json) => unknown;
  /** Changes a frame from a client; null drops it. */
  frame?: (data: Buffer, isBinary: boolean) => Buffer | null;
}

/** Starts a proxy, which is closed after the test. Returns its URL. */
export async function startWrong(target: string, wrong: Wrong): Promise<string> {
  const { url, server } = await serve(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const answer = await send(target, request, await bodyOf(request, wrong), wrong);
    const received = await text(answer);
    const isJson = answer.headers['content-type']?.includes('json');
    const change = wrong.body && isJson;
    const body = change
      ? JSON.stringify(wrong.body?.(JSON.parse(received), method, path))
      : received;
    const status =
      wrong.status?.(answer.statusCode ?? 500, method, path) ?? answer.statusCode ?? 500;
    response.writeHead(status, {
      'content-type': answer.headers['content-type'] ?? 'text/plain',
      connection: 'close',
    });
    response.end(body);
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const service = new WebSocket(target.replace('http', 'ws') + request.url);
    service.on('error', () => socket.destroy());
    service.on('open', () =>
      sockets.handleUpgrade(request, socket, head, (client) => connect(client, service, wrong)),
    );
  });
  return url;
}

function connect(client: WebSocket, service: WebSocket, { message, frame }: Wrong): void {
  service.on('message', (data) => {
    const changed = message ? message(JSON.parse(String(data))) : undefined;
    if (changed !== null)
      client.send(changed === undefined ? String(data) : JSON.stringify(changed));
  });
  client.on('message', (data, isBinary) => {
    const changed = frame ? frame(data as Buffer, isBinary) : (data as Buffer);
    if (changed) service.send(changed, { binary: isBinary });
  });
  service.on('close', (code) => client.close(code === 1006 ? 1011 : code));
  client.on('close', () => service.terminate());
}

async function bodyOf(request: IncomingMessage, wrong: Wrong): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const isJson = request.headers['content-type']?.includes('json') && body.length > 0;
  if (!wrong.request || !isJson) return body;
  return Buffer.from(JSON.stringify(wrong.request(JSON.parse(String(body)), request.url ?? '')));
}

function send(
  target: string,
  request: IncomingMessage,
  body: Buffer,
  wrong: Wrong,
): Promise<IncomingMessage> {
  const path = wrong.path?.(request.url ?? '') ?? request.url ?? '';
  const headers: Record<string, Json> = { ...request.headers, 'content-length': body.length };
  wrong.headers?.(headers);
  return new Promise((resolve, reject) => {
    const sent = forward(new URL(path, target), { method: request.method, headers }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
