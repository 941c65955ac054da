/** Records the HTTP calls to a stub, and lets injected faults happen to them. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { faultResponse, type Happening } from './faults.ts';
import type { Service } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What happens to the call. */
    happening: Happening | undefined;
    /** Records the status of the response to the call. */
    setStatus: ((status: number) => void) | undefined;
  }
}

/** Whether the call is handled, as its right response is needed. */
const isHandled = ({ fault }: Happening) => !fault || fault.kind === 'truncate';

/**
 * Records each call, and lets the faults injected for it happen. The hooks of later steps, such as the check of the key,
 * must be added afterwards.
 */
export function injectFaults(app: FastifyInstance, { after, calls, faults }: Service): void {
  /** Waits; for ever if the stub is closed meanwhile. */
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => after(milliseconds, resolve));
  app.decorateRequest('happening', undefined);
  app.decorateRequest('setStatus', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { method, originalUrl: path } = request;
    const { operation = null, isControl } = request.routeOptions.config;
    if (isControl) return;
    request.setStatus = calls.add(operation, method, path);
    const happening = faults.next(operation, path);
    request.happening = happening;
    if (!happening?.fault || isHandled(happening)) return;
    await wait(happening.delay);
    const injected = faultResponse(happening.fault, path);
    if (injected) return reply.code(injected.status).headers(injected.headers).send(injected.text);
    reply.hijack();
    if (happening.fault.kind === 'reset') request.raw.socket.resetAndDestroy();
    // Otherwise Node would respond with 408 to a body that is never read.
    else request.raw.resume();
  });
  app.addHook('onSend', async ({ happening, raw, setStatus }, reply, payload) => {
    if (happening && isHandled(happening)) await wait(happening.delay);
    if (!raw.socket.destroyed) setStatus?.(reply.statusCode);
    if (happening?.fault?.kind !== 'truncate') return payload;
    const body = Buffer.from((payload as string | null) ?? '');
    reply.header('content-length', body.length);
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
    reply.raw.write(body.subarray(0, body.length / 2), () => reply.raw.destroy());
    // Fastify must not send the response, too.
    return new Promise(() => {});
  });
}
