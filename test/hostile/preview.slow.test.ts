import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Preview, startPreview } from '../../scripts/site/preview.ts';
import { copySmall } from '../support/small.ts';
import { hostile } from './mistakes.ts';

const guide = (prose: string) => `---\ntitle: T\nnav: N\nsummary: S.\n---\n${prose}\n`;

describe('a preview', () => {
  const root = copySmall();
  const untouched = copySmall();
  const lines: string[] = [];
  /** What is sent to the pages, as it arrives. */
  const shown: string[] = [];
  let preview: Preview;

  beforeAll(async () => {
    mkdirSync(join(root, 'docs/assets/site'), { recursive: true });
    writeFileSync(join(root, 'docs/assets/header.css'), '');
    writeFileSync(join(root, 'docs/assets/site/all.css'), '');
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    const log = (line: string) => void lines.push(line);
    preview = await startPreview({ root, site: join(root, 'site'), port: 0, log });
    const { body } = await fetch(`${preview.url}__preview`);
    const listen = async () => {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        for (const event of Buffer.from(chunk).toString().split('\n\n')) {
          const [, data] = /^event: findings\ndata: (.*)$/.exec(event) ?? [];
          if (data) shown.push((JSON.parse(data) as string[]).join('\n'));
        }
      }
    };
    listen().catch(() => shown.push('closed'));
    await vi.waitUntil(() => shown.length > 0);
  });

  afterAll(() => preview?.close());

  /** Takes back what was changed, file by file as an editor does. */
  const restore = () => {
    const list = (from: string) => readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const folder of ['openapi', 'asyncapi']) {
      const there = list(join(untouched, folder));
      for (const path of list(join(root, folder))) {
        const found = lstatSync(join(root, folder, path), { throwIfNoEntry: false });
        if (there.includes(path) && (found?.isFile() || found?.isDirectory())) continue;
        rmSync(join(root, folder, path), { recursive: true, force: true });
      }
      cpSync(join(untouched, folder), join(root, folder), { recursive: true });
    }
  };

  // What is read alike is shown alike: one of each kind.
  const kinds = /alias|begins with|brackets$|__proto__$|none$|itself|pipe|loop|editor|folder/;
  const shownMistakes = hostile.filter(({ name }) => kinds.test(name));

  it('is tried with each kind', () => {
    expect(shownMistakes.length).toBeGreaterThan(0);
  });

  it.each(shownMistakes)('shows $name, and that it is fixed', async ({ spoil, says }) => {
    lines.length = 0;
    spoil(root);
    // A link that leads nowhere is seen with the next edit.
    writeFileSync(join(root, 'docs/index.md'), guide('Edited.'));
    const within = { timeout: 10_000 };
    await expect.poll(() => shown.at(-1), within).toBe(says);
    expect(lines.join('\n')).toContain(says);
    restore();
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    await expect.poll(() => shown.at(-1), within).toBe('');
    expect(lines.at(-1)).toBe('no more findings');
  });

  it('shows what it cannot write, and writes it later', async () => {
    rmSync(join(root, 'site'), { recursive: true });
    writeFileSync(join(root, 'site'), 'in the way');
    writeFileSync(join(root, 'docs/index.md'), guide('As it is now.'));
    await expect.poll(() => shown.at(-1)).toContain('EEXIST');
    rmSync(join(root, 'site'));
    writeFileSync(join(root, 'docs/index.md'), guide('As it is now. '));
    await expect.poll(() => shown.at(-1)).toBe('');
    expect(await (await fetch(preview.url)).text()).toContain('As it is now.');
    // What has not changed since is not built again.
    writeFileSync(join(root, 'site/llms.txt'), 'As it was.');
  });

  /** What comes back for bytes on the wire. */
  const send = async (...head: string[]): Promise<string> => {
    const socket = connect(Number(new URL(preview.url).port), '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [text] = await once(socket, 'data');
    socket.destroy();
    return String(text).split('\r\n')[0] ?? '';
  };

  const host = 'Host: localhost';
  it.each([
    { head: ['GET / HTTP/1.1', host], status: 200 },
    { head: ['GET // HTTP/1.1', host], status: 200 },
    { head: ['GET * HTTP/1.1', host], status: 200 },
    { head: ['GET @ HTTP/1.1', host], status: 400 },
    { head: ['GET http://elsewhere/ HTTP/1.1', host], status: 404 },
    { head: ['GET /%ff%00 HTTP/1.1', host], status: 400 },
    { head: ['GET /../../docs/index.md HTTP/1.1', host], status: 404 },
    { head: ['GET /%2e%2e%2fdocs%2findex.md HTTP/1.1', host], status: 403 },
    { head: ['GET /llms.txt HTTP/1.1', host, 'Range: bytes=5-2'], status: 416 },
    { head: ['GET /llms.txt HTTP/1.1', host, 'Range: bytes=99999999-'], status: 416 },
    { head: ['GET /llms.txt HTTP/1.1', host, 'Range: bytes=0-2'], status: 206 },
    { head: ['POST /__preview.js HTTP/1.1', host, 'Content-Length: 2', '', '{'], status: 200 },
    { head: ['GET / HTTP/1.1', host, 'Upgrade: websocket', 'Connection: upgrade'], status: 200 },
    { head: ['GET / HTTP/1.1', 'Host: elsewhere.example'], status: 403 },
    { head: ['GET / HTTP/1.1', 'Host: localhost.elsewhere.example'], status: 403 },
    { head: ['GET /__preview HTTP/1.1', 'Host: 127.0.0.1@elsewhere.example'], status: 403 },
    { head: ['GET / HTTP/1.0'], status: 403 },
    { head: ['GET /'], status: 403 },
    { head: ['\u0000'], status: 400 },
  ])('answers $head with $status, and the next request', async ({ head, status }) => {
    expect(await send(...head)).toMatch(`HTTP/1.1 ${status} `);
    expect((await fetch(preview.url)).status).toBe(200);
  });

  it.each(['llms.txt', 'index.html'])(
    'answers 404 while %s is gone, and 500 when it cannot be opened',
    async (file) => {
      const path = join(root, 'site', file);
      const text = readFileSync(path);
      const status = async () => (await fetch(preview.url + file)).status;
      expect(await status()).toBe(200);
      rmSync(path);
      expect(await status()).toBe(404);
      // Nobody, root included, can open a link that leads to itself.
      symlinkSync(path, path);
      expect(await status()).toBe(500);
      rmSync(path);
      writeFileSync(path, text);
      expect(await status()).toBe(200);
    },
  );

  it('survives files that go while they are asked for', async () => {
    const path = join(root, 'site/llms.txt');
    const text = readFileSync(path);
    const found = new Set<number>();
    for (let round = 0; round < 20; round++) {
      const asked = Array.from({ length: 10 }, () => fetch(`${preview.url}llms.txt`));
      rmSync(path);
      for (const { status } of await Promise.all(asked)) found.add(status);
      writeFileSync(path, text);
    }
    expect([...found].filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect((await fetch(preview.url)).status).toBe(200);
  });
});
