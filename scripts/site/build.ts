/** The whole site: contract and prose in, files out. */
import { collectFacts } from '../emit/facts/collect.ts';
import type { Files } from '../emit/files.ts';
import type { Contract } from '../model/contract.ts';
import { FindingsError, mapOrRefuse } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { normalise } from '../normalise/normal.ts';
import { readFiles } from '../read/files.ts';
import { markdownOf } from './blocks.ts';
import { decorate } from './decorate.ts';
import { fieldsOf, type Root, type RootKind, rootsOf } from './fields.ts';
import { fill, type Guide, readGuide } from './guide.ts';
import { type Frame, headerOf, headOf, pageOf } from './layout.ts';
import { addressOf, withAddresses, withTwinLinks } from './links.ts';
import { BLOCKS } from './pages/all.ts';
import { rowsOf } from './pages/defaults.ts';
import type { PageInput } from './pages/input.ts';
import { buildReference, type ReferenceInput } from './reference.ts';
import { Renderer } from './render.ts';
import type { Samples } from './samples.ts';
import { clientScripts } from './scripts.ts';
import { searchEntries } from './search.ts';
import { buildList, buildTwins } from './twins.ts';

/** The hand-written part of the site, by the path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** The references, which come after the first guide in the navigation. */
const REFERENCES = [
  { name: 'rest', nav: 'REST', title: 'REST reference', document: 'openapi' },
  { name: 'live', nav: 'Live', title: 'Live reference', document: 'asyncapi' },
] as const;

/**
 * Builds the whole site.
 *
 * @param prose what `docs/` holds
 * @returns the text of every file by its path under the site
 * @throws FindingsError when a guide or a document cannot be built
 */
export async function buildSite(contract: Contract, prose: Prose): Promise<Files> {
  const references = Object.entries(referenceInputs(contract, prose)).map(
    async ([path, input]) => [path, await buildReference(input)] as const,
  );
  const scripts = clientScripts();
  const pages = buildPages(contract, prose);
  return { ...pages, ...(await scripts), ...Object.fromEntries(await Promise.all(references)) };
}

/**
 * Builds every page of ours, every twin and the search index. Pure.
 *
 * @throws FindingsError when a guide names what does not exist
 */
export function buildPages(contract: Contract, prose: Prose): Files {
  const { home, guides, frame } = outlineOf(prose);
  const input = pageInput(contract, prose);
  const renderer = new Renderer((target) => addressOf(contract, target));
  const pages = mapOrRefuse([home, ...guides], (guide) => {
    const blocks = fill(guide, (name, args) => BLOCKS[name]?.(input, ...args));
    return { guide, blocks, body: renderer.blocks(blocks) };
  });
  const files: Files = {
    ...buildTwins(input),
    'llms.txt': buildList(input, home.nav, home.summary),
    'assets/header.css': asset(prose, 'assets/header.css'),
    'assets/site.css': styles(prose),
    'assets/search-index.js': `window.searchEntries=${JSON.stringify(searchEntries(input, pages, renderer))};\n`,
  };
  for (const { guide, blocks, body } of pages) {
    files[`${guide.name}.html`] = pageOf(frame, guide, body).text;
    if (guide === home) continue;
    const text = markdownOf([`# ${guide.title}`, guide.summary, ...blocks]);
    files[`${guide.name}.md`] = withTwinLinks(text, '');
  }
  // A page that is opened from the disk may load a script, and nothing else.
  for (const [path, text] of Object.entries(files)) {
    if (!/\.(md|txt)$/.test(path)) continue;
    files[`assets/twins/${path}.js`] = `window.twin=${JSON.stringify(text)};\n`;
  }
  return files;
}

/** What each reference is built from, by the file of its page. */
export function referenceInputs(contract: Contract, prose: Prose): Record<string, ReferenceInput> {
  const { frame } = outlineOf(prose);
  const inputs = REFERENCES.map(({ name, title, document }) => [
    `${name}.html`,
    {
      document: withAddresses(contract, decorate(contract[document], samplesIn(prose))),
      title: `${title} · ${frame.site}`,
      head: headOf(true, name === 'live').text,
      header: headerOf(frame, name, true).text,
    },
  ]);
  return Object.fromEntries(inputs);
}

/** Reads what `docs/` holds: guides, samples, recipes and style sheets. */
export function readProse(root: string): Prose {
  const wanted = /^docs\/(.*\.(md|css)|(samples|recipes)\/[^/]+\.\w+)$/;
  const files = readFiles(root, ['docs'], wanted, (text) => text);
  return new Map([...files].map(([file, text]) => [file.slice('docs/'.length), text]));
}

function outlineOf(prose: Prose): { home: Guide; guides: Guide[]; frame: Frame } {
  const home = readGuide('index', asset(prose, 'index.md'));
  const guides = mapOrRefuse(home.guides, (name) => readGuide(name, asset(prose, `${name}.md`)));
  const [first, ...rest] = guides.map(({ name, nav }) => ({ name, nav }));
  return {
    home,
    guides,
    frame: { site: home.nav, entries: [...(first ? [first] : []), ...REFERENCES, ...rest] },
  };
}

/** What the builders of pages start from. */
export function pageInput(contract: Contract, prose: Prose): PageInput {
  const normal = normalise(contract);
  const roots = rootsOf(normal).sort((a, b) => rank(a) - rank(b));
  const fields = roots.flatMap((root) => fieldsOf(normal, root));
  const listed = outlineOf(prose).guides.map(({ name, title, summary }) => {
    return { file: `${name}.md`, title, summary };
  });
  const references = REFERENCES.map(({ name, title, document }) => {
    const { summary, description } = contract[document].info as JsonObject;
    const [line = ''] = String(summary ?? description ?? '').split('\n');
    return { file: `${name}.md`, title, summary: line };
  });
  return {
    contract,
    normal,
    facts: collectFacts(contract),
    roots,
    fields,
    rows: new Map(roots.map((root) => [root, rowsOf(root, roots, fields, normal)])),
    samples: samplesIn(prose),
    pages: [...listed.slice(0, 1), ...references, ...listed.slice(1)],
  };
}

/** Requests come first, since that is what most people look for; what is deprecated comes last. */
function rank({ kind, deprecated }: Root): number {
  const kinds: RootKind[] = ['request', 'message', 'response', 'notification'];
  return kinds.indexOf(kind) * 2 + (deprecated ? 1 : 0);
}

function samplesIn(prose: Prose): Samples {
  return new Map([...prose].filter(([path]) => /^(samples|recipes)\//.test(path)));
}

function asset(prose: Prose, path: string): string {
  const text = prose.get(path);
  if (text === undefined) {
    const message = 'does not exist; restore it';
    throw new FindingsError([{ file: `docs/${path}`, location: '', message }]);
  }
  return text;
}

/** The style sheets of our pages as one, in the order of their names. */
function styles(prose: Prose): string {
  const paths = [...prose.keys()].filter((path) => path.startsWith('assets/site/')).sort();
  if (paths.length === 0) {
    const message = 'has no style sheets; restore the folder';
    throw new FindingsError([{ file: 'docs/assets/site', location: '', message }]);
  }
  return paths.map((path) => prose.get(path)).join('\n');
}
