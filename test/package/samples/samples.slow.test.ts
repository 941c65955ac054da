/** The samples, run against the stub with the commands in their first lines, and the backend of a page. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Stub, startStub } from '../../../packages/stub/src/index.ts';
import { createJob, list, start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { type Context, need } from '../../support/machine.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { startFaulty } from './faults.ts';
import {
  type Address,
  compiledSample,
  type Ended,
  envOf,
  FILES,
  isPlain,
  LIVE,
  runOn,
  runSample,
  SAMPLES,
  startSample,
} from './run.ts';

/** The duration of the recording. */
const SECONDS = 1;
let stub: Stub;
let recording: string;

beforeAll(async () => {
  stub = await startStub({ queueTime: 20, processingTime: 50 });
  recording = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
  writeFileSync(recording, writeWav(SECONDS));
  return async () => {
    expect(stub.violations).toEqual([]);
    await stub.close();
  };
});

/** The output of a sample in every language, given the ID of its job. */
const PRINTS: Record<string, (id: string) => RegExp> = {
  listTranscriptionJobs: (id) => new RegExp(id),
  uploadAudio: () => new RegExp(`${stub.url}/file/[\\w-]+`),
  createPreRecordedJob: () => new RegExp(`${stub.url}/v2/pre-recorded/[\\w-]{36}`),
  getPreRecordedJob: (id) => new RegExp(`${id}[\\s\\S]*done`),
  createLiveSession: () => /ws:\/\/\S+/,
  transcribe: () => /\w+ \w+/,
};

const urlOf = (service: Address, id: string) => `${service.url}/v2/pre-recorded/${id}`;

describe('the samples', () => {
  const calls = FILES.filter((file) => !/^(live|receive|batch)\./.test(file));

  it.for(calls)('%s prints the response of the stub', async (file, context) => {
    const { id } = await createJob(stub, {});
    // Some programs accept a base URL that ends in a slash.
    const url = file.startsWith('transcribe.') ? `${stub.url}/` : stub.url;
    const job = urlOf(stub, id);
    const ended = await runOn(file, { ...stub, url }, context, { id, job, recording });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    // An operation that `PRINTS` does not list may have a response without a body.
    expect(ended.stdout).toMatch(PRINTS[file.replace(/\..*/, '')]?.(id) ?? /^/);
  });

  it.for(calls.filter(isPlain))('%s fails if the key is wrong', async (file, context) => {
    const ended = await runOn(file, { ...stub, key: 'wrong' }, context, { recording });
    expect(ended.status).toBeGreaterThan(0);
    expect(ended.stdout + ended.stderr).toContain('401');
  });

  // One in Python is enough: all share the check of the key.
  it.for(FILES.filter((file) => /^(?!receive).*\.ts$|^live\.py$/.test(file) && !isPlain(file)))(
    '%s reports an invalid key',
    async (file, context) => {
      const env = envOf({ ...stub, key: 'my\nkey' });
      const { status, stderr } = await runSample(file, [recording], env, context);
      expect(status).toBeGreaterThan(0);
      expect(stderr).toMatch(/\bkey\b/);
      expect(stderr).not.toMatch(/Traceback|^\s+at .*:\d+|my/m);
    },
  );

  it.for(['live.py', 'transcribe.sh', 'transcribe.ts', 'uploadAudio.py', 'uploadAudio.ts'])(
    '%s names a file that it cannot read',
    async (file, context) => {
      const { status, stderr } = await runSample(file, ['nowhere.wav'], envOf(stub), context);
      expect(status).toBeGreaterThan(0);
      expect(stderr).toContain('nowhere.wav');
      if (!isPlain(file)) expect(stderr).not.toMatch(/Traceback|^\s+at .*:\d+/m);
    },
  );
});

