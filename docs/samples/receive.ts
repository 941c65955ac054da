// npx tsx receive.ts; give the service http://…/callback as callback_config.url, and http://…/webhook
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { formats } from 'speech-to-text-contract/formats';
import { readPreRecordedCallback, readPreRecordedWebhook } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '', PORT = '8080', JOBS = 'jobs' } = process.env;

/** Who creates a job writes its `result_url` into `ID.wanted`. Once it has finished, it is in `ID.json`. */
const fileOf = (id: string, ending: 'wanted' | 'json' | 'part') => join(JOBS, `${id}.${ending}`);
const client = createClient(BASE_URL, API_KEY);
/** Jobs are fetched one after the other, so that none is fetched twice at the same time. */
let fetching = Promise.resolve();

const READERS = new Map([
  ['POST /callback', readPreRecordedCallback],
  ['PUT /callback', readPreRecordedCallback],
  ['POST /webhook', readPreRecordedWebhook],
]);

await mkdir(JOBS, { recursive: true });
const server = createServer(async (request, response) => {
  const read = READERS.get(`${request.method} ${request.url}`);
  if (!read) return response.writeHead(404).end();
  const notification = read(await bodyOf(request).catch(() => undefined));
  // Whatever else it lacks: only the identifier is used. It becomes the name of a file.
  const id = notification.ok ? notification.value.id?.toLowerCase() : undefined;
  if (!id || !formats.uuid(id)) return response.writeHead(400).end('the id is not a UUID');
  // Nothing is lost by a crash from here on: the job is wanted until it is stored.
  response.writeHead(204).end();
  take(id);
});
server.listen(Number(PORT), () => console.log('Listening:', server.address()));
await sweep();
setInterval(() => sweep().catch(console.error), 600_000);

/** Finds what has finished without a notification, or before a crash. */
async function sweep(): Promise<void> {
  const names = await readdir(JOBS);
  for (const name of names) if (name.endsWith('.wanted')) take(name.slice(0, -'.wanted'.length));
}

function take(id: string): void {
  fetching = fetching.then(() => fetchJob(id)).catch((error) => console.error(`${id}: ${error}`));
}

/** Stores a wanted job that has finished, by what the service says: anyone could have sent a notification. */
async function fetchJob(id: string): Promise<void> {
  if (!existsSync(fileOf(id, 'wanted'))) return;
  const job = await client.get((await readFile(fileOf(id, 'wanted'), 'utf8')).trim());
  if (job.status !== 'done' && job.status !== 'error') return;
  await writeFile(fileOf(id, 'part'), JSON.stringify(job));
  await rename(fileOf(id, 'part'), fileOf(id, 'json'));
  await rm(fileOf(id, 'wanted'));
  console.log(`${id} ${job.status}\n${job.result?.transcription?.full_transcript ?? ''}`);
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
