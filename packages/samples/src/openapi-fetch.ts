import createClient from 'openapi-fetch';
import { formatIssue, oneLine, readPreRecordedJob } from 'speech-to-text-contract/read';
import type { PreRecordedRequest, paths } from 'speech-to-text-contract/types';
// Copy client.ts, too. By itself, openapi-fetch writes no lists in objects and drops null filters.
import { queryOf } from './client.ts';

export type Api = ReturnType<typeof connect>;

/** A client of the service. It sends the key with each call, so it follows no redirect. A cache could hide a new status. */
export function connect(baseUrl: string, key: string) {
  const headers = { 'x-service-key': key };
  const sending = { redirect: 'error', cache: 'no-store' } as const;
  return createClient<paths>({ baseUrl, headers, querySerializer: queryOf, ...sending });
}

/** Uploads a file. Returns its URL. */
export async function upload(api: Api, audio: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.append('audio', audio, name);
  return dataOf(await api.POST('/v2/upload', { body: form })).audio_url;
}

/** Creates a job and waits for its result, by default for up to an hour. */
export async function transcribe(
  api: Api,
  request: PreRecordedRequest,
  signal = AbortSignal.timeout(3_600_000),
) {
  const { id } = dataOf(await api.POST('/v2/pre-recorded', { body: request, signal }));
  // Only `result_url` is specified, but openapi-fetch cannot call it. This path is an assumption.
  const params = { path: { id } };
  for (;;) {
    const answer = await api.GET('/v2/pre-recorded/{id}', { params, signal });
    const job = readPreRecordedJob(dataOf(answer));
    if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
    const { status, error_code, result } = job.value;
    if (status === 'done') return result;
    if (status !== 'queued' && status !== 'processing')
      throw new Error(oneLine(`The job ended with status ${status} and error code ${error_code}.`));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** The body of a successful response. */
function dataOf<T>(answer: { data?: T; error?: unknown; response: Response }): T {
  if (answer.data !== undefined) return answer.data;
  throw new Error(oneLine(`${answer.response.status}: ${JSON.stringify(answer.error)}`));
}
