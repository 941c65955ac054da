/** Records each call, lets faults happen to calls, and controls the stub over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anything, checkFields, closeCode } from '../fields.ts';
import type { Newest } from '../service/newest.ts';
import { errorBody, Refusal } from '../service/refusal.ts';
import type { Service } from '../service/service.ts';
import { type Call, type Fault, inject, takeFault, type Violation } from './faults.ts';

/** Where the endpoints are with which a program in another language controls the stub. */
const CONTROL = '/__stub';

interface StubState {
  service: Service;
  faults: Map<string, Fault>;
  calls: Newest<Call>;
  violations: Newest<Violation>;
}

export function addFaults(app: FastifyInstance, { calls, faults }: StubState): void {
  /** The faults that happen to responses. */
  const ofResponses = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    const { id, method, originalUrl: path, routeOptions } = request;
    if (path.startsWith(`${CONTROL}/`)) return;
    const operation = routeOptions.config.operation ?? null;
    calls.set(id, { operation, method, path, status: null, at: Date.now() });
    const fault = takeFault(faults, operation);
    // Without a status, the service handles the call, but opening a WebSocket has no response of Fastify's.
    if (fault && fault.status === undefined && !request.ws) ofResponses.set(request, fault);
    else if (fault) await fail(request, reply, fault);
  });
  app.addHook('onSend', async (request, reply) => {
    const fault = ofResponses.get(request);
    if (fault) await fail(request, reply, fault);
    if (!fault?.reset) calls.update(request.id, { status: reply.statusCode });
  });
  app.addHook('preHandler', async ({ id, ws }) => {
    if (ws) calls.update(id, { status: 101 });
  });
}

/** Lets a fault happen to a call that the service hasn't seen, or to a response. */
async function fail(request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<unknown> {
  const { delay = 0, reset, status, headers = {} } = fault;
  if (delay > 0) await sleep(delay, undefined, { ref: false });
  if (reset) {
    request.raw.socket.resetAndDestroy();
    return reply.hijack();
  }
  if (status === undefined) return undefined;
  const error = { statusCode: status, message: 'this fault is injected' };
  const { body = errorBody(request.originalUrl, request.id, error) } = fault;
  const [type, text] =
    typeof body === 'string' ? ['text/plain', body] : ['application/json', JSON.stringify(body)];
  return reply.code(status).type(type).headers(headers).send(text);
}

/** Does what `disconnect` of a stub says. */
export function disconnect({ sessions }: Service, fields: { code?: number | undefined }): number {
  checkFields('disconnect', { code: closeCode }, fields);
  const { code } = fields;
  const sockets = Array.from(sessions.values(), (session) => session.detach());
  for (const socket of sockets) {
    if (code === undefined) socket?.terminate();
    else socket?.close(code);
  }
  return sockets.filter((socket) => socket !== null).length;
}

/** Does what `send` of a stub says. */
export function send({ sessions }: Service, fields: { message?: unknown }): number {
  checkFields('send', { message: anything }, fields);
  const { message } = fields;
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (text === undefined) throw new Refusal(422, '`message` is missing');
  return Array.from(sessions.values(), (session) => session.deliver(text)).filter(Boolean).length;
}

export function addControls(app: FastifyInstance, stub: StubState): void {
  const { service, calls, faults, violations } = stub;
  app.get(`${CONTROL}/calls`, () => calls.values());
  app.get(`${CONTROL}/violations`, () => violations.values());
  app.post(`${CONTROL}/faults`, async ({ body }) => {
    inject(faults, body as Fault);
    return null;
  });
  app.delete(`${CONTROL}/faults`, async () => {
    faults.clear();
    return null;
  });
  app.post(`${CONTROL}/disconnect`, ({ body }) => ({
    sessions: disconnect(service, Object(body)),
  }));
  app.post(`${CONTROL}/send`, ({ body }) => ({ sessions: send(service, Object(body)) }));
}
