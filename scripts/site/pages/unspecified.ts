import type { Fact, FactsOf } from '../../emit/facts/collect.ts';
import { SCHEMAS } from '../../model/schema.ts';
import { type Block, badge, type Line, link, type Row } from '../blocks.ts';
import { slug } from '../html.ts';
import { factLabel, factTarget } from '../links.ts';
import type { PageInput } from './input.ts';

/** Everything the interface leaves open, and every choice made where it does. */
export function unspecifiedTable(input: PageInput): Block[] {
  const { unspecified, assumptions } = input.facts;
  const keys = [...new Set([...Object.keys(unspecified), ...Object.keys(assumptions)])].sort();
  const groups = GROUPS.map(({ title, holds }) => ({
    id: slug(title),
    title,
    rows: keys
      .filter((key) => holds((unspecified[key] ?? assumptions[key]) as Fact))
      .map((key) => row(input, key)),
  }));
  return [
    `${count(unspecified)} things are not specified, and ${count(assumptions)} assumptions are made.`,
    {
      kind: 'table',
      look: 'wide open',
      label: 'What is not specified',
      head: ['Where', 'What'],
      groups: groups.filter(({ rows }) => rows.length > 0),
      filter: 'For instance webhook',
    },
  ];
}

const GROUPS: { title: string; holds: (fact: Fact) => boolean }[] = [
  { title: 'The service as a whole', holds: ({ pointer }) => pointer === '' },
  { title: 'Calls and notifications', holds: isCall },
  {
    title: 'The live session',
    holds: (fact) => fact.schema === null && fact.pointer !== '' && !isCall(fact),
  },
  {
    title: 'Requests, results and messages',
    holds: (fact) => fact.schema !== null && !isCall(fact),
  },
];

function isCall({ document, pointer }: Fact): boolean {
  return document === 'openapi' && pointer !== '' && !pointer.startsWith(`${SCHEMAS}/`);
}

function row({ contract, facts: { unspecified, assumptions } }: PageInput, key: string): Row {
  const fact = (unspecified[key] ?? assumptions[key]) as Fact;
  const others = (fact.schemas ?? []).filter((name) => name !== fact.schema);
  const also = others.map((name) => link(name, `schema:${name}.${fact.field}`)).join(', ');
  const lines: Line[] = [
    ...(unspecified[key]?.sentences ?? []).map((said) => `${badge('not specified')} ${said}`),
    ...(assumptions[key]?.sentences ?? []).map((said) => `${badge('assumption')} ${said}`),
  ];
  if (others.length > 3) {
    const text = `The same in ${also}`;
    lines.push({ summary: `The same in ${others.length} others`, text });
  } else if (others.length > 0) lines.push(`The same in ${also}`);
  return {
    id: slug(key),
    cells: [link(factLabel(contract, fact), factTarget(contract, fact)), lines],
  };
}

function count(facts: FactsOf<'unspecified' | 'assumptions'>): number {
  return Object.values(facts).flatMap(({ sentences }) => sentences).length;
}
