/** Compares two whole releases, and determines the next version. */

import { DOCUMENTS, mapSchemas } from 'contract-compiler/model/contract.ts';
import {
  mapSchema,
  type NormalSchemas,
  namesIn,
  refName,
  visitSchema,
} from 'contract-compiler/model/schema.ts';
import { tagsByName } from 'contract-compiler/normalise/tag.ts';
import semver from 'semver';
import { accept } from './accepted.ts';
import { compareAsyncapi } from './documents/asyncapi.ts';
import { components, judgeRest } from './documents/document.ts';
import { compareOpenapi } from './documents/openapi.ts';
import { placeAt } from './documents/place.ts';
import type { SchemaUse } from './documents/rules.ts';
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

/** The result of the comparison. */
export interface Result {
  /** The version of the base, the earlier release. */
  from: string;
  /** The commit that is the base, if that is not a release: its name as given, its hash and its subject. */
  since?: { commit: string; subject: string };
  /** The version of the revision, the later release: the lower one, if its documents differ. */
  to: string;
  /** The lowest version that may contain these differences. */
  nextVersion: string;
  /** The version of the last release; breaking changes pass if the revision has a higher major number. */
  released: string;
  /** Whether both documents have a higher major number than the last release. */
  major: boolean;
  /** Whether the exports of the revision are known, which takes a build. */
  isBuilt: boolean;
  /** Whether the revision is refused already, for a breaking change or a version that is too low. */
  isRefused: boolean;
  /** Whether the revision passes: it is built and not refused. */
  passes: boolean;
  /** All differences, the worst first. */
  differences: Difference[];
}

/** The options of a comparison. */
export interface CompareOptions {
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
 * @param revision the later one
 */
export function compare(base: Release, revision: Release, options: CompareOptions = {}): Result {
  const { isRelease = false, released = base.version, accepted = [] } = options;
  const comparison = compareDocuments(base, revision);
  compareExports(comparison);
  const differences = accept(comparison.differences.list(), accepted);
  const from = base.version;
  const to = revision.version;
  // An accepted difference may come with a minor version, whatever its verdict.
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

/** Whether a difference is breaking, and accepted. */
function isAcceptedBreak({ verdict, accepted }: Difference): boolean {
  return accepted !== undefined && BREAKING.has(verdict);
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

/** Compares the documents of two releases, and finds the users of each public schema of the base. */
export function compareDocuments(base: Release, revision: Release): Comparison {
  const start: Comparison = {
    base,
    revision,
    differences: new Differences(),
    uses: NOBODY,
    answered: NOBODY,
    usesByName: new Map(),
    tagsByName: tagsByName(base.schemas),
  };
  const rules = { openapi: compareOpenapi, asyncapi: compareAsyncapi };
  const used = DOCUMENTS.flatMap((name) => {
    const old = placeAt(name, base.contract[name]);
    const next = placeAt(name, revision.contract[name]);
    return rules[name](start, [old, next]);
  });
  // The users of the named schemas are known only now.
  const comparison = { ...start, usesByName: usesOf(base, used) };
  for (const name of DOCUMENTS) {
    const old = placeAt(name, base.contract[name], '/components');
    const next = placeAt(name, revision.contract[name], '/components');
    components(comparison, [old, next]);
  }
  for (const name of DOCUMENTS) {
    judgeRest(comparison, name, [base.contract[name], revision.contract[name]]);
  }
  return comparison;
}

/**
 * The senders and receivers of each public schema, found by following the references from where the
 * documents use schemas. The schemas that an opaque field refers to count as received by strict readers only.
 *
 * A schema that is not reached that way (a union of messages, say) has the users of the schemas that it
 * refers to; if these have none either, it counts as sent and as received, under its own name.
 *
 * @param used each use of a schema in the documents
 */
function usesOf({ schemas, names }: Release, used: readonly SchemaUse[]): Map<string, Uses> {
  const found = new Map<string, Uses>();
  const add = (name: string, uses: Partial<Uses>) => {
    const known = found.get(name) ?? NOBODY;
    const union = (key: 'sent' | 'received' | 'receivedByStrict') => {
      return [...new Set([...(known[key] ?? []), ...(uses[key] ?? [])])];
    };
    found.set(name, {
      sent: union('sent'),
      received: union('received'),
      receivedByStrict: union('receivedByStrict'),
    });
  };
  // The schemas for tolerant readers: an opaque field accepts anything.
  const tolerant = mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => (node['x-opaque'] ? {} : node)),
  );
  for (const { key, uses } of used) {
    const { sent, received } = uses;
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
