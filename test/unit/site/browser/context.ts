import { extname } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Stub } from '../../../../stub/src/index.ts';
import { call, PATHS, serve as serveAny } from '../../../stub/support.ts';
import type { BuiltSite } from './site.ts';

/** What all tests in the browser share; there once the tests run. */
export interface Shared {
  browser: Browser;
  site: BuiltSite;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.wav': 'audio/wav',
};

/**
 * Serves files on this machine until the test has ended.
 *
 * @param policyOf the content security policy of a file
 * @returns the address of the file whose name is empty
 */
export async function serve(
  files: Record<string, string | Uint8Array>,
  policyOf: (file: string) => string,
): Promise<string> {
  const { url } = await serveAny(({ url = '' }, response) => {
    const file = new URL(url, 'http://page').pathname.slice(1);
    response.writeHead(files[file] === undefined ? 404 : 200, {
      'content-type': TYPES[extname(file)] ?? 'text/html',
      'content-security-policy': policyOf(file),
    });
    response.end(files[file]);
  });
  return `${url}/`;
}

/** Creates a live session, and returns its address. */
export async function createSession(stub: Stub): Promise<string> {
  const created = await call(stub, 'POST', PATHS.live, {});
  return ((await created.json()) as { url: string }).url;
}
