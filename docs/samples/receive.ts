// npx tsx receive.ts; give the service http://…/callback as callback_config.url, and http://…/webhook
import { createServer, type IncomingMessage } from 'node:http';
import { parsePreRecordedCallback, parsePreRecordedWebhook } from 'speech-to-text-contract/parse';
import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';

const { BASE_URL, API_KEY = '', PORT = '8080' } = process.env;

const PARSERS = new Map([
  ['POST /callback', parsePreRecordedCallback],
  ['PUT /callback', parsePreRecordedCallback],
  ['POST /webhook', parsePreRecordedWebhook],
]);

const server = createServer(async (request, response) => {
  const call = `${request.method} ${request.url}`;
  const parse = PARSERS.get(call);
  if (!parse) return response.writeHead(404).end();
  const notification = parse(await bodyOf(request).catch(() => undefined));
  if (!notification.ok) {
    return response.writeHead(400).end(notification.issues.map(formatIssue).join('\n'));
  }
  response.writeHead(204).end();
  await handle(call, notification.value.id).catch((error) => console.error(`${call}: ${error}`));
});
server.listen(Number(PORT), () => console.log('Listening:', server.address()));

/** Fetches the job: anyone could have sent the notification, so only its identifier is used. */
async function handle(call: string, id: string): Promise<void> {
  const response = await fetch(`${BASE_URL}/v2/pre-recorded/${id}`, {
    headers: { 'x-service-key': API_KEY },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const job = readPreRecordedJob(await response.json());
  if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
  console.log(call, id, job.value.status);
  if (job.value.status === 'done') console.log(job.value.result?.transcription?.full_transcript);
}

/** The JSON of a request that is not too large. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 10_000) throw new Error('too large');
  }
  return JSON.parse(text);
}
