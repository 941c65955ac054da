import type { Server } from 'node:net';
import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { UpgradeWebSocket } from 'hono/ws';
import { parseClientMessage } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';
import { createRouter, type Handlers } from './router.ts';
import type { FindSession, Session } from './sessions.ts';

/** @returns a service of all operations, with one more route, which also needs the API key */
export function createApp(apiKey: string, handlers: Handlers) {
  const route = createRouter({ apiKey, handlers });
  return (
    new Hono()
      .use('/check', async (c, next) => {
        if (c.req.header('x-service-key') === apiKey) return next();
        return c.json({ message: 'The API key is invalid.' }, 401);
      })
      .use('/check', bodyLimit({ maxSize: 256 * 1024 }))
      // `c.req.valid` returns the typed value with its defaults.
      .post('/check', sValidator('json', PreRecordedRequest), (c) => {
        const { audio_url, diarization } = c.req.valid('json');
        return c.json({ audio_url, diarization });
      })
      .all('*', (c) => route(c.req.raw))
  );
}

/**
 * @param upgrade from `@hono/node-server`, `hono/bun` or `hono/deno`. Workers would need a Durable Object, because they
 *   keep no session between two connections.
 * @returns the WebSockets of live sessions. Mount them before the routes of `createApp`. The handler `createLiveSession`
 *   must return `wss://…/live/TOKEN` as `url`.
 */
export function createSessions(upgrade: UpgradeWebSocket, find: FindSession) {
  return new Hono().get('/live/:token', async (c, next) => {
    const session = find(c.req.param('token'));
    if (!session) return c.notFound();
    let client: ReturnType<Session['attach']> | undefined;
    return upgrade(() => ({
      onOpen: (_, socket) => {
        client = session.attach(socket);
      },
      onMessage: ({ data }) =>
        client?.take(parseClientMessage(data, { isBinary: typeof data !== 'string' })),
      onClose: () => client?.detach(),
    }))(c, next);
  });
}

/**
 * Closes each connection after its last response. For a refused upgrade, `@hono/node-server` waits for the caller to close
 * the connection, so callers without a key could open all connections that the system allows.
 *
 * @param server what `serve` of `@hono/node-server` returns
 */
export const closeRefused = (server: Pick<Server, 'on'>) =>
  server.on('connection', (socket) => socket.once('finish', () => socket.destroy()));
