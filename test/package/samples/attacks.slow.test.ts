/** The samples and hostile services: responses without end, echoed keys, connections that take no audio. */
import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  PreRecordedJob,
  PreRecordedJobCreated,
  UploadResponse,
} from 'speech-to-text-contract/examples';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createClient } from '../../../docs/samples/client.ts';
import { need } from '../../support/machine.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, FILES, isPlain, runOn, SAMPLES, startSample } from './run.ts';

const LIVE = FILES.filter((file) => file.startsWith('live.'));
const URL_OF_SERVICE = 'https://speech.invalid';

it('the client reads at most 16 MB of a response, or `maxResponse` bytes, and asks once', async () => {
  let [calls, pulled] = [0, 0];
  const piece = new Uint8Array(1_000_000).fill(0x20);
  const endless = async () => {
    calls += 1;
    const pull = (body: ReadableStreamDefaultController) => {
      pulled += piece.length;
      body.enqueue(piece);
    };
    return new Response(new ReadableStream({ pull }), { status: calls > 1 ? 503 : 200 });
  };
  const client = createClient(URL_OF_SERVICE, 'k', { fetch: endless });
  await expect(client.get('job')).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  expect(pulled).toBeLessThan(20_000_000);
  // Even a status for which it would try again.
  const error = { kind: 'unreadable', message: '503 from /job: over maxResponse' };
  await expect(client.get('job', { maxResponse: 2_500_000 })).rejects.toMatchObject(error);
  expect(calls).toBe(2);
  expect(pulled).toBeLessThan(25_000_000);
  await expect(client.get('job', { maxResponse: 40_000_000 })).rejects.toMatchObject(error);
  expect(pulled).toBeGreaterThan(60_000_000);
});

/** A key that JSON escapes and URLs encode, and which begins some of its forms. */
const KEY = 'secret%+"/~k\\';
/** The forms in which a gateway may echo it. */
const FORMS = [KEY, JSON.stringify(KEY).slice(1, -1), encodeURIComponent(KEY), btoa(KEY)];
const MASKS = FORMS.map(() => '***').join(' ');

it.for([...new Set(FILES.filter((file) => !isPlain(file)).map(extname))])(
  'each *%s sample masks the key in every form, each once',
  async (ending, context) => {
    const folder = temporaryFolder();
    const recording = join(folder, 'speech.wav');
    writeFileSync(recording, 'RIFF');
    const refuse: RequestListener = (_, response) =>
      response.writeHead(400).end(`Never ${FORMS.join(' ')} again.`);
    const { url } = await serve(refuse);
    const own = FILES.filter((file) => extname(file) === ending && !isPlain(file));
    const ends = own.map(async (file) => {
      if (file.startsWith('receive.')) return;
      const recordings = { 'speech.wav': recording, 'garden-visit.wav': recording };
      const known = { ...recordings, FOLDER: folder, RESULT_URL: `${url}/job`, ID: 'a' };
      const { stderr } = await runOn(file, known, envOf({ url, key: KEY }), context);
      expect(stderr, file).toContain(`Never ${MASKS} again.`);
    });
    await Promise.all(ends);
  },
);

/** A service whose sessions are closed at once, with a reason, whatever audio they get. */
async function startClosing(reason: string) {
  const { url, server } = await serve((_, response) => {
    response.writeHead(201).end(JSON.stringify({ url: url.replace('http', 'ws') }));
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.close(4001, reason));
  return url;
}

it.for(LIVE)('%s masks the key in the reason of a close', async (file, context) => {
  const url = await startClosing(FORMS.join(' '));
  const recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, 'RIFF');
  const env = envOf({ url, key: KEY });
  const { stderr } = await runOn(file, { 'speech.wav': recording }, env, context);
  expect(stderr).toContain(`4001`);
  expect(stderr).toContain(MASKS);
});

it.for(LIVE)('%s reads a recording piece by piece, however long', async (file, context) => {
  const url = await startClosing('enough');
  const recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, '');
  // It takes no room on the disk, but would not fit into a buffer.
  truncateSync(recording, 2 ** 33);
  const { stderr } = await runOn(
    file,
    { 'speech.wav': recording },
    envOf({ url, key: 'k' }),
    context,
  );
  expect(stderr).toMatch(/4001.*enough/);
});

/** How much memory a process has used at most, in MB; only Linux tells. */
const peakOf = (pid = 0) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

it.runIf(process.platform === 'linux').for([
  ['uploadAudio.py', 100],
  ['uploadAudio.ts', 200],
  ['transcribe.ts', 200],
  ['batch.ts', 200],
] as const)('%s uploads 300 MB with less than %s MB of memory', async ([file, most], context) => {
  const folder = temporaryFolder();
  const recording = join(folder, 'speech.wav');
  writeFileSync(recording, '');
  truncateSync(recording, 300_000_000);
  let pid: number | undefined;
  let peak = 0;
  let size = 0;
  const { url } = await serve(async (request, response) => {
    for await (const chunk of request) size += chunk.length;
    const created = { ...PreRecordedJobCreated.twoSpeakers, result_url: `${url}/job` };
    const answers = { '/v2/upload': UploadResponse.gardenVisit, '/v2/pre-recorded': created };
    if (request.url === '/v2/upload') peak = peakOf(pid);
    response.writeHead(request.method === 'POST' ? 201 : 200);
    response.end(JSON.stringify(Object(answers)[request.url ?? ''] ?? PreRecordedJob.done));
  });
  const given = [file === 'batch.ts' ? folder : recording];
  const run = await startSample(file, given, envOf({ url, key: 'secret' }), context);
  pid = run.child.pid;
  expect(await run.ended, run.printed()).toEqual([0, null]);
  expect(size).toBeGreaterThan(300_000_000);
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(most);
});

it('client.py quotes the beginning of an error response, and uses little memory for one of 15 MB', async (context) => {
  const { url } = await serve((_, response) => {
    response.writeHead(400).end('\u0007'.repeat(15_000_000));
  });
  const command = [need('Python with websockets', context), join(SAMPLES, 'createLiveSession.py')];
  const env = envOf({ url, key: 'secret' });
  const child = spawn('sh', ['-c', 'ulimit -v 500000; exec "$0" "$1"', ...command], { env });
  expect(await text(child.stderr)).toMatch(/^400 from v2\/live: (\\x07){100,125}\n$/);
});

it('live.py refuses a message of more than 4 MB', async (context) => {
  const { url, server } = await serve((_, response) => {
    response.writeHead(201).end(JSON.stringify({ url: url.replace('http', 'ws') }));
  });
  const codes: number[] = [];
  new WebSocketServer({ server, perMessageDeflate: true }).on('connection', (socket) => {
    socket.send(`[${'[],'.repeat(1_500_000)}7]`);
    socket.on('close', (code) => codes.push(code));
  });
  const recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, 'RIFF');
  const env = envOf({ url, key: 'secret' }, { attempts: 0 });
  const { status, stderr } = await runOn('live.py', { 'speech.wav': recording }, env, context);
  expect(status).toBeGreaterThan(0);
  expect(codes).toEqual([1009]);
  expect(stderr).not.toContain('cannot be read');
});
