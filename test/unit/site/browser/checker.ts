import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type Issue, type ParseResult, parseServerMessage } from '../../../../generated/parse.js';
import {
  parseClientMessage,
  parseLiveRequest,
  parsePreRecordedRequest,
} from '../../../../generated/strict/parse.js';
import { boundedField } from '../../../support/limits.ts';
import { violations } from './axe.ts';
import { watched } from './chromium.ts';
import { type Shared, serve } from './context.ts';

const ENVELOPE = { session_id: 's1', created_at: '2026-01-31T09:30:00Z' };

/** What is checked: by which choice, with which parser, and values that pass and that do not. */
const CASES: [
  choice: string,
  parse: (value: unknown) => ParseResult<unknown>,
  values: unknown[],
][] = [
  [
    'ServerMessage',
    parseServerMessage,
    [
      { type: 'some_event', ...ENVELOPE, more: 1 },
      { type: 'transcript', ...ENVELOPE, data: { id: 7, is_final: 'yes' } },
      [],
      { type: 'transcript', session_id: 's1', created_at: 'today', data: null },
    ],
  ],
  [
    'ClientMessage',
    parseClientMessage,
    [{ type: 'stop_recording' }, { type: 'audio_chunk', data: {} }, 3],
  ],
  [
    'LiveRequest',
    parseLiveRequest,
    [
      {},
      { language_config: {} },
      { ...boundedField('LiveRequest').refused, callback: '0.1', encoding: 'mp3' },
    ],
  ],
  [
    'PreRecordedRequest',
    parsePreRecordedRequest,
    [
      { audio_url: 'https://example.org/a.wav' },
      { audio_url: 'talk.wav', translation_config: {} },
      {
        diarisation: true,
        custom_vocabulary: 3,
        custom_vocabulary_config: { vocabulary: ['a', 1, { value: 2 }] },
        pii_redaction_config: { entity_types: ['NAME', 'SHOE_SIZE'] },
        'a/b~c': { d: 1 },
      },
    ],
  ],
];

