/** Folders and servers for tests, removed when the test or its file has ended. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const made: string[] = [];

afterAll(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** Makes a folder that is removed when the test ends. */
export function testFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Makes a folder that is removed after the tests of the file. */
export function temporaryFolder(name = 'test-', parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, name));
  made.push(path);
  return path;
}

/** Starts a server on this machine that is closed when the test ends. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, server };
}
