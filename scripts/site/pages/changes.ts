/** What changed since a release, in words. */
import type { DocumentPlace } from '../../contract.ts';
import { child, isJsonObject, type Json, type JsonObject, tokens } from '../../json.ts';
import type { PageInput } from '../input.ts';
import { linkToFact, linkToPlace } from '../links.ts';
import { code, list, section, table } from '../md.ts';

/** The differences between a release and the contract. */
export interface Comparison {
  /** The version of the release. */
  from: string;
  /** The version that the differences require. */
  nextVersion: string;
  /** The differences, those that affect most people first. */
  differences: readonly Change[];
}

/** A difference at a place of the contract or, if it is gone there, of the release. */
export interface Change extends DocumentPlace {
  /** Who is affected, such as `breaks-senders`; `documentation` if only readers of the documentation are. */
  verdict: string;
  /** Who is affected, and how; or why nobody is. */
  impact: string;
  /** The name of the change: a keyword, or an event such as `field-added`. */
  what: string;
  old?: unknown;
  new?: unknown;
  /** What a person says of it, if it was judged. */
  accepted?: { as: string; reason: string } | undefined;
}

const CORRECTION = 'correction';

/** The groups of differences, corrections first; those that affect only readers of the documentation are counted. */
const GROUPS: Record<string, string> = {
  [CORRECTION]: 'Corrections',
  unjudged: 'Changes that may break somebody',
  'breaks-senders': 'Breaking changes for senders',
  'breaks-receivers': 'Breaking changes for receivers',
  'breaks-importers': 'Breaking changes for importers',
  'strict-receivers': 'Changes for strict receivers',
  compatible: 'Compatible changes',
};

/**
 * The deprecations since the last release, each with the new name, and then every other difference that affects more
 * than readers of the documentation; if nothing has changed since then, since the release before it.
 */
export function tabulateDifferences(input: PageInput): string[] {
  const { released, contract } = input;
  const changed = released.find(({ differences }) => differences.length > 0);
  if (!changed) {
    const version = child(contract.openapi.info, 'version');
    const isFirst = released.length < 2;
    return [
      isFirst
        ? `${version} is the first release.`
        : `Nothing changed since ${released.at(-1)?.from}.`,
    ];
  }
  const { from, nextVersion, differences } = changed;
  const deprecated = differences.filter(isDeprecation);
  const others = differences.filter((one) => !isDeprecation(one));
  const rows = Object.entries(GROUPS).flatMap(([key, group]) => {
    const own = others.filter((one) => groupOf(one) === key);
    return own.map((one) => ({
      group,
      cells: [tellPlace(input, one), tellChange(one), describeImpact(one)],
    }));
  });
  const count = others.length - rows.length;
  if (rows.length + deprecated.length === 0) {
    return [`Since ${from}, only ${countOf(count)} changed.`];
  }
  const more = count > 0 ? ` ${countOf(count)} also changed.` : '';
  return [
    `The changes since ${from} make the next version ${nextVersion}.${more}`,
    ...section('Deprecations and renames', [list(tellDeprecations(input, deprecated))]),
    table(['Where', 'Change', 'Effect'], rows),
  ];
}

/** A number of differences that affect only readers of the documentation, in words. */
function countOf(count: number): string {
  return count === 1 ? '1 description' : `${count} descriptions`;
}

function groupOf({ verdict, accepted }: Change): string {
  return accepted?.as === CORRECTION ? CORRECTION : verdict;
}

/** Whether something is deprecated now, which affects nobody yet. */
function isDeprecation({ pointer, new: next }: Change): boolean {
  return pointer.endsWith('/deprecated') && next === true;
}