/** What cannot be checked: the reason is said, and no earlier verdict stays. */
const TOO_MUCH = [
  { what: 'lists in lists', text: `${'['.repeat(3000)}${']'.repeat(3000)}`, says: /levels deep/ },
  { what: 'objects in objects', text: `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, says: /deep/ },
  { what: 'a very long text', text: `"${'x'.repeat(2_000_000)}"`, says: /2000002 characters/ },
  { what: 'a list that never closes', text: '['.repeat(100_000), says: /This is not JSON/ },
  { what: 'a long list', text: `[${'0,'.repeat(20_000)}0]`, says: /Issues: 1/ },
];

/** Nothing but what the site itself serves; Redoc needs its own inline scripts and styles. */
const POLICY: Record<string, string> = {
  'messages.html': "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  'live.html':
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:",
};

/** The message checker, on both pages that have it. */
export function testChecker(shared: Shared): void {
  const open = async (address: string) => {
    const context = await shared.browser.newContext({ viewport: { width: 1280, height: 900 } });
    onTestFinished(() => context.close());
    const tab = await watched(context);
    await tab.page.goto(address);
    if (address.includes('live.html')) {
      await tab.page.waitForSelector('#api-content h1');
      await tab.page.getByRole('button', { name: 'Check a message' }).click();
    }
    return tab;
  };

  it('says of every value what the parsers of this package say, in a page opened from the disk', async () => {
    const { page, outside, errors } = await open(shared.site.address('messages.html'));
    for (const [choice, parse, values] of CASES) {
      for (const value of values) {
        const shown = await check(page, choice, value);
        const result = parse(value);
        if (result.ok) {
          const defaults = isDeepStrictEqual(result.value, value) ? '' : ' With its defaults:';
          expect(shown.status).toBe(`The contract accepts this.${defaults}`);
          expect(JSON.parse(shown.lines.join('\n'))).toEqual(result.value);
        } else {
          expect(shown.status).toBe(`Issues: ${result.issues.length}`);
          expect(JSON.parse(shown.lines.join('\n'))).toEqual(value);
          expect(shown.issues.sort()).toEqual(
            result.issues.map((one) => worded(value, one)).sort(),
          );
        }
      }
    }
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });

  it('puts each issue on the line of its value, and what is missing on that of its parent', async () => {
    const { page } = await open(shared.site.address('messages.html'));
    const { field, maximum, refused } = boundedField('LiveRequest');
    await check(page, 'LiveRequest', { ...refused, callback_config: { receive_errors: 1 } });
    const marked = await page.locator('.checker li:has(mark)').allInnerTexts();
    expect(marked.map((text) => text.split('\n').map((line) => line.trim()))).toEqual([
      [`"${field}": ${maximum + 1},`, `${maximum + 1} is greater than the maximum ${maximum}`],
      ['"callback_config": {', '/callback_config/url is missing'],
      ['"receive_errors": 1', 'expected a boolean, got 1'],
    ]);
    const broken = await check(page, 'LiveRequest', undefined, '{"callback": true,}');
    expect(broken.status).toMatch(/^This is not JSON: /);
    expect(broken.lines).toEqual([]);
  });

  it('says what cannot be checked, and checks what comes next', async () => {
    const { page, errors } = await open(shared.site.address('messages.html'));
    for (const { what, text, says } of TOO_MUCH) {
      await check(page, 'LiveRequest', {});
      const shown = await check(page, 'LiveRequest', undefined, text);
      expect({ what, status: shown.status }).toEqual({ what, status: expect.stringMatching(says) });
    }
    const { refused } = boundedField('LiveRequest');
    expect((await check(page, 'LiveRequest', refused)).status).toBe('Issues: 1');
    expect(errors).toEqual([]);
  });

  it.each(Object.keys(POLICY))('works under a content security policy, %s', async (file) => {
    const address = await serve(shared.site.files, (one) => POLICY[one] ?? "default-src 'none'");
    const { page, outside, errors } = await open(address + file);
    const shown = await check(page, 'ClientMessage', { type: 'audio_chunk', data: {} });
    expect(shown.issues).toEqual(['/data/chunk is missing']);
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });

  it('can be used by keyboard, and read by a screen reader', async () => {
    const { page } = await open(shared.site.address('messages.html'));
    await page.getByLabel('Check', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('{"bit_depth": 12}');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const status = page.locator('.checker').getByRole('status');
    await expect.poll(() => status.innerText()).toBe('Issues: 1');
    expect(await violations(page)).toEqual([]);

    const live = await open(shared.site.address('live.html'));
    await check(live.page, 'ServerMessage', { type: 'transcript' });
    expect(await violations(live.page, '#checker')).toEqual([]);
    await live.page.keyboard.press('Escape');
    expect(await live.page.locator('#checker').isVisible()).toBe(false);
  });

  it('is at most 17.5 KB for all of it', () => {
    // 15.2 KB, and 15 % of room.
    const said = 'see what the checker imports; if it is worth its size, raise the bound here';
    const size = gzipSync(shared.site.files['assets/checker.js'] ?? '').length / 1024;
    expect(size, said).toBeLessThanOrEqual(17.5);
    expect(size).toBeGreaterThan(1);
  });
}

/** An issue as the checker words it: what has a line of its own needs no path. */
function worded(value: unknown, { path, message }: Issue): string {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)?.[step],
    value,
  );
  return found === undefined ? `${path} ${message}` : message;
}

/** Types a value in, and reads what is shown. */
async function check(page: Page, choice: string, value: unknown, text = JSON.stringify(value)) {
  const form = page.locator('form.checker');
  await form.locator('select').selectOption(choice);
  await form.locator('textarea').fill(text);
  await form.getByRole('button', { name: 'Check' }).click();
  return form.evaluate((element) => {
    const own = (line: Element) => line.firstChild?.textContent ?? '';
    const lines = Array.from(element.querySelectorAll('li'));
    return {
      status: element.querySelector('[role=status]')?.textContent,
      lines: lines.map(own),
      issues: Array.from(element.querySelectorAll('mark'), (mark) => mark.textContent),
    };
  });
}
