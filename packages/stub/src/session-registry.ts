/** The open live sessions, and the connections to them. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import { CONNECTION, type RawResponse } from './faults.ts';
import type { Job } from './jobs.ts';
import type { Service } from './service.ts';
import { beginSession, type Session } from './session.ts';

/** How long a stub that stops waits for the close frames of clients, in milliseconds. */
const FAREWELL = 100;
/** The largest frame of a WebSocket, in bytes. */
const MAX_FRAME = 1024 * 1024;
const CLOSE_GOING_AWAY = 1001;
export const SWITCHING_PROTOCOLS = 101;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, by the tokens in their URLs. */
export class SessionRegistry {
  readonly #open = new Map<string, Session>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
  });

  /** Connections without a response. */
  readonly #unanswered = new Set<Socket>();

  constructor(private readonly service: Service) {}

  /** @returns the path of the new session */
  create(job: Job, config: LiveRequest): string {
    const token = randomBytes(16).toString('hex');
    this.#open.set(
      token,
      beginSession(this.service, job, config, () => this.#open.delete(token)),
    );
    return `${PATH}?token=${token}`;
  }

  /** The name of the call that a request for an upgrade makes; null if it is not for the WebSocket of a session. */
  nameOf(request: IncomingMessage): typeof CONNECTION | null {
    const [pathname] = request.url?.split('?') ?? [];
    return isWebSocket(request) && pathname === PATH ? CONNECTION : null;
  }

  /** Keeps a connection that gets no response yet, to close it with the stub. */
  keep(socket: Socket): void {
    this.#unanswered.add(socket);
    socket.once('close', () => this.#unanswered.delete(socket));
  }

  /** The response to a request for a WebSocket: the upgrade, or why it opens no session. */
  responseTo({ url = '' }: IncomingMessage): RawResponse {
    const plain = (status: number, text: string) => {
      return { status, headers: { 'content-type': 'text/plain' }, text };
    };
    const [pathname] = url.split('?');
    if (pathname !== PATH) return plain(404, `there is no WebSocket at ${pathname}`);
    if (!this.#sessionAt(url)) return plain(401, 'no open session has this token');
    return { status: SWITCHING_PROTOCOLS, text: '' };
  }

  /** Upgrades a connection; cuts it after the head of the response, which is the whole response, if asked to. */
  accept(request: IncomingMessage, socket: Socket, head: Buffer, isCut: boolean): void {
    this.#unanswered.delete(socket);
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      // An error is always followed by a close, which is handled.
      connection.on('error', () => {});
      if (isCut) socket.end();
      else this.#sessionAt(request.url ?? '')?.attach(connection, () => socket.end());
    });
  }

  #sessionAt(url: string): Session | undefined {
    return this.#open.get(new URL(url, 'http://stub').searchParams.get('token') ?? '');
  }

  /**
   * Drops the connection of a session, or of every session.
   *
   * @param code the code of the close frame; without one, there is no close frame
   * @param id the id of the session
   * @returns how many connections there were
   */
  disconnect(code?: number, id?: string): number {
    return this.#connected(id, (session) => session.disconnect(code));
  }

  /**
   * Sends a message to a session, or to every session; a string as it is, any other value in JSON.
   *
   * @returns how many were connected
   */
  send(message: unknown, id?: string): number {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    if (text === undefined) throw new Error(`a message must be text or JSON, but is ${message}`);
    return this.#connected(id, (session) => session.say(text));
  }

  #connected(id: string | undefined, act: (session: Session) => boolean): number {
    const sessions = [...this.#open.values()].filter((one) => id === undefined || one.id === id);
    if (id !== undefined && sessions.length === 0) throw new Error(`the session ${id} is not open`);
    return sessions.filter(act).length;
  }

  async close(): Promise<void> {
    for (const session of this.#open.values()) session.abandon();
    for (const socket of this.#unanswered) socket.destroy();
    this.#server.close();
    const { clients } = this.#server;
    const closed = [...clients].map((connection) => {
      connection.close(CLOSE_GOING_AWAY);
      // Not `once` of `node:events`, which rejects on an error of the connection.
      return new Promise((resolve) => connection.once('close', resolve));
    });
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL));
    await Promise.race([Promise.all(closed), late]);
    for (const connection of clients) connection.terminate();
  }
}

export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}
