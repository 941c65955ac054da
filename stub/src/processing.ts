import type { PreRecordedRequestParams } from 'speech-to-text-contract/types/resolved';
import { fail, finish, type Job, showJob } from './jobs.ts';
import type { Service } from './service.ts';

/** An address with this in it fails with the code that it names: `…/stub-error-422.wav`. */
const FAILURE = /stub-error-([45]\d\d)/;
const NOT_FOUND = 404;
const FAILED = 500;

/** Takes a job from queued through processing to done or error, and notifies whoever asked for it. */
export function processJob(service: Service, job: Job): void {
  const { checker, settings, after } = service;
  after(settings.queueTime, () => {
    job.status = 'processing';
    after(settings.processingTime, () => {
      checker.guard(
        'the end of a job',
        () => complete(service, job),
        () => fail(job, FAILED),
      );
    });
  });
}

function complete(service: Service, job: Job): void {
  const { checker, files, jobs, notifier, settings, baseUrl } = service;
  const params = JSON.parse(String(job.params)) as PreRecordedRequestParams;
  const { audio_url, callback, callback_config: to, callback_url } = params;
  const [, code] = FAILURE.exec(audio_url ?? '') ?? [];
  const file = code ? null : files.at(audio_url ?? '', baseUrl);
  const transcriptionTime = settings.processingTime / 1000;
  if (file) finish(job, { file, transcriptionTime, messages: null });
  else fail(job, Number(code ?? NOT_FOUND));
  const { id } = job;
  // The values of `event` are not documented: these say that they are the stub's.
  const event = file ? 'stub.success' : 'stub.error';
  if (callback && to) {
    notifier.send('jobFinished', to, () => ({ id, event }));
  }
  if (!file) return;
  if (callback_url) {
    notifier.send('jobFinishedDeprecated', { url: callback_url }, () => {
      // A job that made room for others by then is not kept for the sake of its result.
      const kept = jobs.get(id);
      if (!kept) checker.notice(id, 'made room for others, so its result was not sent');
      return kept ? showJob(kept).result : null;
    });
  }
  for (const url of settings.webhooks) notifier.send('transcriptionDone', { url }, () => ({ id }));
}
