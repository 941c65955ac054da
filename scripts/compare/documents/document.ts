/** What both documents have: the version of their specification, `info` and components. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS } from '../../model/contract.ts';
import { at } from '../../model/pointer.ts';
import { compareSchemas } from '../schema.ts';
import { NOBODY } from '../verdict.ts';
import { ANNOTATIONS, type Place, pairParts, partsOf } from './places.ts';
import type { Rule } from './rules.ts';
import * as rules from './rules.ts';

/** The version of the specification, whose patches mean the same. */
export const specification = rules.changed(
  {
    'breaks-importers': {
      effect: 'their tools must know another specification',
      noWitness: 'it affects tools, not values',
    },
  },
  ({ value }) => String(value).split('.').slice(0, 2).join('.'),
);

/** What the document says of itself; the comparison judges its version as a whole. */
export const info = rules.parts({ version: rules.elsewhere, '*': rules.prose });

/** Judges components, most of which are compared where something refers to them. */
export const components: Rule = (comparison, [old, next]) => {
  for (const [section, sections] of pairParts(partsOf(old), partsOf(next))) {
    const isRead = section === 'securitySchemes' || ANNOTATIONS.has(section);
    const rule = isRead ? rules.prose : section === 'schemas' ? namedSchema : component;
    rules.parts({ '*': rule })(comparison, sections);
  }
};

const component: Rule = (comparison, pair) => {
  const isReferred = (one?: Place) =>
    one && JSON.stringify(one.bundle).includes(JSON.stringify(`#${one.stated}`));
  if (isDeepStrictEqual(pair[0]?.written, pair[1]?.written) || pair.some(isReferred)) return;
  rules.changed({ unjudged: 'nothing refers to it, and so nothing shows its use' })(
    comparison,
    pair,
  );
};

/** Judges a named schema; one that both documents have is judged once. */
const namedSchema: Rule = (comparison, pair) => {
  const [old, next] = pair;
  const { document, stated, key: name = '' } = next ?? old ?? {};
  const copies = [comparison.base, comparison.revision].map(({ contract }) =>
    DOCUMENTS.flatMap((one) => at(contract[one], stated ?? '') ?? []),
  );
  const areAlike = copies.every(([one, other = one]) => isDeepStrictEqual(one, other));
  const unjudged = 'the two documents state the schema differently; build them anew';
  if (!areAlike) rules.judge(comparison, 'form', pair, { unjudged });
  if (document !== DOCUMENTS[0] && copies.some(({ length }) => length > 1)) return;
  const [wasPublic, isPublic] = [comparison.base, comparison.revision].map((one) =>
    one.names.has(name),
  );
  const importers = `\`${name}\` and its functions are no longer exported`;
  const judged: Rule = (inside) => {
    if (wasPublic && isPublic) {
      const uses = inside.usesByName.get(name) ?? NOBODY;
      compareSchemas({ ...inside, uses }, [name, name], inside.tagsByName.get(name));
    } else if (wasPublic) {
      rules.judge(inside, 'schema-removed', pair, { 'breaks-importers': importers });
    } else if (isPublic) rules.judge(inside, 'schema-added', pair, { compatible: 'it is new' });
    if (old && next) rules.judgeWords(inside, [old, next]);
  };
  rules.orSame(judged)(comparison, pair);
};
