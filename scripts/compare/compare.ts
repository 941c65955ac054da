/** Compares two releases as a whole, and says which version comes next. */
import semver from 'semver';
import { DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { tagsByName } from '../normalise/tag.ts';
import { compareServers } from './documents/access.ts';
import { compareLive } from './documents/live.ts';
import { compareRest } from './documents/rest.ts';
import { compareExports } from './exports.ts';
import { type Comparison, judgeName } from './judge.ts';
import { Judgements } from './judgements.ts';
import { judgeLeftovers } from './leftovers.ts';
import type { Release } from './release.ts';
import { compareSchemas } from './schema.ts';
import { usesOf } from './uses.ts';
import { BREAKING, type Difference, NOBODY, type Verdict } from './verdict.ts';

/** What the gate found. */
export interface Result {
  /** The version of the base. */
  from: string;
  /** The revision in git that is the base, where it is no release. */
  since?: string;
  /** The version of the revision: the lower one, where its documents state two. */
  to: string;
  /** The lowest version that may bring these differences. */
  next: string;
  /** The version above whose major number breaks may stay: that of the last release. */
  released: string;
  /** Whether the major number of both documents was raised above that, so that breaking is allowed. */
  major: boolean;
  /** Whether the gate lets the revision pass. */
  passes: boolean;
  /** Whether both releases list what they export; it is derived from the contracts otherwise. */
  areListed: boolean;
  /** Every difference, the worst first. */
  differences: Difference[];
}

/**
 * Compares two releases and judges every difference by whom it breaks. Pure.
 *
 * @param base the earlier release
 * @param revision the later one
 * @param isReleased whether the revision is about to be released, so that its version must be high
 *   enough for what it brings
 * @param released the version of the last release, where that is not the base
 */
export function compare(
  base: Release,
  revision: Release,
  isReleased = false,
  released = base.version,
): Result {
  const judgements = new Judgements();
  const compared = new Set<string>();
  const comparison = { old: base, next: revision, judgements, compared, uses: NOBODY };
  for (const document of DOCUMENTS) {
    compareSpecification(comparison, document);
    compareServers(comparison, document);
  }
  compareRest(comparison);
  compareLive(comparison);
  compareNamed(comparison);
  const areListed = compareExports(comparison);
  judgeLeftovers(comparison);
  const differences = judgements.differences();
  const [from, to] = [base.version, revision.version];
  const verdicts = differences.map(({ verdict }) => verdict);
  const next = nextVersion(from, verdicts);
  const major = semver.gte(to, nextVersion(released, ['breaks-senders']));
  const isRefused = (one: Verdict) => BREAKING.has(one) && !major;
  const passes = !verdicts.some(isRefused) && (!isReleased || semver.gte(to, next));
  return { from, to, next, released, major, passes, areListed, differences };
}

/** The lowest version that may bring differences with some verdicts. */
export function nextVersion(from: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return from;
  const isNews = verdicts.some((verdict) => verdict !== 'documentation');
  const isBreak = verdicts.some((verdict) => BREAKING.has(verdict));
  return semver.inc(from, isBreak ? 'major' : isNews ? 'minor' : 'patch') ?? from;
}

/** A release of the specification: tools that read the bundle must know it. */
function compareSpecification({ judgements, old, next }: Comparison, document: DocumentName): void {
  const [before, after] = [old, next].map(({ contract }) => contract[document][document]);
  if (before === after) return;
  const minor = (version: unknown) => String(version).split('.').slice(0, 2).join('.');
  const pointer = `/${document}`;
  const found = { rule: 'specification', document, pointer, old: before, new: after };
  const saying = 'their tools must know another specification';
  const importers = { saying, noWitness: 'it affects tools, not values' };
  const isSame = minor(before) === minor(after);
  judgements.add(found, isSame ? { same: 'a correction' } : { importers });
}

/** Compares the public schemas, each by itself. */
function compareNamed(comparison: Comparison): void {
  const { old, next, judgements } = comparison;
  const uses = usesOf(old);
  const tags = tagsByName(old.schemas);
  for (const [name, { document, pointer }] of old.stated) {
    if (next.names.has(name)) {
      // The union of the messages of one side is compared message by message.
      if (old.contract.made.has(name) || next.contract.made.has(name)) continue;
      const inside = { ...comparison, uses: uses.get(name) ?? NOBODY };
      compareSchemas(inside, [name, name], tags.get(name));
    } else if (old.names.has(name)) {
      const found = { rule: 'schema-removed', document, pointer, old: name };
      judgeName(comparison, found, `\`${name}\` and its functions are no longer exported`);
    }
  }
  for (const [name, { document, pointer }] of next.stated) {
    if (!next.names.has(name) || old.stated.has(name)) continue;
    const found = { rule: 'schema-added', document, pointer, new: name };
    judgements.add(found, { none: 'an export was added' });
  }
}
