import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JobPage, PreRecordedJob, UploadResponse } from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Address, createJob, list, start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { need } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import {
  CALLS,
  envOf,
  LIVE,
  prints,
  RECORDING,
  runOn,
  runSample,
  SAMPLES,
  serveAnswers,
} from './run.ts';

/** A recording whose name must be escaped in a form. */
const ODD = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
writeFileSync(ODD, writeWav(1));

const urlOf = (service: Address, id: string) => `${service.url}/v2/pre-recorded/${id}`;

it.for(['.py', '.sh', '.ts'])('each *%s sample prints the response', async (ending, context) => {
  const stub = await start({ queueTime: 20, processingTime: 50 });
  const { id } = await createJob(stub, {});
  const ends = CALLS.filter((file) => file.endsWith(ending)).map(async (file) => {
    // Some programs accept a base URL that ends in a slash.
    const url = file.startsWith('transcribe.') ? `${stub.url}/` : stub.url;
    const given = { job: urlOf(stub, id), recording: ODD };
    const ended = await runOn(file, { ...stub, url }, context, given);
    expect(ended, file).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout, file).toMatch(prints(file, stub.url, id));
  });
  await Promise.all(ends);
});

it('samples escape the control characters in a response', async (context) => {
  const odd = 'a\u001b[31m\u0007';
  const result = { transcription: { full_transcript: odd } };
  const job = { ...PreRecordedJob.done, id: odd, result };
  const service = await serveAnswers((url) => ({
    '/v2/upload': { ...UploadResponse.gardenVisit, audio_url: `${url}/${odd}` },
    '/v2/pre-recorded': { id: odd, result_url: `${url}/job` },
    '/job': job,
    '/v2/transcription': { items: [job], next: null },
    '/v2/live': { url: `ws://${odd}` },
  }));
  const given = { job: `${service.url}/job` };
  const ends = CALLS.map((file) => runOn(file, { ...service, key: 'k' }, context, given));
  for (const { stdout, stderr } of await Promise.all(ends)) {
    expect(stdout + stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(/\p{Cc}(?<!\n)/u);
  }
});

it.for(LIVE)('%s resumes a live session and loses no audio', async (file, context) => {
  const service = await start({ disconnectAfter: 1 });
  const { status, stdout } = await runOn(file, service, context, { recording: ODD });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^partial \w+[\s\S]*^final {3}\w+/m);
  const connections = service.calls.filter((call) => call.operation === 'connectLiveSession');
  expect(connections).toHaveLength(2);
  const [session] = await list(service, '?kind=live');
  expect(session?.result?.metadata?.audio_duration).toBe(1);
});

it('batch.ts transcribes a folder and continues after a crash without creating a job twice', async (context) => {
  const service = await start();
  const folder = temporaryFolder();
  for (const name of ['a.wav', 'b.MP4', 'c.wav', 'notes.txt'])
    writeFileSync(join(folder, name), writeWav(1));
  const transcribe = (...flags: string[]) =>
    runSample('batch.ts', [folder, ...flags], envOf(service, { attempts: 0 }), context);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const begun = await createJob(service, {});
  writeFileSync(join(folder, 'a.wav.job'), `mark of a\n${urlOf(service, begun.id)}`);
  // As if a run had crashed between creating the job and saving its URL.
  const marked = await createJob(service, { custom_metadata: { mark: 'mark of b' } });
  writeFileSync(join(folder, 'b.MP4.job'), 'mark of b');
  // A service may list other jobs, too.
  const body = { ...JobPage.firstPage, next: null, items: [begun, marked] };
  service.fault({ operation: 'listTranscriptionJobs', status: 200, times: 1, body });
  const { status, stdout, stderr } = await transcribe('--srt', '--vtt', '--speakers');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^3 transcribed, 0 done before, 0 failed, 1 skipped\n/m);
  expect(stdout).toMatch(/^notes\.txt: skipped: unknown extension$/m);
  expect(readdirSync(folder).filter((name) => name.endsWith('.job'))).toEqual([]);
  expect(textOf('c.wav.txt')).toMatch(/^Speaker 0: \w+/);
  expect(textOf('c.wav.srt')).toMatch(/^1\n00:00:/);
  expect(JSON.parse(textOf('b.MP4.json')).id).toBe(marked.id);
  expect(await list(service)).toHaveLength(3);
  rmSync(join(folder, 'c.wav.vtt'));
  const later = await transcribe('--srt', '--vtt');
  expect(later).toMatchObject({ status: 0, stderr: '' });
  expect(later.stdout.split('\n').slice(0, 2)).toEqual([
    'c.wav: subtitles added',
    '0 transcribed, 3 done before, 0 failed, 1 skipped',
  ]);
  expect(textOf('c.wav.vtt')).toMatch(/^WEBVTT\n\n00:00:/);
  expect(await list(service)).toHaveLength(3);
});

it('live-backend.ts lets a page choose only the language of a session', async () => {
  const stub = await start();
  vi.stubEnv('BASE_URL', stub.url).stubEnv('API_KEY', stub.key);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks());
  const { POST } = await import('../../../docs/samples/live-backend.ts');
  const ask = async (body: string) => {
    const response = await POST(new Request('https://page.invalid', { method: 'POST', body }));
    return [response.status, await response.json()];
  };
  const wishes = { language: 'fr', callback: true, callback_config: { url: 'https://b.invalid' } };
  const made = [201, { url: expect.stringMatching(/^ws:/) }];
  expect(await ask(JSON.stringify(wishes))).toEqual(made);
  const [session] = await list(stub, '?kind=live');
  const chosen = { callback: false, language_config: { languages: ['fr'] } };
  expect(session?.request_params).toMatchObject(chosen);
  expect(session?.request_params).not.toHaveProperty('callback_config');
  expect(await ask('not JSON')).toEqual(made);
  expect((await ask('{"language": 7}'))[0]).toBe(422);
  expect((await ask('{}'.padEnd(1001)))[0]).toBe(413);
  stub.fault({ operation: 'createLiveSession', status: 401, body: 'wrong key' });
  expect(await ask('{}')).toEqual([502, { message: 'No session for now.' }]);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/401 .*wrong key/)]);
});

it.for(['python', 'live-sessions'])(
  'the program in %s.md runs next to the samples',
  async (guide, context) => {
    const folder = temporaryFolder();
    for (const file of readdirSync(SAMPLES).filter((name) => name.endsWith('.py')))
      copyFileSync(join(SAMPLES, file), join(folder, file));
    copyFileSync(RECORDING, join(folder, 'speech.wav'));
    const text = readFileSync(join(ROOT, 'docs', `${guide}.md`), 'utf8');
    const [, program = ''] = /^```python\n([\s\S]*?)^```/m.exec(text) ?? [];
    const env = envOf(await start());
    const options = { cwd: folder, env, timeout: 120_000 };
    const run = promisify(execFile)(need('Python', context), ['-c', program], options);
    expect((await run).stdout).toMatch(/^(final +)?Hello/m);
  },
);

it('the Python samples pass mypy --strict', (context) => {
  const mypy = need('mypy', context);
  // Old versions of websockets have types that mypy does not find.
  const options =
    '--strict --no-site-packages --ignore-missing-imports --cache-dir ../../.build/mypy';
  const run = promisify(execFile)('sh', ['-c', `${mypy} ${options} *.py`], { cwd: SAMPLES });
  return expect(run).resolves.toBeDefined();
});
