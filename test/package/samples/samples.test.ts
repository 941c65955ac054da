import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PreRecordedJob, UploadResponse } from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished, vi } from 'vitest';
import { list, start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { need } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { CALLS, envOf, LIVE, prints, RECORDING, runOn, SAMPLES, serveAnswers } from './run.ts';

/** A recording whose name must be escaped in a form. */
const ODD = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
writeFileSync(ODD, writeWav(1));

it.for(CALLS)('%s prints the transcript of an uploaded file', async (file, context) => {
  const stub = await start({ queueTime: 20, processingTime: 50 });
  // Some programs accept a base URL that ends in a slash.
  const ended = await runOn(file, { ...stub, url: `${stub.url}/` }, context, { recording: ODD });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(prints(file));
});

it('samples escape the control characters in a response', async (context) => {
  const odd = 'a\u001b[31m\u0007';
  const result = { transcription: { full_transcript: odd } };
  const service = await serveAnswers((url) => ({
    '/v2/upload': { ...UploadResponse.gardenVisit, audio_url: `${url}/${odd}` },
    '/v2/pre-recorded': { id: odd, result_url: `${url}/job` },
    '/job': { ...PreRecordedJob.done, id: odd, result },
  }));
  const ends = CALLS.map((file) => runOn(file, { ...service, key: 'k' }, context));
  for (const { stdout, stderr } of await Promise.all(ends)) {
    expect(stdout + stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(/\p{Cc}(?<!\n)/u);
  }
});

it.for(LIVE)('%s resumes a live session and loses no audio', async (file, context) => {
  const service = await start({
    faults: [{ operation: 'sendServerMessage', kind: 'truncate', times: 1 }],
  });
  const { status, stdout } = await runOn(file, service, context, { recording: ODD });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^partial \w+[\s\S]*^final {3}\w+/m);
  const connections = service.calls.filter((call) => call.operation === 'connectLiveSession');
  expect(connections).toHaveLength(2);
  const [session] = await list(service, '?kind=live');
  expect(session?.result?.metadata?.audio_duration).toBe(1);
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
