/** The programs in all languages, with services that misbehave: each ends with a result or a reason. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PreRecordedJob, UploadResponse } from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished } from 'vitest';
import { start } from '../../../packages/stub/test/support.ts';
import { ROOT } from '../../support/contract.ts';
import { need, needDeclaredPackages } from '../../support/programs.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import {
  each,
  envOf,
  expectFailure,
  key,
  LIVE,
  ODD,
  runOn,
  runPython,
  SAMPLES,
  startSample,
} from './run.ts';

const CALLS = ['transcribe.py', 'transcribe.sh', 'transcribe.ts'];

/** The key as PHP and .NET write it in JSON. */
const escaped = key.replace('/', '\\/').replace('+', '\\u002b');

it.for(CALLS)('%s prints the transcript of an uploaded file', async (file, context) => {
  const stub = await start({ queueTime: 20, processingTime: 50 });
  const ended = await runOn(file, { ...stub, url: `${stub.url}/` }, context, ODD);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/\w+ \w+/);
});

it.for([...CALLS, ...LIVE])('%s names a missing file', async (file, context) => {
  const service = { url: 'http://127.0.0.1:9', key };
  const missing = await runOn(file, service, context, 'missing.wav');
  expectFailure(missing, /^.*missing\.wav.*\n$/);
});

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
  if (file.endsWith('.py')) needDeclaredPackages(context);
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
  expectFailure(await runOn(file, service, context, largeFile(3_000_000)), '413');
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
  needDeclaredPackages(context);
  const python = ['--python-executable', need('Python', context)];
  const args = ['--strict', ...python, '--cache-dir', temporaryFolder(), SAMPLES];
  return expect(runPython(need('mypy', context), args)).resolves.toBeDefined();
});
