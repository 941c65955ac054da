/** What both documents have: which specification they follow, what they say of themselves, components. */
import { isDeepStrictEqual } from 'node:util';
import { at } from '../../model/pointer.ts';
import { ANNOTATIONS, type Place, pairParts, partsOf } from './places.ts';
import { type Comparison, changed, judge, judgeWords, prose, type Rule, SAME } from './rules.ts';

/** A release of the specification: tools that read the bundle must know it. */
export const specification: Rule = (comparison, pair) => {
  const [before, after] = pair.map((one) => String(one?.value).split('.').slice(0, 2).join('.'));
  const saying = 'their tools must know another specification';
  const importers = { saying, noWitness: 'it affects tools, not values' };
  const isSame = before === after;
  const reasons = isSame ? { documentation: 'a correction' } : { 'breaks-importers': importers };
  changed(reasons)(comparison, pair);
};

/** What the document says of itself; the version is what the differences decide on. */
export const info: Rule = (comparison, [old, next]) => {
  for (const [key, pair] of pairParts(partsOf(old), partsOf(next))) {
    if (key !== 'version') prose(comparison, pair);
  }
};

/** Components, which are compared where they are referred to. */
export const components: Rule = (comparison, [old, next]) => {
  const unreferred = changed({ unjudged: 'nothing refers to it, and so nothing shows its use' });
  for (const [section, [before, after]] of pairParts(partsOf(old), partsOf(next))) {
    for (const [, pair] of pairParts(partsOf(before), partsOf(after))) {
      if (section === 'schemas') namedSchema(comparison, pair);
      else if (section === 'securitySchemes' || ANNOTATIONS.has(section)) prose(comparison, pair);
      else if (!pair.some(isReferred)) unreferred(comparison, pair);
    }
  }
};

function isReferred(one: Place | undefined): boolean {
  return one !== undefined && JSON.stringify(one.bundle).includes(JSON.stringify(`#${one.stated}`));
}

/** A named schema has been compared by its values; what is left is what it says, and how it is written. */
function namedSchema(
  comparison: Comparison,
  pair: readonly [Place | undefined, Place | undefined],
) {
  const [old, next] = pair;
  const { document, stated } = (next ?? old) as Place;
  const copies = [comparison.old, comparison.next].map(
    ({ contract }) => [at(contract.openapi, stated), at(contract.asyncapi, stated)] as const,
  );
  // What both documents have is told once.
  const isCopy = copies.some(([one]) => one !== undefined) && document === 'asyncapi';
  const areAlike = copies.every(([one, other]) => !one || !other || isDeepStrictEqual(one, other));
  const unjudged = 'the two documents state the schema differently; build them anew';
  if (!areAlike) judge(comparison, 'form', pair, { unjudged });
  if (isCopy || isDeepStrictEqual(old?.written, next?.written)) return;
  if (old && next) judgeWords(comparison, [old, next]);
  if (!comparison.differences.has(document, stated)) judge(comparison, 'form', pair, SAME);
}
