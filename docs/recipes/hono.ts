import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import type { UpgradeWebSocket } from 'hono/ws';
import { parseClientMessage } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';
import { createRouter, type Handlers } from './router.ts';
import type { FindSession } from './session.ts';

/** @returns a service of all operations, with one more route */
export function createApp(apiKey: string, handlers: Handlers) {
  const route = createRouter({ apiKey, handlers });
  return (
    new Hono()
      // `c.req.valid` returns the typed value with its defaults.
      .post('/check', sValidator('json', PreRecordedRequest), (c) => {
        const { audio_url, diarization } = c.req.valid('json');
        return c.json({ audio_url, diarization });
      })
      .all('*', (c) => route(c.req.raw))
  );
}

/**
 * @param upgrade from `@hono/node-server`, `hono/bun`, `hono/deno` or `hono/cloudflare-workers`
 * @returns the WebSockets of live sessions. Mount them before the routes of `createApp`. The handler `createLiveSession`
 *   must return `wss://…/live/TOKEN` as `url`.
 */
export function createSessions(upgrade: UpgradeWebSocket, find: FindSession) {
  return new Hono().get('/live/:token', async (c, next) => {
    const session = find(c.req.param('token'));
    if (!session) return c.notFound();
    return upgrade(() => ({
      onOpen: (_, socket) => session.attach(socket),
      onMessage: ({ data }) =>
        session.take(parseClientMessage(data, { isBinary: typeof data !== 'string' })),
      onClose: () => session.detach(),
    }))(c, next);
  });
}
