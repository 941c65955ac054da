/** Everything that needs a browser: one Chromium and one built site for all of it. */
import { afterAll, beforeAll, describe } from 'vitest';
import { describeWith } from '../../support/machine.ts';
import { testChecker } from './browser/checker.ts';
import { launch } from './browser/chromium.ts';
import { testConsumer } from './browser/consumer.ts';
import type { Shared } from './browser/context.ts';
import { testHostile } from './browser/hostile.ts';
import { testMicrophone } from './browser/microphone.ts';
import { testPages } from './browser/pages.ts';
import { testPreview } from './browser/preview.ts';
import { builtSite } from './browser/site.ts';

describeWith('a browser', 'in a browser', (browserPath) => {
  const shared = {} as Shared;

  beforeAll(async () => {
    const [browser, site] = await Promise.all([launch(browserPath), builtSite()]);
    Object.assign(shared, { browser, site });
  });

  afterAll(() => shared.browser?.close());

  describe('the site', () => testPages(shared));
  describe('a hostile contract', () => testHostile(shared));
  describe('the message checker', () => testChecker(shared));
  describe('the preview', () => testPreview(shared));
  describe('a page that uses the package', () => testConsumer(shared));
  describe('the sample live-browser.ts', () => testMicrophone(shared));
});
