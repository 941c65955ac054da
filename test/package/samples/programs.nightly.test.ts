/** The programs in all languages, with the stub and with services that misbehave. Each ends with a result or a reason. */
import { execFile } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  PreRecordedJob,
  TranscriptMessage,
  UploadResponse,
} from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { list, start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { need } from '../../support/programs.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, runOn, SAMPLES, startSample } from './run.ts';

const CALLS = ['transcribe.py', 'transcribe.sh', 'transcribe.ts'];
const LIVE = ['live.py', 'live.ts'];

/** A key with characters that patterns, shells, and JSON interpret. */
const key = 'secret%+$*/~&k';
/** The key as PHP and .NET write it in JSON. */
const escaped = key.replace('/', '\\/').replace('+', '\\u002b');

/** A recording whose name must be escaped in a form. */
const ODD = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
writeFileSync(ODD, writeWav(1));

/** Expects that a program ended by itself with an error and printed the reason without control characters. */
function expectFailure(
  { status, stdout, stderr }: Awaited<ReturnType<typeof runOn>>,
  reason: RegExp | string,
) {
  expect(status, stdout).toBeGreaterThan(0);
  expect(stderr).toMatch(reason);
  expect(stdout + stderr).not.toMatch(/Traceback|^\s+at .*:\d+|secret|\p{Cc}(?<!\n)/mu);
}

it.for(CALLS)('%s prints the transcript of an uploaded file', async (file, context) => {
  const stub = await start({ queueTime: 20, processingTime: 50 });
  const ended = await runOn(file, { ...stub, url: `${stub.url}/` }, context, ODD);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/\w+ \w+/);
});

it.for(LIVE)('%s resumes a live session after a lost connection', async (file, context) => {
  const stub = await start();
  const run = runOn(file, stub, context, ODD);
  await expect.poll(() => stub.disconnect(), { interval: 10 }).toBe(1);
  const { status, stdout, stderr } = await run;
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^partial \w+[\s\S]*^final {3}\w+/m);
  const [session] = await list(stub, '?kind=live');
  // What was on its way when the connection was lost may be missing.
  expect(session?.result?.metadata?.audio_duration).toBeGreaterThanOrEqual(0.75);
});

it.for([...CALLS, ...LIVE])('%s names a missing file', async (file, context) => {
  const service = { url: 'http://127.0.0.1:9', key };
  const missing = await runOn(file, service, context, 'missing.wav');
  expectFailure(missing, /^.*missing\.wav.*\n$/);
});

/** Each program with each row. */
const each = <Row extends unknown[]>(files: string[], rows: Row[]) =>
  files.flatMap((file) => rows.map((row) => [file, ...row] as const));

/** Responses to the first call, and what a program must tell of each. */
const ANSWERS: [name: string, listener: RequestListener, reason: RegExp][] = [
  ['text with the key', (_, r) => r.writeHead(400).end(`Never ${key}.\u001b[31m`), /Never \*\*\*/],
  ['an escaped key', (_, r) => r.writeHead(401).end(`{"message":"bad ${escaped}"}`), /bad \*\*\*/],
  ['a redirect', (_, r) => r.writeHead(307, { location: '/a' }).end(), /307|redirect|has no/],
  ['HTML', (_, r) => r.end('<html>maintenance</html>'), /maintenance|JSON|audio_url/],
  ['an empty body', (_, r) => r.end(), /200|has no/],
  ['no response', (_, r) => r.destroy(), /[Nn]o response|[Ee]mpty reply|reset/],
];
it.for(each([...CALLS, ...LIVE], ANSWERS))(
  '%s tells the reason after %s',
  async ([file, , answer, reason], context) => {
    const { url } = await serve((request, response) =>
      request.resume().on('end', () => answer(request, response)),
    );
    expectFailure(await runOn(file, { url, key }, context), reason);
  },
);

/** A service with a finished job. Its responses may be written in another way, and the job may be elsewhere. */
async function serveJob({
  write = (text: string, _: IncomingMessage, response: ServerResponse): unknown =>
    response.end(text),
  job = '',
}) {
  const { url } = await serve((request, response) => {
    request.resume().on('end', () => {
      const answers: Record<string, object> = {
        '/v2/upload': UploadResponse.gardenVisit,
        '/v2/pre-recorded': { id: PreRecordedJob.done.id, result_url: job || `${url}/job` },
        '/job': PreRecordedJob.done,
      };
      write(JSON.stringify(answers[request.url ?? '']), request, response);
    });
  });
  return { url, key };
}

/** A recording of so many bytes, which needs no disk space. */
function largeFile(size: number): string {
  const path = join(temporaryFolder(), 'speech.wav');
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
}

it.for(CALLS)(
  '%s reads gzip, and a byte order mark where JSON may have one',
  async (file, context) => {
    const service = await serveJob({
      write(text, request, response) {
        if (!request.headers['accept-encoding']) return response.end(text);
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`\uFEFF${text}`));
      },
    });
    expect(await runOn(file, service, context)).toMatchObject({ status: 0, stderr: '' });
  },
);

it.for(CALLS)('%s tells of a 413 that arrives during the upload', async (file, context) => {
  const head = 'HTTP/1.1 413 Payload Too Large\r\ncontent-length: 9\r\nconnection: close\r\n\r\n';
  const gateway = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.pause().end(`${head}too large`);
      setTimeout(() => socket.destroy(), 300);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gateway.close());
  const service = { url: `http://127.0.0.1:${Object(gateway.address()).port}`, key };
  // Debian's httpx 0.23 doesn't read a response after it failed to write.
  const reason = file.endsWith('.py') ? /413|WriteError/ : '413';
  expectFailure(await runOn(file, service, context, largeFile(3_000_000)), reason);
});

