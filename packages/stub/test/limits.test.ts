/** The numbers that README states: each by what the stub does. */
import { expect, it } from 'vitest';
import { Checker } from '../src/checker.ts';
import { createNotifier } from '../src/notifier.ts';
import { resultOf } from '../src/results.ts';
import { createService } from '../src/service.ts';
import { holdTimers, receive } from './support.ts';

it('the stub has the documented limits', () => {
  expect(createService({}).settings.limits).toEqual({
    jobs: 400,
    sessions: 300,
    notifications: 1_000,
    uploads: 1_000,
    uploadBytes: 512 * 1024 * 1024,
  });
});

it('a session waits for a connection, the first one or another, for a minute', () => {
  const { times, socket, attach } = holdTimers();
  attach();
  socket.emit('close');
  expect(times).toEqual([60_000, 60_000]);
});

it('a result contains the first five minutes of speech', () => {
  const file = {
    id: 'x',
    filename: null,
    source: null,
    audio_duration: 900,
    number_of_channels: 1,
  };
  const { transcription } = resultOf({}, { file, transcriptionTime: 0, messages: null });
  const end = transcription?.utterances.at(-1)?.end ?? 0;
  expect(end).toBeGreaterThan(290);
  expect(end).toBeLessThanOrEqual(300);
});

it('the first 100 violations are kept, and all are reported', () => {
  let reported = 0;
  const checker = new Checker({
    onViolation: () => {
      reported += 1;
    },
  });
  for (let count = 1; count <= 150; count += 1) checker.report('x', [`${count}`]);
  expect([checker.violations.length, reported]).toEqual([100, 150]);
});

it('a receiver that never responds is given up, and reported', async () => {
  const { url } = await receive(true);
  const notices: string[] = [];
  const checker = new Checker({ onNotice: (notice) => notices.push(notice) });
  const notifier = createNotifier(checker, 10, 1, 50);
  notifier.send('jobFinishedDeprecated', { url }, {});
  await expect.poll(() => notices).toHaveLength(1);
  expect(notices[0]).toMatch(/: no response within 0\.05 s$/);
  notifier.close();
});
