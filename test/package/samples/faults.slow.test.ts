/** Every sample in every language, with network faults of each kind, at each of its calls. */
import { extname } from 'node:path';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ClientOptions, createClient, SpeechError } from '../../../docs/samples/client.ts';
import { type Fault, type Stub, startStub } from '../../../packages/stub/src/index.ts';
import { createJob } from '../../../packages/stub/test/support.ts';
import { FAULTS, type Faulty, isStall, oneOfEachKind, startFaulty } from './faults.ts';
import { type Ended, FILES, isPlain, LIVE, RECEIVERS, runOn } from './run.ts';

/** The calls that transcribe a recording. */
const CALLS = [/upload/, /POST .*pre-recorded/, /GET .*pre-recorded/];
const samples = FILES.filter((file) => !RECEIVERS.includes(file) && !isPlain(file));

/**
 * A fault of each kind for each sample, at one of its calls. Samples with a single call are alike, so they share the
 * faults.
 */
const rows = samples.flatMap((file, row) => {
  const calls = /^(batch|transcribe)\./.test(file) ? CALLS : [/./];
  const kinds = oneOfEachKind(row);
  // A shared client needs few faults here: a test below and those of the receivers try all.
  const isOfClient = /\.py$|^(batch|live|transcribe)\.ts$/.test(file);
  const isFor = (kind: number) =>
    isOfClient ? kind === row % kinds.length : calls.length > 1 || (row + kind) % 2 === 0;
  return kinds.flatMap((fault, kind) =>
    isFor(kind) ? { file, fault, call: calls[(row + kind) % calls.length] as RegExp } : [],
  );
});

let stub: Stub;

beforeAll(async () => {
  stub = await startStub({ queueTime: 0, processingTime: 0 });
  return () => stub.close();
});

/** Starts a stub for one fault, with a finished job. */
async function startService() {
  const service = await startStub({ queueTime: 0, processingTime: 0 });
  onTestFinished(() => service.close());
  return { service, id: (await createJob(service, {})).id };
}

/** Runs a program with a growing time limit, in milliseconds, until the expected event occurs within it. */
async function limited<T>(run: (limit: number) => Promise<T>, isMet: () => boolean): Promise<T> {
  for (let limit = 300; limit < 60_000; limit *= 2) {
    const ended = await run(limit);
    if (isMet()) return ended;
  }
  const remedy = 'a sample that makes no calls belongs in NOT_RUN of run.ts';
  return expect.fail(`a call to disturb does not occur within a minute; ${remedy}`);
}

/** Runs a program until its fault occurs. Only a stalling fault needs a short limit. */
function untilSpoiled<T>(
  faulty: Faulty,
  run: (limits: Record<string, number>) => Promise<T>,
): Promise<T> {
  const withLimit = (limit: number) => {
    const callTimeout = isStall(faulty.fault) ? limit : 60_000;
    return run({ attempts: 0, callTimeout, uploadTimeout: callTimeout });
  };
  return limited(withLimit, () => faulty.spoiled.length > 0);
}

/** The mistakes in how a sample failed: it must end by itself and print the reason, but no stack trace and no key. */
function wrongWith({ status, stdout, stderr }: Ended, faulty: Faulty, said = /\S/): string[] {
  const all = stdout + stderr;
  const wrong = {
    hangs: status === null,
    'exits with 0': status === 0,
    'prints a stack trace': /Traceback|^\s+at .*:\d+/m.test(all),
    'prints the key': all.includes(faulty.key),
    'does not print the reason': !said.test(all),
    'sends the key to another origin': faulty.keysElsewhere.length > 0,
  };
  const found = Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [what] : []));
  return found.length > 0 ? [...found, faulty.fault, all] : [];
}

it.for([...new Set(samples.map(extname))])(
  'each *%s sample ends with an error after each fault',
  async (ending, context) => {
    const own = rows.filter(({ file }) => file.endsWith(ending));
    const wrong = own.map(async ({ file, fault, call }) => {
      const { service, id } = await startService();
      const faulty = await startFaulty(service, fault, call);
      const ended = await untilSpoiled(faulty, (limits) =>
        runOn(file, faulty, context, { limits, id }),
      );
      const found = wrongWith(ended, faulty, fault === 'a 401' ? /fault is planted/ : /\S/);
      return found.map((what) => `${file}: ${what}`);
    });
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  },
);

// Other samples have the client of one of these.
it.for(['live.py', 'live.ts', 'transcribe.sh'])(
  '%s masks the key in a response that it cannot use',
  async (file, context) => {
    const faulty = await startFaulty(stub, 'a 200 that echoes the key', /./);
    const ended = await runOn(file, faulty, context, { limits: { attempts: 0 } });
    expect(wrongWith(ended, faulty)).toEqual([]);
  },
);

it.each(FAULTS)('each call of the client throws a SpeechError after %s', async (fault) => {
  const ends = CALLS.map(async (calls) => {
    const { service } = await startService();
    const faulty = await startFaulty(service, fault, calls);
    const run = async (options: ClientOptions) => {
      const client = createClient(faulty.url, faulty.key, options);
      const audio_url = await client.upload(new Blob(['audio']), 'speech.wav');
      return client.transcribe({ audio_url });
    };
    const error = await untilSpoiled(faulty, (limits) => run(limits).catch((thrown) => thrown));
    expect(error).toBeInstanceOf(SpeechError);
    expect(error.message).not.toContain(faulty.key);
    expect(faulty.keysElsewhere).toEqual([]);
  });
  await Promise.all(ends);
});

