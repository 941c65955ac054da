/** The conformance run blames no service that is right, however unusual it is. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Check, formatReport, PARTS } from '../src/conformance/index.ts';
import { OPERATION_IDS } from '../src/contract.ts';
import type { Hooks } from './proxy.ts';
import { isUnexpected, runAgainst } from './runs.ts';
import { fetching, growing, SERVICES } from './services.ts';
import { temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

it.concurrent.each(Object.entries(SERVICES))(
  'the run passes a service that %s',
  async (_, make) => {
    const { hooks, parts, options, settings, skips = [] } = make();
    const { checks } = await runAgainst(hooks, { only: parts, ...settings }, options);
    const isTried = ({ area }: Check) => !parts || !(area in PARTS);
    const unexpected = checks.filter((check) => isTried(check) && isUnexpected(check));
    const details = unexpected.map((one) => `${one.outcome}: ${one.details.join('; ')}`);
    expect(details).toEqual(skips.map((why) => `skipped: ${why}`));
  },
);

it.concurrent('the run says that it tried again, since the list had changed', async () => {
  const report = await runAgainst(growing(), { only: ['pages'] });
  const { checks } = report;
  const again = checks.filter(({ outcome, details }) => outcome === 'passed' && details.length > 0);
  const line = /^tried again, since the list had changed: the job \S+ is new$/;
  expect(again).toMatchObject([{ rule: 'pages', details: [expect.stringMatching(line)] }]);
  const told = `passed: listTranscriptionJobs, page by page\n  ${again[0]?.details[0]}\n`;
  expect(formatReport(report)).toContain(told);
});

it.concurrent.each(OPERATION_IDS)(
  'a service without %s passes the parts that do not need it',
  async (id) => {
    const { answer, request } = fetching();
    const plant: Hooks = {
      ...(answer && { answer }),
      request: (operation, one) =>
        operation === id
          ? { status: 404, contentType: 'text/plain', body: '' }
          : request?.(operation, one),
    };
    const only = Object.keys(PARTS).filter((part) => part !== 'inputs');
    const report = await runAgainst(plant, { only, without: [id] });
    expect(report.checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
    const lines = formatReport(report).split('\n');
    expect(lines.filter((line) => line.startsWith(`skipped (--without ${id}): `))).toHaveLength(1);
  },
);

it.concurrent('a webhook is skipped if no job is done', async () => {
  const { checks } = await runAgainst({}, { only: ['webhook'] });
  const found = checks.find(({ area }) => area === 'webhook');
  const details = ['the run has no job that is done'];
  expect(found).toMatchObject({ outcome: 'skipped', details });
});

it.concurrent('sessions are skipped if they cannot take the audio', async () => {
  const odd = join(temporaryFolder(), 'odd.wav');
  const file = Buffer.from(writeWav(2));
  // 11,025 samples a second, of 16 bits.
  file.writeUInt32LE(11_025, 24);
  file.writeUInt32LE(22_050, 28);
  writeFileSync(odd, file);
  const { violations, checks } = await runAgainst({}, { only: ['sessions'], audio: odd });
  expect(violations).toBe(0);
  const found = checks.find(({ area }) => area === 'sessions');
  const why = 'live sessions do not support the format of --audio: /sample_rate';
  expect(found).toMatchObject({ outcome: 'skipped', details: [expect.stringContaining(why)] });
});

it.concurrent('an operation whose calls all fail passes no check', async () => {
  const absent = { status: 404, contentType: 'text/plain', body: '' };
  const plant: Hooks = {
    request: (operation) => (operation === 'createLiveSession' ? absent : undefined),
  };
  const { checks } = await runAgainst(plant, { only: ['inputs'] });
  const own = checks.filter(({ area }) => area === 'createLiveSession');
  expect(own.filter(({ outcome }) => outcome === 'passed')).toEqual([]);
  expect(await runAgainst(plant, { only: ['keys'] })).toMatchObject({ violations: 0 });
});

it.each([1000, undefined])(
  'the run passes a service that closes sessions late, with %s',
  async (code) => {
    const close = WebSocket.prototype.close;
    const late = vi.spyOn(WebSocket.prototype, 'close').mockImplementation(function (
      this: WebSocket,
    ) {
      setTimeout(() => close.call(this, code), 300);
    });
    onTestFinished(() => late.mockRestore());
    const { checks } = await runAgainst({}, { only: ['sessions'] });
    expect(checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
  },
);