it.for(CALLS)('%s sends no key to a job of another origin', async (file, context) => {
  const job = JSON.stringify(PreRecordedJob.done);
  const keys: unknown[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    keys.push(headers['x-service-key']);
    response.end(job);
  });
  const service = await serveJob({ job: `${elsewhere.url}/job` });
  expect((await runOn(file, service, context)).status).toBe(0);
  expect(keys).toEqual([undefined]);
});

it.for(CALLS)('%s uploads 150 MB in less than 150 MB of memory', async (file, context) => {
  let [pid, peak]: (number | undefined)[] = [];
  const service = await serveJob({
    write(text, _, response) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      peak ??= Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
      response.end(text);
    },
  });
  const run = await startSample(file, [largeFile(150_000_000)], envOf(service), context);
  pid = run.child.pid;
  expect(await run.ended, run.output.stderr).toEqual([0, null]);
  expect(peak).toBeLessThan(150_000_000);
});

/** A service with live sessions that acts at each connection. */
async function startSessions(act: (socket: WebSocket) => void) {
  const { url, server } = await serve((_, response) =>
    response.writeHead(201).end(JSON.stringify({ url: url.replace('http', 'ws') })),
  );
  new WebSocketServer({ server }).on('connection', act);
  return { url, key };
}
/** Acts when the client sends the stop. */
const atStop = (socket: WebSocket, act: () => void) =>
  socket.on('message', (frame) => {
    if (String(frame).includes('stop_recording')) act();
  });

const ENDS: [act: (socket: WebSocket) => void, reason: RegExp][] = [
  [(socket) => socket.terminate(), /1006/],
  [(socket) => socket.close(4001, `bad key ${key}`), /4001.*bad key \*\*\*/],
  [(socket) => atStop(socket, () => socket.close(1011, 'over')), /1011.*over/],
];
it.for(each(LIVE, ENDS))(
  '%s ends with an error if its session is lost or rejected: %s',
  async ([file, act, reason], context) => {
    expectFailure(await runOn(file, await startSessions(act), context), reason);
  },
);

it.for(LIVE)(
  '%s skips unknown frames, prints errors, ends after a close frame without the end of TCP, and repeats the stop',
  async (file, context) => {
    const other = { session_id: 's', created_at: '2026-01-31T12:00:00Z' };
    const { data } = TranscriptMessage.final;
    const utterance = { ...data.utterance, text: 'Hello.\u001b[31m' };
    const transcript = { ...other, type: 'transcript', data: { ...data, utterance } };
    const odd = '|{|null|[]|7|{}|{"type":7}|{"type":"transcript"}'.split('|');
    const errors = [
      { ...other, type: 'error', data: { message: 'no speech\u001b[31m' } },
      { type: 'error', message: `rate limited for ${key}` },
      { ...other, type: 'add_on', error: 'no summary' },
      { ...other, type: 'later', data: { error: { status: 'no chapters' } } },
    ];
    let stops = 0;
    const service = await startSessions((socket) => {
      for (const frame of [...odd, '['.repeat(1e5), Buffer.of(0xff)]) socket.send(frame);
      for (const error of errors) socket.send(JSON.stringify(error));
      atStop(socket, () => {
        stops += 1;
        if (stops === 1) return socket.terminate();
        socket.send(JSON.stringify(transcript));
        // A close frame with code 1000, after which the TCP connection stays open.
        Object(socket)._socket.write(Buffer.of(0x88, 2, 3, 232));
        Object(socket)._socket.end = () => {};
      });
    });
    const { status, stdout, stderr } = await runOn(file, service, context);
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/^final +Hello\.\\(u001b|x1b)\[31m$/m);
    for (const said of ['no speech', 'rate limited for ***', 'no summary', 'no chapters'])
      expect(stderr).toContain(said);
    expect(stdout + stderr).not.toMatch(/secret|\p{Cc}(?<!\n)/u);
    expect(stops).toBe(2);
  },
);

/** Runs Python code beside the samples, and mypy. */
const runPython = (program: string, args: string[], env = process.env) => {
  const PYTHONPATH = SAMPLES;
  return promisify(execFile)(program, args, { cwd: ROOT, env: { ...env, PYTHONPATH } });
};

it('live.py ends with an error if its audio is text', async (context) => {
  const { url } = await startSessions(() => {});
  const code = `import asyncio, live
async def audio():
    yield "text"
asyncio.run(live.run("${url.replace('http', 'ws')}", audio(), print))`;
  const run = runPython(need('Python', context), ['-c', code], envOf({ url, key }));
  await expect(run).rejects.toThrow(/bytes-like object is required, not 'str'/);
});

it.for([
  ['python.md', /'diarisation' was unexpected/],
  ['live-sessions.md', /^final /m],
] as const)('the Python code in %s runs', async ([page, printed], context) => {
  const guide = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const code = Array.from(guide.matchAll(/^```python\n([\s\S]*?)^```$/gm), ([, code]) => code);
  const args = ['-c', code.join('\n'), ODD];
  const { stdout } = await runPython(need('Python', context), args, envOf(await start()));
  expect(stdout).toMatch(printed);
});

it('the Python samples pass mypy --strict', (context) => {
  // Types of old versions of websockets have no names that mypy finds.
  const folder = temporaryFolder();
  const config = join(folder, 'mypy.ini');
  writeFileSync(config, '[mypy]\n[mypy-websockets.*]\nfollow_imports = skip\n');
  const args = ['--strict', '--config-file', config, '--cache-dir', folder, SAMPLES];
  return expect(runPython(need('mypy', context), args)).resolves.toBeDefined();
});
