import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import type { NormalSchema } from '../model/schema.ts';
import { compareLive, unusedMessages } from './live.ts';
import { Log } from './log.ts';
import { judgeRemains } from './remains.ts';
import { compareRest } from './rest.ts';
import { type Comparison, compareSchemas, type Pair } from './schemas.ts';
import { type Documents, readSide, type Side, spotOf, whole } from './side.ts';
import { usesOf } from './uses.ts';
import { BREAKING, type Difference, type Uses } from './verdict.ts';
import type { Walk } from './walk.ts';

/** What the gate found. */
export interface Result {
  /** The version of the base. */
  from: string;
  /** The version of the revision. */
  to: string;
  /** Whether the major number of both documents was raised, so that breaking is allowed. */
  major: boolean;
  /** Whether the gate lets the revision pass. */
  passes: boolean;
  /** Every difference, the gravest first. */
  differences: Difference[];
}

/**
 * Compares two releases and judges every difference by whom it breaks. Pure.
 *
 * @param base the bundles of the earlier release
 * @param revision the bundles of the later one
 * @throws FindingsError when the schemas of one of the two cannot be merged
 */
export function compare(base: Documents, revision: Documents): Result {
  const log = new Log();
  const old = readSide(base);
  const next = readSide(revision);
  const roots = new Map<string, Uses>();
  // The base against itself tells who uses what today: these are the ones to be broken.
  for (const walk of [
    { old, next: old, log: new Log(), roots },
    { old, next, log, roots: new Map() },
  ] satisfies Walk[]) {
    compareRest(walk);
    compareLive(walk);
    unusedMessages(walk);
  }
  compareNamed({ old, next, log }, usesOf(old, roots));
  judgeRemains(base, revision, log);
  const differences = log.differences();
  const major = majorRaised(base, revision);
  return {
    from: versionOf(base.openapi),
    to: versionOf(revision.openapi),
    major,
    passes: mayPass(differences, major),
    differences,
  };
}

/** Whether a release with these differences may come out; `major` when its major number was raised. */
export function mayPass(differences: readonly Difference[], major: boolean): boolean {
  return !differences.some(
    ({ verdict }) => verdict === 'unjudged' || (BREAKING.has(verdict) && !major),
  );
}

function compareNamed(comparison: Comparison, uses: ReadonlyMap<string, Uses>): void {
  const { old, next, log } = comparison;
  const added = [...next.names].filter((name) => !old.names.has(name));
  for (const name of old.names) {
    if (next.names.has(name)) {
      const pair = namedPair(comparison, name);
      compareSchemas(comparison, pair, { uses: uses.get(name) ?? { sent: [], received: [] } });
      continue;
    }
    const spot = spotOf(next, name) ?? spotOf(old, name);
    const heir = added.find((other) => isRenamed(old, next, name, other));
    const found = {
      rule: heir === undefined ? 'schema-removed' : 'schema-renamed',
      document: spot?.document ?? 'openapi',
      pointer: spot?.pointer ?? '',
      old: name,
      new: heir,
    };
    const saying =
      heir === undefined
        ? `\`${name}\` and its functions are no longer exported`
        : `\`${name}\` and its functions are called ${heir} now`;
    log.add('breaks-importers', found, saying);
  }
  for (const name of added) {
    const spot = spotOf(next, name);
    const found = {
      rule: 'schema-added',
      document: spot?.document ?? 'openapi',
      pointer: spot?.pointer ?? join('/components/schemas', name),
      old: undefined,
      new: name,
    };
    log.add('compatible', found, 'it is one more export');
  }
}

function namedPair({ old, next }: Comparison, name: string): Pair {
  const spots = (side: Side) => {
    const spot = spotOf(side, name);
    return spot === undefined ? [] : whole(side, [spot]);
  };
  return {
    old: old.schemas.get(name) ?? {},
    next: next.schemas.get(name) ?? {},
    oldSpots: spots(old),
    nextSpots: spots(next),
  };
}

/** Whether `other` is what `name` was, but for the name. */
function isRenamed(old: Side, next: Side, name: string, other: string): boolean {
  const renamed = (schema: NormalSchema | undefined) =>
    JSON.stringify(schema)?.replaceAll(
      `"#/components/schemas/${other}"`,
      `"#/components/schemas/${name}"`,
    );
  return isDeepStrictEqual(JSON.stringify(old.schemas.get(name)), renamed(next.schemas.get(other)));
}

/** The version that a document states. */
export function versionOf(document: JsonObject): string {
  const { info } = document;
  return String((info as JsonObject | undefined)?.version ?? 'unknown');
}

function majorRaised(base: Documents, revision: Documents): boolean {
  const major = (document: JsonObject) => Number.parseInt(versionOf(document), 10);
  return (['openapi', 'asyncapi'] as const).every(
    (name) => major(revision[name]) > major(base[name]),
  );
}
