/** Where a service is reached, and by which release of the specification a document says so. */
import type { DocumentName } from '../../model/contract.ts';
import { isObject, type JsonObject, pick } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../comparison.ts';
import { type Either, pairUp } from '../pairs.ts';
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
  const minor = (version: unknown) => String(version).split('.').slice(0, 2).join('.');
  const pointer = `/${document}`;
  const found = { rule: 'specification', document, pointer, old: before, new: after };
  const isSame = minor(before) === minor(after);
  const saying = isSame ? 'a correction' : 'their tools must know another specification';
  const verdict = isSame ? 'documentation' : 'breaks-importers';
  judgements.add(found, { verdict, saying, unproved: 'it affects tools, not values' });
}

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(comparison: Comparison, document: DocumentName): void {
  // What is not said to readers decides how the address is built, and how one connects to it.
  const address = ({ node }: NamedObject) => {
    const { description, name, title, summary, tags, variables, ...rest } = node;
    const built = Object.entries(isObject(variables) ? variables : {}).map(([key, variable]) => {
      const { description, examples, ...decides } = isObject(variable) ? variable : {};
      return [key, decides];
    });
    const decides = pick(rest, (key) => !key.startsWith('x-'));
    return { ...decides, variables: Object.fromEntries(built) };
  };
  for (const [before, after] of pairObjects(comparison, document, '/servers', address)) {
    if (before && after) continue;
    const { pointer = '', node } = before ?? after ?? {};
    const gone = 'the address is gone, or is built in another way';
    const [rule, value, effect] = before
      ? ['server-removed', { old: node }, { narrower: gone, wider: gone }]
      : ['server-added', { new: node }, { none: 'it is one more' }];
    comparison.judgements.effect({ rule, document, pointer, ...value }, effect, EVERYONE);
  }
}

/** An object in a list or a map of a bundle. */
interface NamedObject {
  key: string;
  pointer: string;
  node: JsonObject;
}

/** Pairs the objects of a list or a map that both bundles have. */
export function pairObjects(
  { old, next }: Comparison,
  document: DocumentName,
  pointer: string,
  key: (item: NamedObject) => unknown,
): Either<NamedObject>[] {
  const [before = [], after = []] = [old, next].map(({ contract }) =>
    Object.entries(at(contract[document], pointer) ?? {}).flatMap(([key, node]) =>
      isObject(node) ? [{ key, pointer: join(pointer, key), node }] : [],
    ),
  );
  return pairUp(before, after, key);
}
