/** The guides: their links, and the problems of their inserts. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { buildDocs } from '../../scripts/guides/inserts.ts';
import { listDefaults } from '../../scripts/guides/lists.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { ROOT, theBuilt, yamlIn } from '../support/generated.ts';
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
    const text = textOf(page).replaceAll(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, (code) =>
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

type List = [what: string, Own: Schema, omitted: string[], lines: string[]];
it.each(yamlIn<List[]>('test/guides/lists.yaml'))('a list of defaults shows %s', (_, ...row) => {
  const [Own, omitted, lines] = row;
  expect(listDefaults({ Own }, 'Own', ...omitted)).toEqual([lines.join('\n')]);
});
