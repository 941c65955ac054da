import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = pathToFileURL(createRequire(import.meta.url).resolve('axe-core/axe.min.js')).href;

/** What axe finds, in words. */
export async function violations(
  page: Page,
  part = 'html',
  rules: Pick<RunOptions, 'rules' | 'runOnly'> = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: AXE });
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes } = await axe.run(selector, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        ...options,
      });
      if (passes.length === 0) return ['axe checked nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [part, rules] as const,
  );
}
