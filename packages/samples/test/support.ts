/** What tests of the samples need: folders, servers, programs, and a stub of the service. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createClient } from '../src/client.ts';

const { resolve } = createRequire(import.meta.url);
/** The folder of the contract's package. */
export const CONTRACT = dirname(resolve('speech-to-text-contract/package.json'));
export const SAMPLES = join(import.meta.dirname, '../src');

/** Creates a folder, in the one that Vitest's setup removes after all tests, if there is one. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'samples-'));
}

/** Starts a server on this machine, at a free port, that is closed when the test ends. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** What the tests need of `speech-to-text-stub`, whose package may have been removed. */
export interface Stub {
  url: string;
  key: string;
  calls: readonly object[];
  fault(fault: object): () => void;
  disconnect(): number;
  close(): Promise<void>;
}
export type Address = Pick<Stub, 'url' | 'key'>;

// A name that TypeScript doesn't resolve.
const STUB: string = 'speech-to-text-stub';

/** Starts a quick stub, which is closed after the test. */
export async function start(options = {}): Promise<Stub> {
  const { startStub } = await import(STUB);
  const stub: Stub = await startStub({ queueTime: 0, processingTime: 0, ...options });
  onTestFinished(() => stub.close());
  return stub;
}

/** The client to copy, for a stub. */
export const clientOn = ({ url, key }: Address) => createClient(url, key, { firstPoll: 5 });

export async function newestSession(stub: Address) {
  const sessions = clientOn(stub).list({ kind: ['live'] });
  return (await sessions.next()).value;
}

/** Waits until Node has run the reactions of all settled promises, so that an unhandled rejection fails the test. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes timers, the date, and chance. Returns a function that restores them and all stubbed globals. */
export function fakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => void vi.useRealTimers().unstubAllGlobals().restoreAllMocks();
}