it.for(LIVE)('%s resumes a live session and prints the whole transcript', async (file, context) => {
  const dropping = await start({ disconnectAfter: 1 });
  const [whole, resumed] = await Promise.all(
    [stub, dropping].map((service) => runOn(file, service, context, { recording })),
  );
  const finals = (ended?: Ended) => ended?.stdout.match(/^final {3}.+/gm);
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole?.stdout).toMatch(/^partial .+/m);
  const connections = dropping.calls.filter((call) => call.operation === 'connectLiveSession');
  expect(connections).toHaveLength(2);
  expect(finals(whole)).not.toBeNull();
  expect(finals(resumed)).toEqual(finals(whole));
  const [session] = await list(dropping, '?kind=live');
  expect(session?.result?.metadata?.audio_duration).toBe(SECONDS);
});

describe('batch.ts', () => {
  /** A folder of recordings, and a function that transcribes it. */
  async function prepare(context: Context, names: string[]) {
    const folder = temporaryFolder();
    for (const name of names) writeFileSync(join(folder, name), writeWav(1));
    const transcribe = (service: Address, ...flags: string[]) => {
      const env = envOf(service, { attempts: 0 });
      return runSample('batch.ts', [folder, ...flags], env, context);
    };
    const contentOf = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { folder, transcribe, contentOf };
  }

  it('transcribes a folder, and continues after a crash without creating a job twice', async (context) => {
    const service = await start();
    const names = ['a.wav', 'b.wav', 'c.wav', 'd.wav'];
    const { folder, transcribe, contentOf } = await prepare(context, names);
    writeFileSync(join(folder, 'notes.txt'), '');
    mkdirSync(join(folder, 'deep/er'), { recursive: true });
    writeFileSync(join(folder, 'deep/er/e.WAV'), writeWav(1));
    const begun = await createJob(service, {});
    writeFileSync(join(folder, 'a.wav.job'), `mark of a\n${urlOf(service, begun.id)}`);
    // As if a run had crashed between creating the job and saving its URL.
    const marked = await createJob(service, { custom_metadata: { mark: 'mark of b' } });
    writeFileSync(join(folder, 'b.wav.job'), 'mark of b');
    const { status, stdout, stderr } = await transcribe(service, '--srt', '--vtt', '--speakers');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of names) expect(stdout).toMatch(new RegExp(`^${name}: done$`, 'm'));
    expect(stdout).toMatch(/kept, 5 of 5$/m);
    const E = join('deep', 'er', 'e.WAV');
    expect(stdout).toMatch(/^5 transcribed, 0 done before, 0 failed, 1 skipped\n/m);
    expect(stdout).toMatch(/^notes\.txt: skipped: unknown extension$/m);
    const left = readdirSync(folder, { recursive: true }).map(String);
    expect(left.filter((name) => name.endsWith('.job'))).toEqual([]);
    expect(contentOf(`${E}.srt`)).toMatch(/^1\n00:00:/);
    expect(contentOf('c.wav.txt')).toMatch(/^Speaker 0: \w+/);
    expect(contentOf('c.wav.srt')).toMatch(/^1\n00:00:/);
    expect(contentOf('c.wav.vtt')).toMatch(/^WEBVTT/);
    expect(JSON.parse(contentOf('b.wav.json')).id).toBe(marked.id);
    expect(await list(service)).toHaveLength(names.length + 1);
    rmSync(join(folder, `${E}.vtt`));
    const later = await transcribe(service, '--srt', '--vtt');
    expect(later).toMatchObject({ status: 0, stderr: '' });
    const [added, counts] = later.stdout.split('\n');
    expect(added).toBe(`${E}: subtitles added`);
    expect(counts).toBe('0 transcribed, 5 done before, 0 failed, 1 skipped');
    expect(contentOf(`${E}.vtt`)).toMatch(/^WEBVTT\n\n00:00:/);
    expect(await list(service)).toHaveLength(names.length + 1);
  });

  it('transcribes audio and video by its extension', async (context) => {
    const kinds = 'aac amr flac m4a mkv mov mp3 MP4 ogg opus wav webm'.split(' ');
    const { transcribe } = await prepare(
      context,
      kinds.map((kind) => `a.${kind}`),
    );
    const { stdout } = await transcribe(await start());
    expect(stdout).toMatch(new RegExp(`^${kinds.length} transcribed, .* 0 skipped$`, 'm'));
  });

  it('ignores jobs with other marks even if the list is not filtered', async (context) => {
    const service = await start();
    const other = await createJob(service, { custom_metadata: { mark: 'of another' } });
    const faulty = await startFaulty(service, 'an unfiltered list', /GET .*transcription/);
    const { folder, transcribe, contentOf } = await prepare(context, ['a.wav']);
    writeFileSync(join(folder, 'a.wav.job'), 'mark of a');
    expect(await transcribe(faulty)).toMatchObject({ status: 0 });
    expect(faulty.spoiled).toHaveLength(1);
    expect(JSON.parse(contentOf('a.wav.json')).id).not.toBe(other.id);
    expect(contentOf('a.wav.txt')).toMatch(/^\w+ \w+/);
  });

  it.for([
    [
      'whose creation had no response',
      'a connection closed after the request',
      /POST .*pre-rec/,
      1,
    ],
    ['that failed', 'a failed job', /GET .*pre-rec/, 2],
    ['that the service does not know', 'a 404', /GET .*pre-rec/, 2],
  ] as const)('recovers from a job %s', async ([, fault, calls, jobs], context) => {
    const service = await start();
    const faulty = await startFaulty(service, fault, calls);
    const { transcribe, contentOf } = await prepare(context, ['a.wav']);
    expect(await transcribe(faulty)).toMatchObject({ status: 1 });
    faulty.plant();
    expect(await transcribe(faulty)).toMatchObject({ status: 0, stderr: '' });
    expect(contentOf('a.wav.txt')).toMatch(/^\w+ \w+/);
    expect(await list(service)).toHaveLength(jobs);
  });

  it('stops at Ctrl-C, and says how to continue', async (context) => {
    const service = await start({ processingTime: 3_600_000 });
    const { folder, contentOf } = await prepare(context, ['a.wav', 'b.wav']);
    const run = await startSample('batch.ts', [folder], envOf(service), context);
    // A file may be reported as queued before.
    const waiting = () => run.output.stdout.match(/processing/g);
    await expect.poll(waiting, { timeout: 50_000 }).toHaveLength(2);
    run.child.kill('SIGINT');
    expect(await run.ended).toEqual([130, null]);
    expect(run.output.stderr).toBe('Interrupted. Run the same command again to continue.\n');
    expect(contentOf('a.wav.job')).toMatch(/\n.*pre-recorded/);
  });
});

