/** Compares two releases as a whole, and says which version comes next. */
import semver from 'semver';
import { DOCUMENTS, mapSchemas } from '../model/contract.ts';
import { mapSchema, type NormalSchemas, namesIn, refName, visitSchema } from '../model/schema.ts';
import { tagsByName } from '../normalise/tag.ts';
import { accept } from './accepted.ts';
import { compareAsyncapi } from './documents/asyncapi.ts';
import { components, judgeRest } from './documents/document.ts';
import { compareOpenapi } from './documents/openapi.ts';
import { placeAt } from './documents/place.ts';
import { compareExports } from './exports.ts';
import type { Comparison } from './judge.ts';
import type { Release } from './release.ts';
import {
  type Acceptance,
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
  /** Whether something refuses the revision, as far as is known: a break, or a version that is too low. */
  isRefused: boolean;
  /** Whether the revision may pass: it is built, and nothing refuses it. */
  passes: boolean;
  /** Every difference, the worst first. */
  differences: Difference[];
}

/** What else a comparison goes by. */
export interface CompareOptions {
  /** Whether the revision is about to be published, so that its version must be high enough for what it brings. */
  isRelease?: boolean | undefined;
  /** The version of the last release, where that is not the base. */
  released?: string | undefined;
  /** What a person has accepted of the differences. */
  accepted?: readonly Acceptance[] | undefined;
}

/**
 * Compares two releases and judges every difference by whom it breaks. Pure.
 *
 * @param base the earlier release
 * @param revision the later one
 */
export function compare(base: Release, revision: Release, options: CompareOptions = {}): Result {
  const { isRelease = false, released = base.version, accepted = [] } = options;
  const comparison = compareDocuments(base, revision);
  compareExports(comparison);
  const differences = accept(comparison.differences.list(), accepted);
  const [from, to] = [base.version, revision.version];
  // What is accepted may come with a minor version, whatever its verdict.
  const verdicts = differences.map((one) => (isAcceptedBreak(one) ? 'compatible' : one.verdict));
  const nextVersion = versionAfter(from, verdicts);
  const major = semver.gte(to, versionAfter(released, ['breaks-senders']));
  const isBuilt = !base.declarations || revision.declarations !== undefined;
  const breaks = !major && verdicts.some((verdict) => BREAKING.has(verdict));
  const isTooLow = isRelease && semver.lt(to, nextVersion);
  const isRefused = breaks || isTooLow;
  const passes = isBuilt && !isRefused;
  return { from, to, nextVersion, released, major, isBuilt, isRefused, passes, differences };
}

/** Whether a difference would be refused, had no person accepted it. */
function isAcceptedBreak({ verdict, accepted }: Difference): boolean {
  return accepted !== undefined && BREAKING.has(verdict);
}

/** The lowest version after `from` that may bring differences with these verdicts. */
export function versionAfter(from: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return from;
  const isMinor = verdicts.some((verdict) => verdict !== 'documentation');
  const isBreak = verdicts.some((verdict) => BREAKING.has(verdict));
  return semver.inc(from, isBreak ? 'major' : isMinor ? 'minor' : 'patch') ?? from;
}

/** Compares the documents of two releases, and finds who uses each public schema of the base. */
export function compareDocuments(base: Release, revision: Release): Comparison {
  const found = { differences: new Differences(), roots: [], usesByName: new Map() };
  const tags = tagsByName(base.schemas);
  const start = { base, revision, ...found, uses: NOBODY, answered: NOBODY, tagsByName: tags };
  const rules = { openapi: compareOpenapi, asyncapi: compareAsyncapi };
  const both = DOCUMENTS.map(
    (name) => [name, base.contract[name], revision.contract[name]] as const,
  );
  for (const [name, old, next] of both) {
    rules[name](start, [placeAt(name, old), placeAt(name, next)]);
  }
  // Only now it is known who uses the named schemas.
  const comparison = { ...start, usesByName: usesOf(base, start.roots) };
  for (const [name, ...documents] of both) {
    const [old, next] = documents.map((one) => placeAt(name, one, '/components'));
    components(comparison, [old, next]);
  }
  for (const [name, ...documents] of both) judgeRest(comparison, name, documents);
  return comparison;
}

/**
 * Who sends and who receives each public schema, found by following the references from where the
 * documents use schemas. What an opaque field refers to, only strict readers receive.
 *
 * A schema that is not reached that way (a union of messages, say) has the users of the schemas that it
 * refers to; where these have none either, it counts as sent and as received, under its own name.
 *
 * @param roots each use of a schema in the documents: its key and its users
 */
function usesOf(
  { schemas, names }: Release,
  roots: readonly (readonly [key: string, uses: Uses])[],
): Map<string, Uses> {
  const found = new Map<string, Uses>();
  const add = (name: string, uses: Partial<Uses>) => {
    const all = [found.get(name) ?? NOBODY, uses];
    const users = (key: keyof Uses) => [...new Set(all.flatMap((one) => one[key] ?? []))];
    const [sent, received] = [users('sent'), users('received')];
    found.set(name, { sent, received, receivedByStrict: users('receivedByStrict') });
  };
  // The schemas as tolerant readers see them: an opaque field holds anything.
  const tolerant = mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => (node['x-opaque'] ? {} : node)),
  );
  for (const [key, { sent, received }] of roots) {
    const reached = (all: NormalSchemas) => namesIn([all.get(key) ?? {}], all);
    for (const name of reached(schemas)) add(name, { sent, receivedByStrict: received });
    for (const name of reached(tolerant)) add(name, { received });
  }
  for (const name of names) {
    if (found.has(name)) continue;
    visitSchema(schemas.get(name) ?? {}, ({ $ref }) => {
      const member = found.get(refName($ref) ?? '');
      if (member) add(name, member);
    });
    const { sent = [], received = [] } = found.get(name) ?? {};
    if (sent.length + received.length === 0) add(name, { sent: [name], received: [name] });
  }
  return found;
}
