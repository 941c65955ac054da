// npx tsx batch.ts FOLDER; run it again after a crash, and it goes on where it stopped
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from './client.ts';

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
      const job = await client.wait(await addressOf(name));
      await write(`${name}.json`, JSON.stringify(job));
      console.log(`${name}: ${job.result?.transcription?.full_transcript}`);
    } catch (error) {
      console.error(`${name}: ${error}`);
      process.exitCode = 1;
    }
  }
}

/** The address of the job of a file: kept when it is created, so that no file is paid for twice. */
async function addressOf(name: string): Promise<string> {
  const kept = join(folder, `${name}.job`);
  if (existsSync(kept)) return readFile(kept, 'utf8');
  const audio_url = await client.upload(await openAsBlob(join(folder, name)), name);
  const { result_url } = await client.create({ audio_url });
  await write(`${name}.job`, result_url);
  return result_url;
}

/** Writes a file whole, or not at all. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.part`), text);
  await rename(join(folder, `${name}.part`), join(folder, name));
}
