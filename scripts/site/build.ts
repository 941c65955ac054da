/** The whole documentation: contract and prose in, Markdown out. */
import type { Files } from 'contract-compiler/emit/files.ts';
import { type Contract, notificationsOf } from 'contract-compiler/model/contract.ts';
import { BUNDLE, mapOrRefuse } from 'contract-compiler/model/finding.ts';
import { SCHEMAS } from 'contract-compiler/model/schema.ts';
import { type PageInput, pageInput } from './input.ts';
import { type Draft, resolveLinks } from './links.ts';
import { code, fence, link } from './md.ts';
import { listPages } from './outline.ts';
import { addInserts } from './pages/all.ts';
import { describeCall } from './pages/call.ts';
import { writeEssentials } from './pages/essentials.ts';
import { describeMessage, describeSchema } from './pages/shape.ts';
import { fileName, type Kept, longFiles, type Prose } from './prose.ts';

/**
 * Writes the documentation: the guides, a page for each call, message and schema, and the list of all pages.
 *
 * @param releases the last release and the one before it, for the page on what changed
 * @returns the text of each file by its path under `generated/`; none where there is no prose
 * @throws FindingsError when a guide is missing, names what does not exist, or a link leads nowhere
 */
export function buildDocs(contract: Contract, prose: Prose, releases?: Kept[]): Files {
  if (prose.size === 0) return {};
  const input = pageInput(contract, prose, releases);
  const { title, summary } = input.guides.home;
  const list = [
    `# ${title}`,
    `> ${summary}`,
    ...writeEssentials(input),
    ...listPages(input.outline),
  ];
  // The list of all pages has the format of llms.txt.
  const listed = page('llms.txt', list, 'docs/index.md');
  const drafts = [...writeGuides(input), ...writeFiles(input), ...writeReference(input), listed];
  const texts = resolveLinks(drafts);
  return Object.fromEntries(drafts.map(({ path }, index) => [`docs/${path}`, texts[index] ?? '']));
}

function writeGuides(input: PageInput): Draft[] {
  const { home, others } = input.guides;
  return mapOrRefuse([home, ...others], (guide) => {
    const path = `${guide.name}.md`;
    const source = input.prose.get(path) ?? '';
    const parts = [`# ${guide.title}`, guide.summary, ...addInserts(input, guide)];
    return { ...page(path, parts, `docs/${path}`), source };
  });
}

/** A page for each file that is too long for its guide. */
function writeFiles({ guides, prose }: PageInput): Draft[] {
  return longFiles(guides, prose).map(({ path, guide, text }) => {
    const name = fileName(path);
    const from = `From ${link(guide.title, `${guide.name}.md`)}. In the package, this file is ${code(`docs/${path}`)}.`;
    const parts = [`# ${name}`, from, fence(name.replace(/.*\./, ''), text)];
    return page(`files/${name.replace('.', '-')}.md`, parts, `docs/${path}`);
  });
}

function writeReference(input: PageInput): Draft[] {
  const { contract, normal } = input;
  const calls = [...contract.operations, ...notificationsOf(contract)].map((call) => {
    const { id, document, pointer } = call;
    return page(`operations/${id}.md`, describeCall(input, call), document, pointer);
  });
  const messages = contract.messages.map((message) => {
    const { name, document, pointer } = message;
    return page(`messages/${name}.md`, describeMessage(input, message), document, pointer);
  });
  const schemas = [...normal.schemas].map(([name, schema]) => {
    const parts = describeSchema(input, name, schema);
    return page(`schemas/${name}.md`, parts, BUNDLE, `${SCHEMAS}/${name}`);
  });
  return [...calls, ...messages, ...schemas];
}

/** A page of parts with an empty line between them, and the place that a finding about it names. */
function page(path: string, parts: string[], file: string, location = ''): Draft {
  const written = parts.map((part) => part.trim()).filter(Boolean);
  return { path, text: `${written.join('\n\n')}\n`, origin: { file, location } };
}
