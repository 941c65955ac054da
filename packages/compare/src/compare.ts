/** Compares two releases and determines the next version. */
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import {
  DOCUMENTS,
  type DocumentName,
  visitPlaced,
  writtenSchemas,
} from '../../../scripts/contract.ts';
import { at, child, isJsonObject, type Json, joinPointer } from '../../../scripts/json.ts';
import type { Schema } from '../../../scripts/schema.ts';
import { accept } from './accepted.ts';
import { compareAsyncapi } from './documents/asyncapi.ts';
import { compareOpenapi } from './documents/openapi.ts';
import { placeAt } from './documents/place.ts';
import type { Context } from './documents/rules.ts';
import { compareExports } from './exports.ts';
import { type Comparison, compareNamed } from './judge.ts';
import type { Release } from './release.ts';
import {
  type Acceptance,
  BREAKING,
  type Difference,
  Differences,
  NOBODY,
  type Verdict,
} from './verdict.ts';

/** The result of the comparison. */
export interface Result {
  /** The version of the base, the earlier release. */
  from: string;
  /** The commit that is the base, if that is not a release: its name as given and its hash with its subject. */
  since?: { commit: string; subject: string };
  /** The version of the revision, the later release: the lower one if its documents differ. */
  to: string;
  /** The lowest version that may contain these differences. */
  nextVersion: string;
  /** The version of the last release; breaking changes pass if the revision has a higher major number. */
  released: string;
  /** Whether both documents have a higher major number than the last release. */
  major: boolean;
  /** Whether the exports were compared: the revision is built, or the exports of the base are unknown. */
  isBuilt: boolean;
  /** Whether the revision is refused for a breaking change or a version that is too low. */
  isRefused: boolean;
  /** Whether the revision passes: it is built and not refused. */
  passes: boolean;
  /** All differences, the worst first. */
  differences: Difference[];
}

/** The options of a comparison. */
interface CompareOptions {
  /** Whether the revision is about to be published, so that its version must be high enough for its differences. */
  isRelease?: boolean | undefined;
  /** The version of the last release, if that is not the base. */
  released?: string | undefined;
  /** The differences that maintainers have accepted. */
  accepted?: readonly Acceptance[] | undefined;
}

/**
 * Compares two releases and judges every difference by who is affected. A pure function.
 *
 * @param base the earlier release
 * @param revision the later release
 */
export function compare(base: Release, revision: Release, options: CompareOptions = {}): Result {
  const { isRelease = false, released = base.version, accepted = [] } = options;
  const comparison = { base, revision, differences: new Differences(), users: NOBODY };
  compareDocuments(comparison);
  compareExports(comparison);
  const differences = accept(comparison.differences.list(), accepted);
  const from = base.version;
  const to = revision.version;
  // An accepted difference may come with a minor version, whatever its verdict.
  const verdicts = differences.map(({ verdict, accepted: acceptance }) =>
    acceptance && BREAKING.has(verdict) ? 'compatible' : verdict,
  );
  const nextVersion = versionAfter(from, verdicts);
  const major = semver.gte(to, semver.inc(released, 'major') ?? released);
  const isBuilt = !base.exports || revision.exports !== undefined;
  const breaks = !major && verdicts.some((verdict) => BREAKING.has(verdict));
  const isTooLow = isRelease && semver.lt(to, nextVersion);
  const isRefused = breaks || isTooLow;
  const passes = isBuilt && !isRefused;
  return { from, to, nextVersion, released, major, isBuilt, isRefused, passes, differences };
}

/** The lowest version after `from` that may contain differences with these verdicts. */
export function versionAfter(from: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return from;
  return semver.inc(from, releaseTypeFor(verdicts)) ?? from;
}

function releaseTypeFor(verdicts: readonly Verdict[]): semver.ReleaseType {
  if (verdicts.some((verdict) => BREAKING.has(verdict))) return 'major';
  if (verdicts.some((verdict) => verdict !== 'documentation')) return 'minor';
  return 'patch';
}

function compareDocuments(comparison: Comparison): void {
  const { base, revision } = comparison;
  const context: Context = { ...comparison, responseUsers: NOBODY, used: [] };
  const rules = { openapi: compareOpenapi, asyncapi: compareAsyncapi };
  for (const name of DOCUMENTS) {
    const old = placeAt(name, base.contract[name]);
    const next = placeAt(name, revision.contract[name]);
    rules[name](context, [old, next]);
  }
  // The users of the named schemas are known only now.
  compareNamed(comparison, context.used);
  judgeDiscriminators(comparison);
  for (const name of DOCUMENTS) judgeRest(comparison, name);
}

/** Judges the discriminators of unions: generated clients use them to choose the type of a value. */
function judgeDiscriminators({ base, revision, differences }: Comparison): void {
  visitPlaced(writtenSchemas(base.contract), ({ discriminator: old }, { document, pointer }) => {
    const union = at(revision.contract[document], pointer);
    if (old === undefined || union === undefined) return;
    const next = (union as Schema).discriminator;
    const isMapped = ([value, target]: [string, string]) => next?.mapping?.[value] === target;
    const isMappedAlike = Object.entries(old.mapping ?? {}).every(isMapped);
    if (next?.propertyName === old.propertyName && isMappedAlike) return;
    const change = {
      document,
      pointer: `${pointer}/discriminator`,
      what: 'discriminator',
      old,
      new: next,
    };
    const effect = 'generated clients choose the type of a value differently';
    differences.add(change, { 'breaks-importers': effect });
  });
}

/** Judges the differences that no rule has judged, which affect only readers. */
function judgeRest({ base, revision, differences }: Comparison, document: DocumentName): void {
  const judged = differences.pointersIn(document);
  // A schema in both documents is judged where it is first.
  const elsewhere = [base, revision].flatMap(({ contract }) =>
    [...contract.places.values()].filter((home) => home.document !== document),
  );
  const isElsewhere = (pointer: string) => elsewhere.some((home) => home.pointer === pointer);
  const visit = (pointer: string, old: Json | undefined, next: Json | undefined): void => {
    // `compare` judges the version.
    if (isDeepStrictEqual(old, next) || pointer === '/info/version') return;
    if (judged.includes(pointer) || isElsewhere(pointer)) return;
    if (arePaired(old, next)) {
      for (const key of Object.keys({ ...Object(old), ...Object(next) })) {
        visit(joinPointer(pointer, key), child(old, key), child(next, key));
      }
      // If a part is judged, it explains the difference.
    } else if (!judged.some((one) => one.startsWith(`${pointer}/`))) {
      const documentation = 'the meaning is the same as before, or only readers see the change';
      differences.add({ document, pointer, what: 'form', old, new: next }, { documentation });
    }
  };
  visit('', base.written[document], revision.written[document]);
}

/** Whether two values are compared part by part: lists of the same length, or objects with the same reference or none. */
function arePaired(old: Json | undefined, next: Json | undefined): boolean {
  if (Array.isArray(old) && Array.isArray(next)) return old.length === next.length;
  return isJsonObject(old) && isJsonObject(next) && old.$ref === next.$ref;
}
