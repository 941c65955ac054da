import type { PreRecordedState } from './jobs.ts';
import { preRecordedResult } from './results.ts';
import type { Service } from './service.ts';

/** An address with this in it fails with the code that it names: `…/stub-error-422.wav`. */
const FAILURE = /stub-error-([45]\d\d)/;
const NOT_FOUND = 404;
const FAILED = 500;

/** Takes a job from queued over processing to done or error, and notifies whoever asked for it. */
export function processJob(service: Service, job: PreRecordedState): void {
  const { queueTime, processingTime } = service.settings;
  service.after(queueTime, () => {
    job.status = 'processing';
    service.after(processingTime, () => {
      service.checker.guard(
        'the result of a recording',
        () => complete(service, job),
        () => service.jobs.fail(job, FAILED),
      );
      notify(service, job);
    });
  });
}

function complete(service: Service, job: PreRecordedState): void {
  const url = job.request_params.audio_url ?? '';
  const failure = FAILURE.exec(url);
  job.file = service.files.at(url, service.baseUrl());
  if (!job.file || failure) {
    service.jobs.fail(job, failure ? Number(failure[1]) : NOT_FOUND);
    return;
  }
  const { audio_duration, number_of_channels } = job.file;
  const audio = { duration: audio_duration ?? 0, channels: number_of_channels ?? 1 };
  const seconds = service.settings.processingTime / 1000;
  service.jobs.finish(job, preRecordedResult(job.request_params, audio, seconds));
}

function notify({ notifier }: Service, job: PreRecordedState): void {
  const { callback, callback_config: to, callback_url } = job.request_params;
  const done = job.status === 'done';
  // The values of `event` are not documented: these say that they are the stub's.
  const event = done ? 'stub.success' : 'stub.error';
  if (callback && to) {
    notifier.send('jobFinished', 'PreRecordedCallback', to, { id: job.id, event });
  }
  if (!done) return;
  if (callback_url) {
    notifier.send('jobFinishedDeprecated', null, { url: callback_url }, job.result);
  }
  notifier.sendWebhooks(job.id);
}
