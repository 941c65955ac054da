import { serve, upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { closeRefused, createApp, createSessions } from './hono.ts';
import type { Handlers } from './router.ts';
import type { FindSession } from './sessions.ts';

/** Starts a service of all operations and of the WebSockets of live sessions. */
export function startService(apiKey: string, handlers: Handlers, find: FindSession, port: number) {
  const { fetch } = new Hono()
    .route('/', createSessions(upgradeWebSocket, find))
    .route('/', createApp(apiKey, handlers));
  const server = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  // With `exactOptionalPropertyTypes`, write `server: server as never`, because the types of `ws` and `@hono/node-server`
  // do not match.
  const service = serve({ fetch, port, hostname: '127.0.0.1', websocket: { server } });
  closeRefused(service);
  return service;
}
