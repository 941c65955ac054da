/** The whole documentation: contract and prose in, Markdown out. */
import type { Files } from '../emit/files.ts';
import { type Contract, notificationsOf } from '../model/contract.ts';
import { BUNDLE, mapOrRefuse, refuse } from '../model/finding.ts';
import { SCHEMAS } from '../model/schema.ts';
import { type PageInput, pageInput } from './input.ts';
import { type Draft, resolveLinks } from './links.ts';
import { listPages } from './outline.ts';
import { BLOCKS } from './pages/all.ts';
import { describeCall } from './pages/call.ts';
import { writeEssentials } from './pages/essentials.ts';
import { describeMessage, describeSchema } from './pages/shape.ts';
import { fill, GROUPS, type Prose } from './prose.ts';

/**
 * Writes the documentation: the guides, a page for each call, message and schema, and the list of all.
 *
 * @param releases the last release and the one before it, for the page on what changed
 * @returns the text of each file by its path under `generated/`; none where there is no prose
 * @throws FindingsError when a guide is missing, names what does not exist, or a link leads nowhere
 */
export function buildDocs(contract: Contract, prose: Prose, releases?: Contract[]): Files {
  if (prose.size === 0) return {};
  const input = pageInput(contract, prose, releases);
  const drafts = new Map<string, Draft>([
    ...writeGuides(input),
    ...writeReference(input),
    ['llms.txt', writeList(input)],
  ]);
  const { texts, findings } = resolveLinks(drafts);
  refuse(findings);
  return Object.fromEntries([...texts].map(([path, text]) => [`docs/${path}`, text]));
}

function writeGuides(input: PageInput): [string, Draft][] {
  const { home, others } = input.guides;
  return mapOrRefuse([home, ...others], (guide): [string, Draft] => {
    const blocks = fill(guide, (name, args) => BLOCKS[name]?.(input, guide, ...args));
    const file = `docs/${guide.name}.md`;
    const text = join(`# ${guide.title}`, guide.summary, ...blocks);
    return [
      `${guide.name}.md`,
      { text, origin: { file, location: '' }, source: input.prose.get(`${guide.name}.md`) },
    ];
  });
}

function writeReference(input: PageInput): [string, Draft][] {
  const { contract, normal } = input;
  return [
    ...[...contract.operations, ...notificationsOf(contract)].map((call): [string, Draft] => {
      const origin = { file: call.document, location: call.pointer };
      return [`operations/${call.id}.md`, { text: join(...describeCall(input, call)), origin }];
    }),
    ...contract.messages.map((message): [string, Draft] => {
      const origin = { file: message.document, location: message.pointer };
      const text = join(...describeMessage(input, message));
      return [`messages/${message.name}.md`, { text, origin }];
    }),
    ...[...normal.schemas].map(([name, schema]): [string, Draft] => {
      const origin = { file: BUNDLE, location: `${SCHEMAS}/${name}` };
      return [`schemas/${name}.md`, { text: join(...describeSchema(input, name, schema)), origin }];
    }),
  ];
}

/** The list of all pages, in the form of llms.txt. */
function writeList(input: PageInput): Draft {
  const { title, summary } = input.guides.home;
  const text = join(
    `# ${title}`,
    `> ${summary}`,
    ...writeEssentials(input),
    ...listPages(input.outline, GROUPS),
  );
  return { text, origin: { file: 'docs/index.md', location: '' } };
}

/** Blocks, one after the other, with an empty line between them. */
function join(...blocks: string[]): string {
  return `${blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}
