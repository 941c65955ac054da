import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';
import type { PreRecordedRequest, PreRecordedResult } from 'speech-to-text-contract/types';

/** Creates a job and waits for its result. */
export async function transcribe(
  service: { url: string; key: string },
  request: PreRecordedRequest,
): Promise<PreRecordedResult> {
  const headers = { 'x-service-key': service.key };
  const client = createClient<paths>({ baseUrl: service.url, headers });
  const { data: created, error } = await client.POST('/v2/pre-recorded', { body: request });
  if (!created) throw new Error(JSON.stringify(error));
  for (;;) {
    const { data: job } = await client.GET('/v2/pre-recorded/{id}', {
      params: { path: { id: created.id } },
    });
    // The status narrows the job. The cast brings back the fields that are always null, such as
    // the error of an add-on that succeeded: openapi-fetch drops them.
    if (job?.status === 'done') return job.result as PreRecordedResult;
    if (job?.status === 'error') throw new Error(`the job failed with ${job.error_code}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
