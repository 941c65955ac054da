/** The open live sessions, and the connections to them. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import type { Job } from './jobs.ts';
import { SIZES } from './options.ts';
import type { Service } from './service.ts';
import { beginSession, type Session } from './session.ts';

/** How long a stub that stops waits for the close frames of clients, in milliseconds. */
const FAREWELL = 100;
const CLOSE_GOING_AWAY = 1001;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, by the tokens in their URLs. */
export class SessionRegistry {
  readonly #open = new Map<string, Session>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: SIZES.frame,
    perMessageDeflate: false,
  });

  constructor(private readonly service: Service) {}

  /** @returns the path of the new session; null if there are too many sessions or jobs */
  create(job: Job, config: LiveRequest): string | null {
    const { jobs, settings } = this.service;
    if (this.#open.size >= settings.limits.sessions || !jobs.add(job)) return null;
    const token = randomBytes(16).toString('hex');
    this.#open.set(
      token,
      beginSession(this.service, job, config, () => this.#open.delete(token)),
    );
    return `${PATH}?token=${token}`;
  }

  /** Upgrades a connection to a WebSocket, or refuses to if its token is not that of an open session. */
  connect(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const [pathname, query] = (request.url ?? '').split('?');
    const session = this.#open.get(new URLSearchParams(query).get('token') ?? '');
    if (!isWebSocket(request)) {
      refuseUpgrade(socket, 426, 'the stub speaks HTTP/1.1: ask for no other protocol');
    } else if (pathname !== PATH) refuseUpgrade(socket, 404, `no WebSocket is at ${pathname}`);
    else if (!session) refuseUpgrade(socket, 401, 'no open session has this token');
    else {
      this.#server.handleUpgrade(request, socket, head, (connection) => {
        // An error is always followed by a close, which is handled.
        connection.on('error', () => {});
        session.attach(connection);
      });
    }
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    for (const session of this.#open.values()) session.abandon();
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

/** Whether a request asks for a WebSocket. */
export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Refuses an upgrade with a status and a sentence, and closes the connection. */
function refuseUpgrade(socket: Socket, status: number, why: string): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Type: text/plain\r\n\r\n${why}`, () => socket.destroy());
}
