/** The open live sessions, and the connections to them. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { WebSocketServer } from 'ws';
import { OPERATIONS } from './contract.ts';
import { CONNECTION, type Fault, faultResponse } from './faults.ts';
import type { Job } from './jobs.ts';
import { LIMITS } from './options.ts';
import { type RawResponse, respondRaw } from './raw.ts';
import type { Service } from './service.ts';
import { beginSession, type Session } from './session.ts';
import { splitAddress } from './urls.ts';

/** How long a stub that stops waits for the close frames of clients, in milliseconds. */
const FAREWELL = 100;
const CLOSE_GOING_AWAY = 1001;
const SWITCHING_PROTOCOLS = 101;
const PATH = OPERATIONS.createLiveSession.path;

/** The live sessions that have not ended, by the tokens in their URLs. */
export class SessionRegistry {
  readonly #open = new Map<string, Session>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
  });

  /** Connections that are not answered yet, or never will be. */
  readonly #unanswered = new Set<Socket>();

  constructor(private readonly service: Service) {}

  /** @returns the path of the new session; null if there are too many sessions or jobs */
  create(job: Job, config: LiveRequest): string | null {
    if (this.#open.size >= LIMITS.sessions || !this.service.jobs.add(job)) return null;
    const token = randomBytes(16).toString('hex');
    this.#open.set(
      token,
      beginSession(this.service, job, config, () => this.#open.delete(token)),
    );
    return `${PATH}?token=${token}`;
  }

  /**
   * Upgrades a connection to a WebSocket, or refuses to if its token is not that of an open session. Records the call,
   * and lets the faults injected for it happen.
   */
  connect(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { method = '', url: path = '' } = request;
    const isOfSession = isWebSocket(request) && splitAddress(path).pathname === PATH;
    const operation = isOfSession ? CONNECTION : null;
    this.#unanswered.add(socket);
    socket.once('close', () => this.#unanswered.delete(socket));
    const { after, calls, faults } = this.service;
    const setStatus = calls.add(operation, method, path);
    const { delay = 0, fault } = faults.next(operation, path) ?? {};
    const happen = () => {
      if (socket.destroyed) return;
      if (fault?.kind === 'reset') socket.resetAndDestroy();
      else if (fault?.kind === 'hang') socket.resume().once('end', () => socket.destroy());
      else this.#answer(request, socket, head, setStatus, fault);
    };
    if (delay > 0) after(delay, happen);
    else happen();
  }

  #answer(
    request: IncomingMessage,
    socket: Socket,
    head: Buffer,
    setStatus: (status: number) => void,
    fault?: Fault,
  ): void {
    const { url: path = '' } = request;
    this.#unanswered.delete(socket);
    const isCut = fault?.kind === 'truncate';
    const refusal = (fault && faultResponse(fault, path)) ?? this.#refusalOf(request, path);
    setStatus(refusal?.status ?? SWITCHING_PROTOCOLS);
    if (refusal) {
      respondRaw(socket, refusal, isCut);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      // An error is always followed by a close, which is handled.
      connection.on('error', () => {});
      // The head is the whole response.
      if (isCut) socket.end();
      else this.#sessionAt(path)?.attach(connection, () => socket.end());
    });
  }

  #sessionAt(url: string): Session | undefined {
    return this.#open.get(new URLSearchParams(splitAddress(url).search).get('token') ?? '');
  }

  /** Why a request opens no session; null if it does. */
  #refusalOf(request: IncomingMessage, url: string): RawResponse | null {
    const { pathname } = splitAddress(url);
    if (!isWebSocket(request)) {
      return { status: 426, text: 'the stub supports only HTTP/1.1; ask for no other protocol' };
    }
    if (!isHandshake(request)) {
      const text = 'send Sec-WebSocket-Version: 13, and 16 bytes in base64 as Sec-WebSocket-Key';
      return { status: 400, text };
    }
    if (pathname !== PATH) return { status: 404, text: `there is no WebSocket at ${pathname}` };
    return this.#sessionAt(url) ? null : { status: 401, text: 'no open session has this token' };
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

  /** Sends text to a session, or to every session. Returns how many were connected. */
  send(text: string, id?: string): number {
    return this.#connected(id, (session) => session.say(text));
  }

  #connected(id: string | undefined, act: (session: Session) => boolean): number {
    const sessions = [...this.#open.values()].filter((one) => id === undefined || one.id === id);
    if (id !== undefined && sessions.length === 0) throw new Error(`No session ${id} is open`);
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

/** Whether a request has what `ws` needs, which would otherwise refuse the request itself. */
function isHandshake({ headers }: IncomingMessage): boolean {
  const hasKey = /^[+/\da-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '');
  return hasKey && headers['sec-websocket-version'] === '13';
}

export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}
