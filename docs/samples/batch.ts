// Transcribes each recording in a folder and its subfolders.
// Run: npx tsx batch.ts FOLDER [--srt] [--vtt] [--speakers], with client.ts and srt.ts in the same folder.
// After a crash or Ctrl-C, run the same command again to continue. To add subtitles to finished jobs, run the command
// again with --srt or --vtt.
import { randomUUID } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { oneLine, readPreRecordedJob } from 'speech-to-text-contract/read';
import { createClient, type PreRecordedJob, SpeechError } from './client.ts';
import { srtOf, vttOf } from './srt.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { srt: flag, vtt: flag, speakers: flag },
  allowPositionals: true,
});
const { BASE_URL = '', API_KEY = '' } = process.env;
const [folder = '.'] = positionals;

/** The number of files that are transcribed at a time. */
const AT_ONCE = 3;
/**
 * The extensions of the files next to a recording: the transcript, the subtitles in two formats, the finished job, the
 * unfinished job, and a file that is being written.
 */
const BESIDE = ['.txt', '.srt', '.vtt', '.json', '.job', '.part'];

/** A file name with an extension of audio or video. */
const RECORDING = /\.(aac|amr|flac|m4a|mkv|mov|mp3|mp4|ogg|opus|wav|webm)$/i;

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
const client = createClient(BASE_URL, API_KEY, { signal: interrupt.signal });
const isDone = (name: string) => existsSync(join(folder, `${name}.json`));
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  .sort();
const names = files.filter((name) => RECORDING.test(name));
const [left, before] = [names.filter((name) => !isDone(name)), names.filter(isDone)];
const known = new Set(names.flatMap((name) => [name, ...BESIDE.map((ending) => name + ending)]));
const skipped = files.filter((name) => !known.has(name));
const done: string[] = [];
const failed: string[] = [];
for (const name of before) await addSubtitles(name);
const next = left.values();
await Promise.all(Array.from({ length: AT_ONCE }, work));
const counts = `${done.length} transcribed, ${before.length} done before, ${failed.length} failed`;
console.log(`${counts}, ${skipped.length} skipped`);
for (const name of skipped) console.log(`${name}: skipped: unknown extension`);
if (interrupt.signal.aborted) {
  console.error('Interrupted. Run the same command again to continue.');
  process.exitCode = 130;
}

async function work(): Promise<void> {
  for (const name of next) {
    if (interrupt.signal.aborted) return;
    const tell = (what: string) => console.log(`${name}: ${oneLine(what)}`);
    try {
      const job = await client.wait(await jobUrlOf(name, tell), { onStatus: changes(tell) });
      await keep(name, job);
      done.push(name);
      tell(`kept, ${done.length} of ${left.length}`);
    } catch (error) {
      if (interrupt.signal.aborted) return;
      fail(name, error);
      // This job will never be done, so the next run creates another job.
      const isOver =
        error instanceof SpeechError && (error.kind === 'failed' || error.status === 404);
      if (isOver) await rm(join(folder, `${name}.job`), { force: true });
    }
  }
}

/**
 * The URL of the job of a recording. Creates the job if there is none. The metadata of the job has a mark, which is a
 * random ID. The mark is saved before the job is created and the URL afterwards. If a run ends in between, the next
 * run finds the job by its mark.
 */
async function jobUrlOf(name: string, tell: (what: string) => void): Promise<string> {
  const kept = join(folder, `${name}.job`);
  const [known, address] = existsSync(kept) ? (await readFile(kept, 'utf8')).split('\n') : [];
  if (address) return address;
  const marked = known ? client.list({ custom_metadata: { mark: known } }) : [];
  // Check the mark, because the list may contain other jobs. The jobs in the list have no `result_url`. Build the URL
  // from the ID instead. The path of this URL is an assumption.
  for await (const { id, custom_metadata } of marked)
    if (custom_metadata?.mark === known) return `v2/pre-recorded/${id}`;
  tell('uploading');
  const mark = randomUUID();
  await write(`${name}.job`, mark);
  const audio_url = await client.upload(await openAsBlob(join(folder, name)), basename(name));
  const request = { audio_url, diarization: values.speakers, custom_metadata: { mark } };
  const { result_url } = await client.create(request);
  await write(`${name}.job`, `${mark}\n${result_url}`);
  return result_url;
}

/** Writes the transcript, the requested subtitles, and last the job. If the job is saved, all files are complete. */
async function keep(name: string, job: PreRecordedJob): Promise<void> {
  const { full_transcript, ...transcription } = job.result?.transcription ?? {};
  const said = transcription.utterances?.map(({ speaker, text }) => `Speaker ${speaker}: ${text}`);
  const text = (values.speakers && said?.join('\n')) || full_transcript;
  if (typeof text !== 'string') console.error(`${name}: the result has no transcript`);
  await write(`${name}.txt`, `${text ?? ''}\n`);
  if (values.srt) await write(`${name}.srt`, srtOf(transcription));
  if (values.vtt) await write(`${name}.vtt`, vttOf(transcription));
  await write(`${name}.json`, JSON.stringify(job));
  await rm(join(folder, `${name}.job`), { force: true });
}

/** Writes the requested subtitles from the saved job, unless they exist. */
async function addSubtitles(name: string): Promise<void> {
  const lacks = (ending: string) => !existsSync(join(folder, name + ending));
  const [srt, vtt] = [values.srt && lacks('.srt'), values.vtt && lacks('.vtt')];
  if (!srt && !vtt) return;
  try {
    const saved = readPreRecordedJob(
      JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    );
    const transcription = (saved.ok && saved.value.result?.transcription) || {};
    if (srt) await write(`${name}.srt`, srtOf(transcription));
    if (vtt) await write(`${name}.vtt`, vttOf(transcription));
    console.log(`${name}: subtitles added`);
  } catch (error) {
    fail(name, error);
  }
}

function fail(name: string, error: unknown): void {
  console.error(`${name}: ${error}`);
  failed.push(name);
  process.exitCode = 1;
}

/** Reports a status only if it differs from the status before. */
function changes(tell: (status: string) => void): (status: string) => void {
  let before = '';
  return (status) => {
    if (status !== before) tell(status);
    before = status;
  };
}

/** Writes the whole file, or nothing. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.part`), text);
  await rename(join(folder, `${name}.part`), join(folder, name));
}
