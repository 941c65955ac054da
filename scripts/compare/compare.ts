/** Compares two releases as a whole, and says which version comes next. */
import semver from 'semver';
import { DOCUMENTS } from '../model/contract.ts';
import { tagsByName } from '../normalise/tag.ts';
import { compareAsyncapi } from './documents/asyncapi.ts';
import { judgeRest } from './documents/document.ts';
import { compareOpenapi } from './documents/openapi.ts';
import { placeAt } from './documents/place.ts';
import { compareExports } from './exports.ts';
import type { Comparison } from './judge.ts';
import type { Release } from './release.ts';
import { usesOf } from './uses.ts';
import {
  BREAKING,
  type Difference,
  Differences,
  NOBODY,
  type Uses,
  type Verdict,
} from './verdict.ts';

/** What the comparison found. */
export interface Result {
  /** The version of the base, the earlier release. */
  from: string;
  /** The commit that is the base, where it is no release: as it was named, and its hash and subject. */
  since?: { commit: string; subject: string };
  /** The version of the revision, the later release: the lower one, where its documents state two. */
  to: string;
  /** The lowest version that may bring these differences. */
  nextVersion: string;
  /** The version of the last release; breaks may stay where the revision has a higher major number. */
  released: string;
  /** Whether both documents have a higher major number than the last release. */
  major: boolean;
  /** Whether what the revision exports is known; it is not before a build. */
  isBuilt: boolean;
  /** Whether the revision may pass. */
  passes: boolean;
  /** Every difference, the worst first. */
  differences: Difference[];
}

/**
 * Compares two releases and judges every difference by whom it breaks. Pure.
 *
 * @param base the earlier release
 * @param revision the later one
 * @param isRelease whether the revision is about to be published, so that its version must be high
 *   enough for what it brings
 * @param released the version of the last release, where that is not the base
 */
export function compare(
  base: Release,
  revision: Release,
  isRelease = false,
  released = base.version,
): Result {
  const comparison = comparisonOf(base, revision, usesIn(base));
  compareDocuments(comparison);
  for (const name of DOCUMENTS) {
    judgeRest(comparison, name, [base.contract[name], revision.contract[name]]);
  }
  compareExports(comparison);
  const differences = comparison.differences.list();
  const [from, to] = [base.version, revision.version];
  const verdicts = differences.map(({ verdict }) => verdict);
  const nextVersion = versionAfter(from, verdicts);
  const major = semver.gte(to, versionAfter(released, ['breaks-senders']));
  const isRefused = (verdict: Verdict) => BREAKING.has(verdict) && !major;
  const isBuilt = !base.declarations || revision.declarations !== undefined;
  const isHighEnough = !isRelease || semver.gte(to, nextVersion);
  const passes = isBuilt && isHighEnough && !verdicts.some(isRefused);
  return { from, to, nextVersion, released, major, isBuilt, passes, differences };
}

/** The lowest version after `from` that may bring differences with these verdicts. */
export function versionAfter(from: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return from;
  const isMinor = verdicts.some((verdict) => verdict !== 'documentation');
  const isBreak = verdicts.some((verdict) => BREAKING.has(verdict));
  return semver.inc(from, isBreak ? 'major' : isMinor ? 'minor' : 'patch') ?? from;
}

/** The users that were found, by releases: one base may be compared with many revisions. */
const USES = new WeakMap<Release, Map<string, Uses>>();

/** Who uses each public schema of a release, found by comparing the release with itself. */
export function usesIn(release: Release): Map<string, Uses> {
  const known = USES.get(release);
  if (known) return known;
  const roots: [string, Uses][] = [];
  const onSchema = (key: string, uses: Uses) => roots.push([key, uses]);
  compareDocuments({ ...comparisonOf(release, release, new Map()), onSchema });
  const uses = usesOf(release, roots);
  USES.set(release, uses);
  return uses;
}

function comparisonOf(base: Release, revision: Release, usesByName: Map<string, Uses>): Comparison {
  const differences = new Differences();
  const users = { uses: NOBODY, answered: NOBODY, usesByName };
  return { base, revision, differences, ...users, tagsByName: tagsByName(base.schemas) };
}

function compareDocuments(comparison: Comparison): void {
  const rules = { openapi: compareOpenapi, asyncapi: compareAsyncapi };
  for (const document of DOCUMENTS) {
    const [old, next] = [comparison.base, comparison.revision].map(({ contract }) =>
      placeAt(document, contract[document]),
    );
    rules[document](comparison, [old, next]);
  }
}