/** A sentence for each deprecated name, with what to use instead, and its places. */
function tellDeprecations(input: PageInput, changes: readonly Change[]): string[] {
  const { contract, schemas, facts } = input;
  const isNew = ({ document, pointer }: DocumentPlace) =>
    changes.some((one) => one.document === document && one.pointer === `${pointer}/deprecated`);
  const places = new Map<string, string[]>();
  for (const fact of facts.deprecations.filter(isNew)) {
    const description = fact.description?.replaceAll(/\s+/g, ' ') ?? '';
    const [use] = /(?<=^|\. )Use `.+?(?=\.( |$))/.exec(description) ?? [];
    const advice = use === undefined ? '' : `: ${use.replace('Use', 'use')}`;
    for (const subject of fact.subjects) {
      const place = linkToFact(contract, schemas, subject, fact);
      const [, field] = /^\w+\.(?:.*\.)?([^.]+)$/.exec(subject) ?? [];
      const told = `${field === undefined ? place : code(field)} is deprecated${advice}.`;
      places.set(told, [...(places.get(told) ?? []), ...(field === undefined ? [] : [place])]);
    }
  }
  return [...places].map(([told, links]) => [told, links.join(', ')].filter(Boolean).join(' '));
}

/** The things whose place is their own; of others, such as a status, the place is a request or a message. */
const THINGS = ['field', 'schema', 'request', 'message'];

/** What changed other than by a keyword, in words. */
const ASPECTS: Record<string, string> = {
  exports: 'The list of exports',
  form: 'The form',
  not: 'The list of refused values',
  types: 'The list of types',
  union: 'The list of alternatives',
  value: 'The value',
};

/** Links to the place of a difference; of something that is gone, its name. */
function tellPlace({ contract, schemas }: PageInput, change: Change): string[] {
  const [thing = '', event] = change.what.split('-');
  const isGone = event === 'removed' && thing !== 'field' && THINGS.includes(thing);
  // The name of a request is its path and its method.
  const name = tokens(change.pointer).slice(thing === 'request' ? -2 : -1);
  return isGone ? [code(name.join(' '))] : linkToPlace(contract, schemas, change);
}

/** A difference in a sentence or two, with the old and the new value if they are short. */
function tellChange({ what, old, new: next, pointer }: Change): string {
  const [, thing = '', event] = /^(.+)-(added|removed)$/.exec(what) ?? [];
  if (event && THINGS.includes(thing)) return event === 'added' ? 'New.' : 'Removed.';
  if (event) {
    const value = next ?? old;
    // A parameter has a number at its place, and its name in it.
    const named = thing === 'parameter' && isJsonObject(value as Json) && (value as JsonObject);
    const name = named ? named.name : tokens(pointer).at(-1);
    return `The ${thing.replace('-', ' ')} ${code(name ?? '')} is ${event === 'added' ? 'new' : 'removed'}.`;
  }
  const [keyword = '', name] = what.split(' ');
  if (keyword === 'required' && name !== undefined)
    return `${next === undefined ? 'No longer' : 'Now'} requires ${code(name)}.`;
  if (keyword === 'branch' && name !== undefined) return `The branch ${code(name)} changed.`;
  const [before, now] = [shortForm(old), shortForm(next)];
  if (keyword === 'enum' && (before ?? now)) {
    return [before && `No longer lists ${before}.`, now && `Now lists ${now}.`]
      .filter(Boolean)
      .join(' ');
  }
  const subject = ASPECTS[keyword];
  if (subject) return `${subject} changed.`;
  if (before && now) return `${code(keyword)} is now ${now}. It was ${before}.`;
  if (now && old === undefined) return `${code(keyword)} is now ${now}. There was none.`;
  if (before && next === undefined) return `${code(keyword)} was removed. It was ${before}.`;
  return `${code(keyword)} changed.`;
}

/** The most letters of a value that the page shows. */
const SHORT = 80;

/** A value, or a list of values, as code; undefined if it is an object or too long to read. */
function shortForm(value: unknown): string | undefined {
  const values = Array.isArray(value) ? value : [value];
  const isShown = values.every(
    (one) => one !== undefined && (one === null || typeof one !== 'object'),
  );
  if (!isShown || values.join().length > SHORT || values.length === 0) return undefined;
  return values.map((one: Json) => code(one)).join(', ');
}

/** Who is affected by a difference and how, and what a person says of it. */
function describeImpact({ impact: stated, accepted }: Change): string {
  const impact = `${stated.replace(/^./, (first) => first.toUpperCase()).replace(/\.$/, '')}.`;
  if (!accepted) return impact;
  const reason = accepted.reason.trim();
  return accepted.as === CORRECTION
    ? `The contract was wrong: ${reason} ${impact}`
    : `${impact} Judged harmless: ${reason}`;
}
