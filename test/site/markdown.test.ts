/** What the site makes of plain Markdown. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarkdownRenderer, disposeMdItInstance } from 'vitepress';
import { expect, it } from 'vitest';
import { setUp } from '../../docs/.vitepress/markdown.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function shown(source: string, root = '', relativePath = 'one.md'): Promise<string> {
  const config = (md: Parameters<typeof setUp>[0]) => setUp(md, root);
  // Without colors of code, which are VitePress's own.
  const markdown = { attrs: false, config, highlight: (code: string) => `<pre>${code}</pre>` };
  // VitePress keeps the first renderer.
  disposeMdItInstance();
  const { renderAsync } = await createMarkdownRenderer(root, markdown);
  return renderAsync(source, { relativePath });
}

it('a field shows the fields of its schema in place, without headings', async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'schemas'));
  const fields = '### `color`\n\nstring\n\nThe [color](#color) and [more](Other.md).';
  const page = `# Note\n\n## Fields\n\n${fields}\n\n## Notes\n\nx\n`;
  writeFileSync(join(root, 'schemas/Note.md'), page);
  const field = '### `note`\n\n[Note](../schemas/Note.md) · _required_\n\nThe note.\n';
  const html = await shown(field, root, 'operations/get.md');
  expect(html).toMatch(/<details class="fields[^"]*"><summary>Fields of <code/);
  expect(html).toMatch(
    /<strong><code[^>]*>color<\/code><\/strong>[\s\S]*href="[^"]*schemas\/Other/,
  );
  expect(html.match(/<h3/g)).toHaveLength(1);
});

it('open questions and assumptions fold, each kind into a button', async () => {
  const html = await shown(
    '> **Assumption:** A.\n>\n> **Not specified:** B.\n>\n> **Assumption:** C.\n',
  );
  expect(html.match(/<summary>[^<]*/g)).toEqual(['<summary>Assumption', '<summary>Not specified']);
  expect(html).not.toContain('blockquote');
});

it('listings with labels in a row are tabs', async () => {
  const html = await shown('```sh [curl]\na\n```\n\n```ts [TypeScript]\nb\n```\n\n```ts\nc\n```\n');
  expect(html.match(/<label/g)).toHaveLength(2);
});

it('a diagram is an SVG without a style of its own', async () => {
  const html = await shown('```mermaid\nflowchart LR\n  a["A"] --> b["B"]\n```\n');
  expect(html).toMatch(/<figure class="diagram"[^>]*><svg/);
  expect(html).not.toMatch(/<style|@import|flowchart/);
});

it('markup in text is shown literally, and no expression is evaluated', async () => {
  const planted =
    'Text <script>a()</script> <img onerror="b()"> <T> {{ c() }} `{{ d() }}`<br> /jobs/{id}';
  const table = `| x |\n| --- |\n| ${planted} |`;
  const html = await shown(`${planted}\n\n${table}\n\n<div onclick="e()">\n`);
  expect(html).not.toMatch(/<(script|img|T|div)\b|\{\{/);
  expect(html.match(/\/jobs\/\{id\}/g)).toHaveLength(2);
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(2);
});
