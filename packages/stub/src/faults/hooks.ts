/** Records each call, and lets faults happen to calls, notifications, and messages. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Notifier } from '../service/notifications.ts';
import { errorBody } from '../service/refusal.ts';
import type { Session } from '../service/session.ts';
import { CONTROL, drop } from './control.ts';
import { addNewest, type Call, type Fault, type Faults, mergePatch } from './faults.ts';
import type { StubState } from './stub.ts';

/** How long half of a body takes to be sent, in milliseconds. */
const FLUSH = 20;

export function addFaults(app: FastifyInstance, { service, calls, faults }: StubState): void {
  const known = new WeakMap<
    FastifyRequest['raw'],
    { call: Writable<Call>; fault: Fault | undefined }
  >();

  app.addHook('onRequest', async (request, reply) => {
    const { method, url: path, routeOptions, raw } = request;
    if (path.startsWith(CONTROL)) return;
    const operation = routeOptions.config?.operation ?? null;
    const fault = faults.next(operation, path);
    const call = { operation, method, path, status: null, at: Date.now() };
    known.set(raw, { call, fault });
    addNewest(calls, call, service.settings.keep);
    if (!fault) return;
    const { delay = 0, kind, status, headers, body } = fault;
    if (delay > 0) await sleep(delay, undefined, { ref: false });
    if (kind === 'hang' || kind === 'reset') {
      reply.hijack();
      if (kind === 'hang') raw.resume();
      else raw.socket.resetAndDestroy();
    }
    if (status === undefined) return;
    const error = { statusCode: status, message: 'this fault is injected' };
    const { body: sent = errorBody(path, request.id, error) } = fault;
    raw.resume();
    if (typeof body !== 'string') reply.type('application/json; charset=utf-8');
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    return reply
      .code(status)
      .headers(headers ?? {})
      .send(text);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { call, fault } = known.get(request.raw) ?? {};
    if (call) call.status = reply.statusCode;
    const text = fault?.patch ? patched(String(payload), fault.patch) : payload;
    if (fault?.kind !== 'truncate') return text;
    const body = Buffer.from(String(text));
    reply.header('content-length', body.length);
    return Readable.from(half(body, request));
  });

  app.websocketServer.on('headers', (_, raw) => {
    // An upgrade to a WebSocket sends no response of Fastify's.
    const { call } = known.get(raw) ?? {};
    if (call) call.status = 101;
  });
  app.websocketServer.on('connection', (socket, { url = '' }) => {
    const token = new URLSearchParams(url.split('?')[1]).get('token');
    const session = service.sessions.get(token ?? '');
    const send = socket.send.bind(socket);
    socket.send = (text: string) => sendMessage(text, send, session, faults);
  });
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The first half of a body, after which the connection is cut. */
async function* half(body: Buffer, { raw }: FastifyRequest) {
  yield body.subarray(0, body.length / 2);
  await sleep(FLUSH);
  raw.socket.destroy();
}

const patched = (text: string, patch: object) =>
  JSON.stringify(mergePatch(JSON.parse(text || '{}'), patch));

/** Sends a message over a WebSocket, unless a fault happens to it. */
function sendMessage(
  text: string,
  send: (text: string) => void,
  session: Session | undefined,
  faults: Faults,
): void {
  const fault = faults.next('sendServerMessage', text);
  const { kind, patch, delay = 0 } = fault ?? {};
  if (kind === 'hang') return;
  const message = patch ? patched(text, patch) : text;
  const copies = kind === 'duplicate' ? [message, message] : [message];
  later(delay, () => {
    for (const copy of copies) send(copy);
  });
  if (kind === 'truncate' && session) drop(session);
}

/** A notifier to whose notifications faults happen. */
export class FaultyNotifier extends Notifier {
  constructor(
    limit: number,
    onFailure: (problem: string) => void,
    private readonly faults: Faults,
  ) {
    super(limit, onFailure);
  }

  override send(url: string, body: object, method?: 'POST' | 'PUT'): void {
    const { kind, patch, delay = 0 } = this.faults.next('sendNotification', url) ?? {};
    if (kind === 'hang') return;
    const sent = patch ? (mergePatch(body, patch) as object) : body;
    later(delay, () => {
      super.send(url, sent, method);
      if (kind === 'duplicate') super.send(url, sent, method);
    });
  }
}

function later(delay: number, action: () => void): void {
  if (delay > 0) setTimeout(action, delay).unref();
  else action();
}
