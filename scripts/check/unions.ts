/** Checks that each union has a discriminator or branches of different JSON types, and what it states for other tools. */
import { isDeepStrictEqual } from 'node:util';
import { type DocumentPlace, type PlacedSchema, writtenBranch } from '../contract.ts';
import { type Json, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import {
  baseType,
  branchesOf,
  knownIn,
  listedIn,
  nameIn,
  objectsIn,
  resolve,
  SCHEMAS,
  type Schema,
  type SchemaPlace,
  type Schemas,
  type TypeName,
  tagOf,
  typesOf,
  valuesOf,
  visitSchema,
} from '../schema.ts';
import { findWritten, problemAt } from './find.ts';
import { nameAt } from './names.ts';

/** Checks every union, including those of the messages that one side sends. */
export function checkUnions(merged: Merged): Problem[] {
  const problems: Problem[] = [];
  for (const start of merged.all) {
    const visit = (node: Schema, { pointer }: SchemaPlace) => {
      const nameOf = (index: number) => branchName(merged, node, index, start.pointer === pointer);
      problems.push(...problemsIn(node, { ...start, pointer }, merged.schemas, nameOf));
    };
    visitSchema(start.schema, visit, start);
    const name = nameAt(start);
    if (name !== undefined) problems.push(...checkMarker(name, start, merged));
  }
  return problems;
}

/** A branch as its author calls it. */
function branchName({ contract, schemas }: Merged, node: Schema, index: number, isTop: boolean) {
  const branch = branchesOf(node)[index] ?? {};
  const top = isTop ? Object.keys(schemas).find((name) => schemas[name] === node) : undefined;
  if (top !== undefined) return writtenBranch(contract, top, index);
  return nameIn(branch) ?? branch.title ?? `branch ${index + 1}`;
}

function problemsIn(
  node: Schema,
  place: DocumentPlace,
  schemas: Schemas,
  nameOf: (index: number) => string,
): Problem[] {
  const branches = branchesOf(node);
  if (branches.length === 0 || tagOf(node, schemas) || knownIn(node)) return [];
  const keyword = node.oneOf ? 'oneOf' : 'anyOf';
  const wrong = (message: string) => [problemAt(place, message, `/${keyword}`)];
  if (branches.length === 1) {
    return wrong(`\`${keyword}\` must have at least two branches; write the only one in its place`);
  }
  const types = branches.map((branch) => typesOf(branch, schemas).map(baseType));
  const all = types.flat();
  const isScalar = all.every((type) => type !== 'object' && type !== 'array');
  const shared = all.find((type) => types.filter((some) => some.includes(type)).length > 1);
  if (shared === undefined || (keyword === 'anyOf' && isScalar)) return [];
  if (shared !== 'object') {
    return wrong(
      `several branches of \`${keyword}\` accept the type ${shared}; merge them into one branch`,
    );
  }
  if (!all.every((type) => type === 'object')) {
    const remedy = 'move these branches into a named union, and refer to it here';
    return wrong(`several branches of \`${keyword}\` accept the type object; ${remedy}`);
  }
  const problem = problemWithTag(branches, schemas, nameOf);
  if (problem !== undefined) {
    const { index, tag, message } = problem;
    const target = branches[index]?.$ref?.slice(1) ?? `${place.pointer}/${keyword}/${index}`;
    return [problemAt({ ...place, pointer: target }, message, joinPointer('/properties', tag))];
  }
  if (keyword === 'anyOf' && tagOf({ oneOf: branches }, schemas)) {
    return wrong(
      '`anyOf` must be `oneOf`, because a discriminator chooses one branch; rename the keyword',
    );
  }
  const remedy = 'give each branch a required field with its own `const`';
  return wrong(`the branches of \`${keyword}\` have no discriminator; ${remedy}`);
}

/** A field in a branch of a union: if it is required there, with its types and the values that it lists or excludes. */
interface TagField {
  index: number;
  branch: string;
  types: TypeName[];
  listed: Json[] | undefined;
  excluded: Json[] | undefined;
}

/**
 * What is wrong with the field that is meant to choose a branch: every branch lists or excludes values of it, but for
 * one that may accept any string. Undefined if there is no such field, or if all branches have the same values for
 * several.
 */
function problemWithTag(
  branches: Schema[],
  schemas: Schemas,
  nameOf: (index: number) => string,
): { index: number; tag: string; message: string } | undefined {
  const names = Object.keys(objectsIn(branches[0] ?? {}, schemas)[0]?.properties ?? {});
  const candidates = names
    .map((tag) => ({
      tag,
      fields: branches.map((branch, index) => ({
        index,
        branch: nameOf(index),
        ...fieldIn(branch, tag, schemas),
      })),
    }))
    .filter(({ fields }) => {
      const open = fields.filter(({ listed, excluded }) => (listed ?? excluded) === undefined);
      return open.length < 2 && open.every(({ types }) => types.join() === 'string');
    });
  const stated = ({ listed, excluded }: TagField) => JSON.stringify([listed, excluded]);
  const differing = candidates.find(({ fields }) => new Set(fields.map(stated)).size > 1);
  const [only, ...more] = candidates;
  const { tag, fields } = differing ?? ((more.length === 0 && only) || { tag: '', fields: [] });
  for (const field of fields) {
    const message = strangeValue(tag, field) ?? sharedValue(tag, field, fields);
    if (message !== undefined) return { index: field.index, tag, message };
  }
  return undefined;
}

function fieldIn(branch: Schema, tag: string, schemas: Schemas) {
  const fields = objectsIn(branch, schemas).map(({ required, properties }) =>
    resolve((required?.includes(tag) ? properties?.[tag] : undefined) ?? {}, schemas),
  );
  const listed = fields.map((field) => listedIn(field));
  const isListed = listed.every((values) => values !== undefined);
  return {
    types: [...new Set(fields.flatMap(({ type }) => type ?? []))],
    listed: isListed ? [...new Set(listed.flat())] : undefined,
    excluded: fields.length === 1 ? listedIn(fields[0]?.not) : undefined,
  };
}

/** What is wrong if a tag may be neither a string nor a boolean. */
function strangeValue(tag: string, { branch, types, listed }: TagField): string | undefined {
  const isTag = (value: Json) => typeof value === 'string' || typeof value === 'boolean';
  const strange = listed
    ? JSON.stringify(listed.find((value) => !isTag(value)))
    : types.find((type) => type !== 'string');
  if (strange === undefined) return undefined;
  return `\`${tag}\` of ${branch} must be a string or a boolean to choose a branch, but may be ${strange}; remove that value`;
}

/** What is wrong if another branch lists a value of a tag that this one accepts, or none lists one that it excludes. */
function sharedValue(
  tag: string,
  { index, branch, listed, excluded = [] }: TagField,
  fields: TagField[],
): string | undefined {
  // Of two branches that list a value, the second is wrong.
  for (const other of listed ? fields.slice(0, index) : fields) {
    const shared = other.listed?.find(
      (value) => listed?.includes(value) ?? !excluded.includes(value),
    );
    if (shared === undefined) continue;
    const remedy = listed ? 'give one of the two another value' : 'exclude it here by `not`';
    return `${branch} also accepts \`${tag}: ${JSON.stringify(shared)}\`, which ${other.branch} lists; ${remedy}`;
  }
  const surplus = excluded.find((value) => !fields.some((one) => one.listed?.includes(value)));
  if (surplus === undefined) return undefined;
  return `${branch} excludes \`${tag}: ${JSON.stringify(surplus)}\`, which no other branch lists; remove it here`;
}

/** An open union is read as `other` if no branch lists its tag, so no branch may list that word. */
function checkMarker(name: string, union: PlacedSchema, { schemas }: Merged): Problem[] {
  const tag = tagOf(union.schema, schemas);
  if (!tag?.values.includes('other') || !valuesOf(tag).includes('other')) return [];
  const message = `\`${tag.name}\` of ${name} must not list "other", which stands for the values that no branch lists; choose another value`;
  return [problemAt(union, message, '/oneOf')];
}

/**
 * Checks that a discriminator names the tag of a named union, maps each of its values to the branch that lists it,
 * and that each of these branches has the tag among its own properties, where tools look for it.
 */
export function checkDiscriminators({ contract, schemas }: Merged): Problem[] {
  const problems: Problem[] = [];
  const problemsOfUnions = findWritten(
    contract,
    function* ({ discriminator }, { pointer, document }) {
      if (discriminator === undefined) return;
      const name = nameAt({ pointer }) ?? '';
      const union = schemas[name];
      const tag = union && tagOf(union, schemas);
      const targets = contract.schemas[name]?.oneOf?.map(({ $ref }) => $ref) ?? [];
      const isUsable = tag && !tag.values.includes('other') && targets.every((one) => one);
      if (!isUsable) {
        const message =
          '`discriminator` must be in a named `oneOf` of references, each of which lists its own values of one required field; remove it, or name the branches';
        yield [message, '/discriminator'];
        return;
      }
      const mapping = tag.values.flatMap((values, index) =>
        [values].flat().map((value) => [value, targets[index]]),
      );
      const wanted = { propertyName: tag.name, mapping: Object.fromEntries(mapping) };
      if (!isDeepStrictEqual(discriminator, wanted)) {
        const message = `\`discriminator\` must map every value of \`${tag.name}\` to its branch; write ${JSON.stringify(wanted)}`;
        yield [message, '/discriminator'];
      }
      for (const $ref of targets) {
        const target = nameIn({ $ref: $ref ?? '' }) ?? '';
        const { required = [], properties = {} } = contract.schemas[target] ?? {};
        if (properties[tag.name] && required.includes(tag.name)) continue;
        const message = `${target} must have \`${tag.name}\` among its own required properties, where tools look for the discriminator of ${name}; move it there from \`allOf\``;
        problems.push(problemAt({ document, pointer: joinPointer(SCHEMAS, target) }, message));
      }
    },
  );
  return [...problemsOfUnions, ...problems];
}
