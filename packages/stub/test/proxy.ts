/** A proxy in front of the stub, in its process, that changes requests and responses: a faulty or unusual service. */
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { listen } from '../../../test/support/temporary.ts';
import { type HttpAnswer, type OperationId, WEBHOOKS } from '../src/contract.ts';
import { isJson, readJson } from '../src/http.ts';
import type { StubOptions } from '../src/index.ts';
import { createStubServer, routeOf } from '../src/server.ts';
import { createService, type Service } from '../src/service.ts';
import { SessionRegistry } from '../src/session-registry.ts';

// biome-ignore lint/suspicious/noExplicitAny: hooks change bodies against their types, on purpose
export type Body = any;

/** A request; what a hook changes of it is what the stub gets. */
export interface ProxiedRequest {
  url: string;
  headers: IncomingMessage['headers'];
  body: Body;
}

export interface SentNotification {
  method: string;
  body: Body;
  contentType?: string;
}

type OwnAnswer = HttpAnswer & { headers?: Record<string, string> };

/** The hooks of a proxy. A missing one changes nothing. */
export interface Hooks {
  /** Changes a request before it is parsed; a returned response replaces that of the stub. */
  request?(
    operation: OperationId | null,
    request: ProxiedRequest,
  ): OwnAnswer | undefined | Promise<OwnAnswer | undefined>;
  /** The parts of a response to replace. */
  answer?(
    operation: OperationId | null,
    answer: HttpAnswer,
    request: ProxiedRequest,
  ): Partial<HttpAnswer> | Promise<Partial<HttpAnswer>>;
  /** The parts of a message of a live session to replace; null closes the session with an error. */
  message?(message: ServerMessage): object | null;
  /** Whether a connection to a live session is refused. */
  refuses?(path: string): boolean;
  /** The body to send to a URL instead of a notification. */
  notification?(url: string, one: SentNotification): SentNotification[];
}

/**
 * Starts a stub behind a proxy. It sends webhooks to `/webhook` at the origin of the first callback.
 *
 * @returns its URL, the violations of the stub itself, and a function that closes it
 */
export async function startProxied(spoil: Hooks, options: StubOptions = {}) {
  const service = createService({ webhooks: ['https://webhook.invalid/'], ...options });
  spoilMessages(service, spoil);
  spoilNotifications(service, spoil);
  const sessions = new SessionRegistry(service);
  const stub = createStubServer(service, sessions);
  await once(stub.listen(0, '127.0.0.1'), 'listening');
  const { port } = stub.address() as AddressInfo;
  const { url, server } = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { 'content-type': type = '', 'content-length': _, ...others } = headers;
    const answerWith = ({ status, contentType, body }: HttpAnswer, headers: object = {}) =>
      response
        .writeHead(status, { ...headers, 'content-type': contentType })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    const raw = Buffer.concat(await request.toArray());
    const one: ProxiedRequest = {
      url,
      headers,
      body: isJson(type) ? readJson(String(raw)) : undefined,
    };
    const { operation } = routeOf(method, url);
    const own = await spoil.request?.(operation, one);
    if (own) return answerWith(own, own.headers);
    const body =
      one.body === undefined || typeof one.body === 'string' ? raw : JSON.stringify(one.body);
    const sent = { ...others, ...one.headers, 'content-length': Buffer.byteLength(body) };
    const forwarded = send({ port, method, path: one.url, headers: sent }).end(body);
    try {
      const [got] = (await once(forwarded, 'response')) as [IncomingMessage];
      const { 'content-length': _, 'content-type': contentType = '', ...kept } = got.headers;
      const answer = { status: got.statusCode ?? 0, contentType, body: readJson(await text(got)) };
      return answerWith({ ...answer, ...(await spoil.answer?.(operation, answer, one)) }, kept);
    } catch {
      // A fault of the stub, such as a connection that is cut.
      return response.writeHead(200, { 'content-length': 2 }).write('{', () => response.destroy());
    }
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    if (!spoil.refuses?.(request.url ?? '')) return stub.emit('upgrade', request, socket, head);
    return socket.end('HTTP/1.1 401 No\r\nConnection: close\r\n\r\n');
  });
  const close = async () => {
    service.close();
    await sessions.close();
    for (const one of [server, stub]) {
      one.close();
      one.closeAllConnections();
    }
  };
  return { url, key: service.settings.key, violations: service.checker.violations, close };
}

/** Changes each message after validation, before it is sent. */
function spoilMessages({ checker }: Service, spoil: Hooks): void {
  const completed = checker.completed.bind(checker);
  checker.completed = (where, schema, own) => {
    // A callback contains a message that was validated before.
    if (where === 'liveMessage') return own;
    const value = completed(where, schema, own);
    if (!value || where !== 'sendServerMessage' || !spoil.message) return value;
    const change = spoil.message(value as ServerMessage);
    return change && { ...value, ...change };
  };
}

function spoilNotifications({ notifier }: Service, spoil: Hooks): void {
  const { send } = notifier;
  let name: (origin: string) => void = () => {};
  /** The origin that receives notifications, once a request has named it. */
  const receiver = new Promise<string>((resolve) => {
    name = resolve;
  });
  notifier.send = async (kind, to, body) => {
    const [origin] = /^http:\/\/127\.0\.0\.1:\d+/.exec(to.url) ?? [];
    if (origin) name(origin);
    const isWebhook = kind in WEBHOOKS;
    const url = isWebhook ? `${await receiver}/webhook` : to.url;
    if (!spoil.notification || !(origin || isWebhook)) return send(kind, { ...to, url }, body);
    for (const one of spoil.notification(url, { method: to.method ?? 'POST', body })) {
      const headers = { 'content-type': one.contentType ?? 'application/json' };
      const sent = { method: one.method, headers, body: JSON.stringify(one.body) };
      // The receiver may be gone when a run has ended.
      await fetch(url, sent).catch(() => {});
    }
  };
}
