/** What the guides state about the contract, and what the build refuses in them. */
import type { Contract } from 'contract-compiler/model/contract.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { createMarkdownRenderer } from 'vitepress';
import { describe, expect, it } from 'vitest';
import settings from '../../docs/.vitepress/config.ts';
import { buildDocs } from '../../scripts/site/build.ts';
import { pageInput } from '../../scripts/site/input.ts';
import { fence, table } from '../../scripts/site/md.ts';
import { tabulateDifferences } from '../../scripts/site/pages/changes.ts';
import { type Kept, readProse } from '../../scripts/site/prose.ts';
import { factRows } from '../contract/facts/index.ts';
import { jobs } from '../contract/facts/jobs.ts';
import { ROOT, theContract } from '../support/contract.ts';
import { boundedField } from '../support/limits.ts';

const contract = theContract();
const prose = readProse(ROOT);
const input = pageInput(contract, prose);
const files = buildDocs(contract, prose);

const page = (name: string): string => files[`docs/${name}.md`] ?? '';

/** Text without links, line breaks and emphasis. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('<br>', ' ')
    .replaceAll('\\|', '|')
    .replaceAll(/\s+/g, ' ');

describe('the pages made from facts', () => {
  it('state a default beside its bounds', () => {
    const { field, minimum, maximum, byDefault } = boundedField('LiveRequest');
    const limits = `${minimum} to ${maximum} `;
    const anchor = `schemas/LiveRequest.md#${field}`;
    const row = `\`${field}\`\\]\\(${anchor}\\) \\| \`${byDefault}\` \\| ${limits}`;
    expect(page('defaults')).toMatch(new RegExp(row));
    const [, paragraph = ''] = page('schemas/LiveRequest').split(`### \`${field}\`\n`);
    expect(paragraph.trim().split('\n')[0]).toContain(
      `default \`${byDefault}\` · ${limits.trim()}`,
    );
  });

  it('list everything that is not specified or assumed', () => {
    const { unspecified, assumptions } = input.facts;
    const all = [...unspecified, ...assumptions].flatMap(({ sentences }) => sentences);
    expect(all).not.toEqual([]);
    const text = plain(page('unspecified'));
    expect(all.filter((sentence) => !text.includes(plain(sentence).trim()))).toEqual([]);
  });

  const notesOn = (node: object = {}): string[] =>
    Object.entries(node)
      .flatMap(([key, said]) => (key === 'x-unspecified' ? said : []))
      .map((note) => `**Not specified:** ${note}`);
  const responses = contract.operations.flatMap(({ id, responses }) =>
    responses.map((response) => ({ ...response, text: page(`operations/${id}`) })),
  );

  it('show what a response leaves open above its fields', () => {
    const places = responses.flatMap(({ status, node, text }) => {
      const title = new RegExp(`^Response .*\\b${status}\\b`);
      const section = text.split('\n## ').find((one) => title.test(one)) ?? '';
      const [above = ''] = section.split('\n### ');
      return notesOn(node).map((note) => [note, above]);
    });
    expect(places).not.toEqual([]);
    for (const [note, above] of places) expect(above).toContain(note);
  });

  it('show on the page of a call what the schema of a response leaves open', () => {
    const places = responses.flatMap(({ preferred, text }) =>
      notesOn(input.normal.schemas.get(preferred?.schemaName ?? '')).map((note) => [note, text]),
    );
    expect(places).not.toEqual([]);
    for (const [note, text] of places) expect(text).toContain(note);
  });

  it('list every name of the first version, with its replacement if it has one', () => {
    const entries = [...input.facts.renames, ...input.facts.removals];
    expect(entries).not.toEqual([]);
    const text = plain(page('first-version'));
    const missing = entries.filter(
      ({ name, change }) => !text.includes(name) || !text.includes(plain(change ?? '').trim()),
    );
    expect(missing).toEqual([]);
  });

  it('show the defaults of every flag, of the WebSocket and of the callback', () => {
    const { defaults } = input.facts;
    const flags = Object.keys(defaults).flatMap(
      (key) => /^LiveMessagesConfig\.(.+)/.exec(key)?.[1] ?? [],
    );
    expect(flags).not.toEqual([]);
    const rows = page('messages').split('\n');
    const on = (set: unknown) => (set ? '_on_' : '_off_');
    for (const field of flags) {
      const value = defaults[`LiveMessagesConfig.${field}`];
      const callback = defaults[`LiveCallbackConfig.${field}`];
      const row = rows.find((line) => line.startsWith(`| [\`${field}\`]`));
      expect(row).toContain(` | ${on(value)} | ${on(callback)} | `);
    }
  });

  it('state which fields are always set in each status', () => {
    const [head = '', , ...rows] = page('states').match(/^\|.*/gm) ?? [];
    const statuses = input.normal.schemas.get('JobStatus')?.enum ?? [];
    expect(head).toBe(`| Field | ${statuses.map((status) => `\`${status}\``).join(' | ')} |`);
    const sure = statuses.map((status, column) => {
      const always = rows.filter((row) => row.split(' | ')[column + 1]?.startsWith('_always set_'));
      return [status, always.map((row) => /`(\w+)`/.exec(row)?.[1])];
    });
    const facts = factRows(jobs).filter(
      ({ aspects: { required, type } }) => required && !/null/.test(`${type}`),
    );
    const stated = statuses.map((status) => {
      const own = facts.filter(({ branch = '' }) => branch.split('|').includes(`${status}`));
      return [status, [...new Set(own.map(({ path }) => path))]] as const;
    });
    const differs = (path: string) => !stated.every(([, paths]) => paths.includes(path));
    expect(sure).toEqual(stated.map(([status, paths]) => [status, paths.filter(differs)]));
  });

  it('list the changes since a release by who is affected, and say if it is the first release', () => {
    const info = { version: '1.0.0' };
    /** A release whose only call takes a number up to `maximum`. */
    const release = (maximum: number) => {
      const parameters = [{ name: 'n', in: 'query', schema: { type: 'integer', maximum } }];
      const paths = { '/x': { get: { operationId: 'x', parameters, responses: {} } } };
      return readContract({ info, paths }, { info }, new Map());
    };
    const [base, next] = [release(2), release(1)];
    const show = (releases: Kept[]) =>
      tabulateDifferences({ ...input, contract: next, releases }).join('\n');
    const told = (...releases: Contract[]) =>
      show(releases.map((contract) => ({ contract, accepted: [] })));
    expect(told(base)).toMatch(/## Breaks senders\n[\s\S]*\/maximum` \| `2 → 1`/);
    // In a release, the page shows the changes since the previous release.
    expect(told(next, base)).toBe(told(base));
    for (const first of [told(), told(next)]) expect(first).toBe('1.0.0 is the first release.');
    expect(told(next, next)).toBe('Nothing changed since 1.0.0.');
    const pointer = '/paths/~1x/get/parameters/0/schema/maximum';
    const correction = { document: 'openapi', pointer, as: 'correction', reason: 'R.' } as const;
    const corrected = show([{ contract: base, accepted: [correction] }]);
    expect(corrected).toMatch(
      /next version is 1\.1\.0[\s\S]*## Correction\n[\s\S]*: R\. \(breaks-/,
    );
    expect(corrected).not.toContain('## Breaks');
  });
});

