/** The clients of the load, in a process of their own. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type SoakTask, soak } from './soak.ts';

/** What the clients do. */
export interface ClientTask {
  kind: 'stream';
  urls: string[];
  /** The message that each of them sends. */
  text: string;
  /** Messages a second of each session. */
  rate: number;
  seconds: number;
}

/** What the clients saw. */
export interface ClientReport {
  received: number;
  p99: number;
  late: number;
}

process.once('message', async (task: ClientTask | SoakTask) => {
  process.send?.(await (task.kind === 'soak' ? soak(task) : stream(task)));
});

async function stream({ urls, text, rate, seconds }: ClientTask): Promise<ClientReport> {
  const period = 1000 / rate;
  const answers: number[] = [];
  let received = 0;
  let late = 0;
  const talk = async (socket: WebSocket, start: number) => {
    const times: number[] = [];
    let acknowledged = 0;
    socket.on('message', (data: Buffer) => {
      received += 1;
      if (!data.subarray(0, 32).includes('acknowledgment')) return;
      const sent = times[acknowledged++];
      if (sent !== undefined) answers.push(performance.now() - sent);
    });
    for (let due = start; due < start + seconds * 1000; due += period) {
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      else if (-wait > period) late += 1;
      times.push(performance.now());
      socket.send(text);
    }
    const closed = once(socket, 'close');
    socket.send('{"type":"stop_recording"}');
    await closed;
  };
  const sockets = urls.map((url) => new WebSocket(url, { perMessageDeflate: false }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const start = performance.now();
  // Spread over a period, as sessions of different people are.
  const begin = (index: number) => start + (index / urls.length) * period;
  await Promise.all(sockets.map((socket, index) => talk(socket, begin(index))));
  answers.sort((a, b) => a - b);
  return { received, p99: answers[Math.floor(answers.length * 0.99)] ?? 0, late };
}
