/** The processing of a recording. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { transcribeRecording } from './results.ts';
import type { Service } from './service.ts';

/** A job whose `audio_url` contains this fails with the code in it: `…/stub-error-422.wav`. */
const REQUESTED_ERROR = /stub-error-([45]\d\d)/;
/** The `error_code` of a job whose `audio_url` belongs to the service but to no upload, and of a failure of the service. */
const [NO_FILE, FAILED] = [404, 500];

/** Takes a job from `queued` through `processing` to `done` or `error`, and sends its notifications. */
export async function processJob(service: Service, id: string, baseUrl: string): Promise<void> {
  const { settings, jobs } = service;
  service.unfinished += 1;
  await sleep(settings.queueTime, undefined, { ref: false });
  jobs.update(id, { status: 'processing' });
  await sleep(settings.processingTime, undefined, { ref: false });
  service.unfinished -= 1;
  try {
    await finishJob(service, id, baseUrl);
  } catch (error) {
    settings.log(`the service failed: ${(error as Error).stack}`);
    jobs.fail(id, FAILED);
  }
}

async function finishJob({ settings, jobs, uploads, notifier }: Service, id: string, base: string) {
  const request = jobs.get(id)?.request_params as PreRecordedRequest | undefined;
  // Newer jobs may have taken its place.
  if (!request) return;
  const { audio_url, callback, callback_config: to, callback_url } = request;
  const file = uploads.at(audio_url, base);
  const [, code] = REQUESTED_ERROR.exec(audio_url) ?? [];
  const seconds = settings.processingTime / 1000;
  const result = file && !code ? await transcribeRecording(request, file, seconds) : null;
  if (file && result) jobs.finish(id, file, result);
  else jobs.fail(id, Number(code ?? NO_FILE));
  // The values of `event` are not specified: these show that they are the stub's.
  const event = result ? 'stub.success' : 'stub.error';
  if (callback && to) notifier.send(to.url, { id, event }, to.method);
  if (callback_url && result) notifier.send(callback_url, result);
  if (settings.webhook && result) notifier.send(settings.webhook, { id });
}