it.for(samples.filter((file) => /^(getPre|transcribe)/.test(file)))(
  '%s does not send the key when it fetches a job from another origin',
  async (file, context) => {
    const faulty = await startFaulty(stub, 'a job on another origin', /POST .*pre-recorded/);
    const ended = await runOn(file, faulty, context, { job: `${faulty.elsewhere}/job` });
    const { full_transcript = '' } = PreRecordedJob.done.result.transcription ?? {};
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout).toContain(full_transcript);
    expect(faulty.keysElsewhere).toEqual([]);
  },
);

const say = (text: string, is_final = false) =>
  JSON.stringify({ type: 'transcript', data: { is_final, utterance: { text } } });

const onConnection = (act: (socket: WebSocket) => unknown): Act => {
  return ({ server }) => {
    new WebSocketServer({ server }).on('connection', act);
  };
};
type Act = (faulty: Faulty) => void;
/** Does something when the client sends the stop. */
const atStop = (socket: WebSocket, act: () => void) =>
  socket.on('message', (frame) => {
    if (String(frame).includes('stop_recording')) act();
  });
const talk = onConnection((socket) => {
  const timer = setInterval(() => socket.send(say('Hello.')), 20);
  socket.on('close', () => clearInterval(timer));
});
/** Sends malformed frames, which no sample may fail on, then a transcript and the end. */
const mumble = onConnection((socket) => {
  const odd = ['', '{', 'null', '[]', '7', '{}', '{"type":7}', '{"type":"transcript"}'];
  const odder = ['{"type":"transcript","data":null}', say('\ud800'), '['.repeat(1e5)];
  for (const frame of [...odd, ...odder, Buffer.of(0xff)]) socket.send(frame);
  atStop(socket, () => {
    socket.send(say('Hello.', true));
    socket.close(1000);
  });
});
const [LOST, LATE] = [/after [01] attempts/, /end .*the session/];

/**
 * A fault of a service, how it treats the connections of a session (or what the stub does to them), the error of a
 * sample, and the limits that it needs.
 */
const SESSIONS: [string, Act | object, RegExp, own?: (limit: number) => Record<string, number>][] =
  [
    ['drops', { kind: 'truncate' }, LOST],
    ['refuses', onConnection((socket) => socket.close(4001, 'over')), /4001.*over/],
    ['takes no such frames', onConnection((socket) => socket.close(1009, 'over')), /1009.*over/],
    [
      'fails at the end',
      onConnection((socket) => atStop(socket, () => socket.close(1011, 'over'))),
      /1011.*over/,
    ],
    ['reads nothing', onConnection((socket) => socket.pause()), LOST, brief],
    ['never stops sending', talk, LATE, () => ({ stopTimeout: 500 })],
    ['is silent', { kind: 'hang' }, LOST, brief],
    // More pieces of the recording than may wait: the samples wait with reading it, too.
    [
      'takes no audio',
      { kind: 'hang' },
      LOST,
      () => ({ attempts: 0, maxWaiting: 40_000, connectTimeout: 1600, callTimeout: 4800 }),
    ],
    ['closes at once', { kind: 'reset' }, LOST],
    ['refuses at once', { status: 401 }, LOST],
  ];

/** The faults that live.ts itself must handle. The tests of the client's sessions try the others. */
const OF_SAMPLE = ['refuses', 'never stops sending', 'takes no audio'];

/** Short limits for the client and for live.py, which derives its limits from that of a call. */
function brief(limit: number) {
  return { attempts: 0, idleTimeout: limit, connectTimeout: limit, callTimeout: 3 * limit };
}

describe.each(LIVE)('%s', (file) => {
  const faults = SESSIONS.filter(([does]) => file === 'live.py' || OF_SAMPLE.includes(does));
  const long = { attempts: 1, callTimeout: 60_000, idleTimeout: 60_000, connectTimeout: 60_000 };

  it('ends with an error whatever the service does to the session', async (context) => {
    const wrong = faults.map(async ([does, act, said, own]) => {
      const { service } = await startService();
      const faulty = await startFaulty(service);
      let isConnected = false;
      faulty.server.on('upgrade', () => {
        isConnected = true;
      });
      const isAct = typeof act === 'function';
      if (isAct) act(faulty);
      else service.fault({ operation: 'connectLiveSession', ...act } as Fault);
      // A service that reads nothing is noticed only while audio is sent.
      const seconds = own === undefined || said === LATE ? 0.3 : 3;
      const run = (limit: number) => {
        const limits = { ...long, ...own?.(limit) };
        return runOn(file, isAct ? faulty : service, context, { limits, seconds });
      };
      const isMet = () =>
        isConnected || service.calls.some(({ operation }) => operation === 'connectLiveSession');
      return wrongWith(await limited(run, isMet), { ...faulty, fault: does }, said);
    });
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  });

  it('connects only to ws:// and wss:// URLs', async (context) => {
    const faulty = await startFaulty(stub, 'a session URL with another scheme', /POST .*live/);
    const ended = await runOn(file, faulty, context, { limits: long });
    expect(wrongWith(ended, faulty, /session is not ws\(s\):/)).toEqual([]);
  });

  it('skips frames that are not messages', async (context) => {
    const faulty = await startFaulty(stub);
    mumble(faulty);
    const ended = await runOn(file, faulty, context, { limits: long, seconds: 0.2 });
    expect(ended.status).toBe(0);
    expect(ended.stdout).toMatch(/^final +Hello\.$/m);
  });
});
