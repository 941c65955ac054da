/** Checks that each union has a tag or branches of different JSON types and that discriminators name the tag. */
import { isDeepStrictEqual } from 'node:util';
import { writtenSchemas } from '../contract.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import {
  baseType,
  branchesOf,
  hasDefaults,
  knownIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  tagValues,
  typesOf,
  valuesOf,
} from '../schema.ts';
import { findIn, nameAt, type SchemaProblem } from './find.ts';

/** What to do about several lists or objects; of untagged unions, only an `anyOf` stays valid if its objects are closed. */
const INSTEAD_OF_SEVERAL = {
  array: 'write one list whose items are a union',
  object:
    'write an `anyOf` if no object has defaults, else a `oneOf` in which each object has a required field with a different `const`',
};

/** Checks every union that parsers read: defaults, and the strict profile, would be wrong if branches overlap. */
export function checkUnions({ all, schemas }: Merged): Problem[] {
  return findIn(all, function* (node, { isRead }): Generator<SchemaProblem> {
    const place = node.oneOf ? '/oneOf' : '/anyOf';
    const tag = tagOf(node, schemas);
    if (tag?.values.includes('other') && valuesOf(tag).includes('other')) {
      yield [
        `\`${tag.name}\` must not list "other", which readers return for unlisted values; rename the value`,
        place,
      ];
    }
    if (tag || !isRead || knownIn(node)) return;
    const types = branchesOf(node).flatMap((one) => [
      ...new Set(typesOf(one, schemas).map(baseType)),
    ]);
    const shared = types.find((type, index) => types.indexOf(type) < index);
    if (shared !== 'object' && shared !== 'array') return;
    // Any of the branches may match, but only one can fill in its defaults.
    if (!node.oneOf && !branchesOf(node).some((one) => hasDefaults(one, schemas))) return;
    const message =
      problemWithTag(node, schemas) ??
      `several branches accept the type \`${shared}\`, so parsers cannot choose one; ${INSTEAD_OF_SEVERAL[shared]}`;
    yield [message, place];
  });
}

/** What is wrong with the values of a field that could be the tag; undefined if there is no such field. */
function problemWithTag({ oneOf = [], required = [] }: Schema, schemas: Schemas) {
  const names = Object.keys(resolve(oneOf[0] ?? {}, schemas).properties ?? {});
  const candidates = names.flatMap((name) => {
    const values = oneOf.map((one) => tagValues(one, name, schemas, required.includes(name)));
    if (values.includes(undefined)) return [];
    const listed = values.flatMap((one) => (one === 'other' ? [] : (one ?? [])));
    return { name, twice: listed.filter((value, index) => listed.indexOf(value) < index) };
  });
  // The tag with the fewest mistakes was meant.
  const [tag] = candidates.sort((a, b) => a.twice.length - b.twice.length);
  if (tag === undefined) return undefined;
  return tag.twice.length === 0
    ? `only one branch may accept unlisted values of \`${tag.name}\`; add the values of all other branches to its \`not\``
    : `two branches have the discriminator value \`${tag.name}: ${JSON.stringify(tag.twice[0])}\`; give each branch a different value`;
}

/** Checks that a discriminator belongs to a named union and maps each value to the branch that lists it. */
export function checkDiscriminators({ contract, schemas }: Merged): Problem[] {
  return findIn(
    writtenSchemas(contract),
    function* ({ discriminator }, place): Generator<SchemaProblem> {
      if (discriminator === undefined) return;
      const name = nameAt(place) ?? '';
      const tag = tagOf(schemas[name] ?? {}, schemas);
      const targets = contract.schemas[name]?.oneOf?.map(({ $ref }) => $ref) ?? [];
      const isUsable = tag && !tag.values.includes('other') && targets.every(Boolean);
      const mapping = tag?.values.flatMap((values, index) =>
        [values].flat().map((value) => [value, targets[index]]),
      );
      const wanted = { propertyName: tag?.name, mapping: Object.fromEntries(mapping ?? []) };
      if (isUsable && isDeepStrictEqual(discriminator, wanted)) return;
      const message = isUsable
        ? `\`discriminator\` must be ${JSON.stringify(wanted)}`
        : '`discriminator` is not supported here; use it in a named `oneOf` of references whose branches list different values of the same required field';
      yield [message, '/discriminator'];
    },
  );
}
