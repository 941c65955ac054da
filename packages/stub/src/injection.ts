/** Records the HTTP calls to a stub, and lets planted faults happen to them. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Fault, isSlowOnly, plantedResponse } from './faults.ts';
import type { Service } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that happens to the call. */
    fault: Fault | undefined;
    /** Records the status of the response to the call. */
    setStatus: ((status: number) => void) | undefined;
  }
}

/**
 * Records each call, and lets the faults planted for it happen. The hooks of later steps, such as the check of the key,
 * must be added afterwards.
 */
export function injectFaults(app: FastifyInstance, { after, calls, faults }: Service): void {
  /** Waits; for ever if the stub is closed meanwhile. */
  const wait = (milliseconds = 0) =>
    new Promise<void>((resolve) => {
      if (milliseconds > 0) after(milliseconds, resolve);
      else resolve();
    });
  app.decorateRequest('fault', undefined);
  app.decorateRequest('setStatus', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    request.setStatus = calls.add(operation ?? null, request.method, request.url);
    const fault = operation && faults.next(operation, request.url);
    request.fault = fault;
    // These two need the right response, which is not known yet.
    if (!fault || isSlowOnly(fault) || fault.kind === 'truncate') return;
    await wait(fault.delay);
    if (fault.status !== undefined) {
      const { status, headers, text } = plantedResponse(fault, request.url);
      return reply.code(status).headers(headers).send(text);
    }
    reply.hijack();
    if (fault.kind === 'reset') request.raw.socket.resetAndDestroy();
    // Otherwise Node would respond with 408 to a body that is never read.
    else request.raw.resume();
  });
  app.addHook('onSend', async ({ fault, raw, setStatus }, reply, payload) => {
    const isCut = fault?.kind === 'truncate';
    if (fault && (isCut || isSlowOnly(fault))) await wait(fault.delay);
    if (!raw.socket.destroyed) setStatus?.(reply.statusCode);
    if (!isCut) return;
    sendHalf(reply, Buffer.from(payload as string));
    // Fastify must not send the response, too.
    await new Promise(() => {});
  });
}

/** Sends the head of a response and half of its body, and cuts the connection. */
function sendHalf(reply: FastifyReply, body: Buffer): void {
  const { raw, statusCode } = reply;
  reply.header('content-length', body.length);
  raw.writeHead(statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.write(body.subarray(0, body.length / 2), () => raw.destroy());
}
