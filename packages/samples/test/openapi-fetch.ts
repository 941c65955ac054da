/** What openapi-fetch, which maps responses field by field, keeps of their types; the tests only compile it. */
import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/types';

const { data } = await createClient<paths>().GET('/v2/transcription');
const [job] = data?.items ?? [];
if (job?.kind === 'pre-recorded' && job.status === 'done') {
  const { transcription, translation } = job.result;
  transcription?.languages[0]?.toUpperCase();
  if (translation?.success) translation.error satisfies object | null;
}
