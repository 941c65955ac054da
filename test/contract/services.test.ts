/** What serves the contract follows it: the stub and the sample server pass a strict conformance run. */
import { expect, it } from 'vitest';
import {
  type ConformanceOptions,
  runConformance,
} from '../../packages/stub/src/conformance/index.ts';
import { startStub } from '../../packages/stub/src/index.ts';
import { SERVER_KEY, startServer } from '../package/samples/run.ts';
import { serve } from '../support/temporary.ts';

/** Runs against a service that sends its webhooks to `/webhook` of a port. */
async function expectPassed(
  start: (
    webhook: string,
  ) => Promise<Pick<ConformanceOptions, 'url' | 'key'> & { stop(): unknown }>,
): Promise<unknown> {
  // Reserves the port of the webhook until the run listens there.
  const { port, server } = await serve(() => {});
  const { url, key, stop } = await start(`http://127.0.0.1:${port}/webhook`);
  await new Promise((resolve) => server.close(resolve));
  const options = { url, key, strict: true, webhook: true, receiverPort: port, speed: Infinity };
  const { checks, errors, passed } = await runConformance(options);
  // First what the service logged, such as the reason for each of its responses of 500.
  const logged = await stop();
  const failed = checks.filter(({ outcome }) => outcome !== 'passed');
  const told = failed.map(({ area, name, details }) => `${area}, ${name}: ${details.join('; ')}`);
  expect([...errors, ...told], 'the run found').toEqual([]);
  expect(passed).toBeGreaterThan(100);
  return logged;
}

it.concurrent('the stub passes a strict conformance run', () =>
  expectPassed(async (webhook) => {
    const stub = await startStub({ queueTime: 0, processingTime: 0, webhooks: [webhook] });
    return { ...stub, stop: () => stub.close() };
  }));

it.concurrent('the sample server passes a strict conformance run and logs each copied example once', async () => {
  const logged = await expectPassed(async (WEBHOOK) => {
    return { ...(await startServer({ WEBHOOK })), key: SERVER_KEY };
  });
  const sent = [logged].flat().filter((line) => String(line).includes('sent as in its example'));
  expect(sent.join('')).toMatch('PreRecordedResult.summarization');
  expect(new Set(sent).size).toBe(sent.length);
});