describe('the pages of calls and schemas', () => {
  const exampleOf = (text: string): unknown =>
    JSON.parse(/^```json\n([\s\S]*?)^```/m.exec(text)?.[1] ?? 'null');

  it('show a finished job as the answer of a call', () => {
    const [, answer = ''] = page('operations/getPreRecordedJob').split('\nResponse ');
    expect(exampleOf(answer)).toMatchObject({ status: 'done' });
  });

  it('show a part of another example for a schema without an example of its own', () => {
    const parts = ['Utterance', 'PreRecordedResult', 'Transcription', 'SummarizationAddon'];
    for (const name of parts) {
      expect(contract.examples.has(name), name).toBe(false);
      const text = page(`schemas/${name}`);
      expect(text).toContain('A part of another example (');
      const [tag = ''] = input.normal.schemas.get(name)?.required ?? ['success'];
      expect(exampleOf(text), name).toHaveProperty([tag]);
    }
  });

  it('link to a schema with many values instead of listing them', () => {
    const codes = input.normal.schemas.get('TranslationLanguageCode')?.enum ?? [];
    expect(codes.length).toBeGreaterThan(20);
    const of = `the ${codes.length} of [TranslationLanguageCode](`;
    expect(page('defaults')).toContain(of);
    expect(page('schemas/TranslationLanguageCode')).not.toContain(of);
  });
});

it('the guide on options lists every option whose settings have required fields', () => {
  const { properties = {} } = input.normal.schemas.get('PreRecordedRequest') ?? {};
  const needing = Object.keys(properties).filter((name) => {
    const settings = input.fields.filter(({ path }) => path.startsWith(`${name}_config.`));
    return settings.some(({ required, path }) => required && path.split('.').length === 2);
  });
  expect(needing.length).toBeGreaterThan(3);
  const rows = page('options').match(/^\| \[`\w+`\]/gm) ?? [];
  expect(rows).toEqual(needing.map((name) => `| [\`${name}\`]`));
});

