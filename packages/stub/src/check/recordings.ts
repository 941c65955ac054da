/** Checks of recordings: uploads, metadata, times, callbacks, and the webhook. */
import type { Utterance } from 'speech-to-text-contract/types';
import * as validators from 'speech-to-text-contract/validators';
import { type Checks, expect, type Run, Skipped, transcribe, upload, valid } from './client.ts';
import { expectNothingAt, notificationAt, urlAt } from './receiver.ts';

/** Tolerances, in seconds: of the product of rounded values, and of the times of words beyond the end of the audio. */
const [ROUNDED, AFTER_END] = [0.05, 1];

export const RECORDINGS: Checks = {
  'upload and transcribe a recording': (run) => transcribe(run),
  'the name of an uploaded file is kept': async (run) => {
    const { audio_metadata } = await upload(run, 'ä b.wav');
    expect(audio_metadata.filename === 'ä b.wav', 'it is not "ä b.wav"', audio_metadata);
  },
  'a finished job has the times of its end, its words, and its channel': async (run) => {
    const { created_at, completed_at, file, result } = await transcribe(run);
    const isLater = Date.parse(completed_at ?? '') >= Date.parse(created_at);
    expect(isLater, 'completed_at is missing or before created_at', { created_at, completed_at });
    const end = file?.audio_duration ?? result.metadata.audio_duration;
    for (const utterance of result.transcription?.utterances ?? []) {
      expectOrder(utterance, end, file?.number_of_channels ?? 1);
    }
  },
  'billing_time is audio_duration × number_of_distinct_channels': async (run) => {
    const { metadata } = (await transcribe(run)).result;
    const billed = metadata.audio_duration * metadata.number_of_distinct_channels;
    const isRight = Math.abs(metadata.billing_time - billed) < ROUNDED;
    expect(isRight, `it should be ${billed}`, metadata);
  },
  'callback by POST': (run) => expectCallback(run, 'POST', {}),
  'callback by PUT': (run) => expectCallback(run, 'PUT', { method: 'PUT' }),
  'no callback if callback is false': async (run) => {
    await transcribe(run, { callback: false, callback_config: { url: urlAt(run, '/off') } });
    await expectNothingAt(run, '/off');
  },
  'callback_url receives the result (deprecated)': async (run) => {
    const { result } = await transcribe(run, { callback_url: urlAt(run, '/result') });
    const body = JSON.stringify(await notificationAt(run, '/result'));
    const transcript = JSON.stringify(result.transcription?.full_transcript ?? '');
    expect(body.includes(transcript), 'the body lacks the transcript', body);
  },
  webhook: async (run) => {
    if (!run.webhook) throw new Skipped('pass --webhook if your service sends it');
    const { id } = await transcribe(run);
    valid(validators.validatePreRecordedWebhook, await notificationAt(run, '/webhook', 'POST', id));
  },
};

async function expectCallback(run: Run, method: string, config: object): Promise<void> {
  const callback_config = { url: urlAt(run, `/${method}`), ...config };
  const { id } = await transcribe(run, { callback: true, callback_config });
  const body = await notificationAt(run, `/${method}`, method, id);
  valid(validators.validatePreRecordedCallback, body);
}

/** Times are in seconds and don't run backwards. Channels may be counted from 0 or from 1. */
export function expectOrder(utterance: Utterance, end: number, channels: number): void {
  const { words } = utterance;
  const starts = words.map(({ start }) => start);
  const isForward =
    [utterance, ...words].every((span) => span.start <= span.end) &&
    starts.every((start, index) => start >= (starts[index - 1] ?? 0));
  expect(isForward, 'times run backwards', utterance);
  const last = Math.max(utterance.end, ...words.map((word) => word.end));
  expect(last <= end + AFTER_END, `times are not in seconds: the audio ends at ${end}`, utterance);
  const isChannel = utterance.channel >= 0 && utterance.channel <= channels;
  expect(isChannel, `the audio has ${channels} channels`, utterance);
}
