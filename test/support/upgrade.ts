/** A caller that keeps a refused connection open. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

/** Requests an upgrade to a WebSocket. This side of the connection stays open when the server ends its side. */
export async function requestUpgrade(url: string): Promise<Socket> {
  const { port, pathname } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  await once(
    socket.on('error', () => {}),
    'connect',
  );
  const head = [`GET ${pathname} HTTP/1.1`, 'Host: a', 'Connection: Upgrade'];
  socket.write(`${head.join('\r\n')}\r\nUpgrade: websocket\r\n\r\n`);
  return socket;
}

/** Expects that the server refuses an upgrade with 404 and closes the connection. */
export async function expectRefused(socket: Socket): Promise<void> {
  expect(String(await once(socket, 'data'))).toContain(' 404 ');
  // A server that waits for the end of the client would accept what the client still sends.
  await expect
    .poll(() => {
      socket.write('more');
      return socket.destroyed;
    })
    .toBe(true);
}