it('live-backend.ts lets a page choose the language of a session and nothing else', async () => {
  vi.stubEnv('BASE_URL', stub.url);
  vi.stubEnv('API_KEY', stub.key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { POST } = await import('../../../docs/samples/live-backend.ts');
  const ask = async (wishes: string) => {
    const request = new Request('https://page.invalid/session', { method: 'POST', body: wishes });
    const response = await POST(request);
    return [response.status, await response.json()];
  };
  const sent = vi.spyOn(globalThis, 'fetch');
  const wishes = { language: 'fr', callback: true, callback_config: { url: 'https://b.invalid' } };
  const made = [201, { url: expect.stringMatching(/^ws:/) }];
  expect(await ask(JSON.stringify(wishes))).toEqual(made);
  const { callback, callback_config, language_config } = await new Response(
    sent.mock.calls[0]?.[1]?.body,
  ).json();
  // The request contains no defaults.
  expect({ callback, callback_config }).toEqual({});
  expect(language_config.languages).toEqual(['fr']);
  for (const odd of ['not JSON', 'null', '[]', '7']) expect(await ask(odd)).toEqual(made);
  expect((await ask('{"language": 7}'))[0]).toBe(422);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  sent.mockResolvedValueOnce(Response.json({ message: 'wrong key' }, { status: 401 }));
  expect(await ask('{}')).toEqual([502, { message: 'No session for now.' }]);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/401 .*wrong key/)]);
  sent.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await ask('{}'))[0]).toBe(502);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/fetch failed/)]);
  sent.mockRestore();
  logged.mockRestore();
});

