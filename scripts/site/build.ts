/** The whole site: contract and prose in, files out. */
import type { Files } from '../emit/files.ts';
import type { Contract } from '../model/contract.ts';
import { mapOrRefuse } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import { type Block, link, markdownOf } from './blocks.ts';
import { checkerOf } from './checker.ts';
import { decorate } from './decorate.ts';
import { type Filled, fill } from './guide.ts';
import { html } from './html.ts';
import { type PageInput, pageInput } from './input.ts';
import { checkerDialog, headerOf, pageOf, referenceOf, twinTools } from './layout.ts';
import { addressOf, packedOf, twinOf, withLinks } from './links.ts';
import { BLOCKS } from './pages/all.ts';
import { outlineOf, type Prose, REFERENCES, readAsset } from './prose.ts';
import { buildReference, type ReferenceInput } from './reference.ts';
import { Renderer, renderCode } from './render.ts';
import { showSamples } from './samples.ts';
import { bundleScripts } from './scripts.ts';
import { searchEntries } from './search.ts';
import { buildTwins, listTwins } from './twins.ts';

/**
 * Builds the whole site.
 *
 * @param root the folder of the project, which has been built
 * @param prose what `docs/` holds
 * @param base the last release, for the page on what changed
 * @returns the text of every file by its path under the site
 * @throws FindingsError when a guide or a document cannot be built
 */
export async function buildSite(
  root: string,
  contract: Contract,
  prose: Prose,
  base?: Contract,
): Promise<Files> {
  const references = referenceInputs(contract, prose).map(
    async ([path, input]) => [path, await buildReference(input)] as const,
  );
  const scripts = bundleScripts(root, contract);
  const pages = buildPages(contract, prose, base);
  return { ...pages, ...(await scripts), ...Object.fromEntries(await Promise.all(references)) };
}

/**
 * Builds every page of ours, every twin and the search index. Pure.
 *
 * @throws FindingsError when a guide names what does not exist
 */
export function buildPages(contract: Contract, prose: Prose, base?: Contract): Files {
  const input = pageInput(contract, prose, base);
  const renderer = new Renderer((target) => addressOf(contract, target));
  const filled = fillGuides(input);
  const pages = filled.map((one) => ({ ...one, sections: renderer.sections(one.blocks) }));
  const styles = [...prose].filter(([path]) => path.startsWith('assets/site/')).sort();
  const files: Files = {
    ...buildTwins(input),
    ...Object.fromEntries(guideTwins(input, filled, twinOf)),
    'assets/header.css': readAsset(prose, 'assets/header.css'),
    'assets/site.css': styles.map(([, text]) => text).join('\n'),
    'assets/search-index.js': `window.searchEntries=${JSON.stringify(searchEntries(input, pages, renderer))};\n`,
  };
  for (const page of pages) {
    files[`${page.guide.name}.html`] = pageOf(input.outline, page, renderer).text;
  }
  // A page that is opened from the disk may load a script, and nothing else.
  for (const [path, text] of Object.entries(files)) {
    if (!/\.(md|txt)$/.test(path)) continue;
    files[`assets/twins/${path}.js`] = `window.twin=${JSON.stringify(text)};\n`;
  }
  return files;
}

/**
 * The guides as they come with the package, in Markdown, and the list of them; none where there is
 * no prose.
 */
export function buildGuides(contract: Contract, prose: Prose, base?: Contract): Files {
  if (prose.size === 0) return {};
  const input = pageInput(contract, prose, base);
  const filled = fillGuides(input).map(({ guide, blocks }) => {
    return { guide, blocks: withoutForms(blocks).map(linkFile) };
  });
  const guides = guideTwins(input, filled, packedOf);
  return Object.fromEntries(guides.map(([path, text]) => [`guides/${path}`, text]));
}

/** Blocks without the sections of a form, which only a page can have. */
function withoutForms(blocks: readonly Block[]): Block[] {
  const isForm = (block: Block | undefined) =>
    typeof block === 'object' && block.kind === 'checker';
  return blocks
    .map((block, index) => {
      const isAbove = typeof block === 'string' && isForm(blocks[index + 1]);
      return isAbove ? block.slice(0, block.lastIndexOf('\n## ')) : block;
    })
    .filter((block) => !isForm(block));
}

/** A file that comes with the package needs no second copy there. */
function linkFile(block: Block): Block {
  const file = typeof block === 'object' && block.kind === 'code' ? block.file : undefined;
  return file === undefined ? block : link(file, `../../${file}`);
}

/** The guides with what is made from the contract in its place, the start page first. */
function fillGuides(input: PageInput): Filled[] {
  const { home, guides } = input.outline;
  return mapOrRefuse([home, ...guides], (guide) => {
    return { guide, blocks: fill(guide, (name, args) => BLOCKS[name]?.(input, ...args)) };
  });
}

/** The guides in Markdown, and the list of all twins in the place of the start page. */
function guideTwins(
  input: PageInput,
  filled: readonly Filled[],
  resolve: (link: string) => string,
): [path: string, text: string][] {
  return filled.map(({ guide: { name, title, nav, summary }, blocks }) =>
    name === 'index'
      ? ['llms.txt', withLinks(markdownOf(listTwins(input, nav, summary)), resolve)]
      : [`${name}.md`, withLinks(markdownOf([`# ${title}`, summary, ...blocks]), resolve)],
  );
}

/** What each reference is built from, by the file of its page. */
export function referenceInputs(contract: Contract, prose: Prose): [string, ReferenceInput][] {
  const outline = outlineOf(prose);
  return REFERENCES.map(({ name, title, document }) => {
    const live = document === 'asyncapi';
    const tools = html`${live && checkerDialog(checkerOf(contract))}${twinTools(`${name}.md`)}`;
    const shown = live ? showSamples(prose, 'live') : [];
    const templates = shown.map((code) => html`<template>${renderCode(code)}</template>`);
    const header = html`${headerOf(outline, name, tools)}${templates}`;
    // Links of one document into the other lead to its reference.
    const linked = (_: string, value: Json) =>
      typeof value === 'string' ? withLinks(value, (link) => addressOf(contract, link)) : value;
    const input: ReferenceInput = {
      document: JSON.parse(JSON.stringify(decorate(contract[document], prose)), linked),
      page: referenceOf(`${title} · ${outline.home.nav}`, header).text,
    };
    return [`${name}.html`, input];
  });
}
