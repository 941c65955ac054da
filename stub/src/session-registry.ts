import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import type { LiveState } from './jobs.ts';
import type { Service } from './service.ts';
import { Session } from './session.ts';

/** The largest frame, in bytes. */
const MAX_FRAME = 4 * 1024 * 1024;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, each under the token that opens it. */
export class SessionRegistry {
  readonly #service: Service;
  readonly #open = new Map<string, { session: Session; used: boolean }>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
  });
  #heldBytes = 0;

  constructor(service: Service) {
    this.#service = service;
  }

  /** @returns the address of the new session; null when there is no room for one */
  create(config: LiveRequest): string | null {
    const { jobs, settings, baseUrl } = this.#service;
    if (this.#open.size >= settings.limits.sessions) return null;
    const job = jobs.create<LiveState>('live', config);
    if (!job) return null;
    const token = randomBytes(16).toString('hex');
    const session = new Session(this.#service, job, config, {
      hold: (bytes) => {
        this.#heldBytes += bytes;
        return this.#heldBytes <= settings.limits.bytes;
      },
      release: (bytes) => {
        this.#heldBytes -= bytes;
        this.#open.delete(token);
      },
    });
    this.#open.set(token, { session, used: false });
    const url = new URL(`${PATH}?token=${token}`, baseUrl());
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  }

  /** Takes a connection that asks to become a WebSocket, or refuses it: the token must be good. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const entry = this.#open.get(searchParams.get('token') ?? '');
    if (pathname !== PATH) refuse(socket, 404);
    else if (!entry || (entry.used && this.#service.settings.faults.noResume)) refuse(socket, 401);
    else {
      entry.used = true;
      this.#server.handleUpgrade(request, socket, head, (connection) =>
        entry.session.attach(connection),
      );
    }
  }

  /** Ends all sessions at once. */
  close(): void {
    for (const { session } of this.#open.values()) session.abandon();
    this.#server.close();
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
