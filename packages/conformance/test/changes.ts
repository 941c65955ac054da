/** Changes of the service, which make another one of it: a wrong one, or a right one in its own way. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'speech-to-text-stub/src/service/server.ts';
import { createService, type Service } from 'speech-to-text-stub/src/service/service.ts';
import type { WebSocket } from 'ws';

/** Any value of JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of values without a shape
export type Json = any;
/** Is applied to a service before it starts. */
export type Change = (app: FastifyInstance, service: Service) => unknown;
/** Turns what changes one value into a change of all values of a kind, such as messages. */
type Changing = (change: (value: Json) => unknown) => Change;
/** A new value, or a function that computes it; without one, the field is deleted. */
type Edit = [path: string, to?: unknown];

export async function startChanged(key: string, change: Change): Promise<FastifyInstance> {
  const service = createService({ key, queueTime: 0, processingTime: 0 });
  const app = await createServer(service, (app) => change(app, service));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

export const all = (...changes: Change[]): Change => {
  return (app, service) => changes.map((change) => change(app, service));
};

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

/** Changes a request before its key is checked. */
const arrival =
  (change: (request: FastifyRequest) => unknown): Change =>
  (app) =>
    app.addHook('onRequest', async (request) => void change(request));

/** Changes the key of calls. */
export const keys = (calls: RegExp, change: (key?: string) => unknown): Change =>
  arrival(({ method, url, headers }) => {
    if (calls.test(`${method} ${url}`)) set(headers, ['x-service-key', change]);
  });

/** Changes the query of the list. */
export const query = (from: RegExp, to = ''): Change =>
  arrival(({ raw }) => {
    if (raw.url?.startsWith('/v2/transcription')) raw.url = raw.url.replace(from, to);
  });

/** Changes the JSON bodies of requests to a path. */
export const requests =
  (path: RegExp): Changing =>
  (change) =>
  (app) =>
    app.addHook('preValidation', async ({ url, body }) => {
      if (body && path.test(url)) change(body);
    });

/** Changes a response with a JSON body. */
export const response =
  (change: (body: Json, reply: FastifyReply) => unknown): Change =>
  (app) =>
    app.addHook('onSend', async (_, reply, payload) => {
      const body = JSON.parse(String(payload));
      change(body, reply);
      return JSON.stringify(body);
    });

/** Changes the bodies of responses, and each job on a page. */
export const bodies: Changing = (change) =>
  response((body) => {
    for (const value of [body, ...(body.items ?? [])]) change(value);
  });

export const status = (from: number, to: number): Change =>
  response((_, reply) => {
    if (reply.statusCode === from) reply.code(to);
  });

/** Changes the messages of sessions; false drops one. */
export const messages: Changing =
  (change) =>
  (_, { sessions }) => {
    const add = sessions.set.bind(sessions);
    sessions.set = (token, session) => {
      const deliver = session.deliver.bind(session);
      session.deliver = (text) => {
        const message = JSON.parse(text);
        if (change(message) !== false) deliver(JSON.stringify(message));
      };
      return add(token, session);
    };
  };

const connections =
  (change: (socket: WebSocket) => void): Change =>
  ({ websocketServer }) =>
    websocketServer.on('connection', change);

/** Changes how sessions close connections. */
export const closing = (close: (end: WebSocket['close'], socket: WebSocket) => unknown): Change =>
  connections((socket) => {
    const end = socket.close.bind(socket);
    socket.close = () => void close(end, socket);
  });

/** Drops frames that sessions would get. */
export const frames = (isDropped: (frame: Buffer, socket: WebSocket) => unknown): Change =>
  connections((socket) => {
    const emit = socket.emit.bind(socket);
    socket.emit = (name: string, ...values: Json[]) =>
      !(name === 'message' && isDropped(values[0], socket)) && emit(name, ...values);
  });

/** Changes notifications; false drops one. */
export const notifications: Changing =
  (change) =>
  (_, { notifier }) => {
    const send = notifier.send.bind(notifier);
    notifier.send = (url, body, method) => {
      const changed = structuredClone(body);
      if (change(changed) !== false) send(url, changed, method);
    };
  };

/** `edits(bodies, isJob)('id', 'x')` sets the `id` of each body that is a job; without `isJob`, of each body. */
export const edits =
  (changing: Changing, isMeant: (value: Json) => unknown = () => true) =>
  (...edit: Edit): Change =>
    changing((value) => void (isMeant(value) && set(value, edit)));
