/** The course of a pre-recorded job through its statuses, and the notifications at its end. */
import type { AudioFile } from 'speech-to-text-contract/types';
import type { PreRecordedRequestParams } from 'speech-to-text-contract/types/resolved';
import { ERROR_CODES, failJob, finishJob, type Job, showJob } from './jobs.ts';
import type { Service } from './service.ts';

/** The webhook about each finished recording. The stub sends no other webhook. */
const WEBHOOK = 'transcriptionDone';
/** A job whose `audio_url` matches fails with the code in it: `…/stub-error-422.wav`. */
const REQUESTED_ERROR = /stub-error-([45]\d\d)/;

/**
 * Takes a job from `queued` through `processing` to `done` or `error` and sends its notifications.
 *
 * @param file the recording; null if there is none
 */
export function processJob(service: Service, job: Job, file: AudioFile | null): void {
  const { checker, settings, after } = service;
  after(settings.queueTime, () => {
    job.status = 'processing';
    const end = () => complete(service, job, file);
    const fail = () => failJob(job, ERROR_CODES.stubFailed);
    after(settings.processingTime, () => checker.attempt('the end of a job', end, fail));
  });
}

function complete(
  { checker, notifier, settings }: Service,
  job: Job,
  file: AudioFile | null,
): void {
  const params = job.params as PreRecordedRequestParams;
  const { audio_url, callback, callback_config: to, callback_url } = params;
  const [, code] = REQUESTED_ERROR.exec(audio_url ?? '') ?? [];
  const transcriptionTime = settings.processingTime / 1000;
  const isDone = file !== null && !code;
  if (isDone) finishJob(job, { file, transcriptionTime });
  else failJob(job, Number(code ?? ERROR_CODES.noFile));
  const { id } = job;
  // The values of `event` are not specified: these show that they are the stub's.
  const event = isDone ? 'stub.success' : 'stub.error';
  if (callback && to) notifier.send('jobFinished', to, { id, event });
  if (!isDone) return;
  if (callback_url) {
    const shown = checker.completed('jobFinishedDeprecated', 'PreRecordedJob', showJob(job));
    if (shown) notifier.send('jobFinishedDeprecated', { url: callback_url }, Object(shown).result);
  }
  for (const url of settings.webhooks) notifier.send(WEBHOOK, { url }, { id });
}
