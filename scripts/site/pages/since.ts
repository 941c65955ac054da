import { compare, type Result } from '../../compare/compare.ts';
import { readRelease } from '../../compare/release.ts';
import { describeChange } from '../../compare/report.ts';
import { BREAKING, type Difference, VERDICTS, type Verdict } from '../../compare/verdict.ts';
import { type Statement, statementsOf } from '../../emit/facts/statements.ts';
import { tokens } from '../../model/pointer.ts';
import { type Block, type Cell, code, type Line, link, table } from '../blocks.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';

/** What changed since the last release, by whom it breaks, as the compatibility gate judges it. */
export function tabulateDifferences(input: PageInput): Block[] {
  const { base, contract } = input;
  if (!base) return ['There is no release to compare with.'];
  const result = compare(readRelease(base), readRelease(contract));
  const places = { now: statementsOf(contract), before: statementsOf(base) };
  // What changed alike in several places is said once.
  const alike = new Map<string, { group: string; where: Set<Line>; change: Cell[] }>();
  const judged = result.differences
    .filter(({ verdict }) => verdict !== 'documentation')
    .sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
  for (const difference of judged) {
    const group = difference.verdict.replace('-', ' ');
    const { where, keyword, change } = cellsOf(input, places, result, difference);
    const key = JSON.stringify([group, keyword, change]);
    const row = alike.get(key) ?? { group, where: new Set(), change: [keyword, ...change] };
    alike.set(key, row);
    row.where.add(where);
  }
  if (alike.size === 0) return [summarize(result)];
  const rows = [...alike.values()].map(({ group, where, change: [keyword = '', ...cells] }) => {
    return { group, cells: [[...where, ...[keyword].flat()], ...cells] };
  });
  const head = ['Where', 'Old → new', 'Whom it affects'];
  return [summarize(result), table('What changed', head, rows, { look: 'wide' })];
}

function summarize({ from, next, differences }: Result): string {
  const count = (holds: (verdict: Verdict) => boolean) =>
    differences.filter(({ verdict }) => holds(verdict)).length;
  if (differences.length === 0) return `Nothing changed since ${from}.`;
  const breaking = count((verdict) => BREAKING.has(verdict));
  const seen = count((verdict) => verdict === 'documentation');
  const breaks = breaking === 1 ? '1 change breaks' : `${breaking} changes break`;
  const others = seen === 0 ? '' : ` Readers of the documentation alone see ${seen} more.`;
  return `Since ${from}, ${breaks} somebody: the next version is ${next}.${others}`;
}

function cellsOf(
  { contract }: PageInput,
  { now, before }: Record<'now' | 'before', Statement[]>,
  { from }: Result,
  difference: Difference,
): { where: string; keyword: string; change: Cell[] } {
  const { document, pointer, whom, witness, unproved } = difference;
  // What is gone has its place in the base; otherwise both have one, and that of today comes first.
  const around = [...now, ...before].filter((one) => {
    return one.document === document && `${pointer}/`.startsWith(`${one.pointer}/`);
  });
  const [place] = around.sort((a, b) => b.pointer.length - a.pointer.length);
  const fact = { schema: null, field: '', ...place, document, pointer };
  const label = factLabel(contract, fact);
  const keyword = place?.schema ? tokens(pointer.slice(place.pointer.length)).join(' ') : '';
  const isStillThere = now.some((one) => one.schema === fact.schema && one.field === fact.field);
  const known = place === undefined || isStillThere;
  const proof: Line[] = [];
  if (witness) {
    const [then, now] =
      witness.acceptedBy === 'base' ? ['accepted', 'refused'] : ['refused', 'accepted'];
    const text = `${code(JSON.stringify(witness.value))}: ${then} by ${from}, ${now} now.`;
    proof.push({ summary: 'A value that shows it', text });
  } else if (unproved !== undefined) {
    proof.push({ summary: 'No value shows it', text: unproved });
  }
  return {
    where: known ? link(label, factTarget(contract, fact)) : label,
    keyword: keyword && code(keyword),
    change: [code(describeChange(difference)), [whom, ...proof]],
  };
}
