/** The pages of Redocly's portal. */
import { expect, it } from 'vitest';
import { portalFiles } from '../../scripts/site/portal.ts';

const DIAGRAM =
  '```mermaid\nsequenceDiagram\n  participant a as A\n  participant b as B\n  a->>b: hello\n```\n';

const LIST = `# T

## Guides

- [One](one.md): first.

## Calls

- [Get](operations/get.md): \`GET /x\`
- [Put](operations/put.md): \`PUT /x\`

## Schemas

- [Note](schemas/Note.md): a note.
`;

const files = portalFiles(
  new Map([
    ['one.md', DIAGRAM],
    ['index.md', LIST],
  ]),
  new Map(),
  {
    openapi: { info: {}, 'x-assumption': ['A.'], a: { 'x-unspecified': 'B.', description: 'C.' } },
  },
);

it('the portal shows a diagram as a self-contained file', () => {
  const [, name = ''] =
    /^!\[Diagram\]\(\.\.\/(diagrams\/\w+\.svg)\)\n$/.exec(files['docs/one.md'] ?? '') ?? [];
  expect(files[name]).toContain('>hello<');
  expect(files[name]).not.toMatch(/@import|https?:(?!\/\/www\.w3\.org)/);
});

it('the portal shows open questions and assumptions as text', () => {
  const text = files['openapi.yaml'];
  expect(text).toMatch(/^info:\n {2}description: "\*\*Assumption:\*\* A\."$/m);
  expect(text).toMatch(/C\.\n\n {4}\*\*Not specified:\*\* B\./);
  expect(text).not.toContain('x-');
});

it('the sidebar of the portal lists the guides and each document once', () => {
  const pages = files['sidebars.yaml']?.match(/(?<=page: ).*/g);
  expect(pages).toEqual(['docs/index.md', 'docs/one.md', 'openapi.yaml']);
});
