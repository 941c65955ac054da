/** The conformance run finds each faulty service, by the right check. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { AudioClock } from '../src/audio.ts';
import { unknownFilters } from '../src/conformance/list.ts';
import { RULES } from '../src/conformance/rules.ts';
import { schemaNamed } from '../src/contract.ts';
import { FAULTS } from './faulty-services.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS } from './relations.ts';
import { missedBy, runAgainst, SPEECH, violationsIn } from './runs.ts';
import { spoilListQuery } from './spoil.ts';

// Side by side, since a run mostly waits.
it.concurrent.each(FAULTS)('the run finds $finds', async (fault) => {
  const report = await runAgainst(fault);
  expect(missedBy(report, fault.finds), violationsIn(report).join('\n')).toEqual([]);
  const violations = report.checks.filter(({ outcome }) => outcome === 'violation');
  expect(violations.filter(({ request }) => !request?.curl)).toEqual([]);
});

const { offset, limit, ...filters } = schemaNamed('ListTranscriptionJobsQuery').properties ?? {};
const FILTERS = Object.keys(filters);

it.concurrent.each(['which does not match', 'which matches'])(
  'the run finds jobs %s by each filter',
  async (problem) => {
    const hooks = spoilListQuery((query) => {
      const given = [...query.keys()].filter((key) => FILTERS.includes(key.replace(/\[.*/, '')));
      if (problem === 'which does not match') for (const key of given) query.delete(key);
      else if (given.length > 0) query.set('offset', '1000000');
    });
    // Without the record of a session, whose search such a service breaks.
    const { checks } = await runAgainst({ hooks, settings: { only: ['recordings', 'filters'] } });
    const found = checks.filter(({ details }) => details.some((one) => one.includes(problem)));
    const judged = FILTERS.filter((one) => !unknownFilters().includes(one));
    const missed = judged.filter((one) => !found.some(({ name }) => name.includes(one)));
    expect(missed).toEqual([]);
  },
);

/** Services that lose a part of some frames. */
const LOSSES: Record<string, (frame: Uint8Array) => Uint8Array> = {
  'all of a frame with an odd number of bytes': (frame) =>
    frame.subarray(frame.length % 2 && frame.length),
  'a sample that is cut in two': (frame) => frame.subarray(frame.length % 2),
};

it.each(Object.entries(LOSSES))('the run finds a service that loses %s', async (_, rest) => {
  const { add } = AudioClock.prototype;
  const lossy = vi.spyOn(AudioClock.prototype, 'add').mockImplementation(function (
    this: AudioClock,
    frame,
  ) {
    add.call(this, rest(frame));
  });
  onTestFinished(() => lossy.mockRestore());
  const report = await runAgainst({ settings: { only: ['sessions'], audio: SPEECH } });
  const violation = report.checks.find(({ outcome }) => outcome === 'violation');
  expect(violation).toMatchObject({ rule: 'audio-duration' });
  expect(violation?.name).toContain('frames that cut samples');
});

it('the run finds a service that ignores audio in JSON', async () => {
  const { send } = WebSocket.prototype;
  const ignoring = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (
    this: WebSocket,
    data: unknown,
    ...rest: unknown[]
  ) {
    const isIgnored = typeof data === 'string' && data.startsWith('{"type":"audio_chunk"');
    Reflect.apply(send, this, [isIgnored ? '{"type":"other"}' : data, ...rest]);
  });
  onTestFinished(() => ignoring.mockRestore());
  const report = await runAgainst({ settings: { only: ['sessions'], patience: 3_000 } });
  const hint = '; sent: 1 s in audio_chunk messages; received: no message';
  const flags = { 'message-flags': 'messages_config', 'callback-flags': 'callback_config' };
  const finds = Object.entries(flags).map(
    ([rule, where]) => `${rule}: receive_final_transcripts of ${where} is true${hint}`,
  );
  expect(missedBy(report, finds)).toEqual([]);
});

it('each check has a faulty service, and each relation has a value that violates it', () => {
  const found = FAULTS.flatMap(({ finds }) => finds.map((one) => one.replace(/:.*/, '')));
  const broken = [...Object.keys(BROKEN_JOBS), ...Object.keys(BROKEN_SESSIONS)];
  // Other tests have services without a proxy for the first two.
  const rules = ['session-end', 'message-frames', ...broken, ...found];
  const others = Object.keys(RULES).filter((one) => !one.startsWith('filter-'));
  const missed = others.filter((one) => !rules.includes(one));
  expect(missed, 'add each to packages/stub/test/faulty-services.ts or relations.ts').toEqual([]);
});
