/** The samples and hostile services: responses without end, echoed keys, connections that take no audio. */
import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  PreRecordedJob,
  PreRecordedJobCreated,
  UploadResponse,
} from 'speech-to-text-contract/examples';
import { expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createClient } from '../../../docs/samples/client.ts';
import { need } from '../../support/machine.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, FILES, isPlain, LIVE, RECEIVERS, runOn, SAMPLES, startSample } from './run.ts';

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
  const client = createClient('https://speech.invalid', 'k', { fetch: endless });
  await expect(client.get('job')).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  expect(pulled).toBeLessThan(20_000_000);
  // Even a status for which it would try again.
  const error = {
    kind: 'unreadable',
    message: '503 from /job: the response is larger than maxResponse',
  };
  await expect(client.get('job', { maxResponse: 2_500_000 })).rejects.toMatchObject(error);
  expect(calls).toBe(2);
  expect(pulled).toBeLessThan(25_000_000);
  await expect(client.get('job', { maxResponse: 40_000_000 })).rejects.toMatchObject(error);
  expect(pulled).toBeGreaterThan(60_000_000);
});

/** A key that JSON escapes and URLs encode, and which begins some of its forms. */
const key = 'secret%+"/~k\\';
/** The forms in which a gateway may echo it. */
const FORMS = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), btoa(key)];
const MASKS = FORMS.map(() => '***').join(' ');

const masking = FILES.filter((file) => !isPlain(file) && !RECEIVERS.includes(file));
it.for([...new Set(masking.map(extname))])(
  'each *%s sample masks the key in every form, each once',
  async (ending, context) => {
    const refuse: RequestListener = (_, response) =>
      response.writeHead(400).end(`Never ${FORMS.join(' ')} again.`);
    const { url } = await serve(refuse);
    const ends = masking
      .filter((file) => extname(file) === ending)
      .map(async (file) => {
        const { stderr } = await runOn(file, { url, key }, context);
        expect(stderr, file).toContain(`Never ${MASKS} again.`);
      });
    await Promise.all(ends);
  },
);

/** A service with live sessions, which does something at each connection. */
async function startSessions(act: (socket: WebSocket) => void, options = {}) {
  const { url, server } = await serve((_, response) => {
    response.writeHead(201).end(JSON.stringify({ url: url.replace('http', 'ws') }));
  });
  new WebSocketServer({ server, ...options }).on('connection', act);
  return { url, key };
}

it.for(LIVE)('%s masks the key in the reason of a close', async (file, context) => {
  const service = await startSessions((socket) => socket.close(4001, FORMS.join(' ')));
  const { stderr } = await runOn(file, service, context);
  expect(stderr).toContain('4001');
  expect(stderr).toContain(MASKS);
});

/** A file of this size, which takes no room on the disk. */
function sparseFile(size: number): string {
  const file = join(temporaryFolder(), 'speech.wav');
  writeFileSync(file, '');
  truncateSync(file, size);
  return file;
}

it.for(LIVE)('%s reads a recording piece by piece, however long', async (file, context) => {
  const service = await startSessions((socket) => socket.close(4001, 'enough'));
  // It would not fit into a buffer.
  const { stderr } = await runOn(file, service, context, { recording: sparseFile(2 ** 33) });
  expect(stderr).toMatch(/4001.*enough/);
});

/** How much memory a process has used at most, in MB; only Linux tells. */
const peakOf = (pid = 0) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

it
  .runIf(process.platform === 'linux')
  .for(['uploadAudio.py', 'uploadAudio.ts', 'transcribe.ts', 'batch.ts'])(
  '%s uploads 150 MB with less memory than that',
  async (file, context) => {
    let pid: number | undefined;
    let [peak, size] = [0, 0];
    const { url } = await serve(async (request, response) => {
      for await (const chunk of request) size += chunk.length;
      const created = { ...PreRecordedJobCreated.twoSpeakers, result_url: `${url}/job` };
      const answers = { '/v2/upload': UploadResponse.gardenVisit, '/v2/pre-recorded': created };
      if (request.url === '/v2/upload') peak = peakOf(pid);
      response.writeHead(request.method === 'POST' ? 201 : 200);
      response.end(JSON.stringify(Object(answers)[request.url ?? ''] ?? PreRecordedJob.done));
    });
    const recording = sparseFile(150_000_000);
    const given = file === 'batch.ts' ? dirname(recording) : recording;
    const run = await startSample(file, [given], envOf({ url, key }), context);
    pid = run.child.pid;
    expect(await run.ended, run.output.stderr).toEqual([0, null]);
    expect(size).toBeGreaterThan(150_000_000);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(150);
  },
);

it('client.py quotes the beginning of an error response, and uses little memory for one of 15 MB', async (context) => {
  const { url } = await serve((_, response) => {
    response.writeHead(400).end('\u0007'.repeat(15_000_000));
  });
  const command = [need('Python with websockets', context), join(SAMPLES, 'createLiveSession.py')];
  const env = envOf({ url, key });
  const child = spawn('sh', ['-c', 'ulimit -v 500000; exec "$0" "$1"', ...command], { env });
  expect(await text(child.stderr)).toMatch(/^400 from v2\/live: (\\x07){100,125}\n$/);
});

it('live.py refuses a message of more than 4 MB', async (context) => {
  const codes: number[] = [];
  const service = await startSessions(
    (socket) => {
      socket.send(`[${'[],'.repeat(1_500_000)}7]`);
      socket.on('close', (code) => codes.push(code));
    },
    { perMessageDeflate: true },
  );
  const ended = await runOn('live.py', service, context, { limits: { attempts: 0 } });
  expect(ended.status).toBeGreaterThan(0);
  expect(codes).toEqual([1009]);
  expect(ended.stderr).not.toContain('cannot be read');
});
