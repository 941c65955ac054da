/** The endpoints with which a program in another language controls the stub. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../service/refusal.ts';
import type { Session } from '../service/session.ts';
import { checkFault, type Fault } from './faults.ts';
import type { StubState } from './stub.ts';

export const CONTROL = '/__stub';

/** Which connections are dropped, and how. */
export interface Disconnection {
  /** The code of the close frame, such as 1011 or 4000. Without a code, there is no close frame. */
  code?: number;
  /** The `session_id` of the only session to drop. */
  session?: string;
}

/** Drops the connections of sessions. Returns how many there were. */
export function disconnect(state: StubState, { code, session }: Disconnection = {}): number {
  return openSessions(state, session).filter((open) => drop(open, code)).length;
}

/** Drops the connection of a session. What the client has sent before is still read. Returns whether there was one. */
export function drop(session: Session, code?: number): boolean {
  const socket = session.detach();
  // A connection that ends without a close frame.
  if (code === undefined) (socket as unknown as { _socket: NodeJS.Socket } | null)?._socket.end();
  else socket?.close(code);
  return socket !== null;
}

/** Sends a message to sessions, which need not follow the contract: text as it is, any other value as JSON. */
export function send(state: StubState, message: unknown, session?: string): number {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (text === undefined) throw new Error('`message` is missing');
  const connected = openSessions(state, session).filter(({ isConnected }) => isConnected);
  for (const open of connected) open.deliver(text);
  return connected.length;
}

function openSessions({ service }: StubState, id: string | undefined): Session[] {
  const sessions = [...service.sessions.values()];
  const selected = sessions.filter(({ job }) => id === undefined || job.id === id);
  if (id !== undefined && selected.length === 0) throw new Error(`the session ${id} is not open`);
  return selected;
}

export function addControls(app: FastifyInstance, state: StubState): void {
  const { calls, faults, violations } = state;
  app.get(`${CONTROL}/calls`, () => calls);
  app.delete(`${CONTROL}/calls`, () => calls.splice(0) && null);
  app.get(`${CONTROL}/violations`, () => violations);
  app.get(`${CONTROL}/faults`, () => faults.list);
  app.delete(`${CONTROL}/faults`, () => faults.clear() ?? null);
  app.post<{ Body: Fault | Fault[] }>(`${CONTROL}/faults`, ({ body }) =>
    refusing(() => {
      const added = [body].flat();
      for (const fault of added) checkFault(fault);
      const ids = added.map((fault) => faults.inject(fault));
      return faults.list.filter(({ id }) => ids.includes(id));
    }),
  );
  app.post<{ Body?: Disconnection }>(`${CONTROL}/disconnect`, ({ body }) =>
    refusing(() => ({ sessions: disconnect(state, body) })),
  );
  app.post<{ Body?: { message?: unknown; session?: string } }>(`${CONTROL}/send`, ({ body }) =>
    refusing(() => ({ sessions: send(state, body?.message, body?.session) })),
  );
}

/** Any error is a mistake in the call. */
function refusing<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Refusal(422, (error as Error).message);
  }
}
