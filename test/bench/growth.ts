/** How the time of each published function and of the samples grows with its input. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { openSession, type Socket } from '../../docs/samples/session.ts';
import * as examples from '../../generated/examples.js';
import * as parsers from '../../generated/parse.js';
import * as readers from '../../generated/read.js';
import * as validators from '../../generated/validators.js';

type Take = (value: unknown, options?: object) => unknown;

// Engines store objects of more than a thousand fields in another form.
const SMALL = 1500;
const FACTOR = 10;
/** Linear functions take 10 to 20 times as long, since large values leave the caches, and quadratic ones 100 times. */
const MOST = 25;
/** Below this, the resolution of the clock decides. */
const SHORTEST_MS = 0.5;

const queryOf = (size: number, write: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => write(index)).join('&');

/** Values by their size, for any function. */
const VALUES: Record<string, (size: number) => unknown> = {
  'text with characters to escape': (size) => '~/%'.repeat(size),
  list: (size) => new Array(size).fill({ a: 1 }),
  'many fields': (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`f${i}`, i])),
  'a long name': (size) => ({ ['/~'.repeat(size * 50)]: 1 }),
  'a query with a repeated parameter': (size) => queryOf(size, () => 'status=done'),
  'a query with members': (size) => queryOf(size, (i) => `custom_metadata[f${i}]=1`),
  'a query with many parameters': (size) => queryOf(size, (i) => `p${i}=1`),
};

/** A value whose outermost lists have some items, each its first item or a wrong one. */
function grown(value: unknown, size: number, isRight: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return new Array(size).fill(isRight ? value[0] : { wrong: null });
  const members = Object.entries(value).map(([name, part]) => [name, grown(part, size, isRight)]);
  return Object.fromEntries(members);
}

/** The values for a function, with the grown example of its schema. */
function valuesFor(name: string): typeof VALUES {
  const schema = name.replace(/^(validate|parse|read)|Value$/g, '');
  const [example] = Object.values({ ...examples }[schema as keyof typeof examples] ?? {});
  if (example === undefined) return VALUES;
  return {
    ...VALUES,
    'its example with long lists': (size) => grown(example, size, true),
    'its example with wrong lists': (size) => grown(example, size, false),
  };
}

/** Receives messages in a session, each after an eighth of a second of audio. */
function receiveInSession(messages: unknown): void {
  const events: Record<string, (event?: object) => void> = {};
  const socket = Object.assign(events, { readyState: 1, bufferedAmount: 0, send() {}, close() {} });
  const connect = () => socket as unknown as Socket;
  const session = openSession('ws://a.invalid', () => {}, { connect });
  events.onopen?.();
  for (const data of messages as string[]) {
    session.send(new Uint8Array(4000));
    events.onmessage?.({ data });
  }
  session.stop();
  events.onclose?.({ code: 1000 });
}

/** Starts receive.ts in a thread, whose time counts as time of this process. */
async function startReceiver() {
  const JOBS = '.build/receiver';
  const env = { BASE_URL: 'http://127.0.0.1:9', API_KEY: 'k', PORT: '0', JOBS };
  const path = new URL('../../docs/samples/receive.ts', import.meta.url);
  // Node 20 cannot start a thread with a file in TypeScript.
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${path}', '${path}'))`;
  const worker = new Worker(code, { eval: true, env, stdout: true, stderr: true });
  const [listening] = await once(worker.stdout, 'data');
  worker.stdout.resume();
  const url = `${String(listening).match(/http\S+/)}/messages`;
  const send = async (messages: unknown) => {
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(messages) });
    if (!ok) throw new Error(`receive.ts answers ${status}`);
  };
  const close = async () => {
    await worker.terminate();
    rmSync(JOBS, { recursive: true });
  };
  return { send, close };
}

/** Milliseconds of this process for some calls: other programs on the machine do not count. */
async function shortest(take: Take, value: unknown, calls: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 5; run++) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call++) await take(value, { unknownFields: 'drop' });
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** How many times as long the large value takes; the collector of garbage may spoil a measurement. */
async function growthOf(take: Take, small: unknown, large: unknown): Promise<number> {
  let growth = Infinity;
  for (let attempt = 0; attempt < 4 && growth > MOST; attempt++) {
    const after = await shortest(take, large, 1);
    if (after < SHORTEST_MS) return 1;
    growth = Math.min(growth, (after / (await shortest(take, small, FACTOR))) * FACTOR);
  }
  return growth;
}

/** The functions that take too long for a kind of value, in words. Parsers drop unknown fields, which takes longest. */
export async function measureGrowth(): Promise<string[]> {
  const published = Object.entries({ ...validators, ...parsers, ...readers }) as [string, Take][];
  const functions = published.filter(([name]) => /^(validate|parse|read)/.test(name));
  const receiver = await startReceiver();
  const partial = JSON.stringify(examples.TranscriptMessage.partial);
  const rows: (readonly [name: string, Take, make: (size: number) => unknown])[] = [
    // The large value is an hour of partial transcripts.
    ['session.ts, partial transcripts', receiveInSession, (size) => new Array(size).fill(partial)],
    // The large value is nearly as long as a body may be.
    [
      'receive.ts, messages',
      receiver.send,
      (size) => new Array(size / 4).fill(examples.OtherServerMessage.last),
    ],
    ...functions.flatMap(([name, take]) =>
      Object.entries(valuesFor(name)).map(
        ([kind, make]) => [`${name}, ${kind}`, take, make] as const,
      ),
    ),
  ];
  const slow: string[] = [];
  for (const [name, take, make] of rows) {
    const growth = await growthOf(take, make(SMALL), make(SMALL * FACTOR));
    if (growth > MOST) slow.push(`${name}: ${growth.toFixed(1)} times as long`);
  }
  await receiver.close();
  return slow;
}
