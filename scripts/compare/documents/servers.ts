/** Where a service is reached, and by which release of the specification a document says so. */
import type { DocumentName } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject, pick } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../comparison.ts';
import { paired } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';

/** The use of what every call depends on. */
export const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** A release of the specification: tools that read the bundle must know it. */
export function compareSpecification(
  { judgements, old, next }: Comparison,
  document: DocumentName,
): void {
  const [before, after] = [old, next].map(({ contract }) => contract[document][document]);
  if (before === after) return;
  const minor = (version: Json | undefined) => String(version).split('.').slice(0, 2).join('.');
  const found = {
    rule: 'specification',
    document,
    pointer: `/${document}`,
    old: before,
    new: after,
  };
  const same = minor(before) === minor(after);
  const saying = same ? 'a correction' : 'their tools must know another specification';
  const unproved = 'it affects tools, not values';
  judgements.add(found, { verdict: same ? 'documentation' : 'breaks-importers', saying, unproved });
}

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(
  { judgements, old, next }: Comparison,
  document: DocumentName,
): void {
  // What is not said to readers decides how the address is built, and how one connects to it.
  const address = ({ node }: Entry): Json => {
    const { description, name, title, summary, tags, variables, ...rest } = node;
    const built = Object.entries(isObject(variables) ? variables : {}).map(([key, variable]) => {
      const { description, examples, ...decides } = isObject(variable) ? variable : {};
      return [key, decides];
    });
    const decides = pick(rest, (key) => !key.startsWith('x-'));
    return { ...decides, variables: Object.fromEntries(built) };
  };
  const sides = [old, next].map((release) => entries(release, document, '/servers'));
  for (const [before, after] of paired(sides[0] ?? [], sides[1] ?? [], address)) {
    if (before && after) continue;
    const { pointer, node } = before ?? after ?? { pointer: '', node: {} };
    const gone = 'the address is gone, or is built in another way';
    const [rule, value, effect] = before
      ? ['server-removed', { old: node }, { narrower: gone, wider: gone }]
      : ['server-added', { new: node }, { none: 'it is one more' }];
    judgements.effect({ rule, document, pointer, ...value }, effect, EVERYONE);
  }
}

/** A thing in a list or a map of a bundle. */
export interface Entry {
  key: string;
  pointer: string;
  node: JsonObject;
}

/** The objects of a list or a map of a bundle. */
export function entries(release: Release, document: DocumentName, pointer: string): Entry[] {
  const found = at(release.contract[document], pointer);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, node]) =>
    isObject(node) ? [{ key, pointer: join(pointer, key), node }] : [],
  );
}
