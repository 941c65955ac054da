import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { type WebSocket, WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import type { Job } from './jobs.ts';
import { SIZES } from './limits.ts';
import { hostName } from './options.ts';
import type { Service } from './service.ts';
import { INTERNAL_ERROR, Session } from './session.ts';

/** The most pieces in which a frame may arrive, since each takes memory of its own. */
const MAX_PIECES = 4 * 1024;
/** How long clients may take to answer that the stub goes, in milliseconds. */
export const FAREWELL = 100;
const GOING_AWAY = 1001;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, each under the token that opens it. */
export class SessionRegistry {
  readonly #service: Service;
  readonly #open = new Map<string, { session: Session; used: boolean }>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: SIZES.frame,
    maxBufferedChunks: MAX_PIECES,
    perMessageDeflate: false,
  });

  constructor(service: Service) {
    this.#service = service;
  }

  /** @returns the address of the new session; null when there are too many sessions or jobs */
  create(job: Job, config: LiveRequest): string | null {
    const { jobs, settings, baseUrl } = this.#service;
    if (this.#open.size >= settings.limits.sessions || !jobs.add(job)) return null;
    const token = randomBytes(16).toString('hex');
    const session = new Session(this.#service, job, config, () => this.#open.delete(token));
    this.#open.set(token, { session, used: false });
    return `${baseUrl.replace(/^http/i, 'ws')}${PATH}?token=${token}`;
  }

  /** Takes a connection that asks to become a WebSocket, or refuses it: the token must be good. */
  connect(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { checker, settings } = this.#service;
    const { faults } = settings;
    const [pathname, query] = (request.url ?? '').split('?');
    const known = this.#open.get(new URLSearchParams(query).get('token') ?? '');
    const entry = faults.anyToken ? (known ?? [...this.#open.values()][0]) : known;
    if (!settings.hosts.includes(hostName(request.headers.host))) refuseUpgrade(socket, 421);
    else if (pathname !== PATH) refuseUpgrade(socket, 404);
    else if (!entry || (entry.used && faults.noResume)) refuseUpgrade(socket, 401);
    else {
      entry.used = true;
      this.#server.handleUpgrade(request, socket, head, (connection) => {
        // The close that follows an error is what counts.
        connection.on('error', () => {});
        checker.guard(
          'a connection',
          () => entry.session.attach(connection),
          () => connection.close(INTERNAL_ERROR),
        );
        dropWhenSilent(socket, connection, settings.requestTime);
      });
    }
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    for (const { session } of this.#open.values()) session.abandon();
    this.#server.close();
    const { clients } = this.#server;
    const closed = [...clients].map((connection) => {
      connection.close(GOING_AWAY);
      // Not `once` of events, which an error on the connection ends.
      return new Promise((resolve) => connection.once('close', resolve));
    });
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL));
    await Promise.race([Promise.all(closed), late]);
    for (const connection of clients) connection.terminate();
  }
}

/** Drops a connection that says nothing for a time, not even an answer to a ping in the middle of it. */
function dropWhenSilent(socket: Socket, connection: WebSocket, time: number): void {
  let heard = -1;
  socket.setTimeout(time / 2);
  socket.on('timeout', () => {
    if (socket.bytesRead === heard) return connection.terminate();
    heard = socket.bytesRead;
    connection.ping();
  });
}

/** Refuses to make a WebSocket of a connection, and ends it. */
function refuseUpgrade(socket: Socket, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
