import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { slug } from '../../../../scripts/site/html.ts';
import { type Preview, startPreview } from '../../../../scripts/site/preview.ts';
import { ROOT } from '../../../support/contract.ts';
import { boundedField } from '../../../support/limits.ts';
import { copyContract } from '../../../support/small.ts';
import { watched } from './chromium.ts';
import type { Shared } from './context.ts';

const LIVE = 'openapi/schemas/live.yaml';
const { field, maximum } = boundedField('LiveRequest');

type Edit = (text: string) => string;

/** The file with another default of the field. */
function withDefault(text: string, value: number): string {
  const stated = new RegExp(`(\\n    ${field}:\\n(?:      .*\\n)*?      default: ).*`);
  return text.replace(stated, `$1${value}`);
}

export function testPreview(shared: Shared): void {
  let root: string;
  let preview: Preview;
  const lines: string[] = [];

  beforeAll(async () => {
    root = copyContract();
    cpSync(join(ROOT, 'docs'), join(root, 'docs'), { recursive: true });
    preview = await startPreview({ root, port: 0, log: (line) => void lines.push(line) });
  });

  afterAll(() => preview?.close());

  const edit = (file: string, change: Edit): string => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(join(root, file), after);
    onTestFinished(() => {
      // Another edit would be built for nobody.
      if (readFileSync(join(root, file), 'utf8') !== before)
        writeFileSync(join(root, file), before);
    });
    return before;
  };

  /** Opens a page and waits until it listens. */
  const open = async (path: string): Promise<Page> => {
    const { page } = await watched(await shared.browser.newContext());
    // A page that stays open reloads with each edit to come.
    onTestFinished(() => page.context().close());
    const listening = page.waitForResponse(/__preview\?/);
    await page.goto(preview.url + path);
    await listening;
    return page;
  };

  const WITHIN = { timeout: 20_000 };

  it('shows an edit of a guide without building the references again', async () => {
    const page = await open('states.html');
    lines.length = 0;
    edit('docs/states.md', (text) =>
      text.replace('The interface does', '## One after the other\n\nThe interface does'),
    );
    await page.getByRole('heading', { name: 'One after the other' }).waitFor();
    expect(lines.join('\n')).toMatch(/^states\.html after \d+\.\d+ s$/);
  });

  /** Shows what is wrong with an edit to who has a page open and to who opens one, until it is mended. */
  const recovers = async (
    [first, second]: readonly [string, string],
    file: string,
    broken: Edit,
    said: RegExp,
    mended: Edit = (text) => text,
  ) => {
    const page = await open(first);
    lines.length = 0;
    const before = edit(file, broken);
    const overlay = page.locator('#preview-findings');
    await overlay.waitFor(WITHIN);
    expect(await overlay.textContent()).toMatch(said);
    expect(lines.join('\n')).toMatch(said);
    const late = await open(second);
    await late.locator('#preview-findings').waitFor();
    writeFileSync(join(root, file), mended(before));
    await overlay.waitFor({ state: 'detached', ...WITHIN });
    await late.locator('#preview-findings').waitFor({ state: 'detached' });
    expect(lines.at(-1)).toBe('no more findings');
    return [page, late] as const;
  };

  it('shows a block that is not there with its place, and recovers', async () => {
    const broken: Edit = (text) => text.replace('{{flags ', '{{flag ');
    const said = /docs\/messages\.md:.*flag/;
    await recovers(['messages.html', 'index.html'], 'docs/messages.md', broken, said);
  });

  // The last one, so that nothing is built again afterwards.
  it('shows a default that its schema refuses, and a right one on our pages and in the reference', async () => {
    const pages = ['defaults.html', 'rest.html#/schemas/liverequest'] as const;
    const stating = (value: number) => (text: string) => withDefault(text, value);
    const said = new RegExp(`live\\.yaml:\\d+#/LiveRequest/properties/${field}/default`);
    const [page, reference] = await recovers(
      pages,
      LIVE,
      stating(maximum + 1),
      said,
      stating(maximum),
    );
    const cell = page.locator(`#request-liverequest-${slug(field)} td[data-label=Default]`);
    await expect.poll(() => cell.textContent(), WITHIN).toBe(String(maximum));
    await expect
      .poll(() => reference.locator('#api-content').textContent(), WITHIN)
      .toMatch(new RegExp(`Default:\\s*${maximum}(?!\\d)`));
  });
}
