/** The open live sessions, and the connections to them. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import { expectThat } from './expect.ts';
import { CONNECTION, type RawResponse } from './faults.ts';
import type { Job } from './jobs.ts';
import { filledIn } from './options.ts';
import type { Service } from './service.ts';
import { beginSession, type Session } from './session.ts';

/** How long a stub that stops waits for the close frames of clients, in milliseconds. */
const FAREWELL = 100;
/** The largest frame of a WebSocket, in bytes. */
const MAX_FRAME = 1024 * 1024;
const CLOSE_GOING_AWAY = 1001;
/** The codes that a close frame can have. */
const CLOSE_CODE = /^(100[0-37-9]|101[0-4]|[34]\d{3})$/;
export const SWITCHING_PROTOCOLS = 101;
const PATH = OPERATIONS.createLiveSession.path;

/** Which connections are dropped, and how. */
export interface Disconnection {
  /** The code of the close frame, such as 1011 or 4000. Without a code, there is no close frame. */
  code?: number | undefined;
  /** The `session_id` of the only session to drop. */
  session?: string | undefined;
}

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
   * @returns how many connections there were
   * @throws if an option is unknown, the code cannot be sent, or the session is not open
   */
  disconnect(options: Disconnection = {}): number {
    const none: Disconnection = { code: undefined, session: undefined };
    const { code, session } = filledIn('disconnect', options, none);
    const isSendable = code === undefined || CLOSE_CODE.test(JSON.stringify(code));
    const codes = '1000 to 1003, 1007 to 1014, or 3000 to 4999';
    expectThat('`code`', code, codes, isSendable);
    return this.#connected(session, (one) => one.disconnect(code));
  }

  /**
   * Sends a message to a session, or to every session; a string as it is, any other value in JSON.
   *
   * @returns how many were connected
   */
  send(message: unknown, id?: string): number {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    expectThat('`message`', message, 'text or a JSON value', text !== undefined);
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
