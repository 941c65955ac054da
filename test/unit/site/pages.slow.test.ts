/** What the guides say of the contract, and what the build refuses in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { createMarkdownRenderer } from 'vitepress';
import { describe, expect, it } from 'vitest';
import settings from '../../../docs/.vitepress/config.ts';
import type { Fact } from '../../../scripts/emit/facts/collect.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { BOUNDS, type Bounds } from '../../../scripts/model/schema.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { fence, table } from '../../../scripts/site/blocks.ts';
import { buildDocs } from '../../../scripts/site/build.ts';
import type { Field } from '../../../scripts/site/fields.ts';
import { pageInput } from '../../../scripts/site/input.ts';
import { tabulateDifferences } from '../../../scripts/site/pages/changes.ts';
import { readProse } from '../../../scripts/site/prose.ts';
import { ROOT, theContract } from '../../support/contract.ts';
import { boundedField } from '../../support/limits.ts';

const contract = theContract();
const prose = readProse(ROOT);
const input = pageInput(contract, prose);
const files = buildDocs(contract, prose);

const page = (name: string): string => files[`docs/${name}.md`] ?? '';

/** Text with its links as words, its breaks as spaces, and nothing that emphasises. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('<br>', ' ')
    .replaceAll('\\|', '|')
    .replaceAll(/\s+/g, ' ');

describe('defaults and limits', () => {
  // What a job records is listed under the call that created it, and both kinds of jobs in one list.
  const SHOWN_AS: Record<string, string> = {
    PreRecordedRequestParams: 'PreRecordedRequest',
    LiveJob: 'PreRecordedJob',
  };

  const rows = ({ schema, field }: Fact) => {
    const owner = SHOWN_AS[schema ?? ''] ?? schema;
    return input.limited.filter((row) => row.owner === owner && row.ownerPath === field);
  };

  it('have a row for every default and every bound of a schema', () => {
    const { defaults, limits } = input.facts;
    const all: (Fact & Bounds & { default?: Json })[] = [
      ...Object.values(defaults).map((fact) => ({ ...fact, default: fact.value })),
      ...Object.values(limits),
    ];
    // Those of a header or a path parameter are on the page of its call.
    const facts = all.filter(({ schema }) => schema !== null);
    expect(facts.length).toBeGreaterThan(Object.keys(defaults).length);
    const keys = ['default', ...BOUNDS] as const;
    const missing = facts.filter((fact) => {
      const stated = keys.filter((key) => fact[key] !== undefined);
      const says = ({ schema }: Field) =>
        stated.every((key) => isDeepStrictEqual(schema[key], fact[key]));
      return !rows(fact).some(says);
    });
    expect(missing).toEqual([]);
  });

  it('say a default beside its bounds', () => {
    const { field, minimum, maximum, byDefault } = boundedField('LiveRequest');
    expect(page('defaults')).toContain(`| \`${byDefault}\` | ${minimum} to ${maximum}`);
    expect(page('defaults')).toContain(field);
  });
});

describe('the pages made from facts', () => {
  it('list everything that is not specified or assumed', () => {
    const { unspecified, assumptions } = input.facts;
    const facts = [...Object.values(unspecified), ...Object.values(assumptions)];
    const all = facts.flatMap(({ sentences }) => sentences);
    expect(all).not.toEqual([]);
    const text = plain(page('unspecified'));
    expect(all.filter((sentence) => !text.includes(plain(sentence).trim()))).toEqual([]);
  });

  it('list every name of the first version with what became of it', () => {
    const { renames, removals } = input.facts;
    const entries = [
      ...Object.values(renames).flatMap((fact) => fact.replaces),
      ...Object.values(removals).flatMap((fact) => fact.removed),
    ];
    expect(entries).not.toEqual([]);
    const text = plain(page('first-version'));
    const missing = entries.filter(
      ({ name, change }) => !text.includes(name) || !text.includes(plain(change ?? '').trim()),
    );
    expect(missing).toEqual([]);
  });

  it('show the defaults of every flag, of the WebSocket and of the callback', () => {
    const text = plain(page('messages'));
    const flags = Object.entries(input.facts.defaults)
      .filter(([key]) => key.startsWith('LiveMessagesConfig.'))
      .map(([key, { value }]) => [key.split('.')[1] ?? '', value] as const);
    expect(flags).not.toEqual([]);
    for (const [name, value] of flags) {
      const callback = input.facts.defaults[`LiveCallbackConfig.${name}`]?.value;
      const on = (set: unknown) => (set ? '_on_' : '_off_');
      expect(text).toMatch(
        new RegExp(`\`${name}\` Whether [^.]+\\. \\| ${on(value)} \\| ${on(callback)} `),
      );
    }
  });

  it('say of each status which fields are always set, and draw no transition', () => {
    const [head = '', , ...rows] = page('states').match(/^\|.*/gm) ?? [];
    const statuses = input.normal.schemas.get('JobStatus')?.enum ?? [];
    expect(head).toBe(`| Field | ${statuses.map((status) => `\`${status}\``).join(' | ')} |`);
    const sure = statuses.map((status, column) => {
      const always = rows.filter((row) => row.split(' | ')[column + 1]?.startsWith('_always set_'));
      return [status, always.map((row) => /`(\w+)`/.exec(row)?.[1])];
    });
    expect(Object.fromEntries(sure)).toEqual({
      queued: [],
      processing: [],
      done: ['completed_at', 'result'],
      error: ['completed_at', 'error_code'],
    });
    expect(page('states')).not.toContain('mermaid');
  });

  it('say what changed since a release by whom it breaks, and that a first release is one', () => {
    const { field, maximum } = boundedField('LiveRequest');
    const openapi = structuredClone(contract.openapi) as never as {
      components: { schemas: { LiveRequest: { properties: Record<string, object> } } };
    };
    const bounded = openapi.components.schemas.LiveRequest.properties[field] ?? {};
    Object.assign(bounded, { maximum: maximum + 1 });
    const base = readContract(openapi as never, contract.asyncapi, contract.examples);
    const text = tabulateDifferences({ ...input, releases: [base] }).join('\n');
    expect(text).toContain('## Breaks senders');
    expect(text).toContain(`${field}/maximum\` | \`${maximum + 1} → ${maximum}\``);
    // In a release itself, it is what changed since the one before it.
    expect(tabulateDifferences({ ...input, releases: [contract, base] }).join('\n')).toBe(text);
    const told = (...releases: Contract[]) => tabulateDifferences({ ...input, releases });
    for (const first of [told(), told(contract)])
      expect(first).toEqual([expect.stringMatching(/^\d.* is the first release\.$/)]);
    expect(told(contract, contract)).toEqual([expect.stringMatching(/^Nothing changed since \d/)]);
  });
});

