/** Checks of recordings: uploads, metadata, times, callbacks, and the webhook. */
import {
  validatePreRecordedCallback,
  validatePreRecordedWebhook,
} from 'speech-to-text-contract/validators';
import { type Target, transcribe, upload, valid } from './client.ts';
import type { Receiver } from './receiver.ts';
import { expect } from './report.ts';

/** Tolerances, in seconds: of the product of rounded values, and of the times of words beyond the end of the audio. */
const [ROUNDED, AFTER_END] = [0.05, 1];

export async function checkRecordings(
  target: Target,
  speech: Uint8Array<ArrayBuffer>,
  receiver: Receiver | undefined,
  hasWebhook: boolean,
): Promise<void> {
  const { report } = target;
  const first = await report.run('upload and transcribe a recording', () =>
    transcribe(target, speech),
  );
  if (!first) return report.skip('recordings', 'the first one failed');

  await report.run('the name of an uploaded file is kept', async () => {
    const { audio_metadata } = await upload(target, speech, 'ä b.wav');
    expect(audio_metadata.filename === 'ä b.wav', 'it is not "ä b.wav"', audio_metadata);
  });
  await report.run(
    'a finished job has the times of its end, its words, and its channel',
    async () => expectTimes(first),
  );
  await report.run('billing_time is audio_duration × number_of_distinct_channels', async () => {
    const { metadata } = first.result;
    const { audio_duration, number_of_distinct_channels, billing_time } = metadata;
    const billed = audio_duration * number_of_distinct_channels;
    const isRight = Math.abs(billing_time - billed) < ROUNDED;
    expect(isRight, `it should be ${billed}`, metadata);
  });

  if (!receiver) return report.skip('callbacks', 'pass --receiver-url');
  for (const method of ['POST', 'PUT'] as const) {
    await report.run(`callback by ${method}`, async () => {
      const path = `/callback-${method}`;
      const callback_config = { url: receiver.url + path, ...(method === 'PUT' && { method }) };
      const { id } = await transcribe(target, speech, { callback: true, callback_config });
      valid(validatePreRecordedCallback, await receiver.first(path, method, id));
    });
  }
  await report.run('no callback if callback is false', async () => {
    const callback_config = { url: `${receiver.url}/off` };
    await transcribe(target, speech, { callback: false, callback_config });
    await receiver.nothing('/off');
  });
  await report.run('callback_url receives the result (deprecated)', async () => {
    const { result } = await transcribe(target, speech, { callback_url: `${receiver.url}/result` });
    const body = JSON.stringify(await receiver.first('/result', 'POST'));
    const transcript = JSON.stringify(result.transcription?.full_transcript ?? '');
    expect(body.includes(transcript), 'the body lacks the transcript', body);
  });

  if (!hasWebhook) return report.skip('webhook', 'pass --webhook if your service sends it');
  await report.run('webhook', async () => {
    const { id } = await transcribe(target, speech);
    valid(validatePreRecordedWebhook, await receiver.first('/webhook', 'POST', id));
  });
}

type FinishedJob = Awaited<ReturnType<typeof transcribe>>;

function expectTimes({ created_at, completed_at, file, result }: FinishedJob): void {
  const isLater = Date.parse(completed_at ?? '') >= Date.parse(created_at);
  expect(isLater, 'completed_at is missing or before created_at', { created_at, completed_at });
  const end = (file?.audio_duration ?? result.metadata.audio_duration) + AFTER_END;
  for (const utterance of result.transcription?.utterances ?? []) {
    expectOrder(utterance, end, file?.number_of_channels ?? 1);
  }
}

interface Timed {
  start: number;
  end: number;
  channel: number;
  words: readonly { start: number; end: number }[];
}

/** Times are in seconds and don't run backwards. Channels may be counted from 0 or from 1. */
export function expectOrder(utterance: Timed, end: number, channels: number): void {
  const times = utterance.words.flatMap((word) => [word.start, word.end]);
  const isOrdered = (list: number[]) =>
    list.every((time, index) => index === 0 || time >= (list[index - 1] ?? 0));
  const words = utterance.words.every((word) => word.end >= word.start);
  const starts = utterance.words.map((word) => word.start);
  const isForward = words && isOrdered(starts) && isOrdered([utterance.start, utterance.end]);
  expect(isForward, 'times run backwards', utterance);
  const isWithin = Math.max(utterance.end, ...times) <= end;
  expect(isWithin, `times are not in seconds: the audio ends before ${end}`, utterance);
  const isChannel = utterance.channel >= 0 && utterance.channel <= channels;
  expect(isChannel, `the audio has ${channels} channels`, utterance);
}
