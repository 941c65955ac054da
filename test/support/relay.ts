/** A relay in front of a stub, which cuts a connection. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Stub, type StubOptions, startStub } from '../../stub/src/index.ts';

/** A stub whose live sessions are reached through a relay. */
export interface RelayedStub {
  stub: Stub;
  /** How many connections to the relay were opened so far. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * Starts a stub behind a relay, which cuts the first connection as soon as a message of the session
 * has passed. The cut loses nothing that the client had sent: what is lost then is the client's fault.
 *
 * @param isDown whether the relay refuses every connection after the first one
 */
export async function startRelayed(
  isDown: boolean,
  options: StubOptions = {},
): Promise<RelayedStub> {
  let target = 0;
  let connections = 0;
  const sockets = new Set<Socket>();
  const relay = createServer({ allowHalfOpen: true }, (client) => {
    connections += 1;
    const isFirst = connections === 1;
    if (!isFirst && isDown) return client.destroy();
    const service = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => [client, service].map((one) => one.destroy()));
    }
    client.pipe(service);
    service.on('data', (chunk) => {
      if (client.writableEnded) return;
      client.write(chunk);
      if (isFirst && chunk.includes('"session_id"')) client.end();
    });
    service.on('end', () => client.end());
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  const stub = await startStub({ ...options, baseUrl: `http://127.0.0.1:${port}` });
  target = Number(new URL(stub.url).port);
  return {
    stub,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await stub.close();
    },
  };
}
