/** The endpoints with which a program in another language controls the stub. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../service/refusal.ts';
import type { Service } from '../service/service.ts';
import type { Session } from '../service/session.ts';
import type { Fault } from './faults.ts';
import { anything, checkFields, type Rule } from './fields.ts';
import type { StubState } from './plugin.ts';

export const CONTROL = '/__stub';

/** The close codes that may be sent. */
const CODE: Rule = [
  'from 1000 to 1003, 1007 to 1014, or 3000 to 4999',
  (value) => /^(100[0-37-9]|101[0-4]|[34]\d{3})$/.test(String(value)),
];

/** Drops the connections of all sessions. Returns how many there were. */
export function disconnect({ sessions }: Service, code?: number): number {
  checkFields('a disconnection', { code: CODE }, { code });
  return [...sessions.values()].filter((session) => drop(session, code)).length;
}

/** Drops the connection of a session. What the client has sent before is still read. Returns whether there was one. */
export function drop(session: Session, code?: number): boolean {
  const socket = session.detach();
  // A connection that ends without a close frame.
  if (code === undefined) (socket as unknown as { _socket: NodeJS.Socket } | null)?._socket.end();
  else socket?.close(code);
  return socket !== null;
}

/** Sends a message to all sessions, which need not follow the contract: text as it is, any other value as JSON. */
export function send({ sessions }: Service, message: unknown): number {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (text === undefined) throw new Refusal(422, '`message` is missing');
  const connected = [...sessions.values()].filter(({ isConnected }) => isConnected);
  for (const session of connected) session.deliver(text);
  return connected.length;
}

export function addControls(app: FastifyInstance, state: StubState): void {
  const { service, calls, faults, violations } = state;
  app.get(`${CONTROL}/calls`, () => calls);
  app.delete(`${CONTROL}/calls`, () => calls.splice(0) && null);
  app.get(`${CONTROL}/violations`, () => violations);
  app.get(`${CONTROL}/faults`, () => faults.list);
  app.delete(`${CONTROL}/faults`, () => faults.list.splice(0) && null);

  app.post(`${CONTROL}/faults`, ({ body }) => faults.inject(...([body].flat() as Fault[])));
  app.post(`${CONTROL}/disconnect`, ({ body }) => {
    checkFields('a disconnection', { code: CODE }, body);
    return { sessions: disconnect(service, Object(body).code) };
  });
  app.post(`${CONTROL}/send`, ({ body }) => {
    checkFields('a message to send', { message: anything }, body);
    return { sessions: send(service, Object(body).message) };
  });
}
