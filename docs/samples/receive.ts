// npx tsx receive.ts; give the service http://…/callback as callback_config.url, and http://…/webhook
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { formats } from 'speech-to-text-contract/formats';
import { readPreRecordedCallback, readPreRecordedWebhook } from 'speech-to-text-contract/read';
import { createClient, SpeechError } from './client.ts';

const { BASE_URL = '', API_KEY = '', PORT = '8080', JOBS = 'jobs' } = process.env;

/** The file of a job: an empty `ID.new` until the job is fetched, and then `ID.json`. */
const fileOf = (id: string, ending: 'new' | 'json' | 'part') => join(JOBS, `${id}.${ending}`);
const client = createClient(BASE_URL, API_KEY);
const fetching = new Set<string>();

const READERS = new Map([
  ['POST /callback', readPreRecordedCallback],
  ['PUT /callback', readPreRecordedCallback],
  ['POST /webhook', readPreRecordedWebhook],
]);

await mkdir(JOBS, { recursive: true });
const begun = await readdir(JOBS);
const server = createServer(async (request, response) => {
  const read = READERS.get(`${request.method} ${request.url}`);
  if (!read) return response.writeHead(404).end();
  const notification = read(await bodyOf(request).catch(() => undefined));
  // Only the identifier is used, whatever else is missing. It becomes the name of a file.
  const id = notification.ok ? notification.value.id?.toLowerCase() : undefined;
  if (!id || !formats.uuid(id)) return response.writeHead(400).end('the id is not a UUID');
  try {
    await take(id);
    response.writeHead(204).end();
  } catch (error) {
    console.error(`${id}: ${error}`);
    response.writeHead(500).end();
  }
});
server.listen(Number(PORT), () => console.log('Listening:', server.address()));

// Fetch the jobs accepted before a crash, and those for which no notification came.
for (const name of begun) {
  if (name.endsWith('.new')) fetchJob(name.slice(0, -4));
}
await sweep();
setInterval(sweep, 600_000);

/** Stores that a job has finished, and fetches it, unless it was fetched before. */
async function take(id: string): Promise<void> {
  if (existsSync(fileOf(id, 'json'))) return;
  await writeFile(fileOf(id, 'new'), '');
  fetchJob(id);
}

/** Fetches a job, once: anyone could have sent the notification, so what the service says counts. */
async function fetchJob(id: string): Promise<void> {
  if (fetching.has(id)) return;
  fetching.add(id);
  try {
    const job = await client.finished(`v2/pre-recorded/${id}`);
    await writeFile(fileOf(id, 'part'), JSON.stringify(job));
    await rename(fileOf(id, 'part'), fileOf(id, 'json'));
    await rm(fileOf(id, 'new'), { force: true });
    console.log(`${id} ${job.status}\n${job.result?.transcription?.full_transcript ?? ''}`);
  } catch (error) {
    // The service knows no such job. Anything else is tried again at the next start.
    const isUnknown = error instanceof SpeechError && error.status === 404;
    if (isUnknown) await rm(fileOf(id, 'new'), { force: true });
    console.error(`${id}: ${error}`);
  } finally {
    fetching.delete(id);
  }
}

/** Takes the finished jobs of the last day, whether a notification came for them or not. */
async function sweep(): Promise<void> {
  const after_date = new Date(Date.now() - 86_400_000).toISOString();
  const finished = { kind: ['pre-recorded' as const], status: ['done' as const, 'error' as const] };
  try {
    for await (const { id } of client.list({ ...finished, after_date })) {
      if (id && formats.uuid(id)) await take(id.toLowerCase());
    }
  } catch (error) {
    console.error(`The sweep ended early: ${error}`);
  }
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
