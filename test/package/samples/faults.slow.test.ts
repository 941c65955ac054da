/** Every sample of every language, against every fault that a network makes, at each of its calls. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Stub, startStub } from '../../../stub/src/index.ts';
import { list, postJob } from '../../stub/support.ts';
import type { Context } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { writeWav } from '../../support/wav.ts';
import { FAULTS, type Faulty, SLOW, startFaulty } from './faults.ts';
import {
  type Address,
  argumentsOf,
  commandFor,
  compileSamples,
  type Ended,
  envOf,
  FILES,
  run,
} from './run.ts';

/** The calls of samples that make several. */
const CALLS: Record<string, RegExp[]> = {
  transcribe: [/upload/, /POST .*pre-recorded/, /GET .*pre-recorded/],
  batch: [/upload/, /POST .*pre-recorded/, /GET .*pre-recorded/],
};
const LIVE = FILES.filter((file) => file.startsWith('live.'));
const samples = FILES.filter((file) => !file.startsWith('receive.'));
const rows = samples.flatMap((file) =>
  (CALLS[file.replace(/\..*/, '')] ?? [/./]).map((calls) => ({ file, calls })),
);

let compiled: string;
let stub: Stub;

beforeAll(async () => {
  compiled = await compileSamples();
  stub = await startStub({ queueTime: 0, processingTime: 0 });
  await postJob(stub);
});

afterAll(() => stub?.close());

/** Runs a sample, whose first line says what it takes, in front of a service. */
async function runAgainst(
  service: Address,
  file: string,
  context: Context,
  limits = {},
  { seconds = 0.5, job = '' } = {},
) {
  const folder = temporaryFolder();
  const recording = join(folder, 'speech.wav');
  writeFileSync(recording, writeWav(seconds));
  const ours = `${service.url}/v2/pre-recorded/${(await list(stub, '?kind=pre-recorded'))[0]?.id}`;
  const known = { 'speech.wav': recording, FOLDER: folder, RESULT_URL: job || ours };
  const command = [...commandFor(file, compiled, context), ...argumentsOf(file, known)];
  return run(command, envOf(service, limits));
}

/** What is wrong with how a sample failed: it ends by itself, and says why without a trace, or the key. */
function wrongWith({ status, stdout, stderr }: Ended, { keysElsewhere }: Faulty): string[] {
  const said = stdout + stderr;
  return [
    status === null ? 'hangs' : status > 0 || 'says that all is well',
    /\S/.test(said) || 'says nothing',
    !/Traceback|^\s+at .*:\d+/m.test(said) || `prints a trace: ${said}`,
    !said.includes(stub.key) || `prints the key: ${said}`,
    keysElsewhere.length === 0 || 'sends the key to another origin',
  ].filter((one) => typeof one === 'string');
}

it.for(rows)(
  '$file ends with an error after any fault of $calls',
  { timeout: 300_000 },
  async ({ file, calls }, context) => {
    const wrong: string[] = [];
    const left = FAULTS.values();
    await Promise.all([1, 2, 3, 4].map(tryFaults));
    expect(wrong).toEqual([]);

    async function tryFaults() {
      for (const name of left) {
        const faulty = await startFaulty(stub, name, calls);
        // On a slow machine, a short limit may be over before the fault comes.
        let limits = SLOW.includes(name) ? 500 : 60_000;
        let ended: Ended;
        do {
          const times = { attempts: 0, callTimeout: limits, uploadTimeout: limits };
          ended = await runAgainst(faulty, file, context, times);
          limits *= 2;
        } while (faulty.spoiled === 0 && limits < 60_000);
        const found = wrongWith(ended, faulty);
        const said = ended.stdout + ended.stderr;
        if (name === 'a 401' && !said.includes('fault is planted')) found.push(`says ${said}`);
        if (faulty.spoiled === 0) found.push('never comes');
        wrong.push(...found.map((what) => `${name}: ${what}`));
      }
    }
  },
);

it.for(FILES.filter((file) => /^(getPre|transcribe)/.test(file)))(
  '%s fetches a job from another origin without the key',
  async (file, context) => {
    const faulty = await startFaulty(stub, 'a job elsewhere', /POST .*pre-recorded/);
    const job = `${faulty.elsewhere}/job`;
    const ended = await runAgainst(faulty, file, context, {}, { job });
    const { full_transcript = '' } = PreRecordedJob.done.result.transcription ?? {};
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout).toContain(full_transcript);
    expect(faulty.keysElsewhere).toEqual([]);
  },
);

const say = (text: string) => JSON.stringify({ type: 'transcript', data: { utterance: { text } } });
const talk = (socket: WebSocket) => {
  const timer = setInterval(() => socket.send(say('Hello.')), 20);
  socket.on('close', () => clearInterval(timer));
};
/** Frames that no sample may stumble over, and then a transcript and the end. */
const mumble = (socket: WebSocket) => {
  const odd = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"type":7}',
    '{"type":"transcript"}',
    '['.repeat(1e5),
  ];
  const nulls = ['{"type":"transcript","data":null}', say('\ud800')];
  for (const frame of [...odd, ...nulls, Buffer.of(0xff)]) socket.send(frame);
  const data = { is_final: true, utterance: { text: 'Hello.' } };
  socket.on('message', (frame) => {
    if (!String(frame).includes('stop_recording')) return;
    socket.send(JSON.stringify({ type: 'transcript', data }));
    socket.close(1000);
  });
};

/** What a service does with the connections of a session, and what a sample then says, unless all is well. */
const SESSIONS: [string, (socket: WebSocket) => unknown, RegExp | undefined][] = [
  ['drops', (socket) => socket.terminate(), /after 1 attempts/],
  ['refuses', (socket) => socket.close(4001, 'over'), /4001.*over/],
  ['takes nothing from', (socket) => socket.pause(), /after 1 attempts/],
  ['does not end', () => {}, /end .*the session/],
  ['talks for ever to', talk, /end .*the session/],
  ['sends odd frames to', mumble, undefined],
];

describe.each(LIVE)('%s', (file) => {
  const limits = { attempts: 1, callTimeout: 3000, idleTimeout: 300, connectTimeout: 300 };

  it.for(SESSIONS)('ends where the service %s the session', async ([, act, said], context) => {
    const faulty = await startFaulty(stub, 'none');
    new WebSocketServer({ server: faulty.server }).on('connection', act);
    // Where attempts are to be the end, the limit after the last audio is not.
    const isResumed = String(said).includes('attempts');
    const [stopTimeout, seconds] = isResumed ? [30_000, 3] : [500, 0.3];
    const times = { ...limits, stopTimeout, ...(!isResumed && { idleTimeout: 30_000 }) };
    const ended = await runAgainst(faulty, file, context, times, { seconds });
    if (said) expect(wrongWith(ended, faulty)).toEqual([]);
    if (said) expect(ended.stderr).toMatch(said);
    else
      expect(ended).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^final +Hello\.$/m),
      });
  });

  it.for([
    ['is silent', () => {}],
    ['closes', (socket: Duplex) => socket.destroy()],
    ['refuses', (socket: Duplex) => socket.end('HTTP/1.1 401 No\r\ncontent-length: 0\r\n\r\n')],
  ] as const)('ends where what it connects to %s', async ([, act], context) => {
    const faulty = await startFaulty(stub, 'none');
    faulty.server.on('upgrade', (_, socket) => act(socket));
    const ended = await runAgainst(faulty, file, context, { ...limits, stopTimeout: 30_000 });
    expect(wrongWith(ended, faulty)).toEqual([]);
    expect(ended.stderr).toMatch(/after 1 attempts/);
  });
});
