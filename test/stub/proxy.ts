/** A stub behind a proxy that spoils what passes: a service that is faulty, or correct but unusual. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { readJson } from '../../stub/conformance/client.ts';
import {
  type HttpAnswer,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../../stub/src/contract.ts';
import { type Stub, type StubOptions, startStub } from '../../stub/src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies are spoilt on purpose, against their types
export type Body = any;

export interface ProxiedRequest {
  /** The path with the query. */
  url: string;
  key: string | undefined;
  /** The body if it is a JSON object or list; else `undefined`. */
  body: Body;
}

export interface SentNotification {
  method: string;
  body: Body;
}

/** What a proxy changes. A missing hook changes nothing. */
export interface Hooks {
  request?(operation: OperationId | undefined, request: ProxiedRequest): void;
  /** An answer that is given without asking the stub. */
  instead?(
    operation: OperationId | undefined,
    request: ProxiedRequest,
  ): (HttpAnswer & { headers?: object }) | undefined;
  /** The parts of an answer to replace. */
  answer?(
    operation: OperationId | undefined,
    answer: HttpAnswer,
    request: ProxiedRequest,
  ): Partial<HttpAnswer & { headers: object }>;
  /** Is called with each text frame that a client sends. */
  frame?(text: string): void;
  /** Returns what is sent in place of a message of a live session. */
  message?(message: Body): unknown;
  /** Where a connection to a live session leads; null refuses it. */
  connection?(path: string): string | null;
  closeCode?: number;
  /** What is sent in place of a notification to an address. */
  notification?(url: string, one: SentNotification): SentNotification[];
}

const NOTIFIED = '/notified/';
const WEBHOOK = '/webhook';

/**
 * Starts a stub behind a proxy. Its callbacks and its webhook come through the proxy as well; the webhook
 * is sent to `/webhook` at the origin of the first callback that a request names.
 *
 * @returns the stub with the address of the proxy in place of its own
 */
export async function startProxied(spoil: Hooks, options: StubOptions = {}): Promise<Stub> {
  const sockets = new WebSocketServer({ noServer: true });
  /** The origin that receives notifications, once a request has named it. */
  let receivedAt: (origin: string) => void = () => {};
  const receiver = new Promise<string>((resolve) => {
    receivedAt = resolve;
  });
  const proxy = createServer((request, response) => {
    // The run reports what a hook throws as the error of the service.
    pass(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  proxy.on('upgrade', connect);
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const stub = await startStub({ baseUrl: url, webhooks: [url + WEBHOOK], ...options });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: to = '', headers } = request;
    const sent = await buffer(request);
    const value = readJson(String(sent));
    if (to === WEBHOOK || to.startsWith(NOTIFIED)) {
      await notify(method, to, value);
      response.writeHead(204).end();
      return;
    }
    const { 'x-service-key': key, 'content-type': type } = headers as Record<string, string>;
    const isJson = typeof value === 'object' && value !== null;
    const passing: ProxiedRequest = { url: to, key, body: isJson ? value : undefined };
    const operation = operationAt(method, to);
    spoil.request?.(operation, passing);
    const own = spoil.instead?.(operation, passing);
    const ask = () =>
      callStub(stub.url + passing.url, {
        method,
        headers: {
          ...(type && { 'content-type': type }),
          ...(passing.key && { 'x-service-key': passing.key }),
        },
        ...(sent.length > 0 && { body: isJson ? redirected(passing.body) : sent }),
      });
    const answer = own ?? (await ask());
    const {
      status,
      contentType,
      body,
      headers: more,
    } = {
      headers: {},
      ...answer,
      ...spoil.answer?.(operation, answer, passing),
    };
    response.writeHead(status, { ...(contentType && { 'content-type': contentType }), ...more });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  /** A request, in JSON, whose callbacks come through the proxy. */
  function redirected(body: Body): string {
    return JSON.stringify(body, (name, address) => {
      if (name === 'audio_url' || !String(address).startsWith('http://127.0.0.1:')) return address;
      receivedAt(new URL(address).origin);
      return `${url}${NOTIFIED}${encodeURIComponent(address)}`;
    });
  }

  async function notify(method: string, path: string, body: unknown): Promise<void> {
    const isWebhook = path === WEBHOOK;
    const to = isWebhook
      ? (await receiver) + WEBHOOK
      : decodeURIComponent(path.slice(NOTIFIED.length));
    const headers = { 'content-type': 'application/json' };
    for (const one of spoil.notification?.(to, { method, body }) ?? [{ method, body }]) {
      await fetch(to, { method: one.method, headers, body: JSON.stringify(one.body) });
    }
  }

  function connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { url: from = '' } = request;
    const path = spoil.connection ? spoil.connection(from) : from;
    const refuse = (status = 401) =>
      socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (path === null) return void refuse();
    const service = new WebSocket(stub.url.replace('http', 'ws') + path);
    service.on('error', () => {});
    service.on('unexpected-response', (_, { statusCode }) => refuse(statusCode));
    service.on('open', () =>
      sockets.handleUpgrade(request, socket, head, (client) => join(client, service)),
    );
  }

  /** Relays frames between two connections until one of them closes. */
  function join(client: WebSocket, service: WebSocket): void {
    client.on('error', () => {});
    client.on('message', (data, isBinary) => {
      if (!isBinary) spoil.frame?.(String(data));
      service.send(data, { binary: isBinary });
    });
    client.on('close', () => service.terminate());
    service.on('message', (data: RawData) => {
      const message = JSON.parse(String(data));
      client.send(JSON.stringify(spoil.message?.(message) ?? message));
    });
    service.on('close', (code) => {
      const isSendable = code >= 1000 && code !== 1005 && code !== 1006;
      if (isSendable) client.close(spoil.closeCode ?? code);
      else client.terminate();
    });
  }

  return {
    ...stub,
    url,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      for (const client of sockets.clients) client.terminate();
      await stub.close();
    },
  };
}

/** Calls the stub. In its answer, the addresses of callbacks are those that the client gave. */
async function callStub(url: string, options: RequestInit): Promise<HttpAnswer> {
  const response = await fetch(url, options);
  const contentType = response.headers.get('content-type') ?? '';
  const notified = new RegExp(`http://[^/"]+${NOTIFIED}([^"]+)`, 'g');
  const text = (await response.text()).replace(notified, (_, to) => decodeURIComponent(to));
  return { status: response.status, contentType, body: readJson(text) };
}

/** The operation that a request calls, if it is one. */
function operationAt(method: string, url: string): OperationId | undefined {
  const [path = ''] = url.split('?');
  return OPERATION_IDS.find((id) => {
    const pattern = OPERATIONS[id].path.replaceAll(/\{\w+\}/g, '[^/]+');
    return OPERATIONS[id].method === method && new RegExp(`^${pattern}$`).test(path);
  });
}
