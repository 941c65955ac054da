import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Checker } from './checker.ts';
import type { SessionRegistry } from './session-registry.ts';

/** The requests of each connection in turn, so that no more than one answer waits for any client. */
export class Turns {
  /** When the last request of a connection so far is answered. */
  readonly #last = new WeakMap<Socket, Promise<void>>();
  /** When the request before that of an answer is answered. */
  readonly #before = new WeakMap<ServerResponse, Promise<void>>();

  constructor(server: Server) {
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const before = this.#last.get(socket);
      if (before) this.#before.set(response, before);
      this.#last.set(socket, new Promise((resolve) => response.once('close', resolve)));
    });
  }

  /** Waits until the requests that came before this one are answered. */
  async wait(response: ServerResponse): Promise<void> {
    await this.#before.get(response);
  }

  /**
   * Hands connections that ask to become a WebSocket to the live sessions. Where another protocol is
   * asked for, as Java does at first, the request is answered as if that were not said.
   */
  takeUpgrades(server: Server, sessions: SessionRegistry, checker: Checker): void {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      // Nobody else listens meanwhile: a connection that is lost is no failure of the stub.
      socket.off('error', ignore).on('error', ignore);
      const upgrade = async () => {
        await this.#last.get(socket);
        const isOurs = request.headers.upgrade?.toLowerCase() === 'websocket';
        if (isOurs) sessions.connect(request, socket, head);
        else server.emit('connection', withoutUpgrade(request, socket, head));
      };
      checker.guard('an upgrade', upgrade, () => socket.destroy());
    });
  }
}

function ignore(): void {}

/** A connection from which a request is read again, as if it had not asked for another protocol. */
function withoutUpgrade(request: IncomingMessage, socket: Socket, head: Buffer): Socket {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = rawHeaders.map((name, at) => `${name}: ${rawHeaders[at + 1]}\r\n`);
  const others = lines.filter((line, at) => at % 2 === 0 && !/^upgrade:/i.test(line)).join('');
  const text = `${method} ${url} HTTP/${httpVersion}\r\n${others}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(text, 'latin1'), head]));
  return socket;
}