describe('transcribe.sh', () => {
  /** A service whose JSON is as another serializer may write it. */
  async function startOdd() {
    const paths: unknown[] = [];
    const { url } = await serve((request, response) => {
      paths.push(request.url);
      const base = url.replaceAll('/', '\\/');
      const answers = {
        '/v2/upload': `{"audio_url":"${base}\\/file\\/x?a=1\\u0026b=\\"2\\""}`,
        '/v2/pre-recorded': `{\n "result_url" : "${base}\\/job?a=1\\u0026b=2", "more": {"result_url": "no"}}`,
      };
      const job = '{"status": "done", "result": {"status": "queued", "title": "the \\"status\\""}}';
      request.resume().on('end', () => response.end(Object(answers)[request.url ?? ''] ?? job));
    });
    return { url, paths };
  }

  it.for(['with', 'without'])('reads JSON of any form %s jq', async (how, context) => {
    need('curl', context);
    const { url, paths } = await startOdd();
    const folder = temporaryFolder();
    const programs = 'awk base64 cat curl date head mktemp rm sed sh sleep tr';
    for (const name of [...programs.split(' '), ...(how === 'with' ? ['jq'] : [])]) {
      const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
      if (found.status !== 0) return context.skip(`needs ${name}`);
      symlinkSync(found.stdout.trim(), join(folder, name));
    }
    const env = { ...envOf({ url, key: 'secret' }), PATH: folder };
    const ended = await runSample('transcribe.sh', [recording], env, context);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(paths).toEqual(['/v2/upload', '/v2/pre-recorded', '/job?a=1&b=2']);
  });

  it('masks no key of fewer than four characters, whose letters are everywhere', async (context) => {
    const { url } = await serve((request, response) => {
      request.resume().on('end', () => response.writeHead(400).end('No such job.'));
    });
    const env = envOf({ url, key: 'o' });
    const { stderr } = await runSample('transcribe.sh', [recording], env, context);
    expect(stderr).toContain('No such job.');
  });
});

it('client.py can be imported without a key', (context) => {
  const python = need('Python with websockets', context);
  const env = { ...process.env, API_KEY: '', PYTHONDONTWRITEBYTECODE: '1' };
  const run = (code: string) => spawnSync(python, ['-c', code], { cwd: SAMPLES, env });
  expect(run('import client')).toMatchObject({ status: 0 });
  expect(String(run('import client; client.call("job", "id")').stderr)).toContain('API_KEY');
});

it('the samples in Python pass mypy in its strict mode', (context) => {
  const files = readdirSync(SAMPLES).filter((file) => file.endsWith('.py'));
  // Old versions of websockets have types that mypy does not find.
  const options = ['--strict', '--no-site-packages', '--ignore-missing-imports'];
  const cache = ['--cache-dir', join(ROOT, '.build/mypy')];
  const run = spawnSync(need('mypy', context), [...options, ...cache, ...files], {
    cwd: SAMPLES,
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/^Success/);
});

it('transcribe.ts ends under Deno even if it polled a job', async (context) => {
  const service = await start({ queueTime: 200 });
  const deno = need('Deno', context);
  const args = ['run', '-A', await compiledSample('transcribe.ts'), recording];
  const { stdout } = await promisify(execFile)(deno, args, { env: envOf(service) });
  expect(stdout).toMatch(/\w+ \w+/);
  const polls = service.calls.filter(({ operation }) => operation === 'getPreRecordedJob');
  expect(polls.length).toBeGreaterThan(1);
});
