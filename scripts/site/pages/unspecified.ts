/** What the interface leaves open, and what the contract assumes there. */
import type { Fact, FactsOf } from '../../emit/facts/collect.ts';
import { FindingsError } from '../../model/finding.ts';
import { SCHEMAS } from '../../model/schema.ts';
import { badge, link, mergeRows, type Row, table } from '../blocks.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';
import { findingIn, type Guide } from '../prose.ts';

/** Everything the interface leaves open, and every choice made where it does. */
export function tabulateUnspecified(input: PageInput): string[] {
  const { unspecified, assumptions } = input.facts;
  const facts: [key: string, fact: Fact][] = Object.entries({ ...assumptions, ...unspecified });
  facts.sort(([a], [b]) => (a < b ? -1 : 1)).sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  // What is said of several places of one name, such as the branches of a union, is in one row.
  const rows = mergeRows(facts.map(([key, fact]) => rowOf(input, key, fact)));
  // Where the same holds is said below all of it.
  const isLast = (line: string) => Number(line.startsWith(ALSO));
  for (const { cells } of rows) {
    cells[1] = [cells[1] ?? []].flat().sort((a, b) => isLast(a) - isLast(b));
  }
  return [
    `${countSentences(unspecified)} things are not specified, and ${countSentences(assumptions)} assumptions are made.`,
    table(['Where', 'What'], rows),
  ];
}

/**
 * What is open and what is assumed of one subject, as a list, for a guide about it.
 *
 * @param key the subject, as the facts name it, such as `channel liveSession`
 * @throws FindingsError when nothing is open there
 */
export function listFacts({ facts }: PageInput, guide: Guide, key: string): string[] {
  const lines = [
    ...(facts.unspecified[key]?.sentences ?? []).map(
      (said) => `- ${badge('not specified')} ${said}`,
    ),
    ...(facts.assumptions[key]?.sentences ?? []).map((said) => `- ${badge('assumption')} ${said}`),
  ];
  if (lines.length > 0) return [lines.join('\n')];
  const message = `the contract leaves nothing open for "${key}"; generated/facts.json has the names`;
  throw new FindingsError([{ ...findingIn(guide.name, message), location: `{{facts ${key}}}` }]);
}

const ALSO = 'The same in ';

const GROUPS = [
  'The service as a whole',
  'Calls and notifications',
  'The live session',
  'Requests, results and messages',
];

/** The place of a fact's group in the list. */
function rankOf({ document, pointer, schema }: Fact): number {
  if (pointer === '') return 0;
  if (document === 'openapi' && !pointer.startsWith(`${SCHEMAS}/`)) return 1;
  return schema === null ? 2 : 3;
}

function rowOf({ contract, facts }: PageInput, key: string, fact: Fact): Row {
  const others = (fact.schemas ?? []).filter((name) => name !== fact.schema);
  const also = others.map((name) => link(name, `schema:${name}`)).join(', ');
  const lines = [
    ...(facts.unspecified[key]?.sentences ?? []).map((said) => `${badge('not specified')} ${said}`),
    ...(facts.assumptions[key]?.sentences ?? []).map((said) => `${badge('assumption')} ${said}`),
    ...(others.length > 0 ? [`${ALSO}${also}`] : []),
  ];
  const where = link(factLabel(contract, fact), factTarget(contract, fact));
  return { group: GROUPS[rankOf(fact)] ?? '', cells: [where, lines] };
}

function countSentences(facts: FactsOf<'unspecified' | 'assumptions'>): number {
  return Object.values(facts).flatMap(({ sentences }) => sentences).length;
}
