/** A proxy in front of the stub, in its process, that changes requests and responses: a faulty or unusual service. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { createApp } from '../src/app.ts';
import { type HttpAnswer, type OperationId, WEBHOOKS } from '../src/contract.ts';
import { readJson } from '../src/http.ts';
import type { StubOptions } from '../src/index.ts';
import { createService, type Service } from '../src/service.ts';
import { SessionRegistry } from '../src/session-registry.ts';

// biome-ignore lint/suspicious/noExplicitAny: hooks change bodies against their types, on purpose
export type Body = any;

export type ProxiedRequest = FastifyRequest & { body: Body };

export interface SentNotification {
  method: string;
  body: Body;
  contentType?: string;
}

type OwnAnswer = HttpAnswer & { headers?: Record<string, string> };

/** The hooks of a proxy. A missing one changes nothing. */
export interface Hooks {
  /** Changes the head of a request before anything looks at it. */
  head?(request: Pick<IncomingMessage, 'headers' | 'url'>): void;
  /** Changes a request before it is parsed; a returned response replaces that of the stub. */
  request?(
    operation: OperationId | undefined,
    request: ProxiedRequest,
  ): OwnAnswer | undefined | Promise<OwnAnswer | undefined>;
  /** The parts of a response to replace. */
  answer?(
    operation: OperationId | undefined,
    answer: HttpAnswer,
    request: FastifyRequest,
  ): Partial<HttpAnswer>;
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
  const app = await createApp(service, sessions);
  app.server.prependListener('request', (request) => spoil.head?.(request));
  app.server.on('upgrade', (request, socket: Socket, head) => {
    const { url = '' } = request;
    socket.on('error', () => {});
    if (!spoil.refuses?.(url)) return sessions.connect(request, socket, head);
    return socket.end('HTTP/1.1 401 No\r\nConnection: close\r\n\r\n');
  });
  app.addHook('preHandler', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const own = await spoil.request?.(operation, request as ProxiedRequest);
    if (!own) return;
    const { status, contentType, headers = {}, body } = own;
    return reply.code(status).type(contentType).headers(headers).send(body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const contentType = String(reply.getHeader('content-type') ?? '');
    const body = readJson(String(payload));
    const answer = { status: reply.statusCode, contentType, body };
    const { operation } = request.routeOptions.config;
    const spoilt = { ...answer, ...spoil.answer?.(operation, answer, request) };
    reply.code(spoilt.status).header('content-type', spoilt.contentType);
    return typeof spoilt.body === 'string' ? spoilt.body : JSON.stringify(spoilt.body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    service.close();
    await sessions.close();
    await app.close();
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
