import createClient from 'openapi-fetch';
import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';
import type { PreRecordedRequest, paths } from 'speech-to-text-contract/types';

/** Creates a job and waits for its result. */
export async function transcribe(
  service: { url: string; key: string },
  request: PreRecordedRequest,
  signal?: AbortSignal,
) {
  const headers = { 'x-service-key': service.key };
  const client = createClient<paths>({ baseUrl: service.url, headers, redirect: 'error' });
  const until = () => AbortSignal.any([AbortSignal.timeout(30_000), ...(signal ? [signal] : [])]);
  const created = await client.POST('/v2/pre-recorded', { body: request, signal: until() });
  if (!created.data)
    throw new Error(`${created.response.status}: ${JSON.stringify(created.error)}`);
  // The path of this call is an assumption of the contract. Only `result_url` is
  // specified, but openapi-fetch cannot call a whole URL.
  const params = { path: { id: created.data.id } };
  for (let pause = 500; ; pause = Math.min(pause * 1.5, 15_000)) {
    const { data, error, response } = await client.GET('/v2/pre-recorded/{id}', {
      params,
      signal: until(),
    });
    if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(error)}`);
    const job = readPreRecordedJob(data);
    if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
    const { status, error_code, result } = job.value;
    if (status === 'done') return result;
    if (status !== 'queued' && status !== 'processing')
      throw new Error(`the job ended with status ${status} and error code ${error_code}`);
    const asked = Number(response.headers.get('retry-after')) * 1000 || 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, Math.min(asked, 60_000))));
    signal?.throwIfAborted();
  }
}
