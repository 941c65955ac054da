/** The guides: their links, and the problems of their inserts. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { buildDocs } from '../../scripts/guides/inserts.ts';
import { listDefaults } from '../../scripts/guides/lists.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { ROOT, theBuilt } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

const contract = theBuilt();
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guides = globSync('docs/*.md', { cwd: ROOT });
const others = globSync(['README.md', '.github/*.md', 'packages/*/*.md'], { cwd: ROOT });

/** The anchors of the headings of a page, as on code hosts. */
function anchorsOf(path: string): Set<string> {
  const text = textOf(path).replaceAll(/^```[\s\S]*?^```$/gm, '');
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);
  const slugs = headings.map((heading) =>
    heading
      .toLowerCase()
      // Of a link, only the text counts.
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(slugs);
}

/** What is wrong with a link in a page; undefined if it works. */
function problemOf(page: string, target: string): string | undefined {
  if (/^(https?|mailto):/.test(target)) return undefined;
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? page : join(dirname(page), file);
  const [folder = ''] = /^packages\/[^/]+/.exec(path) ?? [];
  // A package can be removed.
  if (!existsSync(join(ROOT, folder, 'package.json'))) return undefined;
  if (!existsSync(join(ROOT, path))) return `there is no ${path}`;
  if (anchor === undefined) return undefined;
  const [, operation] = /^operation\/(\w+)$/.exec(anchor) ?? [];
  const isFound = operation
    ? contract.operations.some(({ id }) => id === operation)
    : anchorsOf(path).has(anchor);
  return isFound ? undefined : `${path} has no #${anchor}`;
}

it('every guide that a description names exists', () => {
  const titles = guides.map((page) => textOf(page).split('\n')[0]?.replace('# ', ''));
  // The plugin of the portal links these names.
  const known = [...titles, 'AsyncAPI document'];
  const text = JSON.stringify([contract.openapi, contract.asyncapi]);
  // A label such as *Assumption:* is none.
  const named = Array.from(text.matchAll(/(?<!\*)\*([^*:]+)\*(?!\*)/g), ([, name]) => name);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('every link in the guides and in the other pages leads to a file and a heading', () => {
  const problems = [...guides, ...others].flatMap((page) => {
    const text = textOf(page).replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, (code) =>
      code.replaceAll('](', ''),
    );
    return Array.from(text.matchAll(/\]\(([^()\s]+)\)/g), ({ 1: target = '', index: at }) => {
      const problem = problemOf(page, target);
      return problem && `${page}:${text.slice(0, at).split('\n').length}: ${problem}`;
    }).filter(Boolean);
  });
  expect(problems).toEqual([]);
});

it('the sidebar of the portal has every guide', () => {
  const sidebar = textOf('docs/sidebars.yaml');
  expect(guides.filter((path) => !sidebar.includes(`page: ${basename(path)}\n`))).toEqual([]);
  for (const [, page, anchor = ''] of sidebar.matchAll(/href: \/docs\/(.*)#(.*)/g))
    expect(anchorsOf(`docs/${page}.md`), 'fix docs/sidebars.yaml').toContain(anchor);
});

it.each([
  ['no x', '5: the insert `no` does not exist'],
  ['defaults', '5: there is no schema ``'],
  ['defaults Word -->\n<!-- insert questions', '5: the insert has no end'],
  ['defaults Word other', '5: `Word` has no field `other`'],
  ['values JobStatus -->\n<!-- end -->\n<!--insert x', '7: `<!--insert x -->` is no insert'],
])('the build reports the insert %s with its line', (insert, problem) => {
  const text = `# T\n\nS.\n\n<!-- insert ${insert} -->\n<!-- end -->\n`;
  const root = temporaryFolder();
  writeInto(root, { 'docs/one.md': text });
  expect(() => buildDocs({ contract, root })).toThrow(`docs/one.md:${problem}`);
});

it('a list of defaults has the bounds of each field, and each required field', () => {
  const own: Schema = {
    type: 'object',
    required: ['b', 'g'],
    properties: {
      a: {
        anyOf: [{ type: 'string', enum: ['', ' x', '`', 'null'] }, { type: 'number' }],
        default: '',
      },
      b: { type: 'object', additionalProperties: { type: 'number', minimum: -2 } },
      j: {
        type: 'object',
        properties: { k: {} },
        additionalProperties: { type: 'number', minimum: -2 },
      },
      d: {
        type: 'array',
        items: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'number' }] },
      },
      e: {
        anyOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', minLength: 2 },
        ],
      },
      f: { type: 'array', items: { type: 'array', minItems: 1 } },
      g: { type: 'array', items: { type: 'object', properties: { h: { default: 1 } } } },
      i: { type: 'number', 'x-unit': 'seconds', description: 'In seconds.' },
      c: { anyOf: [{ type: 'array', minItems: 1, maxItems: 5 }, { type: 'null' }] },
    },
  };
  own.additionalProperties = {
    type: 'object',
    properties: { k: { type: 'number', minimum: 1 } },
  };
  expect(listDefaults({ Own: own }, 'Own', 'g').join().split('\n')).toEqual([
    '- `b`: required, each value at least -2',
    '- `g`: required',
    '- `a`: default `""`, one of `""`, `" x"`, `` ` ``, `"null"`, or another value',
    '- `j`: each other value at least -2',
    '- `d`: each item at most 3 characters, or another value',
    '- `e`: at most 3 characters, or at least 2 characters',
    '- `f`: each item at least 1 item',
    '- `i`: in seconds',
    '- `c`: 1 to 5 items',
    '- `*.k`: at least 1',
  ]);
  const shared = { properties: { n: { type: 'number' as const, minimum: 1 } } };
  const oneOf: Schema[] = [shared, { ...shared, required: ['n'] }, shared];
  const lines = ['- `n`: required, at least 1', '- `n`: at least 1'];
  expect(listDefaults({ Own: { oneOf } }, 'Own')).toEqual([lines.join('\n')]);
});
