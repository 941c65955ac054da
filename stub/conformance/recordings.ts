/** Jobs with the speech, from their creation to the result and its callbacks. */
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
} from 'speech-to-text-contract/types';
import { accepted } from '../src/contract.ts';
import { IS_FINAL } from '../src/jobs.ts';
import { makeComplete } from './inputs.ts';
import { jobOf, tryCallbacks } from './notifications.ts';
import { differences } from './relations.ts';
import { fail, failIf, leaveOut, poll, retryIf } from './report.ts';
import type { Run } from './run.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';

/** Tries a job with everything switched on, one with nothing, and one for each callback. */
export async function tryRecordings(run: Run): Promise<void> {
  const audio_url = run.made.recording ?? leaveOut('the upload failed');
  const { callback, callback_config, callback_url, ...options } = makeComplete(
    'PreRecordedRequest',
  ) as PreRecordedRequest;
  // How these go together with the list of languages is not specified.
  const { detect_language, enable_code_switching, ...known } = options;
  const everything = {
    ...known,
    audio_url,
    custom_metadata: { conformance: `run-${Date.now()}`, nested: { depth: 1 } },
    language_config: { languages: ['en'] },
  };
  const [unmarked, marked] = await Promise.all([
    tryJob(run, 'nothing switched on', { audio_url }),
    tryJob(run, 'everything switched on', everything),
    tryCallbacks(run, CREATION, async (fields, name) => {
      const job = await tryJob(run, name, { audio_url, ...fields });
      if (!job) return undefined;
      // One arrival that names the job is enough; a body without an identifier cannot name another one.
      const isOther = (id: string) => id !== '' && id !== job.id;
      return (bodies) => [
        bodies.length === 0 && 'nothing arrived in time',
        ...bodies.map(jobOf).map((id) => isOther(id) && `/id: is that of another job, ${id}`),
      ];
    }),
  ]);
  Object.assign(run.made, { unmarked, marked });
}

/** Creates a job, polls it until it is done, and checks the relations in it. */
async function tryJob(run: Run, name: string, request: PreRecordedRequest) {
  const { client, recorder, made } = run;
  const created = await recorder.check(JOBS, `${name}: creation`, async () => {
    const body = await client.expect<PreRecordedJobCreated>(CREATION, { body: request });
    failIf(!body.result_url.includes(body.id) && '/result_url: does not contain the identifier');
    return body;
  });
  if (!created) return undefined;
  const { id, result_url } = created;
  const ask = async () => {
    const found = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
    failIf(...differences('id', found.id, id));
    retryIf(!IS_FINAL[found.status] && `the job is still ${found.status}`);
    if (found.status === 'done') return found;
    return fail(`the job failed with the code ${found.error_code}; try another --audio`);
  };
  const polled = `${name}: polled until it is done`;
  const job = await recorder.check(JOBS, polled, () => poll(run.patience, ask));
  if (!job) return undefined;
  made.jobs.push(id);
  const { custom_metadata, ...parameters } = accepted(parsePreRecordedRequest(request));
  recorder.relate(JOBS, name, { ...job, sent: { ...run.sent, custom_metadata, parameters } });
  return job;
}
