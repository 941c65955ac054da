/** The conformance run: the stub passes it, and every kind of planted fault is found. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Check,
  formatReport,
  type Report,
  runConformance,
} from '../stub/src/conformance/index.ts';
import { inputsAround } from '../stub/src/conformance/inputs.ts';
import { type Answer, type Faults, type Stub, startStub } from '../stub/src/index.ts';

/** A port that nothing listens on, for the receiver that the stub's webhook calls. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('against the stub', () => {
  let stub: Stub;
  let report: Report;

  beforeAll(async () => {
    const receiverPort = await freePort();
    stub = await startStub({ webhooks: [`http://127.0.0.1:${receiverPort}/webhook`] });
    report = await runConformance({
      url: stub.url,
      key: stub.key,
      speed: Infinity,
      patience: 20_000,
      strict: true,
      receiverPort,
      webhook: true,
    });
  });
  afterAll(() => stub.close());

  it('violates nothing', () => {
    expect(violated(report)).toEqual([]);
    expect(stub.violations).toEqual([]);
  });

  it('tries everything, and leaves nothing out', () => {
    const areas = new Map<string, number>();
    for (const { area } of report.checks) areas.set(area, (areas.get(area) ?? 0) + 1);
    expect(report.leftOut).toBe(0);
    expect(report.passed).toBe(report.checks.length);
    expect(areas.get('createLiveSession')).toBeGreaterThan(400);
    expect(areas.get('createPreRecordedJob')).toBeGreaterThan(450);
    expect(areas.get('listTranscriptionJobs')).toBeGreaterThan(80);
    expect(areas.get('live session')).toBeGreaterThan(30);
    expect(areas.get('flows')).toBe(2);
    expect(areas.get('notifications')).toBe(4);
  });

  it('tells valid and invalid input apart', () => {
    const names = report.checks
      .filter(({ area }) => area === 'createLiveSession')
      .map(({ name }) => name);
    for (const name of [
      'example minimal',
      '/channels at its maximum',
      '/channels above its maximum',
      '/endpointing below its minimum',
      '/encoding an unknown choice',
      '/callback_config without url',
      '(root) a wrong type, array',
      'without a key',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('reports as a table', () => {
    const lines = formatReport(report).split('\n');
    expect(lines[0]).toMatch(/^ +passed +violated +left out$/);
    expect(lines.at(-1)).toMatch(/^total +\d+ +0 +0$/);
  });
});

/** Changes the answers of one operation that succeed. */
function answering(
  id: string,
  change: (body: Record<string, never>, answer: Answer) => unknown,
): Faults {
  return {
    answer: (operation, answer) => {
      if (operation !== id || answer.status > 299) return answer;
      const body = structuredClone(answer.body) as Record<string, never>;
      return { ...answer, body: change(body, answer) ?? body };
    },
  };
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const PATIENCE = 5_000;

// biome-ignore lint/suspicious/noExplicitAny: faults spoil bodies on purpose, against their types
type Spoilt = any;

/** A fault of each kind, and the check that must find it. */
const FAULTS: [kind: string, faults: Faults, area: string, name: string | RegExp][] = [
  [
    'a wrong status',
    {
      answer: (id, a) =>
        id === 'listTranscriptionJobs' && a.status === 200 ? { ...a, status: 206 } : a,
    },
    'listTranscriptionJobs',
    'no parameters',
  ],
  [
    'a server error on bad input',
    { answer: (_, a) => (a.status === 422 ? { ...a, status: 500 } : a) },
    'uploadAudio',
    'a form without a file',
  ],
  [
    'a wrong content type',
    { answer: (id, a) => (id === 'createLiveSession' ? { ...a, contentType: 'text/html' } : a) },
    'createLiveSession',
    'example minimal',
  ],
  [
    'a missing field',
    answering('getPreRecordedJob', (job: Spoilt) => {
      delete job.post_session_metadata;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a field that only a status requires',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.status === 'done') delete job.result;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a wrong type',
    answering('uploadAudio', (upload: Spoilt) => {
      upload.audio_metadata.number_of_channels = '1';
    }),
    'uploadAudio',
    'a WAV file',
  ],
  [
    'an unknown choice',
    answering('listTranscriptionJobs', (page: Spoilt) => {
      if (page.items[0]) page.items[0].status = 'finished';
    }),
    'listTranscriptionJobs',
    'the default of limit',
  ],
  [
    'a value beyond its bound',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.result) job.result.metadata.number_of_distinct_channels = 0;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a wrong format',
    answering('createPreRecordedJob', (created: Spoilt) => {
      created.result_url = `/v2/pre-recorded/${created.id}`;
    }),
    'createPreRecordedJob',
    'example minimal',
  ],
  [
    'an error body of another shape',
    { answer: (_, a) => (a.status === 401 ? { ...a, body: { error: 'who are you?' } } : a) },
    'listTranscriptionJobs',
    'without a key',
  ],
  ['no check of the key', { keyUnchecked: true }, 'listTranscriptionJobs', 'with a wrong key'],
  [
    'bad input that is accepted',
    { request: (id) => (id === 'createLiveSession' ? {} : undefined) },
    'createLiveSession',
    '/channels above its maximum',
  ],
  [
    'good input that is refused',
    { request: (id) => (id === 'createLiveSession' ? { channels: 9 } : undefined) },
    'createLiveSession',
    'example minimal',
  ],
  [
    'a default that is not recorded',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.request_params) delete job.request_params.diarization;
    }),
    'pre-recorded job',
    'nothing switched on: recorded parameters',
  ],
  [
    'a default that is not applied',
    {
      answer: (_, answer, url) => {
        if (!url.endsWith('/v2/transcription') || answer.status !== 200) return answer;
        const page = answer.body as Spoilt;
        return { ...answer, body: { ...page, items: page.items.slice(0, 1) } };
      },
    },
    'listTranscriptionJobs',
    'the default of limit',
  ],
  [
    'a filter that is ignored',
    answering('listTranscriptionJobs', (page: Spoilt) => {
      for (const job of page.items)
        if (page.current.includes('kind=live')) job.kind = 'pre-recorded';
    }),
    'listTranscriptionJobs',
    'filter by kind',
  ],
  [
    'an add-on that was not switched on',
    answering('getPreRecordedJob', (job: Spoilt) => {
      const block = { success: true, is_empty: true, exec_time: 0, error: null, results: null };
      if (job.result) job.result.summarization = block;
    }),
    'pre-recorded job',
    'nothing switched on: the blocks of the result',
  ],
  [
    'metadata that is lost',
    answering('getPreRecordedJob', (job: Spoilt) => {
      delete job.custom_metadata;
    }),
    'pre-recorded job',
    'everything switched on: the record',
  ],
  [
    'a message without a field',
    { message: ({ session_id: _, ...message }) => message },
    'live session',
    'no flags given: messages',
  ],
  [
    'a late message',
    { message: (message) => later(2 * PATIENCE).then(() => message) },
    'live session',
    'no flags given: the end',
  ],
  [
    'a message that never comes',
    { message: (message) => (message.type === 'transcript' ? null : message) },
    'live session',
    'no flags given: by the flags',
  ],
  [
    'a message that is switched off',
    {
      message: (message) =>
        message.type === 'transcript'
          ? { ...message, data: { ...(message.data as object), is_final: false } }
          : message,
    },
    'live session',
    'no flags given: by the flags',
  ],
  ['a wrong close code', { closeCode: 1011 }, 'live session', 'no flags given: the end'],
  [
    'an address that serves once',
    { noResume: true },
    'live session',
    'a lost connection: connecting again',
  ],
  [
    'a callback without its outcome',
    { notification: (name, body) => (name === 'jobFinished' ? { id: (body as Spoilt).id } : body) },
    'notifications',
    'callback by POST',
  ],
  [
    'a callback that never comes',
    { notification: (name, body) => (name === 'liveMessage' ? null : body) },
    'live session',
    'callback',
  ],
];

