import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { parseClientMessage } from 'speech-to-text-contract/strict/parse';
import type { FindSession } from './sessions.ts';

/** Adds the WebSockets of live sessions, whose `url` must be `wss://…/live/TOKEN`. */
export async function addSessions(app: FastifyInstance, find: FindSession): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 1_000_000 } });
  const known = async ({ params }: { params: unknown }) => {
    if (!find(Object(params).token))
      throw Object.assign(new Error('No session.'), { statusCode: 404 });
  };
  app.get('/live/:token', { websocket: true, preValidation: known }, (socket, { params }) => {
    const client = find(Object(params).token)?.attach(socket);
    socket.on('message', (data, isBinary) => client?.take(parseClientMessage(data, { isBinary })));
    socket.on('close', () => client?.detach());
  });
}
