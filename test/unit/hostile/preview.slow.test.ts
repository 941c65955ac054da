import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '../../../scripts/site/html.ts';
import { type Preview, startPreview } from '../../../scripts/site/preview.ts';
import { copySmall } from '../../support/small.ts';
import { traps } from './mistakes.ts';

const guide = (prose: string) => `---\ntitle: T\nnav: N\nsummary: S.\n---\n${prose}\n`;

describe('a preview', () => {
  const root = copySmall();
  const untouched = copySmall();
  const lines: string[] = [];
  let preview: Preview;

  beforeAll(async () => {
    mkdirSync(join(root, 'docs/assets/site'), { recursive: true });
    writeFileSync(join(root, 'docs/assets/header.css'), '');
    writeFileSync(join(root, 'docs/assets/site/all.css'), '');
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    preview = await startPreview({ root, port: 0, log: (line) => void lines.push(line) });
  });

  afterAll(() => preview?.close());

  /** What pages show as wrong, a line for each finding. */
  const shown = async () => {
    const text = await (await fetch(preview.url)).text();
    const [, overlay = ''] = text.split('id="preview-findings"');
    return [...overlay.matchAll(/<p .*?>(.*)<\/p>/g)].map(([, line]) => line).join('\n');
  };

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
  const shownMistakes = traps.filter(({ name }) => kinds.test(name));

  it('is tried with each kind', () => {
    expect(shownMistakes.length).toBeGreaterThan(0);
  });

  it.each(shownMistakes)('shows $name, and that it is fixed', async ({ spoil, says }) => {
    lines.length = 0;
    spoil(root);
    // A link that leads nowhere is seen with the next edit.
    writeFileSync(join(root, 'docs/index.md'), guide('Edited.'));
    const within = { timeout: 10_000 };
    await expect.poll(shown, within).toBe(html`${says}`.text);
    expect(lines.join('\n')).toContain(says);
    restore();
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    await expect.poll(shown, within).toBe('');
    expect(lines.at(-1)).toBe('no more findings');
  });

  it('goes on when a folder was away and is back', async () => {
    const within = { timeout: 50_000 };
    lines.length = 0;
    renameSync(join(root, 'openapi'), join(root, 'openapi.away'));
    await expect.poll(shown, within).toContain('openapi');
    renameSync(join(root, 'openapi.away'), join(root, 'openapi'));
    await expect.poll(shown, within).toBe('');
    writeFileSync(join(root, 'docs/index.md'), guide('After it was away.'));
    const page = async () => (await fetch(preview.url)).text();
    await expect.poll(page, within).toContain('After it was away.');
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    await expect.poll(page, within).toContain('As it was.');
  });

  it('serves a guide as long as it is there', async () => {
    const within = { timeout: 50_000 };
    const status = async () => (await fetch(`${preview.url}costs.html`)).status;
    const listed = guide('As it was.').replace('summary: S.', 'summary: S.\nguides: costs');
    writeFileSync(join(root, 'docs/costs.md'), guide('What it costs.'));
    writeFileSync(join(root, 'docs/index.md'), listed);
    await expect.poll(status, within).toBe(200);
    writeFileSync(join(root, 'docs/index.md'), guide('As it was.'));
    rmSync(join(root, 'docs/costs.md'));
    await expect.poll(status, within).toBe(404);
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
    { head: ['GET // HTTP/1.1', host], status: 404 },
    { head: ['GET * HTTP/1.1', host], status: 200 },
    { head: ['GET @ HTTP/1.1', host], status: 400 },
    { head: ['GET http://elsewhere/ HTTP/1.1', host], status: 404 },
    { head: ['GET /%ff%00 HTTP/1.1', host], status: 404 },
    { head: ['GET /../../docs/index.md HTTP/1.1', host], status: 404 },
    { head: ['GET /%2e%2e%2fdocs%2findex.md HTTP/1.1', host], status: 404 },
    { head: ['GET /llms.txt HTTP/1.1', host, 'Range: bytes=5-2'], status: 416 },
    { head: ['GET /llms.txt HTTP/1.1', host, 'Range: bytes=2-5'], status: 200 },
    { head: ['POST /llms.txt HTTP/1.1', host, 'Content-Length: 2', '', '{'], status: 200 },
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
});
