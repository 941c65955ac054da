import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { type WebSocket, WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import type { LiveState } from './jobs.ts';
import { Store } from './memory.ts';
import { hostName } from './options.ts';
import type { Service } from './service.ts';
import { INTERNAL_ERROR, Session } from './session.ts';

/** The largest frame, in bytes. */
const MAX_FRAME = 4 * 1024 * 1024;
/** The most pieces in which a frame may arrive, since each takes memory of its own. */
const MAX_PIECES = 16 * 1024;
/** How much may wait for a client that does not read, in bytes. */
const MOST_UNSENT = 8 * 1024 * 1024;
/** What a ping or a pong takes beside its data, in bytes. */
const CONTROL_HEADER = 6;
/** How long clients may take to answer that the stub goes, in milliseconds. */
const FAREWELL = 100;
const GOING_AWAY = 1001;
const TRY_LATER = 1013;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, each under the token that opens it. */
export class SessionRegistry {
  readonly #service: Service;
  readonly #open: Store<{ session: Session; used: boolean }>;
  /** The connections, with what waits for each. */
  readonly #connections: Store<null>;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    maxBufferedChunks: MAX_PIECES,
    perMessageDeflate: false,
  });

  constructor(service: Service) {
    const { sessions } = service.settings.limits;
    this.#service = service;
    this.#open = new Store(service.ledger, sessions);
    // A connection that was taken over takes its time to close.
    this.#connections = new Store(service.ledger, 2 * sessions);
  }

  /** @returns the address of the new session; null when there is no room for one */
  create(job: LiveState, config: LiveRequest): string | null {
    const { jobs, settings, baseUrl } = this.#service;
    const token = randomBytes(16).toString('hex');
    let held = 0;
    const session = new Session(this.#service, job, config, {
      hold: (bytes) => {
        held += bytes;
        return held <= settings.limits.sessionBytes && this.#open.grow(token, bytes);
      },
      release: () => this.#open.delete(token),
    });
    if (this.#open.add(token, { session, used: false }, 0)) {
      if (jobs.add(job)) return `${baseUrl().replace(/^http/i, 'ws')}${PATH}?token=${token}`;
    }
    session.abandon();
    return null;
  }

  /** Takes a connection that asks to become a WebSocket, or refuses it: the token must be good. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { checker, settings } = this.#service;
    const [pathname, query] = (request.url ?? '').split('?');
    const entry = this.#open.get(new URLSearchParams(query).get('token') ?? '');
    const id = randomBytes(16).toString('hex');
    if (!settings.hosts.includes(hostName(request.headers.host))) refuse(socket, 421);
    else if (pathname !== PATH) refuse(socket, 404);
    else if (!entry || (entry.used && settings.faults.noResume)) refuse(socket, 401);
    else if (!this.#connections.add(id, null, 0)) refuse(socket, 503);
    else {
      entry.used = true;
      socket.once('close', () => this.#connections.delete(id));
      this.#server.handleUpgrade(request, socket, head, (connection) => {
        // The close that follows an error is what counts.
        connection.on('error', () => {});
        checker.guard(
          'a connection',
          () => entry.session.attach(connection),
          () => connection.close(INTERNAL_ERROR),
        );
        this.#account(id, socket, connection);
      });
    }
  }

  /** Counts what waits: parts of frames, and messages that the client does not read. */
  #account(id: string, socket: Duplex, connection: WebSocket): void {
    let waiting = 0;
    let counted = 0;
    const add = (bytes: number) => {
      waiting = Math.max(0, waiting + bytes);
      const unsent = connection.bufferedAmount;
      const change = waiting + unsent - counted;
      counted += change;
      if (unsent <= MOST_UNSENT && this.#connections.grow(id, change)) return;
      connection.close(TRY_LATER, 'too much waits');
      connection.terminate();
    };
    socket.prependListener('data', (chunk: Buffer) => add(chunk.length));
    connection.on('message', () => add(-waiting));
    connection.on('ping', (data) => add(-data.length - CONTROL_HEADER));
    connection.on('pong', (data) => add(-data.length - CONTROL_HEADER));
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    for (const { value } of this.#open.entries()) value.session.abandon();
    this.#server.close();
    const { clients } = this.#server;
    const closed = [...clients].map((connection) => {
      connection.close(GOING_AWAY);
      return new Promise((resolve) => connection.once('close', resolve));
    });
    const late = setTimeout(() => {
      for (const connection of clients) connection.terminate();
    }, FAREWELL);
    await Promise.all(closed);
    clearTimeout(late);
  }
}

/** Refuses to make a WebSocket of a connection, and ends it. */
function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => {});
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
