/** The clients of the load, in a process of their own. */
import { once } from 'node:events';
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
  const sockets = urls.map((url) => new WebSocket(url, { perMessageDeflate: false }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const start = performance.now();
  const clients = sockets.map((socket, index) => ({
    socket,
    // Spread over a period, as sessions of different people are.
    begin: start + (index / urls.length) * period,
    sent: 0,
    acknowledged: 0,
    times: [] as number[],
  }));
  for (const client of clients) {
    client.socket.on('message', (data: Buffer) => {
      received += 1;
      if (!data.subarray(0, 32).includes('acknowledgment')) return;
      const sent = client.times[client.acknowledged++];
      if (sent !== undefined) answers.push(performance.now() - sent);
    });
  }
  const total = rate * seconds;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      let done = true;
      for (const client of clients) {
        for (; client.sent < total; client.sent++) {
          const due = client.begin + client.sent * period;
          if (due > now) break;
          if (now - due > period) late += 1;
          client.times.push(performance.now());
          client.socket.send(text);
        }
        if (client.sent < total) done = false;
      }
      if (done) {
        clearInterval(timer);
        resolve();
      }
    }, 2);
  });
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.send('{"type":"stop_recording"}');
  await Promise.all(closed);
  answers.sort((a, b) => a - b);
  return { received, p99: answers[Math.floor(answers.length * 0.99)] ?? 0, late };
}
