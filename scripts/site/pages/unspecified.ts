/** What the interface leaves open, and what the contract assumes there. */
import type { Fact, Facts, FactsOf } from '../../emit/facts/collect.ts';
import { SCHEMAS } from '../../model/schema.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { badge, link, list, table } from '../md.ts';
import { type Guide, refuseGuide } from '../prose.ts';

/** Everything the interface leaves open, and every choice made where it does. */
export function tabulateUnspecified({ normal, facts }: PageInput): string[] {
  const { unspecified, assumptions } = facts;
  const all: [key: string, fact: Fact][] = Object.entries({ ...assumptions, ...unspecified });
  const rows = all
    .sort(([a, one], [b, other]) => rankOf(one) - rankOf(other) || (a < b ? -1 : 1))
    .map(([key, fact]) => {
      const others = (fact.schemas ?? []).filter((name) => name !== fact.schema);
      const also = others.map((name) => link(name, `schema:${name}`)).join(', ');
      const cells = [linkToFact(normal, key, fact), sentencesOf(facts, key), also];
      return { group: GROUPS[rankOf(fact)] ?? '', cells };
    });
  return [
    `${countSentences(unspecified)} things are not specified, and ${countSentences(assumptions)} assumptions are made.`,
    table(['Where', 'What', 'The same in'], rows),
  ];
}

/**
 * What is open and what is assumed of one subject, as a list, for a guide about it.
 *
 * @param key the subject, as the facts name it, such as `channel liveSession`
 * @throws FindingsError when nothing is open there
 */
export function listFacts({ facts }: PageInput, guide: Guide, key: string): string[] {
  const sentences = sentencesOf(facts, key);
  if (sentences.length > 0) return [list(sentences)];
  const message = `the contract leaves nothing open for "${key}"; generated/facts.json has the names`;
  return refuseGuide(guide, message);
}

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

/** The sentences about a subject, each marked as not specified or as an assumption. */
function sentencesOf({ unspecified, assumptions }: Facts, key: string): string[] {
  return [
    ...(unspecified[key]?.sentences ?? []).map((said) => `${badge('not specified')} ${said}`),
    ...(assumptions[key]?.sentences ?? []).map((said) => `${badge('assumption')} ${said}`),
  ];
}

function countSentences(facts: FactsOf<'unspecified' | 'assumptions'>): number {
  return Object.values(facts).flatMap(({ sentences }) => sentences).length;
}
