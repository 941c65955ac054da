/** Our own pages: contract and prose in, pages out. */
import { collectFacts } from '../emit/facts/collect.ts';
import type { Files } from '../emit/files.ts';
import type { Contract } from '../model/contract.ts';
import { type Finding, FindingsError } from '../model/finding.ts';
import { isObject } from '../model/json.ts';
import { normalise } from '../normalise/normal.ts';
import { type Frame, headerOf, headOf, pageOf } from './layout.ts';
import { type Guide, readGuide, renderGuide } from './markdown.ts';
import { changesPage } from './pages/changes.ts';
import { defaultsPage, rowsOf } from './pages/defaults.ts';
import { homePage } from './pages/home.ts';
import type { PageBuilder, PageInput } from './pages/input.ts';
import { messagesPage } from './pages/messages.ts';
import { migrationPage } from './pages/migration.ts';
import { quickStartPage } from './pages/quick-start.ts';
import { statesPage } from './pages/states.ts';
import { unspecifiedPage } from './pages/unspecified.ts';
import type { ReferenceInput } from './reference.ts';
import { fieldsOf, type Root, type RootKind, rootsOf } from './routes.ts';
import { searchEntries } from './search.ts';

/** The hand-written part of the site, by the path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** What stands in the head and above a reference. */
export type ReferenceFrames = Record<
  'rest.html' | 'live.html',
  Pick<ReferenceInput, 'title' | 'head' | 'header'>
>;

/** Each guide by the file of its prose, in the order of the navigation, and what builds its blocks. */
const GUIDES: [file: string, builder: PageBuilder][] = [
  ['quick-start', quickStartPage],
  ['messages', messagesPage],
  ['states', statesPage],
  ['defaults', defaultsPage],
  ['first-version', migrationPage],
  ['unspecified', unspecifiedPage],
  ['changes', changesPage],
];

/** The references, which stand after the first guide in the navigation. */
const REFERENCES = [
  { file: 'rest.html', nav: 'REST', title: 'REST reference' },
  { file: 'live.html', nav: 'Live', title: 'Live reference' },
];

/**
 * Builds every page of ours and the search index. Pure.
 *
 * @param contract the contract
 * @param prose the guides, the snippets and the style sheets
 * @returns the text of every file by its path under the site
 * @throws FindingsError when a guide names what is not there
 */
export function buildPages(contract: Contract, prose: Prose): Files {
  const { home, guides, frame } = outlineOf(prose);
  const cards = guides.map(({ file, guide: { title, summary } }) => ({ file, title, summary }));
  const [first, ...rest] = cards;
  const shown = [...(first ? [first] : []), ...referenceCards(contract), ...rest];
  const all = [{ file: 'index.html', guide: home, builder: homePage(shown) }, ...guides];
  const input = pageInput(contract, prose);
  const rendered = together(
    all.map(({ file, guide, builder }) => () => ({
      file,
      guide,
      rendered: renderGuide(guide, builder(input)),
    })),
  );
  const files: Files = {
    'assets/header.css': asset(prose, 'assets/header.css'),
    'assets/site.css': styles(prose),
    'assets/search-index.js': `window.searchEntries=${JSON.stringify(searchEntries(input, rendered))};\n`,
  };
  for (const page of rendered) {
    files[page.file] = pageOf(frame, page.file, page.guide, page.rendered).text;
  }
  return files;
}

/** What the references have around them, from the heads of the guides. */
export function referenceFrames(prose: Prose): ReferenceFrames {
  const { frame } = outlineOf(prose);
  const around = REFERENCES.map(({ file, title }) => [
    file,
    {
      title: `${title} · ${frame.site}`,
      head: headOf(file).text,
      header: headerOf(frame, file).text,
    },
  ]);
  return Object.fromEntries(around) as ReferenceFrames;
}

function outlineOf(prose: Prose) {
  const home = guideOf(prose, 'index');
  const guides = GUIDES.map(([name, builder]) => ({
    file: `${name}.html`,
    guide: guideOf(prose, name),
    builder,
  }));
  return { home, guides, frame: frameOf(home, guides) };
}

/** What the builders of pages start from. */
export function pageInput(contract: Contract, prose: Prose): PageInput {
  const normal = normalise(contract);
  const roots = rootsOf(normal).sort((a, b) => rank(a) - rank(b));
  const fields = roots.flatMap((root) => fieldsOf(normal, root));
  const snippets = new Map<string, string>();
  for (const [path, text] of [...prose].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (path.startsWith('snippets/')) snippets.set(path.slice('snippets/'.length), text);
  }
  return {
    contract,
    normal,
    facts: collectFacts(contract),
    roots,
    fields,
    rows: new Map(roots.map((root) => [root, rowsOf(root, roots, fields, normal)])),
    snippets,
  };
}

/** Requests come first, since that is what most people look for; what is deprecated comes last. */
function rank({ kind, deprecated }: Root): number {
  const kinds: RootKind[] = ['request', 'message', 'response', 'notification'];
  return kinds.indexOf(kind) * 2 + (deprecated ? 1 : 0);
}

function frameOf(home: Guide, guides: { file: string; guide: Guide }[]): Frame {
  const [first, ...rest] = guides.map(({ file, guide: { nav } }) => ({ file, nav }));
  return { site: home.nav, entries: [...(first ? [first] : []), ...REFERENCES, ...rest] };
}

function referenceCards({ openapi, asyncapi }: Contract) {
  const summaries = [openapi, asyncapi].map(({ info }) => {
    const { summary, description } = isObject(info) ? info : {};
    return String(summary ?? description ?? '').split('\n')[0] ?? '';
  });
  return REFERENCES.map(({ file, title }, index) => ({
    file,
    title,
    summary: summaries[index] ?? '',
  }));
}

function guideOf(prose: Prose, name: string): Guide {
  return readGuide(`docs/${name}.md`, asset(prose, `${name}.md`));
}

function asset(prose: Prose, path: string): string {
  const text = prose.get(path);
  if (text === undefined) {
    const message = 'there is no such file; restore it';
    throw new FindingsError([{ file: `docs/${path}`, location: '', message }]);
  }
  return text;
}

/** The style sheets of our pages as one, in the order of their names. */
function styles(prose: Prose): string {
  const paths = [...prose.keys()].filter((path) => path.startsWith('assets/site/')).sort();
  if (paths.length === 0) {
    const message = 'there is no style sheet; restore the folder';
    throw new FindingsError([{ file: 'docs/assets/site', location: '', message }]);
  }
  return paths.map((path) => prose.get(path)).join('\n');
}

/** Runs every task, and throws what all of them found at once. */
function together<T>(tasks: (() => T)[]): T[] {
  const findings: Finding[] = [];
  const results = tasks.flatMap((task) => {
    try {
      return [task()];
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
      return [];
    }
  });
  if (findings.length > 0) throw new FindingsError(findings);
  return results;
}
