/** The programs for live sessions in all languages, also with services that misbehave. */
import { TranscriptMessage } from 'speech-to-text-contract/examples';
import { describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { expectFailure, key, LIVE, newestSession, runOn, serve, start } from './support.ts';

it.for(LIVE)('%s resumes a live session after a lost connection', async (file) => {
  const stub = await start();
  const run = runOn(file, stub);
  await expect.poll(() => stub.disconnect(), { interval: 10 }).toBe(1);
  const { status, stdout, stderr } = await run;
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^partial \w+[\s\S]*^final {3}\w+/m);
  const session = await newestSession(stub);
  // What was on its way when the connection was lost may be missing.
  expect(session?.result?.metadata?.audio_duration).toBeGreaterThanOrEqual(3.75);
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
  [(socket) => socket.close(4001, `bad key ${key}`), /4001.*bad key \*\*\*/],
  [(socket) => atStop(socket, () => socket.close(1011, 'over')), /1011.*over/],
];
describe.each(LIVE)('%s', (file) => {
  it.each(ENDS)('ends with an error if its session is rejected: %s', async (act, reason) => {
    expectFailure(await runOn(file, await startSessions(act)), reason);
  });
});

it.for(LIVE)('%s skips unknown frames, prints errors, and repeats the stop', async (file) => {
  const other = { session_id: 's', created_at: '2026-01-31T12:00:00Z' };
  const { data } = TranscriptMessage.final;
  const utterance = { ...data.utterance, text: 'Hello.\u001b[31m' };
  const transcript = { ...other, type: 'transcript', data: { ...data, utterance } };
  const odd = '|{|null|[]|7|{}|{"type":7}|{"type":"transcript"}'.split('|');
  const fine = { ...other, type: 'fine', data: { error: null } };
  const errors = [
    { ...other, type: 'error', data: { message: 'no speech\u001b[31m' } },
    { type: 'error', message: `rate limited for ${key}` },
  ];
  let stops = 0;
  const service = await startSessions((socket) => {
    for (const frame of [...odd, '['.repeat(1e5), Buffer.of(0xff)]) socket.send(frame);
    for (const error of [fine, ...errors]) socket.send(JSON.stringify(error));
    atStop(socket, () => {
      stops += 1;
      if (stops === 1) return socket.terminate();
      socket.send(JSON.stringify(transcript));
      socket.close(1000);
    });
  });
  const { status, stdout, stderr } = await runOn(file, service);
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^final +Hello\.\\(u001b|x1b)\[31m$/m);
  for (const said of ['no speech', 'rate limited for ***']) expect(stderr).toContain(said);
  expect(stdout + stderr).not.toMatch(/fine|secret|\p{Cc}(?<!\n)/u);
  expect(stops).toBe(2);
});

it('live.py ends with an error without the token if a session is refused', async () => {
  const { url } = await serve(({ method }, response) => {
    const session = { url: `${url.replace('http', 'ws')}/?token=t` };
    response.writeHead(method === 'POST' ? 201 : 404).end(JSON.stringify(session));
  });
  const run = await runOn('live.py', { url, key });
  expectFailure(run, '404');
  expect(run.stderr).not.toContain('token');
});

it('live.py ends with an error if a message is too large', async () => {
  const service = await startSessions((socket) => socket.send('x'.repeat(5_000_000)));
  expectFailure(await runOn('live.py', service), /1009.* 4000000 bytes/);
});
