/** The conformance run against services that mean no good, or answer nothing. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import {
  type ConformanceOptions,
  type Report,
  runConformance,
} from '../../../stub/conformance/index.ts';
import { answering, type Spoilt } from '../faults.ts';
import { start } from '../support.ts';

const KEY = 'secret-key';

it('the key goes to no address to which a service redirects', async () => {
  const thief = await serve((_, response) => response.end('{}'));
  const service = await serve((request, response) => {
    response.writeHead(307, { location: thief.url + request.url }).end();
  });
  const report = await run({ url: service.url });
  expect(thief.seen).toEqual([]);
  expect(service.seen.some(({ key }) => key === KEY)).toBe(true);
  expect(problems(report).join('\n')).toContain('got 307');
});

it.each([
  ['result_url', 'createPreRecordedJob'],
  ['next', 'listTranscriptionJobs'],
  ['first', 'listTranscriptionJobs'],
  ['url', 'createLiveSession'],
])(
  'an address in %s of %s that leads to another host is reported, and not called',
  async (field, id) => {
    const thief = await serve((_, response) => response.end('{}'));
    const faults = answering(id, (body: Spoilt) => {
      const own = body[field] && new URL(body[field]);
      if (own)
        body[field] = `${own.protocol}//${new URL(thief.url).host}${own.pathname}${own.search}`;
    });
    const stub = await start({ key: KEY, faults });
    const report = await run({ url: stub.url });
    expect(thief.seen).toEqual([]);
    expect(problems(report).join('\n')).toMatch(
      /http|ws:.* leads to another host, which was not called/,
    );
  },
);

it('against a service that never answers, the run ends within its time limit and says so', async () => {
  const service = await serve(() => {});
  const report = await run({ url: service.url, timeLimit: 300, patience: 60_000 });
  expect(service.seen.length).toBeGreaterThan(0);
  expect(report.leftOut).toBeGreaterThan(0);
  expect(report.checks.at(-1)).toMatchObject({
    area: 'the run',
    outcome: 'violated',
    details: [expect.stringMatching(/^the run ended after 0\.3 s, with \d+ checks left out$/)],
  });
});

it('a service that takes a connection and reads nothing does not keep the run from its end', async () => {
  const service = await serve((request, response) => {
    if (request.url !== '/v2/live') return;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url: `${service.url.replace('http', 'ws')}/silent` }));
  });
  service.server.on('upgrade', () => {});
  const report = await run({ url: service.url, timeLimit: 300, patience: 60_000 });
  expect(report.checks.at(-1)).toMatchObject({ area: 'the run', outcome: 'violated' });
});

function run(options: Partial<ConformanceOptions> & { url: string }): Promise<Report> {
  return runConformance({
    key: KEY,
    speed: Infinity,
    patience: 5_000,
    quick: true,
    ...options,
  });
}

function problems({ checks }: Report): string[] {
  return checks.filter(({ outcome }) => outcome === 'violated').flatMap(({ details }) => details);
}

/** A service that notes who calls it, and with what key. */
async function serve(answer: RequestListener) {
  const seen: { url: string; key: unknown }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', key: request.headers['x-service-key'] });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, server };
}
