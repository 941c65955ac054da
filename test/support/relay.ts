/** A relay in front of a stub, which cuts a connection. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { startStub } from '../../packages/stub/src/index.ts';

/**
 * Starts a stub whose live sessions are reached through a relay, until the test ends. It cuts the first connection
 * as soon as a message of the session has passed. The cut loses nothing that the client had sent: any loss is the
 * client's fault.
 */
export async function startRelayed() {
  let target = 0;
  let connections = 0;
  const onEnd: (() => unknown)[] = [() => relay.close()];
  const relay = createServer({ allowHalfOpen: true }, (client) => {
    const isFirst = ++connections === 1;
    const service = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    const end = () => [client, service].map((one) => one.destroy());
    for (const socket of [client, service]) socket.on('error', end);
    onEnd.push(end);
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
  const stub = await startStub({ baseUrl: `http://127.0.0.1:${port}` });
  target = Number(new URL(stub.url).port);
  onTestFinished(async () => {
    for (const end of onEnd) end();
    await stub.close();
  });
  return { stub, connections: () => connections };
}
