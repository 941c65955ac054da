/** The receiver of callbacks and webhooks. */
import fastify from 'fastify';
import { MAX_BYTES, mediaType, readJson } from './text.ts';

/** The most that is kept, in characters, and what a request counts at least: a service must not fill the memory. */
export const [MAX_KEPT, LEAST] = [64 * 1024 * 1024, 1024];

/** A request that arrived; a body that is not JSON is kept as text. */
export interface Arrival {
  path: string;
  method: string;
  contentType: string;
  body: unknown;
}

/**
 * Starts a receiver on 127.0.0.1.
 *
 * @param port 0 for any free one; throws if it is in use
 * @param address the base URL at which the service reaches it, if it differs
 * @param most the most that is kept
 */
export async function startReceiver(port: number, address?: string, most = MAX_KEPT) {
  /** The requests so far. */
  const received: Arrival[] = [];
  let kept = 0;
  const listeners = new Set<(one: Arrival) => void>();
  const app = fastify({ bodyLimit: MAX_BYTES, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) => text);
  app.all('*', async ({ method, url: path, headers, body }, reply) => {
    const text = String(body ?? '');
    kept += Math.max(text.length, LEAST);
    if (kept > most) return reply.code(413).send();
    const contentType = mediaType(headers['content-type']).toLowerCase();
    const one = { path, method, contentType, body: readJson(text) };
    received.push(one);
    for (const listen of listeners) listen(one);
    return reply.code(204).send();
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  /** Whether more arrived than is kept. */
  const isFull = () => kept > most;
  /** Calls a function with each request that arrives from now on. */
  const onArrival = (listener: (one: Arrival) => void) => void listeners.add(listener);
  return { url: address ?? url, received, isFull, onArrival, close: () => app.close() };
}
