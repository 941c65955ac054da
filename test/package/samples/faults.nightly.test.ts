/** The samples with failing services and networks: each must end by itself with the reason and without the key. */
import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  PreRecordedJob,
  PreRecordedJobCreated,
  TranscriptMessage,
  UploadResponse,
} from 'speech-to-text-contract/examples';
import { expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveNotingKeys } from '../../../packages/stub/test/support.ts';
import { need } from '../../support/programs.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, FILES, LIVE, runOn, SAMPLES, serveAnswers, startSample } from './run.ts';

/** A key with characters that patterns and shells interpret. */
const key = 'secret%+$*/~&k';

/** Expects that a program ended by itself with an error and printed the reason without control characters. */
function expectFailure(
  { status, stdout, stderr }: Awaited<ReturnType<typeof runOn>>,
  reason: RegExp | string,
) {
  expect(status).toBeGreaterThan(0);
  expect(stderr).toMatch(reason);
  expect(stdout + stderr).not.toMatch(/Traceback|^\s+at .*:\d+|secret|\p{Cc}(?<!\n)/mu);
}

/** The samples that make several calls. */
const PROGRAMS = FILES.filter((file) => /^(live|transcribe)\./.test(file));

it.for(PROGRAMS)(
  '%s names a missing file, and masks the key in the reason of a rejected call',
  async (file, context) => {
    const { url } = await serve((request, response) =>
      request.resume().on('end', () => response.writeHead(400).end(`Never ${key}.\u001b[31m`)),
    );
    const [refused, missing] = await Promise.all([
      runOn(file, { url, key }, context),
      runOn(file, { url, key }, context, { recording: 'missing.wav' }),
    ]);
    expectFailure(missing, /^.*missing\.wav.*\n$/);
    expectFailure(refused, 'Never ***.');
  },
);

