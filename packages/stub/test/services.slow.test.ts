/** The conformance run blames no service that is right, however unusual it is. */
import { beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { formatReport, PARTS, type Report } from '../src/conformance/index.ts';
import type { Run } from '../src/conformance/run.ts';
import { tryResumed } from '../src/conformance/session-records.ts';
import { OPERATION_IDS } from '../src/contract.ts';
import { runAgainst } from './runs.ts';
import { SERVICES } from './services.ts';

/** The outcomes other than `passed` of a run, without the parts that were not tried. */
const unexpectedIn = ({ checks }: Report) =>
  checks
    .filter(
      ({ outcome, details }) =>
        outcome !== 'passed' && !/^(not in --only|--without)/.test(`${details[0]}`),
    )
    .map(({ outcome, details }) => `${outcome}: ${details.join('; ')}`);

// All of these services close sessions late, and without a code.
beforeAll(() => {
  const { close } = WebSocket.prototype;
  const late = vi.spyOn(WebSocket.prototype, 'close').mockImplementation(function (
    this: WebSocket,
  ) {
    setImmediate(() => close.call(this));
  });
  return () => late.mockRestore();
});

it.concurrent.each(Object.entries(SERVICES))(
  'the run passes a service that %s',
  async (_, { skips = [], ...service }) => {
    const causes = skips.map((cause) => expect.stringContaining(`skipped: ${cause}`));
    expect(unexpectedIn(await runAgainst(service))).toEqual(causes);
  },
);

it.concurrent('a service without two operations passes the parts that do not need these operations', async () => {
  const without = ['uploadAudio', 'listTranscriptionJobs'] as const;
  const options = { faults: without.map((operation) => ({ operation, status: 404 })) };
  const only = Object.keys(PARTS).filter((part) => part !== 'inputs');
  const report = await runAgainst({ options, settings: { only, without } });
  expect(report.checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
  for (const id of without) expect(formatReport(report)).toContain(`\nskipped (--without ${id}): `);
});

it('a message that a session sends again on the next connection counts once', async () => {
  const relate = vi.fn();
  const recorder = { need: async () => ({}), relate, check: async () => {} };
  const [one, two, three] = [1, 2, 3].map((id) => ({ type: 'transcript', data: { id } }));
  const again = { ...two, created_at: 'later' };
  const connections = [
    [one, two],
    [again, three],
  ].map((messages) => ({ inbox: { messages } }));
  await tryResumed({ recorder, audio: {} } as object as Run, connections as never, {});
  expect(relate.mock.lastCall?.at(-1)).toEqual({ messages: 3 });
});

it.concurrent.each(['inputs', 'keys'])(
  'an operation that the service lacks passes no check of %s',
  async (part) => {
    const operation = 'createLiveSession';
    const options = { faults: [{ operation, status: 404 } as const] };
    const without = OPERATION_IDS.filter((id) => id !== operation);
    const { checks } = await runAgainst({ options, settings: { only: [part], without } });
    const own = checks.filter(({ area }) => area === operation);
    expect(own).not.toEqual([]);
    expect(own.filter(({ outcome }) => outcome === 'passed')).toEqual([]);
  },
);
