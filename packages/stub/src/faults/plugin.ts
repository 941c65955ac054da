/** Records each call, lets faults happen to calls, notifications, and messages, and controls them over HTTP. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addNewest } from '../service/newest.ts';
import { errorBody, type Reason, Refusal } from '../service/refusal.ts';
import type { Service } from '../service/service.ts';
import type { Session } from '../service/session.ts';
import type { CallName, Fault, Faults } from './faults.ts';
import { anything, checkFields, type Rule } from './fields.ts';

/** Where the endpoints are with which a program in another language controls the stub. */
const CONTROL = '/__stub';
/** The close codes that may be sent. */
const CODE: Rule = [
  'from 1000 to 1003, 1007 to 1014, or 3000 to 4999',
  (value) => /^(100[0-37-9]|101[0-4]|[34]\d{3})$/.test(String(value)),
];

/** A call that the stub received. */
export interface Call {
  /** An operation ID or `connectLiveSession`; null for an unknown path. */
  readonly operation: CallName | null;
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** The status of the response; null until there is one. */
  status: number | null;
  /** When the call arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** A request or a frame of a client that violates the contract. */
export interface Violation {
  /** The operation ID, or `receiveClientMessage` for a frame of a session. */
  where: string;
  issues: readonly Reason[];
}

export interface StubState {
  service: Service;
  faults: Faults;
  calls: Call[];
  violations: Violation[];
}

export function addFaults(app: FastifyInstance, { service, calls, faults }: StubState): void {
  const known = new WeakMap<IncomingMessage, { call: Call; fault: Fault | undefined }>();

  app.addHook('onRequest', async (request, reply) => {
    const { method, url: path, routeOptions, raw } = request;
    if (path.startsWith(CONTROL)) return;
    const operation = (routeOptions.config?.operation ?? null) as CallName | null;
    const fault = faults.next(operation, path);
    const call = { operation, method, path, status: null, at: Date.now() };
    known.set(raw, { call, fault });
    addNewest(calls, call, service.settings.keep);
    if (fault) await fail(request, reply, fault);
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const { call, fault } = known.get(raw) ?? {};
    if (call) call.status = reply.statusCode;
    const text = fault?.patch ? patched(String(payload), fault.patch) : payload;
    if (fault?.kind !== 'truncate') return text;
    const body = Buffer.from(String(text));
    reply.headers({ 'content-length': body.length, connection: 'close' });
    return Readable.from([body.subarray(0, body.length / 2)]);
  });

  app.websocketServer.on('connection', (_, request) => {
    // An upgrade to a WebSocket sends no response of Fastify's.
    const { call } = known.get(request) ?? {};
    if (call) call.status = 101;
  });
  addSentFaults(app, service, faults);
}

/** Lets faults happen to messages and notifications. */
function addSentFaults(app: FastifyInstance, service: Service, faults: Faults): void {
  app.websocketServer.on('connection', (socket, { url }) => {
    const token = new URLSearchParams(url?.split('?')[1]).get('token') ?? '';
    const send = socket.send.bind(socket);
    socket.send = (text: string) => {
      const fault = faults.next('sendServerMessage', text);
      transmit(fault, text, send);
      const session = service.sessions.get(token);
      if (fault?.kind === 'truncate' && session) drop(session);
    };
  });
  const { notifier } = service;
  const notify = notifier.send.bind(notifier);
  notifier.send = (url, body, method) =>
    transmit(faults.next('sendNotification', url), JSON.stringify(body), (sent) =>
      notify(url, JSON.parse(sent), method),
    );
}

/** Lets a fault happen to a call before the service sees it. */
async function fail(request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<unknown> {
  const { delay = 0, kind, status, headers = {} } = fault;
  if (delay > 0) await sleep(delay, undefined, { ref: false });
  if (kind === 'reset') request.raw.socket.resetAndDestroy();
  if (kind === 'reset' || kind === 'hang') return reply.hijack();
  if (status === undefined) return undefined;
  // The body of a call that is not handled is read all the same.
  request.raw.resume();
  const error = { statusCode: status, message: 'this fault is injected' };
  const { body = errorBody(request, error) } = fault;
  if (typeof body !== 'string') reply.type('application/json; charset=utf-8');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return reply.code(status).headers(headers).send(text);
}

/** Sends a notification or a message, unless a fault happens to it. */
function transmit(fault: Fault | undefined, text: string, send: (text: string) => void): void {
  const { kind, patch, delay = 0 } = fault ?? {};
  const sent = patch ? patched(text, patch) : text;
  const sendAll = () => {
    if (kind !== 'hang') send(sent);
    if (kind === 'duplicate') send(sent);
  };
  if (delay > 0) setTimeout(sendAll, delay).unref();
  else sendAll();
}

/** Changes JSON; text that isn't JSON stays as it is. */
function patched(text: string, patch: object): string {
  try {
    return JSON.stringify(mergePatch(JSON.parse(text), patch));
  } catch {
    return text;
  }
}

/** Applies a JSON Merge Patch (RFC 7396). */
function mergePatch(value: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = new Map(isObject ? Object.entries(value) : []);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}

/** Drops the connections of all sessions. Returns how many there were. */
export function disconnect({ sessions }: Service, options: { code?: number }): number {
  checkFields('a disconnection', { code: CODE }, options);
  return [...sessions.values()].filter((session) => drop(session, options.code)).length;
}

/** Drops the connection of a session. What the client has sent before is still read. Returns whether there was one. */
function drop(session: Session, code?: number): boolean {
  const socket = session.detach();
  // A connection that ends without a close frame.
  if (code === undefined) (socket as unknown as { _socket: NodeJS.Socket } | null)?._socket.end();
  else socket?.close(code);
  return socket !== null;
}

/** Sends a message to all sessions, which need not follow the contract: text as it is, any other value as JSON. */
export function send({ sessions }: Service, message: unknown): number {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (text === undefined) throw new Refusal(422, '`message` is missing');
  for (const session of sessions.values()) session.deliver(text);
  return sessions.size;
}

export function addControls(app: FastifyInstance, stub: StubState): void {
  const { service, calls, faults, violations } = stub;
  app.get(`${CONTROL}/calls`, () => calls);
  app.delete(`${CONTROL}/calls`, () => calls.splice(0) && null);
  app.get(`${CONTROL}/violations`, () => violations);
  app.get(`${CONTROL}/faults`, () => faults.list);
  app.delete(`${CONTROL}/faults`, () => faults.list.splice(0) && null);

  app.post(`${CONTROL}/faults`, ({ body }) => faults.inject(...([body].flat() as Fault[])));
  app.post(`${CONTROL}/disconnect`, ({ body }) => {
    return { sessions: disconnect(service, Object(body)) };
  });
  app.post(`${CONTROL}/send`, ({ body }) => {
    checkFields('a message to send', { message: anything }, body);
    return { sessions: send(service, Object(body).message) };
  });
}
