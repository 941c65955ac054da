/** The pages of Redocly's portal and its server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { portalFiles } from '../../scripts/site/portal.ts';
import { ROOT } from '../support/contract.ts';

const DIAGRAM =
  '```mermaid\nsequenceDiagram\n  participant a as A\n  participant b as B\n  a->>b: hello\n```\n';

const LIST = `# T

## Calls

- [Get](operations/get.md): \`GET /x\`
- [Put](operations/put.md): \`PUT /x\`

## Schemas

### Results

- [Note](schemas/Note.md): a note.
`;

const files = portalFiles(
  new Map([
    ['one.md', `# One\n\n<!-- search: first, uno -->\n\n${DIAGRAM}\n[Code](samples/one.ts)\n`],
    ['index.md', '## Guides\n\n- [One](one.md): first.\n'],
    ['samples/one.ts', 'one();\n'],
  ]),
  new Map([
    ['generated/docs/README.md', LIST],
    ['generated/docs/schemas/Note.md', '# Note\n\nA note.\n\n## Fields\n'],
  ]),
  {
    openapi: { info: {}, 'x-assumption': ['A.'], a: { 'x-unspecified': 'B.', description: 'C.' } },
  },
);

it('the portal shows a diagram as a self-contained file', () => {
  const [, name = ''] =
    /^!\[Diagram\]\(\.\.\/(diagrams\/\w+\.svg)\)$/m.exec(files['docs/one.md'] ?? '') ?? [];
  expect(files[name]).toContain('>hello<');
  expect(files[name]).not.toMatch(/@import|https?:(?!\/\/www\.w3\.org)/);
});

it('the portal shows open questions and assumptions as text', () => {
  const text = files['openapi.yaml'];
  expect(text).toMatch(/^info:\n {2}description: "\*\*Assumption:\*\* A\."$/m);
  expect(text).toMatch(/C\.\n\n {4}\*\*Open question:\*\* B\./);
  expect(text).not.toContain('x-');
});

interface Item {
  group?: string;
  label?: string;
  page?: string;
  items?: Item[];
}

/** The entries of a sidebar: the headings above each page, its label, and its path. */
const entriesOf = (items: Item[], above = ''): string[] =>
  items.flatMap(({ group, label = '', page, items: inner = [] }) =>
    page ? `${above}${label}: ${page}` : entriesOf(inner, `${above}${group} > `),
  );

it('the sidebar of the portal lists each guide, document, generated page and sample under its heading', () => {
  const reference = 'Markdown reference > ';
  expect(entriesOf(parse(files['sidebars.yaml'] ?? ''))).toEqual([
    'Overview: docs/index.md',
    'Guides > One: docs/one.md',
    'REST > Introduction: openapi.yaml',
    'WebSocket > Introduction: asyncapi.yaml',
    `${reference}Calls > Get: generated/docs/operations/get.md`,
    `${reference}Calls > Put: generated/docs/operations/put.md`,
    `${reference}Schemas > Results > Note: generated/docs/schemas/Note.md`,
    'Samples and recipes > : docs/samples/one-ts.md',
  ]);
});

it('the search of the portal indexes comments and the start of schemas', () => {
  expect(files['docs/one.md']).toContain('\n{% search title="One (first, uno)" /%}\n');
  expect(files['generated/docs/schemas/Note.md']).toMatch(
    /^# Note\n\nA note\.\n\n\{% if not\(false\) %\}\n\n## Fields\n\n\{% \/if %\}\n$/,
  );
});

it("the portal's server listens on this machine alone", () => {
  const preload = pathToFileURL(join(ROOT, 'docs/preview/framework/redocly.mjs')).href;
  const program = `const server = require('node:http').createServer().listen(0, () => {
    console.log(server.address().address);
    server.close();
  });`;
  const args = ['--import', preload, '-e', program];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('127.0.0.1\n');
});
