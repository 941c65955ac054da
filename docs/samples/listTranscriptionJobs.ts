import { formatIssue, readJobPage } from 'speech-to-text-contract/read';

// One line for what goes wrong, instead of a trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const { BASE_URL, API_KEY = '', TIMEOUT = '30' } = process.env;
if (!/^[!-~]+$/.test(API_KEY)) throw new Error('Set API_KEY to your key, in ASCII.');
const response = await fetch(`${BASE_URL}/v2/transcription?status=done&limit=5`, {
  headers: { 'x-service-key': API_KEY },
  redirect: 'error',
  signal: AbortSignal.timeout(Number(TIMEOUT) * 1000),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const page = readJobPage(await response.json());
if (!page.ok) throw new Error(page.issues.map(formatIssue).join('\n'));
const { items } = page.value;
if (!items) throw new Error('The page has no items.');
for (const job of items) console.log(job.id, job.kind, job.status);
