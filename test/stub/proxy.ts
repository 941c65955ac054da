/** A stub behind a proxy that spoils what passes: a service that is faulty, or correct but unusual. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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
  const proxy = new SpoilingProxy(spoil);
  const url = await proxy.listen();
  const stub = await startStub({ baseUrl: url, webhooks: [url + WEBHOOK], ...options });
  proxy.target = stub.url;
  return {
    ...stub,
    url,
    async close() {
      proxy.close();
      await stub.close();
    },
  };
}

class SpoilingProxy {
  target = '';
  #url = '';
  readonly #spoil: Hooks;
  readonly #server = createServer((request, response) => {
    // The run reports what a hook throws as the error of the service.
    this.#pass(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  readonly #sockets = new WebSocketServer({ noServer: true });
  #receivedAt: (origin: string) => void = () => {};
  /** The origin that receives notifications, once a request has named it. */
  readonly #receiver = new Promise<string>((resolve) => {
    this.#receivedAt = resolve;
  });

  constructor(spoil: Hooks) {
    this.#spoil = spoil;
  }

  async listen(): Promise<string> {
    this.#server.on('upgrade', (request, socket: Socket, head) =>
      this.#connect(request, socket, head),
    );
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.#url;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    for (const client of this.#sockets.clients) client.terminate();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const sent = await buffer(request);
    if (url === WEBHOOK || url.startsWith(NOTIFIED)) {
      await this.#notify(method, url, readJson(String(sent)));
      response.writeHead(204).end();
      return;
    }
    const { 'x-service-key': key, 'content-type': type } = headers as Record<string, string>;
    const value = readJson(String(sent));
    const isJson = typeof value === 'object' && value !== null;
    const passing: ProxiedRequest = { url, key, body: isJson ? value : undefined };
    const operation = operationAt(method, url);
    this.#spoil.request?.(operation, passing);
    const own = this.#spoil.instead?.(operation, passing);
    const body = isJson ? JSON.stringify(this.#withNotifications(passing.body)) : sent;
    const answer =
      own ??
      (await callStub(this.target + passing.url, {
        method,
        headers: {
          ...(type && { 'content-type': type }),
          ...(passing.key && { 'x-service-key': passing.key }),
        },
        ...(sent.length > 0 && { body }),
      }));
    const spoilt = { ...answer, ...this.#spoil.answer?.(operation, answer, passing) };
    response.writeHead(spoilt.status, {
      ...(spoilt.contentType && { 'content-type': spoilt.contentType }),
      ...('headers' in spoilt ? spoilt.headers : {}),
    });
    response.end(typeof spoilt.body === 'string' ? spoilt.body : JSON.stringify(spoilt.body));
  }

  /** A request whose callbacks come through the proxy. */
  #withNotifications(body: Body): unknown {
    const through = (name: string, address: unknown) => {
      const isOurs = name !== 'audio_url' && String(address).startsWith('http://127.0.0.1:');
      if (!isOurs) return address;
      this.#receivedAt(new URL(String(address)).origin);
      return `${this.#url}${NOTIFIED}${encodeURIComponent(String(address))}`;
    };
    return JSON.parse(JSON.stringify(body), through);
  }

  async #notify(method: string, url: string, body: unknown): Promise<void> {
    const to = url.startsWith(NOTIFIED)
      ? decodeURIComponent(url.slice(NOTIFIED.length))
      : (await this.#receiver) + WEBHOOK;
    const headers = { 'content-type': 'application/json' };
    const all = this.#spoil.notification?.(to, { method, body }) ?? [{ method, body }];
    for (const one of all) {
      await fetch(to, { method: one.method, headers, body: JSON.stringify(one.body) });
    }
  }

  #connect(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { url = '' } = request;
    const path = this.#spoil.connection ? this.#spoil.connection(url) : url;
    const refuse = (status = 401) =>
      socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (path === null) {
      refuse();
      return;
    }
    const service = new WebSocket(this.target.replace('http', 'ws') + path);
    service.on('error', () => {});
    service.on('unexpected-response', (_, { statusCode }) => refuse(statusCode));
    service.on('open', () =>
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#join(client, service)),
    );
  }

  /** Relays frames between two connections until one of them closes. */
  #join(client: WebSocket, service: WebSocket): void {
    client.on('error', () => {});
    client.on('message', (data, isBinary) => {
      if (!isBinary) this.#spoil.frame?.(String(data));
      service.send(data, { binary: isBinary });
    });
    client.on('close', () => service.terminate());
    service.on('message', (data: RawData) => {
      const message = JSON.parse(String(data));
      client.send(JSON.stringify(this.#spoil.message ? this.#spoil.message(message) : message));
    });
    service.on('close', (code) => {
      const isSendable = code >= 1000 && code !== 1005 && code !== 1006;
      if (isSendable) client.close(this.#spoil.closeCode ?? code);
      else client.terminate();
    });
  }
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
