import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { PreRecordedJob, PreRecordedJobCreated } from 'speech-to-text-contract/examples';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';

/** A mock service that refuses invalid requests, and responds to others with documented examples. */
export const server = setupServer(
  http.post('*/v2/pre-recorded', async ({ request }) => {
    const parsed = parsePreRecordedRequest(await request.json());
    if (parsed.ok) return HttpResponse.json(PreRecordedJobCreated.twoSpeakers, { status: 201 });
    return HttpResponse.json({ issues: parsed.issues.map(formatIssue) }, { status: 422 });
  }),
  http.get('*/v2/pre-recorded/:id', () => HttpResponse.json(PreRecordedJob.done)),
);
