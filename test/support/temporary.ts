/** What tests need of this machine. */
import { mkdtempSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

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