/** The faults of calls of client.py by path. */
const FAULTS: Record<string, (response: ServerResponse, elsewhere: string) => unknown> = {
  refused: (response) => response.writeHead(500).end(key),
  fieldless: (response) => response.end('{}'),
  keyed: (response) => response.end(JSON.stringify({ id: [key] })),
  redirect: (response, location) => response.writeHead(307, { location }).end(),
  reset: (response) => response.destroy(),
  truncated: (response) => {
    response
      .writeHead(200, { 'content-length': 1000 })
      .write('{"id": "a"', () => response.destroy());
  },
  silent: () => {},
  trickling: (response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  large: (response) => response.end(`{"id": "a"${' '.repeat(16_000_000)}}`),
};
/** Makes a call to each path and prints its outcome. Only calls without a whole response end at their timeout. */
const CALLS = `import client, sys
caller = client.Client(sys.argv.pop(1), sys.argv.pop(1))
for path in sys.argv[1:]:
    try:
        print(caller.call(path, "id", timeout=1 if path in ("silent", "trickling") else 60))
    except Exception as error:
        print(error)`;

it('client.py raises an error without the key after every fault of a call', async (context) => {
  const elsewhere = await serveNotingKeys((_, response) => response.end('{"id": "a"}'));
  const { url } = await serve(({ url = '' }, response) =>
    FAULTS[url.slice(1)]?.(response, elsewhere.url),
  );
  const paths = Object.keys(FAULTS);
  const python = need('Python', context);
  const env = envOf({ url, key });
  const args = ['-c', CALLS, url, key, ...paths, elsewhere.url];
  const child = spawn(python, args, { cwd: SAMPLES, env });
  const lines = (await text(child.stdout)).trim().split('\n');
  const ends = paths.map((path) => expect.stringMatching(`^(\\d{3}|No response) from ${path}: `));
  // Another origin gets no key.
  expect(lines).toEqual([...ends, "{'id': 'a'}"]);
  expect(elsewhere.keys).toEqual([undefined]);
  expect(lines[0]).toContain('***');
  expect(lines[1]).toContain('the response has no "id" of type str');
  expect(lines[8]).toContain('more than 16000000 bytes');
  expect(lines.join('\n')).not.toContain('secret');
});

it.for(['transcribe.sh', 'transcribe.ts'])(
  '%s does not send the key when it fetches a job from another origin',
  async (file, context) => {
    const done = JSON.stringify(PreRecordedJob.done);
    const elsewhere = await serveNotingKeys((_, response) => response.end(done));
    const job = `${elsewhere.url}/job`;
    const { url } = await serveAnswers(() => ({
      '/v2/upload': UploadResponse.gardenVisit,
      '/v2/pre-recorded': { result_url: job },
    }));
    expect((await runOn(file, { url, key }, context)).status).toBe(0);
    expect(elsewhere.keys).toEqual([undefined]);
  },
);

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
const transcript = (text: string) => {
  const utterance = { ...TranscriptMessage.final.data.utterance, text };
  const data = { ...TranscriptMessage.final.data, utterance };
  return JSON.stringify({ ...TranscriptMessage.final, data });
};

/** What a service does to a session, the error of live.py, and the limits of the test. */
const SESSIONS: [act: (socket: WebSocket) => unknown, RegExp, Record<string, number>][] = [
  [(socket) => socket.terminate(), /1 attempts to reconnect failed/, { attempts: 1 }],
  [(socket) => atStop(socket, () => socket.close(1011, 'over')), /1011.*over/, {}],
  [(socket) => socket.close(4001, 'over'), /4001.*over/, {}],
];

it('live.py ends with an error if its session is lost or rejected', async (context) => {
  const ends = SESSIONS.map(async ([act, reason, limits]) =>
    expectFailure(await runOn('live.py', await startSessions(act), context, { limits }), reason),
  );
  await Promise.all(ends);
});

it.for(LIVE)(
  '%s skips unknown frames, prints errors, and repeats the stop if the connection is lost',
  async (file, context) => {
    const odd = ['', '{', 'null', '[]', '7', '{}', '{"type":7}', '{"type":"transcript"}'];
    const odder = ['{"type":"transcript","data":null}', transcript('\ud800'), '['.repeat(1e5)];
    const other = { session_id: 's', created_at: '2026-01-31T12:00:00Z' };
    const errors = [
      { ...other, type: 'error', data: { message: 'no speech\u001b[31m' } },
      { ...other, type: 'add_on', error: 'no summary' },
      { ...other, type: 'later', data: { error: { status: 'no chapters' } } },
    ];
    let stops = 0;
    const service = await startSessions((socket) => {
      for (const frame of [...odd, ...odder, Buffer.of(0xff)]) socket.send(frame);
      for (const error of errors) socket.send(JSON.stringify(error));
      atStop(socket, () => {
        stops += 1;
        if (stops === 1) return socket.terminate();
        socket.send(transcript('Hello.\u001b[31m'));
        // Without a code: 1005.
        socket.close();
      });
    });
    const { status, stdout, stderr } = await runOn(file, service, context);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^final +Hello\.\\(u001b|x1b)\[31m$/m);
    expect(stderr).toMatch(
      /^error: .*no speech.*\n[\s\S]*^add_on: .*no summary.*\n[\s\S]*^later: .*no chapters/m,
    );
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stops).toBe(2);
  },
);

it.runIf(process.platform === 'linux')(
  'transcribe.ts uploads 150 MB in less than 150 MB of memory',
  async (context) => {
    const large = join(temporaryFolder(), 'speech.wav');
    // A sparse file needs no disk space.
    writeFileSync(large, '');
    truncateSync(large, 150_000_000);
    let [pid, peak]: (number | undefined)[] = [];
    const { url } = await serveAnswers((url) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      peak ??= Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
      const created = { ...PreRecordedJobCreated.twoSpeakers, result_url: `${url}/job` };
      const upload = UploadResponse.gardenVisit;
      return { '/v2/upload': upload, '/v2/pre-recorded': created, '/job': PreRecordedJob.done };
    });
    const run = await startSample('transcribe.ts', [large], envOf({ url, key }), context);
    pid = run.child.pid;
    expect(await run.ended, run.output.stderr).toEqual([0, null]);
    expect(peak).toBeLessThan(150_000_000);
  },
);
