/** Records each call and lets faults happen to it. A service needs none of this. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONTROL } from './control.ts';
import type { Call, Fault } from './faults.ts';
import { errorBody } from './refusal.ts';
import type { State } from './state.ts';

/** How long half of a body takes to be sent, in milliseconds. */
const FLUSH = 20;

export function addFaults(app: FastifyInstance, { calls, faults }: State): void {
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
    calls.push(call);
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

  // An upgrade to a WebSocket sends no response of Fastify's.
  app.websocketServer.on('headers', (_, raw) => {
    const { call } = known.get(raw) ?? {};
    if (call) call.status = 101;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { call, fault } = known.get(request.raw) ?? {};
    if (call) call.status = reply.statusCode;
    if (fault?.kind !== 'truncate') return payload;
    const body = Buffer.from(String(payload));
    reply.header('content-length', body.length);
    return Readable.from(half(body, request));
  });
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The first half of a body, after which the connection is cut. */
async function* half(body: Buffer, { raw }: FastifyRequest) {
  yield body.subarray(0, body.length / 2);
  await sleep(FLUSH);
  raw.socket.destroy();
}
