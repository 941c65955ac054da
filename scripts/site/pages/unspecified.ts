import type { Fact, FactsOf } from '../../emit/facts/collect.ts';
import { SCHEMAS } from '../../model/schema.ts';
import { type Block, badge, type Line, link, mergeRows, type Row, table } from '../blocks.ts';
import { slug } from '../html.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';

/** Everything the interface leaves open, and every choice made where it does. */
export function tabulateUnspecified(input: PageInput): Block[] {
  const { unspecified, assumptions } = input.facts;
  const facts: [key: string, fact: Fact][] = Object.entries({ ...assumptions, ...unspecified });
  facts.sort(([a], [b]) => (a < b ? -1 : 1)).sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  // What is said of several places of one name, such as the branches of a union, is in one row.
  const rows = mergeRows(facts.map(([key, fact]) => rowOf(input, key, fact)));
  // Where the same holds is said below all of it.
  const isLast = (line: Line) => Number(typeof line === 'string' && line.startsWith(ALSO));
  for (const { cells } of rows)
    cells[1] = [cells[1] ?? []].flat().sort((a, b) => isLast(a) - isLast(b));
  const filter = 'For instance webhook';
  return [
    `${countSentences(unspecified)} things are not specified, and ${countSentences(assumptions)} assumptions are made.`,
    table('What is not specified', ['Where', 'What'], rows, { look: 'wide', filter }),
  ];
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
  const also = others.map((name) => link(name, `schema:${name}.${fact.field}`)).join(', ');
  const lines: Line[] = [
    ...(facts.unspecified[key]?.sentences ?? []).map((said) => `${badge('not specified')} ${said}`),
    ...(facts.assumptions[key]?.sentences ?? []).map((said) => `${badge('assumption')} ${said}`),
  ];
  if (others.length > 3) {
    const text = `${ALSO}${also}`;
    lines.push({ summary: `${ALSO}${others.length} others`, text });
  } else if (others.length > 0) lines.push(`${ALSO}${also}`);
  return {
    id: slug(key),
    group: GROUPS[rankOf(fact)],
    cells: [link(factLabel(contract, fact), factTarget(contract, fact)), lines],
  };
}

function countSentences(facts: FactsOf<'unspecified' | 'assumptions'>): number {
  return Object.values(facts).flatMap(({ sentences }) => sentences).length;
}