it('the list of all pages links to every page, starting with those that a call needs', () => {
  const list = files['docs/llms.txt'] ?? '';
  const listed = Array.from(list.matchAll(/^- \[.+\]\((.+)\):/gm), ([, path]) => `docs/${path}`);
  const others = Object.keys(files).filter((path) => /(?<!docs\/index)\.md$/.test(path));
  expect(listed.sort()).toEqual(others.sort());
  const [begin = ''] = list.split('\n## ');
  for (const said of ['https://', '`x-service-key`', '`audio`']) expect(begin).toContain(said);
});

describe('the build of the documentation', () => {
  const HEAD = '---\ntitle: T\nsummary: S\n---\n';
  const START = HEAD.replace('summary', 'start: one\nsummary');
  const empty = readContract({ info: {} }, {}, new Map());

  /** The pages made from the guides, some of them with these texts instead. */
  const made = (texts: Record<string, string>) =>
    buildDocs(empty, new Map(Object.entries({ 'index.md': START, 'one.md': HEAD, ...texts })));

  const NO_PAGE = 'leads nowhere: there is no page';

  it.each([
    [
      'an insert that does not exist',
      '{{no x}}',
      ':5: the insert no does not exist; scripts/site/',
    ],
    ['an insert beside text', '- {{file a.ts}}', ':5: the insert file would be shown as text; put'],
    ['a sample that does not exist', '{{file a.ts}}', ':5: docs/a.ts does not exist; restore it'],
    ['a link to no page', '\n[x](two.md)', `:6: the link (two.md) ${NO_PAGE} two.md; correct`],
    ['a link to no heading', '[x](#y)', ':5: the link (#y) leads nowhere: one.md has no heading'],
    ['a link to no schema', '[x](schema:No)', `:5: the link (schema:No) ${NO_PAGE} schemas/No.md`],
  ])('refuses %s', (_, text, finding) => {
    expect(() => made({ 'one.md': HEAD })).not.toThrow();
    expect(() => made({ 'one.md': `${HEAD}${text}\n` })).toThrow(`docs/one.md${finding}`);
  });

  const TWO = START.replace('one', 'one, two');

  it.each([
    ['no page leads to', { 'two.md': HEAD }, 'two.md: no page leads to it; add two to a group in'],
    [
      'is missing',
      { 'index.md': TWO },
      'index.md: docs/two.md does not exist; restore it, or remove',
    ],
    ['has no summary', { 'one.md': '# One' }, 'one.md:1: the front matter lacks title or'],
  ])('refuses a guide that %s', (_, texts, finding) => {
    expect(() => made(texts as Record<string, string>)).toThrow(`docs/${finding}`);
  });

  it('reports the mistakes in several guides at once', () => {
    const broken = { 'index.md': `${START}{{nothing}}\n`, 'one.md': `${HEAD}{{nothing}}\n` };
    expect(() => made(broken)).toThrow(/^docs\/index\.md:.*\ndocs\/one\.md:.*$/);
  });

  it('does not change code that looks like a link', () => {
    const text = '`[x](y)` and\n\n```ts\nmap[x](y);\n```\n\n[to](index.md)\n';
    expect(made({ 'one.md': HEAD + text })['docs/one.md']).toBe(`# T\n\nS\n\n${text}`);
  });

  it('omits the empty columns of each table', () => {
    const rows = ['a', ''].map((cell) => ({ group: `G${cell}`, cells: [cell || 'b', cell] }));
    const [first, second] = table(['X', 'Y'], rows).split('\n\n## G\n\n');
    expect(first).toBe('## Ga\n\n| X | Y |\n| --- | --- |\n| a | a |');
    expect(second).toBe('| X |\n| --- |\n| b |');
  });

  it('puts a longer fence around text that contains a fence', () => {
    expect(fence('md', 'a\n```js\nb\n```\n')).toBe('````md\na\n```js\nb\n```\n````');
  });
});

it('the site shows markup in text literally, and evaluates no expression', async () => {
  const { markdown, srcDir = '' } = settings;
  const { render } = await createMarkdownRenderer(srcDir, markdown);
  const planted =
    'Text <script>a()</script> <img onerror="b()"> <T> {{ c() }} `{{ d() }}`<br> /jobs/{id}';
  const shown = await render(
    `${planted}\n\n| x |\n| --- |\n| ${planted} |\n\n<div onclick="e()">\n`,
  );
  expect(shown).not.toMatch(/<(script|img|T|div)\b|\{\{/);
  expect(shown.match(/\/jobs\/\{id\}/g)).toHaveLength(2);
  expect(shown.match(/<br>/g)).toHaveLength(2);
  expect(shown.match(/&lt;script&gt;/g)).toHaveLength(2);
});
