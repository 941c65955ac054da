import type { Browser } from 'playwright-core';
import type { BuiltSite } from './site.ts';

/** What all tests in the browser share; there once the tests run. */
export interface Shared {
  browser: Browser;
  site: BuiltSite;
}
