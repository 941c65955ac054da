/** What changed since a release. */
import { subjectsIn } from '../../emit/facts.ts';
import { at, child, type Json, tokens } from '../../json.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { code, table } from '../md.ts';
import type { Comparison } from '../released.ts';
import { summaryOf } from '../words.ts';

type Difference = Comparison['differences'][number];

/** The groups of differences; those that affect only readers of the documentation are counted. */
const GROUPS: Record<string, string> = {
  deprecation: 'Deprecations',
  correction: 'Corrections',
  unjudged: 'Changes that may break somebody',
  'breaks-senders': 'Breaking changes for senders',
  'breaks-receivers': 'Breaking changes for receivers',
  'breaks-importers': 'Breaking changes for importers',
  'strict-receivers': 'Changes for strict receivers',
  compatible: 'Compatible changes',
};

function groupOf({ pointer, new: next, verdict, accepted }: Difference): string {
  if (pointer.endsWith('/deprecated') && next === true) return 'deprecation';
  return accepted?.as === 'correction' ? 'correction' : verdict;
}

/** The differences from the last release or, if nothing has changed since then, from the release before it. */
export function tabulateDifferences(input: PageInput): string[] {
  const { released, contract, schemas } = input;
  const changed = released.find(({ differences }) => differences.length > 0);
  if (!changed) {
    if (released.length > 1) return [`Nothing changed since ${released.at(-1)?.from}.`];
    return [`${child(contract.openapi.info, 'version')} is the first release of this package.`];
  }
  const { from, nextVersion, differences } = changed;
  const subjectAt = subjectsIn(contract);
  const rows = Object.entries(GROUPS).flatMap(([key, group]) =>
    differences
      .filter((one) => groupOf(one) === key)
      .map((one) => {
        const places = linkToFact(contract, schemas, subjectAt(one));
        const around = at(contract[one.document], one.pointer.replace(/\/deprecated$/, ''));
        const advice =
          key === 'deprecation' ? summaryOf(child(around, 'description') as string) : undefined;
        return { group, cells: [places, tellChange(one), advice ?? tellEffect(one)] };
      }),
  );
  const others = differences.length - rows.length;
  const count = `Changes of descriptions: ${others}.`;
  if (rows.length === 0) return [`Only descriptions changed since ${from}. ${count}`];
  return [
    `The changes since ${from} make the next version ${nextVersion}. ${count}`,
    table(['Where', 'Change', 'Effect'], rows),
  ];
}

/** What changed, with both values if they are short, or else the name of the part. */
function tellChange({ what, old, new: next, pointer }: Difference): string {
  const key = tokens(pointer).at(-1) ?? '';
  const [before, after] = [shortForm(old), shortForm(next)];
  if (before !== undefined && after !== undefined) {
    return `${code(what === 'form' ? key : what)}: ${before} → ${after}`;
  }
  return `${code(what)}: ${code(child((next ?? old) as Json, 'name') ?? key)}`;
}

/** The most letters of a value that the page shows. */
const SHORT = 80;

/** A value, or a list of values, as code; undefined if it is an object or too long to read. */
function shortForm(value: unknown): string | undefined {
  const values = Array.isArray(value) ? value : [value ?? '—'];
  const isShown = values.every((one) => one === null || typeof one !== 'object');
  if (!isShown || values.join().length > SHORT) return undefined;
  return values.map((one: Json) => code(one)).join(', ');
}

/** Who is affected by a difference and how, and what a person says of it. */
function tellEffect({ impact: stated, accepted }: Difference): string {
  const impact = stated.replace(/^./, (first) => first.toUpperCase());
  return accepted ? `${impact}. Accepted as ${accepted.as}: ${accepted.reason}` : `${impact}.`;
}
