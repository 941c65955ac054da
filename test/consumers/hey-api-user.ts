/** What is written against the generated client; the test puts it beside the client. */
import { createClient } from './client/client/index.js';
import { createPreRecordedJob, getPreRecordedJob, uploadAudio } from './client/sdk.gen.js';

export async function transcribe(service: { url: string; key: string }, audio: Blob) {
  const client = createClient({
    baseUrl: service.url,
    headers: { 'x-service-key': service.key },
    throwOnError: true,
  });
  const uploaded = await uploadAudio({ client, body: { audio }, throwOnError: true });
  const { audio_url } = uploaded.data;
  const created = await createPreRecordedJob({ client, body: { audio_url }, throwOnError: true });
  for (;;) {
    const { data: job } = await getPreRecordedJob({
      client,
      path: { id: created.data.id },
      throwOnError: true,
    });
    if (job.status === 'done') return job.result?.transcription?.full_transcript;
    if (job.status === 'error') throw new Error(`the job failed with ${job.error_code}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
