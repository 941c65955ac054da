/** What both documents have: the version of their specification, components, and words. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS, type DocumentName } from '../../model/contract.ts';
import { isJsonObject, type Json } from '../../model/json.ts';
import { at, child, joinPointer } from '../../model/pointer.ts';
import { refName } from '../../model/schema.ts';
import { type Comparison, judgeSchemas } from '../judge.ts';
import { type Either, NOBODY } from '../verdict.ts';
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
  if (isOldPublic && isNextPublic) {
    const uses = comparison.usesByName.get(name) ?? NOBODY;
    judgeSchemas({ ...comparison, uses }, [name, name], comparison.tagsByName.get(name));
  } else if (isOldPublic) {
    rules.judge(comparison, 'schema-removed', pair, { 'breaks-importers': importers });
  } else if (isNextPublic)
    rules.judge(comparison, 'schema-added', pair, { compatible: 'it is new' });
};

/** Judges named schemas; other components are compared where something refers to them. */
export const components = rules.parts({
  schemas: rules.each(namedSchema),
  '*': rules.elsewhere,
});

/** Reports what else is written differently in a document: it means the same, or only readers see it. */
export function judgeRest(
  comparison: Comparison,
  document: DocumentName,
  [old, next]: Either<Json>,
  pointer = '',
): void {
  const { base, revision, differences } = comparison;
  const name = refName(`#${pointer}`) ?? '';
  const homes = [base, revision].flatMap(({ contract }) => contract.places.get(name) ?? []);
  // `compare` judges the version.
  const isElsewhere = pointer === '/info/version' || homes.some((one) => one.document !== document);
  if (isElsewhere || isDeepStrictEqual(old, next)) return;
  const areObjects = isJsonObject(old) && isJsonObject(next) && old.$ref === next.$ref;
  const areLists = Array.isArray(old) && Array.isArray(next) && old.length === next.length;
  const areAlike = areObjects || areLists;
  if (differences.has(document, pointer, areAlike)) return;
  if (areAlike) {
    for (const key of Object.keys({ ...old, ...next })) {
      const below = joinPointer(pointer, key);
      judgeRest(comparison, document, [child(old, key), child(next, key)], below);
    }
  } else {
    const documentation = 'it means the same as before, or only readers see it';
    differences.add({ document, pointer, what: 'form', old, new: next }, { documentation });
  }
}
