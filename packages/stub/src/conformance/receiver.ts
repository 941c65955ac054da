/** The receiver of callbacks and webhooks. */
import fastify from 'fastify';
import { MAX_BYTES, mediaType, readJson } from './client.ts';

/**
 * Starts a receiver on 127.0.0.1.
 *
 * @param port 0 for any free one; throws if it is in use
 * @param address the base URL at which the service reaches it, if it differs
 */
export async function startReceiver(port = 0, address?: string) {
  /** The requests so far; a body that is not JSON is kept as text. */
  const received: { path: string; method: string; contentType: string; body: unknown }[] = [];
  const app = fastify({ bodyLimit: MAX_BYTES, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) => text);
  app.all('*', async ({ method, url: path, headers, body }, reply) => {
    const contentType = mediaType(headers['content-type']).toLowerCase();
    received.push({ path, method, contentType, body: readJson(String(body ?? '')) });
    return reply.code(204).send();
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url: address ?? url, received, close: () => app.close() };
}
