/** A typed client: paths, parameters and bodies are checked by the compiler. */
import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';
import type { PreRecordedRequest, PreRecordedResult } from 'speech-to-text-contract/types';

/** Uploads a file, creates a job, and waits for its result. */
export async function transcribe(
  service: { url: string; key: string },
  file: Blob,
): Promise<PreRecordedResult> {
  const headers = { 'x-service-key': service.key };
  const client = createClient<paths>({ baseUrl: service.url, headers });

  const form = new FormData();
  form.append('audio', file, 'speech.wav');
  const upload = await client.POST('/v2/upload', { body: form });
  if (!upload.data) throw new Error(`the upload failed: ${JSON.stringify(upload.error)}`);

  const created = await client.POST('/v2/pre-recorded', {
    body: {
      audio_url: upload.data.audio_url,
      summarization: true,
      // A code that the contract lists, and one that it leaves open.
      language_config: { languages: ['en', 'zu'] },
    } satisfies PreRecordedRequest,
  });
  if (!created.data) throw new Error(`no job was created: ${JSON.stringify(created.error)}`);

  for (;;) {
    const { data: job, error } = await client.GET('/v2/pre-recorded/{id}', {
      params: { path: { id: created.data.id } },
    });
    if (!job) throw new Error(`the job is lost: ${JSON.stringify(error)}`);
    // The status tells the compiler what else is there. The cast brings back the fields that are
    // always null, such as the error of an add-on that succeeded: openapi-fetch drops them.
    if (job.status === 'done') return job.result as PreRecordedResult;
    if (job.status === 'error') throw new Error(`the job failed with ${job.error_code}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The newest finished jobs. */
export async function finishedJobs(service: { url: string; key: string }, limit: number) {
  const headers = { 'x-service-key': service.key };
  const client = createClient<paths>({
    baseUrl: service.url,
    headers,
    querySerializer: { array: { style: 'form', explode: true } },
  });
  const { data, error, response } = await client.GET('/v2/transcription', {
    params: { query: { limit, status: ['done'], kind: ['pre-recorded', 'live'] } },
  });
  return data ? data.items : { status: response.status, error };
}

/** What the compiler refuses; the test compiles this file. */
export function mistakes(): unknown[] {
  const client = createClient<paths>();
  return [
    // @ts-expect-error there is no such path
    () => client.GET('/v2/jobs'),
    // @ts-expect-error the toggle is misspelt; openapi-fetch itself lets unknown fields pass
    { audio_url: 'x', diarisation: true } satisfies PreRecordedRequest,
    // @ts-expect-error a job needs an address
    () => client.POST('/v2/pre-recorded', { body: {} }),
    // @ts-expect-error there is no such status
    () => client.GET('/v2/transcription', { params: { query: { status: ['finished'] } } }),
  ];
}