describe('against a stub with a planted fault', () => {
  it.each(FAULTS)('finds %s', async (_, faults, area, name) => {
    const stub = await startStub({ faults });
    try {
      const report = await runConformance({
        url: stub.url,
        key: stub.key,
        speed: Infinity,
        patience: PATIENCE,
        // The faults in what is accepted show in boundary input alone.
        quick: !faults.request,
        flows: false,
      });
      const found = violated(report).map((check) => `${check.area}, ${check.name}`);
      expect(found).toContain(`${area}, ${name}`);
    } finally {
      await stub.close();
    }
  });
});

describe('the flows', () => {
  it('find a fault, too', async () => {
    const faults: Faults = {
      answer: (id, answer) => {
        const body = { ...(answer.body as Spoilt) };
        if (id === 'createLiveSession') delete body.url;
        if (id === 'listTranscriptionJobs') delete body.next;
        return { ...answer, body };
      },
    };
    const stub = await startStub({ faults });
    const report = await runConformance({
      url: stub.url,
      key: stub.key,
      speed: Infinity,
      patience: PATIENCE,
      quick: true,
    });
    await stub.close();
    const details = (flow: string) => violated(report).find(({ name }) => name === flow)?.details;
    expect(details('recording')?.join()).toMatch(/^step list, schema check: .*next/s);
    expect(details('live')?.join()).toMatch(/^step open, success criteria check: .*url/s);
  });
});

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints the table, writes JSON and exits with 0', async () => {
    const stub = await startStub();
    const json = join(folder, 'report.json');
    const args = ['--url', stub.url, '--key', stub.key, '--quick', '--no-flows', '--speed', '50'];
    const { code, stdout } = await run([...args, '--json', json]);
    await stub.close();
    expect(stdout).toMatch(/^total +\d+ +0 +1$/m);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(report.checks.length).toBe(report.passed + report.violated + report.leftOut);
    expect(report.url).toBe(stub.url);
  });

  it('exits with 1 when the service is not there', async () => {
    const stub = await startStub();
    await stub.close();
    const { code, stdout } = await run(['--url', stub.url, '--key', 'k', '--quick', '--no-flows']);
    expect(stdout).toMatch(/^violated: listTranscriptionJobs, without a key$/m);
    expect(code).toBe(1);
  });

  it.each([
    [[], '--url takes the address'],
    [['--url', 'http://127.0.0.1:1'], '--key takes the key'],
    [['--url', 'http://127.0.0.1:1', '--key', 'k', '--patience', 'x'], '--patience takes a number'],
    [['--url', 'http://127.0.0.1:1', '--key', 'k', '--audio', '/nowhere.wav'], '/nowhere.wav'],
  ])('exits with 2 for %j', async (args, message) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

describe('inputs', () => {
  it('stay away from what they vary', () => {
    const base = Object.freeze({ url: 'https://callback.invalid/', method: 'PUT' });
    const inputs = inputsAround('CallbackConfig', base);
    expect(inputs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '/url not of the format uri',
        '/method choice POST',
        '(root) without url',
      ]),
    );
    expect(base).toEqual({ url: 'https://callback.invalid/', method: 'PUT' });
  });
});

function violated({ checks }: Report): Check[] {
  return checks.filter(({ outcome }) => outcome === 'violated');
}

/** Runs the command line from its source. */
async function run(
  args: string[],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    'stub/src/conformance/cli.ts',
    ...args,
  ]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}
