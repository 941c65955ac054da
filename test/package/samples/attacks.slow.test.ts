/** The samples and hostile services: responses without end, echoed keys, connections that take no audio. */
import { truncateSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { serve, temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createClient } from '../../../docs/samples/client.ts';
import { envOf, FILES, isPlain, runOn } from './run.ts';

const LIVE = FILES.filter((file) => file.startsWith('live.'));
const URL_OF_SERVICE = 'https://speech.invalid';

it('the client reads at most 16 MB of a response, or `maxResponse` bytes, and asks once', async () => {
  let [calls, pulled] = [0, 0];
  const piece = new Uint8Array(1_000_000).fill(0x20);
  const endless = async () => {
    calls += 1;
    const pull = (body: ReadableStreamDefaultController) => {
      pulled += piece.length;
      body.enqueue(piece);
    };
    return new Response(new ReadableStream({ pull }), { status: calls > 1 ? 503 : 200 });
  };
  const client = createClient(URL_OF_SERVICE, 'k', { fetch: endless });
  await expect(client.get('job')).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  expect(pulled).toBeLessThan(20_000_000);
  // Even a status for which it would try again.
  const error = { kind: 'unreadable', message: '503 from /job: over maxResponse' };
  await expect(client.get('job', { maxResponse: 2_500_000 })).rejects.toMatchObject(error);
  expect(calls).toBe(2);
  expect(pulled).toBeLessThan(25_000_000);
  await expect(client.get('job', { maxResponse: 40_000_000 })).rejects.toMatchObject(error);
  expect(pulled).toBeGreaterThan(60_000_000);
});

/** A key that JSON escapes and URLs encode, and which begins some of its forms. */
const KEY = 'secret%+"/~k\\';
/** The forms in which a gateway may echo it. */
const FORMS = [KEY, JSON.stringify(KEY).slice(1, -1), encodeURIComponent(KEY), btoa(KEY)];
const MASKS = FORMS.map(() => '***').join(' ');

it.for([...new Set(FILES.filter((file) => !isPlain(file)).map(extname))])(
  'each *%s sample masks the key in every form, each once',
  async (ending, context) => {
    const folder = temporaryFolder();
    const recording = join(folder, 'speech.wav');
    writeFileSync(recording, 'RIFF');
    const refuse: RequestListener = (_, response) =>
      response.writeHead(400).end(`Never ${FORMS.join(' ')} again.`);
    const { url } = await serve(refuse);
    const own = FILES.filter((file) => extname(file) === ending && !isPlain(file));
    const ends = own.map(async (file) => {
      if (file.startsWith('receive.')) return;
      const recordings = { 'speech.wav': recording, 'garden-visit.wav': recording };
      const known = { ...recordings, FOLDER: folder, RESULT_URL: `${url}/job`, ID: 'a' };
      const { stderr } = await runOn(file, known, envOf({ url, key: KEY }), context);
      expect(stderr, file).toContain(`Never ${MASKS} again.`);
    });
    await Promise.all(ends);
  },
);

/** A service whose sessions are closed at once, with a reason, whatever audio they get. */
async function startClosing(reason: string) {
  const { url, server } = await serve((_, response) => {
    response.writeHead(201).end(JSON.stringify({ url: url.replace('http', 'ws') }));
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.close(4001, reason));
  return url;
}

it.for(LIVE)('%s masks the key in the reason of a close', async (file, context) => {
  const url = await startClosing(FORMS.join(' '));
  const recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, 'RIFF');
  const env = envOf({ url, key: KEY });
  const { stderr } = await runOn(file, { 'speech.wav': recording }, env, context);
  expect(stderr).toContain(`4001`);
  expect(stderr).toContain(MASKS);
});

it.for(LIVE)('%s reads a recording piece by piece, however long', async (file, context) => {
  const url = await startClosing('enough');
  const recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, '');
  // It takes no room on the disk, but would not fit into a buffer.
  truncateSync(recording, 2 ** 33);
  const { stderr } = await runOn(
    file,
    { 'speech.wav': recording },
    envOf({ url, key: 'k' }),
    context,
  );
  expect(stderr).toMatch(/4001.*enough/);
});
