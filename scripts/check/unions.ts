/** Checks that each union has a discriminator or branches of different JSON types, and what it states for other tools. */
import { isDeepStrictEqual } from 'node:util';
import { writtenSchemas } from '../contract.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import {
  baseType,
  branchesOf,
  knownIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  tagValues,
  typesOf,
  valuesOf,
} from '../schema.ts';
import { type Found, findIn, nameAt } from './find.ts';

/** Checks every union, including those of the messages that one side sends. */
export function checkUnions(merged: Merged): Problem[] {
  return findIn(merged.all, function* (node): Generator<Found> {
    const keyword = node.oneOf ? 'oneOf' : 'anyOf';
    const message = problemWith(node, keyword, merged.schemas);
    if (message !== undefined) yield [message, `/${keyword}`];
  });
}

function problemWith(
  node: Schema,
  keyword: 'oneOf' | 'anyOf',
  schemas: Schemas,
): string | undefined {
  const branches = branchesOf(node);
  const tag = tagOf(node, schemas);
  if (tag) {
    // Readers return the kind `other` for a value that no branch lists.
    const isTaken = tag.values.includes('other') && valuesOf(tag).includes('other');
    return isTaken
      ? `\`${tag.name}\` must not list "other", which stands for the values that no branch lists; choose another value`
      : undefined;
  }
  if (branches.length === 0 || knownIn(node)) return undefined;
  if (branches.length === 1) {
    return `\`${keyword}\` must have at least two branches; replace the union with its only branch`;
  }
  const types = branches.flatMap((one) => [...new Set(typesOf(one, schemas).map(baseType))]);
  const shared = types.find((type, index) => types.indexOf(type) < index);
  if (shared === 'object') {
    return (
      problemWithTag(node, schemas) ??
      `the objects in \`${keyword}\` have no discriminator; write a \`oneOf\` of objects alone, and give each object a required field with its own \`const\`, a string or a boolean`
    );
  }
  const isScalar = !types.includes('object') && !types.includes('array');
  if (shared === undefined || (keyword === 'anyOf' && isScalar)) return undefined;
  return `several branches of \`${keyword}\` accept the type ${shared}; merge them into one branch`;
}

/** What is wrong with the values of a field that could be the tag; undefined if there is no such field. */
function problemWithTag({ oneOf = [], required = [] }: Schema, schemas: Schemas) {
  const names = Object.keys(resolve(oneOf[0] ?? {}, schemas).properties ?? {});
  for (const name of names) {
    const values = oneOf.map((one) => tagValues(one, name, schemas, required.includes(name)));
    if (values.includes(undefined)) continue;
    const listed = values.flatMap((one) => (one === 'other' ? [] : (one ?? [])));
    const twice = listed.find((value, index) => listed.indexOf(value) < index);
    return twice === undefined
      ? `only one object may take the other values of \`${name}\`, and its \`not\` must list the values of all other objects; correct it`
      : `two objects have the value ${JSON.stringify(twice)} of \`${name}\`; give each object its own`;
  }
  return undefined;
}

/** Checks that a discriminator names the tag of a named union, and maps each of its values to the branch that lists it. */
export function checkDiscriminators({ contract, schemas }: Merged): Problem[] {
  return findIn(writtenSchemas(contract), function* ({ discriminator }, place): Generator<Found> {
    if (discriminator === undefined) return;
    const name = nameAt(place) ?? '';
    const tag = tagOf(schemas[name] ?? {}, schemas);
    const targets = contract.schemas[name]?.oneOf?.map(({ $ref }) => $ref) ?? [];
    const isUsable = tag && !tag.values.includes('other') && targets.every((one) => one);
    if (!isUsable) {
      const message =
        '`discriminator` must be in a named `oneOf` of references, each of which lists its own values of one required field; remove `discriminator`, or name the branches';
      yield [message, '/discriminator'];
      return;
    }
    const mapping = tag.values.flatMap((values, index) =>
      [values].flat().map((value) => [value, targets[index]]),
    );
    const wanted = { propertyName: tag.name, mapping: Object.fromEntries(mapping) };
    if (isDeepStrictEqual(discriminator, wanted)) return;
    const pairs = mapping.map(([value, $ref]) => `${value} to ${nameIn({ $ref: String($ref) })}`);
    const message = `\`discriminator\` must have the \`propertyName\` ${tag.name}, and map ${pairs.join(', ')}; correct it`;
    yield [message, '/discriminator'];
  });
}
