/** The live sessions: who may connect, and to which one. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { operations } from 'speech-to-text-contract/operations';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import type { Service } from './service.ts';
import { Session } from './session.ts';

/** The largest frame, in bytes. */
const MAX_FRAME = 4 * 1024 * 1024;
const PATH = operations.createLiveSession.path;

/** The sessions that have not ended, by their token. */
export class Sessions {
  readonly #service: Service;
  readonly #open = new Map<string, Session>();
  readonly #used = new Set<string>();
  #held = 0;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
  });

  constructor(service: Service) {
    this.#service = service;
  }

  /** @returns the new session; null when there is no room for one */
  create(config: LiveRequest): { url: string } | null {
    const { jobs, options, baseUrl } = this.#service;
    if (this.#open.size >= options.limits.sessions) return null;
    const job = jobs.create('live', config);
    if (!job) return null;
    const token = randomBytes(16).toString('hex');
    const session = new Session(this.#service, job, config, () => this.#forget(token));
    this.#open.set(token, session);
    const url = new URL(PATH, baseUrl());
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('token', token);
    return { url: url.href };
  }

  /** Notes that a session holds more bytes, or fewer. Returns whether all of them may hold so much. */
  hold(bytes: number): boolean {
    this.#held += bytes;
    return this.#held <= this.#service.options.limits.bytes;
  }

  /** Takes a connection that wants to become a WebSocket; one without a good token is refused. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const token = searchParams.get('token') ?? '';
    const session = pathname === PATH ? this.#open.get(token) : undefined;
    const resumed = this.#used.has(token);
    if (!session || (resumed && this.#service.options.faults.noResume)) {
      refuse(socket, pathname === PATH ? 401 : 404);
      return;
    }
    this.#used.add(token);
    this.#server.handleUpgrade(request, socket, head, (connection) => session.attach(connection));
  }

  /** Ends all connections at once. */
  close(): void {
    for (const session of this.#open.values()) session.abandon();
    this.#server.close();
  }

  #forget(token: string): void {
    this.#open.delete(token);
    this.#used.delete(token);
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
