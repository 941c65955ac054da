/** What both documents have: the version of their specification, `info` and components. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS } from '../../model/contract.ts';
import { at } from '../../model/pointer.ts';
import { judgeSchemas } from '../judge.ts';
import { NOBODY } from '../verdict.ts';
import { pairParts, partsOf } from './place.ts';
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

/** Judges components; all but schemas are compared where something refers to them, and what nothing refers to is prose. */
export const components: Rule = (comparison, [old, next]) => {
  for (const [section, sections] of pairParts(partsOf(old), partsOf(next))) {
    rules.parts({ '*': section === 'schemas' ? namedSchema : rules.prose })(comparison, sections);
  }
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
      judgeSchemas({ ...inside, uses }, [name, name], inside.tagsByName.get(name));
    } else if (isOldPublic) {
      rules.judge(inside, 'schema-removed', pair, { 'breaks-importers': importers });
    } else if (isNextPublic) rules.judge(inside, 'schema-added', pair, { compatible: 'it is new' });
    if (old && next) rules.judgeWords(inside, [old, next]);
  };
  rules.orSame(judged)(comparison, pair);
};
