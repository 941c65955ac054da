/** The whole documentation: contract and prose in, Markdown out. */
import { type Contract, type DocumentPlace, notificationsOf, placeOfSchema } from '../contract.ts';
import type { Facts } from '../emit/facts.ts';
import type { Files } from '../emit/files.ts';
import { mapOrRefuse } from '../problem.ts';
import type { Schemas } from '../schema.ts';
import { type PageInput, pageInput } from './input.ts';
import { addInserts } from './inserts.ts';
import { type Draft, resolveLinks } from './links.ts';
import { code, fence, link } from './md.ts';
import { listPages } from './outline.ts';
import { describeCall } from './pages/call.ts';
import { writeEssentials } from './pages/essentials.ts';
import { describeMessage, describeSchema } from './pages/shape.ts';
import { fileName, longFiles, type Prose } from './prose.ts';
import type { Comparison } from './released.ts';

/**
 * Writes the documentation: the guides, a page for each call, message and schema, and the list of all pages.
 *
 * @param schemas the schemas of the contract profile
 * @param facts what the contract states, for tables and notes
 * @param prose the text of each file by its path under `docs/`
 * @param released the comparisons with the last release and the one before it, for the page on what changed
 * @returns the text of each file by its path under `generated/`; none where there is no prose
 * @throws ProblemsError when a guide is missing or names what does not exist, when two pages have one path, or when a
 *   link leads nowhere
 */
export function buildDocs(
  contract: Contract,
  schemas: Schemas,
  facts: Facts,
  prose: Prose,
  released: readonly Comparison[] = [],
): Files {
  if (prose.size === 0) return {};
  const input = pageInput({ contract, schemas, facts, prose, released });
  const { title, summary } = input.guides.home;
  const list = [
    `# ${title}`,
    `> ${summary}`,
    ...writeEssentials(input),
    ...listPages(input.outline),
  ];
  const drafts = [
    ...writeGuides(input),
    ...writeFilePages(input),
    ...writeReference(input),
    // The list of all pages has the format of llms.txt.
    page('llms.txt', list, { file: 'docs/index.md', pointer: '' }),
  ];
  const texts = Object.entries(resolveLinks(drafts));
  return Object.fromEntries(texts.map(([path, text]) => [`docs/${path}`, text]));
}

function writeGuides(input: PageInput): Draft[] {
  const { home, others } = input.guides;
  return mapOrRefuse([home, ...others], (guide) => {
    const path = `${guide.name}.md`;
    const source = input.prose.get(path) ?? '';
    const blocks = [`# ${guide.title}`, guide.summary, ...addInserts(input, guide)];
    return { ...page(path, blocks, { file: `docs/${path}`, pointer: '' }), source };
  });
}

/** A page for each file that is too long for a guide. */
function writeFilePages({ guides, prose }: PageInput): Draft[] {
  return longFiles(prose).map(([path, text]) => {
    const name = fileName(path);
    const source = `docs/${path}`;
    const place = `In the package, this file is ${code(source)}.`;
    const guide = guides.others.find((one) => one.prose.includes(`{{file ${path}}}`));
    const use = guide ? `${link(guide.title, `${guide.name}.md`)} shows how to use this file.` : '';
    const blocks = [`# ${name}`, `${place} ${use}`, fence(name.replace(/.*\./, ''), text)];
    const to = `files/${name.replace('.', '-')}.md`;
    return page(to, blocks, { file: source, pointer: '' });
  });
}

function writeReference(input: PageInput): Draft[] {
  const { contract, schemas } = input;
  const of = ({ document: file, pointer }: DocumentPlace, path: string, blocks: string[]) =>
    page(path, blocks, { file, pointer });
  return [
    ...[...contract.operations, ...notificationsOf(contract)].map((call) =>
      of(call, `operations/${call.id}.md`, describeCall(input, call)),
    ),
    ...contract.messages.map((message) =>
      of(message, `messages/${message.name}.md`, describeMessage(input, message)),
    ),
    ...Object.entries(schemas).map(([name, schema]) =>
      of(placeOfSchema(contract, name), `schemas/${name}.md`, describeSchema(input, name, schema)),
    ),
  ];
}

/** A page of blocks with an empty line between them, and the place that a problem with it names. */
function page(path: string, blocks: string[], origin: Draft['origin']): Draft {
  const written = blocks.map((block) => block.trim()).filter(Boolean);
  return { path, text: `${written.join('\n\n')}\n`, origin };
}