describe('the list of all pages', () => {
  it('leads to every page, and begins with what a call needs', () => {
    const list = files['docs/llms.txt'] ?? '';
    const listed = Array.from(list.matchAll(/^- \[.+\]\((.+)\):/gm), ([, path]) => `docs/${path}`);
    const pages = Object.keys(files).filter((path) => path.endsWith('.md'));
    expect(listed.sort()).toEqual(pages.filter((path) => path !== 'docs/index.md').sort());
    const [begin = ''] = list.split('\n## ');
    for (const said of ['https://', '`x-service-key`', '`audio`']) expect(begin).toContain(said);
  });
});

describe('the build of the documentation', () => {
  const HEAD = '---\ntitle: T\nsummary: S\n---\n';
  const START = HEAD.replace('summary', 'start: one\nsummary');
  const only = contract.openapi;
  const empty = readContract({ openapi: only.openapi ?? '', info: {} }, {}, new Map());

  /** What is made of guides, of which these are others than usual. */
  const made = (texts: Record<string, string>) =>
    buildDocs(empty, new Map(Object.entries({ 'index.md': START, 'one.md': HEAD, ...texts })));

  const NO_PAGE = 'leads nowhere: there is no page';

  it.each([
    ['a block that does not exist', '{{no x}}', ':{{no x}}: the block no does not exist; scripts/'],
    ['a sample that does not exist', '{{file a.ts}}', ': docs/a.ts does not exist; restore it'],
    ['a call that does not exist', '{{sequence sing}}', ': there is no operation sing'],
    ['a table that does not exist', '{{bars}}', ': no table has figures to draw bars of'],
    ['a link to no page', '\n[x](two.md)', `:6: the link (two.md) ${NO_PAGE} two.md; correct`],
    [
      'a link to no heading',
      '[x](index.md#y)',
      ':5: the link (index.md#y) leads nowhere: index.md',
    ],
    ['a link to no schema', '[x](schema:No)', `:5: the link (schema:No) ${NO_PAGE} schemas/No.md`],
  ])('refuses %s', (_, text, finding) => {
    expect(() => made({ 'one.md': HEAD })).not.toThrow();
    expect(() => made({ 'one.md': `${HEAD}${text}\n` })).toThrow(`docs/one.md${finding}`);
  });

  it('refuses a guide that no page leads to, is missing, or has no summary', () => {
    expect(() => made({ 'two.md': HEAD })).toThrow(
      'docs/two.md: no page leads to it; add two to a group in the head of docs/index.md',
    );
    expect(() => made({ 'index.md': START.replace('one', 'one, two') })).toThrow(
      'docs/index.md: docs/two.md does not exist; restore it, or take two out of start in the head',
    );
    expect(() => made({ 'one.md': '---\ntitle: T\n---\n' })).toThrow(
      'docs/one.md:1: the head of the guide lacks title or summary; write both between lines of ---',
    );
  });

  it('tells what is wrong in several guides at once', () => {
    const broken = { 'index.md': `${START}{{nothing}}\n`, 'one.md': `${HEAD}{{nothing}}\n` };
    expect(() => made(broken)).toThrow(/^docs\/index\.md:.*\ndocs\/one\.md:.*$/);
  });

  it('leaves what looks like a link in code as it is', () => {
    const text = '`[x](y)` and\n\n```ts\nmap[x](y);\n```\n\n[to](index.md)\n';
    expect(made({ 'one.md': HEAD + text })['docs/one.md']).toBe(`# T\n\nS\n\n${text}`);
  });

  it('has in each table the columns that it needs', () => {
    const rows = ['a', ''].map((cell) => ({ group: `G${cell}`, cells: [cell || 'b', cell] }));
    const [first, second] = table(['X', 'Y'], rows).split('\n\n## G\n\n');
    expect(first).toBe('## Ga\n\n| X | Y |\n| --- | --- |\n| a | a |');
    expect(second).toBe('| X |\n| --- |\n| b |');
  });

  it('fences a text that has a fence in it with a longer one', () => {
    expect(fence('md', 'a\n```js\nb\n```\n')).toBe('````md\na\n```js\nb\n```\n````');
  });
});

