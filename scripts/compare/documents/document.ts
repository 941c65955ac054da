/** What both documents have: the version of their specification, `info` and components. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS } from '../../model/contract.ts';
import { at } from '../../model/pointer.ts';
import { compareSchemas } from '../schema.ts';
import { NOBODY } from '../verdict.ts';
import { ANNOTATIONS, type Place, pairParts, partsOf } from './places.ts';
import type { Rule } from './rules.ts';
import * as rules from './rules.ts';

/** The version of the specification; patch versions of it mean the same. */
export const specification = rules.changed(
  {
    'breaks-importers': {
      effect: 'their tools must support another version of the specification',
      noWitness: 'it affects tools, not values',
    },
  },
  ({ value }) => String(value).split('.').slice(0, 2).join('.'),
);

/** What the document says of itself; `compare` judges its version. */
export const info = rules.parts({ version: rules.elsewhere, '*': rules.prose });

/** Judges components, most of which are compared where something refers to them. */
export const components: Rule = (comparison, [old, next]) => {
  for (const [section, sections] of pairParts(partsOf(old), partsOf(next))) {
    const isProse = section === 'securitySchemes' || ANNOTATIONS.has(section);
    const rule = isProse ? rules.prose : section === 'schemas' ? namedSchema : component;
    rules.parts({ '*': rule })(comparison, sections);
  }
};

const component: Rule = (comparison, pair) => {
  const isReferredTo = (one?: Place) =>
    one && JSON.stringify(one.bundle).includes(JSON.stringify(`#${one.stated}`));
  if (isDeepStrictEqual(pair[0]?.written, pair[1]?.written) || pair.some(isReferredTo)) return;
  rules.changed({ unjudged: 'nothing refers to it, so it is not known who uses it' })(
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
  const unjudged = 'the two documents state the schema differently; build them again';
  if (!areAlike) rules.judge(comparison, 'form', pair, { unjudged });
  if (document !== DOCUMENTS[0] && copies.some(({ length }) => length > 1)) return;
  const [isOldPublic, isNextPublic] = [comparison.base, comparison.revision].map((one) =>
    one.names.has(name),
  );
  const importers = `\`${name}\` and its functions are no longer exported`;
  const judged: Rule = (inside) => {
    if (isOldPublic && isNextPublic) {
      const uses = inside.usesByName.get(name) ?? NOBODY;
      compareSchemas({ ...inside, uses }, [name, name], inside.tagsByName.get(name));
    } else if (isOldPublic) {
      rules.judge(inside, 'schema-removed', pair, { 'breaks-importers': importers });
    } else if (isNextPublic) rules.judge(inside, 'schema-added', pair, { compatible: 'it is new' });
    if (old && next) rules.judgeWords(inside, [old, next]);
  };
  rules.orSame(judged)(comparison, pair);
};
