import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import { SIZES } from './limits.ts';
import type { Service } from './service.ts';
import type { SessionRegistry } from './session-registry.ts';

/**
 * A server that takes the requests of each connection in turn, so that no more than one answer waits
 * for any client. Connections that ask to become a WebSocket go to the live sessions. Where another
 * protocol is asked for, as Java does at first, the request is answered as if that were not said.
 *
 * @param answer answers a request when its turn has come
 */
export function createServer(
  { settings, checker, sockets }: Service,
  sessions: SessionRegistry,
  answer: RequestListener,
): Server {
  const { limits, requestTime } = settings;
  /** When the last request of a connection so far is answered. */
  const answered = new WeakMap<Socket, Promise<void>>();
  const options = {
    maxHeaderSize: SIZES.head,
    keepAliveTimeout: requestTime,
    requestTimeout: requestTime,
    // Node takes the longer of the two limits for the whole request.
    headersTimeout: requestTime,
    connectionsCheckingInterval: requestTime / 2,
  };
  const server = createHttpServer(options, async (request, response) => {
    const before = answered.get(request.socket);
    answered.set(request.socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
    answer(request, response);
  });
  server.maxConnections = limits.connections;
  server.setTimeout(requestTime);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Nobody else listens meanwhile: a connection that is lost is no failure of the stub.
    socket.off('error', ignore).on('error', ignore);
    const upgrade = async () => {
      await answered.get(socket);
      const isOurs = request.headers.upgrade?.toLowerCase() === 'websocket';
      if (isOurs) sessions.connect(request, socket, head);
      else server.emit('connection', withoutUpgrade(request, socket, head));
    };
    checker.guard('an upgrade', upgrade, () => socket.destroy());
  });
  return server;
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
