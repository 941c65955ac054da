// npx tsx batch.ts FOLDER; run it again after a crash, and it goes on where it stopped
import { randomUUID } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, SpeechError } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const [folder = '.'] = process.argv.slice(2);

/** How many files are worked on at a time. */
const AT_ONCE = 3;

const client = createClient(BASE_URL, API_KEY);
const names = (await readdir(folder)).filter((name) => /\.(wav|mp3|m4a|flac|ogg)$/i.test(name));
const left = names.filter((name) => !existsSync(join(folder, `${name}.json`))).values();
await Promise.all(Array.from({ length: AT_ONCE }, work));

async function work(): Promise<void> {
  for (const name of left) {
    try {
      const job = await client.wait(await jobUrlOf(name));
      await write(`${name}.json`, JSON.stringify(job));
      console.log(`${name}: ${job.result?.transcription?.full_transcript}`);
    } catch (error) {
      console.error(`${name}: ${error}`);
      process.exitCode = 1;
      // This job will never be done: the next run creates another one.
      const isOver =
        error instanceof SpeechError && (error.kind === 'failed' || error.status === 404);
      if (isOver) await rm(join(folder, `${name}.job`), { force: true });
    }
  }
}

/**
 * The address of the job of a file, which is created where there is none. A mark is kept before that, and
 * the address afterwards: where a run ends in between, the list finds the job by its mark.
 */
async function jobUrlOf(name: string): Promise<string> {
  const kept = join(folder, `${name}.job`);
  const [known, address] = existsSync(kept) ? (await readFile(kept, 'utf8')).split('\n') : [];
  if (address) return address;
  const marked = known ? client.list({ custom_metadata: { mark: known } }) : [];
  for await (const { id } of marked) return `v2/pre-recorded/${id}`;
  const mark = randomUUID();
  await write(`${name}.job`, mark);
  const audio_url = await client.upload(await openAsBlob(join(folder, name)), name);
  const { result_url } = await client.create({ audio_url, custom_metadata: { mark } });
  await write(`${name}.job`, `${mark}\n${result_url}`);
  return result_url;
}

/** Writes a file whole, or not at all. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.part`), text);
  await rename(join(folder, `${name}.part`), join(folder, name));
}
