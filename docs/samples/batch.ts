// npx tsx batch.ts FOLDER [--srt] [--vtt] [--speakers]
// Run it again after a crash or Ctrl-C: it continues where it stopped.
import { randomUUID } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, type PreRecordedJob, SpeechError } from './client.ts';
import { srtOf, vttOf } from './srt.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { srt: flag, vtt: flag, speakers: flag },
  allowPositionals: true,
});
const { BASE_URL = '', API_KEY = '' } = process.env;
const [folder = '.'] = positionals;

/** How many files are transcribed at a time. */
const AT_ONCE = 3;

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
const client = createClient(BASE_URL, API_KEY, { signal: interrupt.signal });
const names = (await readdir(folder)).filter((name) => /\.(wav|mp3|m4a|flac|ogg)$/i.test(name));
const left = names.filter((name) => !existsSync(join(folder, `${name}.json`)));
let ended = 0;
const next = left.values();
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (interrupt.signal.aborted) {
  console.error('Interrupted. Run the same command again to continue.');
  process.exitCode = 130;
}

async function work(): Promise<void> {
  for (const name of next) {
    if (interrupt.signal.aborted) return;
    const tell = (what: string) => console.log(`${name}: ${what}`);
    try {
      const job = await client.wait(await jobUrlOf(name, tell), { onStatus: changes(tell) });
      await keep(name, job);
      tell(`kept, ${++ended} of ${left.length}`);
    } catch (error) {
      if (interrupt.signal.aborted) return;
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
 * The URL of the job of a file, which is created if there is none. A mark is saved before that, and the URL
 * afterwards: if a run ends in between, the list finds the job by its mark.
 */
async function jobUrlOf(name: string, tell: (what: string) => void): Promise<string> {
  const kept = join(folder, `${name}.job`);
  const [known, address] = existsSync(kept) ? (await readFile(kept, 'utf8')).split('\n') : [];
  if (address) return address;
  const marked = known ? client.list({ custom_metadata: { mark: known } }) : [];
  // Check the mark: it is not specified that the service lists only marked jobs.
  for await (const { id, custom_metadata } of marked)
    if (custom_metadata?.mark === known) return `v2/pre-recorded/${id}`;
  tell('uploading');
  const mark = randomUUID();
  await write(`${name}.job`, mark);
  const audio_url = await client.upload(await openAsBlob(join(folder, name)), name);
  const request = { audio_url, diarization: values.speakers, custom_metadata: { mark } };
  const { result_url } = await client.create(request);
  await write(`${name}.job`, `${mark}\n${result_url}`);
  return result_url;
}

/** Writes the transcript, then the requested subtitles, and last the job, which marks the others as complete. */
async function keep(name: string, job: PreRecordedJob): Promise<void> {
  const { full_transcript, ...transcription } = job.result?.transcription ?? {};
  const said = transcription.utterances?.map(({ speaker, text }) => `Speaker ${speaker}: ${text}`);
  const text = (values.speakers && said?.join('\n')) || full_transcript;
  if (typeof text !== 'string') console.error(`${name}: the result has no transcript`);
  await write(`${name}.txt`, `${text ?? ''}\n`);
  if (values.srt) await write(`${name}.srt`, srtOf(transcription));
  if (values.vtt) await write(`${name}.vtt`, vttOf(transcription));
  await write(`${name}.json`, JSON.stringify(job));
}

/** Reports a status if it has changed. */
function changes(tell: (status: string) => void): (status: string) => void {
  let before = '';
  return (status) => {
    if (status !== before) tell(status);
    before = status;
  };
}

/** Writes a complete file, or none. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.part`), text);
  await rename(join(folder, `${name}.part`), join(folder, name));
}
