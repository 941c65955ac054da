/** The whole documentation: contract and prose in, Markdown out. */
import { type Contract, type DocumentPlace, notificationsOf, placeOfSchema } from '../contract.ts';
import type { Facts } from '../emit/facts.ts';
import type { Files } from '../emit/output.ts';
import { mapOrRefuse } from '../problem.ts';
import type { Schemas } from '../schema.ts';
import { type PageInput, pageInput } from './input.ts';
import { refreshInserts } from './inserts.ts';
import { type Draft, resolveLinks } from './links.ts';
import { listPages } from './outline.ts';
import { describeCall } from './pages/call.ts';
import { describeMessage, describeSchema } from './pages/schema.ts';
import type { Prose } from './prose.ts';

/**
 * Writes the documentation: a page for each call, message and schema, their list, and the inserts of the guides.
 *
 * @param schemas the readable schemas
 * @param facts what the contract states, for tables and notes
 * @param prose the text of each file by its path under `docs/`
 * @returns the text of each file by its path in the project; none where there is no prose
 * @throws ProblemsError when a guide names what does not exist, when two pages have one path, or when a link leads
 *   nowhere
 */
export function buildDocs(contract: Contract, schemas: Schemas, facts: Facts, prose: Prose): Files {
  if (prose.size === 0) return {};
  const input = pageInput({ contract, schemas, facts, prose });
  const others = [...prose.keys()].filter((path) => !path.endsWith('.md'));
  const drafts = [
    ...mapOrRefuse(input.guides, (guide): Draft => {
      const path = `docs/${guide.name}.md`;
      const text = refreshInserts(input, guide);
      return { path, text, origin: { file: path, pointer: '' }, source: guide.text };
    }),
    ...writeReference(input),
    page(
      'README.md',
      [
        '# Calls, messages, and schemas',
        'Look up each call, message, and schema of the API.',
        ...listPages(input.outline),
      ],
      {
        file: 'docs/index.md',
        pointer: '',
      },
    ),
  ];
  return resolveLinks(drafts, new Set(others.map((path) => `docs/${path}`)), input.holders);
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
    ...Object.entries(schemas)
      .filter(([name]) => !input.holders.has(`schema:${name}`))
      .map(([name, schema]) =>
        of(
          placeOfSchema(contract, name),
          `schemas/${name}.md`,
          describeSchema(input, name, schema),
        ),
      ),
  ];
}

/** A page of blocks with an empty line between them and the place that a problem with it names. */
function page(path: string, blocks: string[], origin: Draft['origin']): Draft {
  const written = blocks.map((block) => block.trim()).filter(Boolean);
  return { path: `generated/docs/${path}`, text: `${written.join('\n\n')}\n`, origin };
}
