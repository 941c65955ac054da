/** The flows of the conformance run, against a service that redirects. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from '../../../stub/conformance/client.ts';
import { tryFlows } from '../../../stub/conformance/flows.ts';
import { Recorder } from '../../../stub/conformance/report.ts';
import type { Run } from '../../../stub/conformance/run.ts';
import { writeWav } from '../../../stub/src/index.ts';

it('the key does not go to where a service redirects', async () => {
  const seen: unknown[] = [];
  const thief = await listen((request, response) => {
    seen.push(request.headers['x-service-key']);
    response.end('{}');
  });
  const keys = new Set<unknown>();
  const url = await listen((request, response) => {
    keys.add(request.headers['x-service-key']);
    response.writeHead(307, { location: thief + request.url }).end();
  });
  const recorder = new Recorder(() => false);
  const client = new Client({ url, key: 'secret', strict: false, patience: () => 60_000 });
  const audio = { file: writeWav(1) };
  await tryFlows({ client, recorder, audio, left: 60_000 } as unknown as Run);
  expect([...keys]).toEqual(['secret']);
  expect(seen).toEqual([]);
  expect(recorder.checks.map(({ outcome }) => outcome)).toEqual(['violated', 'violated']);
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
