import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, in words.
 *
 * @param rules the rules to try; all that axe tries by itself where none are named
 */
export async function violations(
  page: Page,
  part = 'html',
  rules: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes } = await axe.run(selector, {
        resultTypes: ['violations'],
        preload: false,
        ...(runOnly.length > 0 && { runOnly }),
      });
      if (passes.length === 0) return ['axe checked nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [part, rules] as const,
  );
}