it('the site shows what looks like markup as text, and runs no expression', async () => {
  const { markdown, srcDir = '' } = settings;
  const { render } = await createMarkdownRenderer(srcDir, markdown);
  const planted = 'Text <script>a()</script> <img onerror="b()"> <T> {{ c() }} `{{ d() }}`<br>';
  const shown = await render(
    `${planted}\n\n| x |\n| --- |\n| ${planted} |\n\n<div onclick="e()">\n`,
  );
  expect(shown).not.toMatch(/<(script|img|T|div)\b|\{\{/);
  expect(shown.match(/<br>/g)).toHaveLength(2);
  expect(shown.match(/&lt;script&gt;/g)).toHaveLength(2);
});

// Beside a discriminator its page shows no field of a union.
it('redocly build-docs gets every union, and none of their discriminators', async () => {
  const ref = join(ROOT, 'generated/openapi.yaml');
  const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
  const { parsed } = (await bundle({ ref, config })).bundle;
  const count = (text: string, key: string) => text.match(new RegExp(`\\b${key}"?:`, 'g'))?.length;
  const [source, shown] = [readFileSync(ref, 'utf8'), JSON.stringify(parsed)];
  expect(count(source, 'discriminator')).toBeGreaterThan(0);
  expect(count(shown, 'discriminator')).toBeUndefined();
  expect(count(shown, 'oneOf')).toBe(count(source, 'oneOf'));
});
