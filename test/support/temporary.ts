/** Folders and servers for tests. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder, which `setup.ts` removes after all tests. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'test-'));
}

/** A URL of the same port at another address of this machine, as other machines would call it. */
export function fromOutside(url: string): string {
  const addresses = Object.values(networkInterfaces()).flatMap((several) => several ?? []);
  const outer = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return url.replace('127.0.0.1', outer?.address ?? '127.0.0.2');
}

/** Starts a server on this machine, at a free port, that is closed when the test ends. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}
