/** Checks of schemas as a whole, with `allOf` merged: their keywords, and what parsers need of unions and defaults. */
import { isDeepStrictEqual } from 'node:util';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, publishedSchemas } from '../model/contract.ts';
import { placeIn } from '../model/places.ts';
import { nameIn, pathsIn, resolve, SCHEMAS, type Schema, type Schemas } from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  haveOwnTypes,
  isOfScalars,
  typesOf,
  unionOf,
} from '../model/unions.ts';
import { findIn, type VisitedSchema } from './find.ts';
import { misusedKeywords } from './keywords.ts';
import { lostValues } from './lost.ts';

/** Checks merged schemas, and the discriminators that are written, which merging removes. */
export function checkSchemas(contract: Contract): Problem[] {
  const { placed, schemas } = contract;
  const merged = placed.map(({ schema }) => schema);
  const ofNodes = findIn(merged, (seen) => [
    ...misusedKeywords(seen),
    ...overlappingBranches(seen, schemas),
    ...wrongBranches(seen, schemas),
  ]);
  const ofFields = findIn(Object.values(schemas), ({ node }) => wrongFields(node, schemas));
  const written = placed.map((place) => place.written);
  const ofWritten = findIn(written, (seen) => wrongMappings(seen, schemas));
  const ofPublished = findIn(publishedSchemas(contract), listWithoutItems);
  const ofValues = [...unusedDefaults(contract), ...lostValues(contract)];
  return [...ofWritten, ...ofNodes, ...ofFields, ...ofPublished, ...ofValues];
}

/** A list without a schema of its items. Parts of an `allOf` may have none. */
function* listWithoutItems({ node, problem }: VisitedSchema): Generator<Problem> {
  if ([node.type].flat().includes('array') && typeof node.items !== 'object')
    yield problem('the array has no schema as its `items`; add one, or write `items: {}`', '/type');
}

/** Required fields with a default, which they never get, and replacements that the object does not have. */
function* wrongFields(object: Schema, schemas: Schemas): Generator<Problem> {
  for (const [name, field] of Object.entries(object.properties ?? {})) {
    if (object.required?.includes(name) && field.default !== undefined)
      yield problemAt(placeIn(field), `\`${name}\` ${DEFAULTED}`);
    const used = (field['x-replaces'] ?? []).flatMap(({ use }) => use ?? []);
    const lost = used.find((use) => !pathsIn(object, '', schemas).some(({ path }) => path === use));
    if (lost !== undefined)
      yield problemAt(placeIn(field, '/x-replaces'), `\`${lost}\` ${NO_FIELD}`);
  }
}

const NO_FIELD = 'is no field of this object, and no path such as `config.size`; fix the `use`';

const DEFAULTED = 'is required and has a default; remove one of them';

/** What to do about branches that accept values of one type. */
const APART: Record<string, string> = {
  null: 'allow null in one branch alone',
  array: 'write one list with a union as items',
  object:
    'write the objects as a `oneOf` of their own; give each a required field whose `const` is another text or boolean; one may list the others in its `not`',
};
const ONE_BRANCH = 'write one branch with an `anyOf` of them';

/** Unions in which nothing chooses the branch whose fields and defaults a value has. */
function* overlappingBranches(
  { node, problem }: VisitedSchema,
  schemas: Schemas,
): Generator<Problem> {
  // A value may belong to several branches of an `anyOf` of scalars.
  if ((node.anyOf && isOfScalars(node, schemas)) || unionOf(node, schemas).discriminator) return;
  const branches = branchesOf(node);
  const pairs = branches.flatMap((branch, index) =>
    branches.slice(index + 1).map((other) => [branch, other]),
  );
  const alike = pairs.filter((pair) => !haveOwnTypes(pair, schemas));
  // Beside a branch with a mistake, others may differ.
  const isWrong = (oneOf: Schema[]) => !unionOf({ ...node, oneOf }, schemas).discriminator;
  const pair = alike.find(isWrong) ?? alike[0];
  if (!pair) return;
  const types = pair.flatMap((branch) => [...new Set(typesOf(branch, schemas).map(baseType))]);
  const type = types.find((each, index) => types.lastIndexOf(each) > index) ?? '';
  const names = pair.flatMap((branch) => nameIn(branch) ?? branch.title ?? []);
  const subject = names.length === 2 ? `\`${names.join('` and `')}\`` : 'two branches';
  const message = `${subject} accept the type ${type}; ${APART[type] ?? ONE_BRANCH}`;
  yield problem(message, node.oneOf ? '/oneOf' : '/anyOf');
}

/** The value `other` in an open union, whose parsers return this kind for a value that is not listed, and a branch of any values. */
function* wrongBranches({ node, problem }: VisitedSchema, schemas: Schemas): Generator<Problem> {
  const { discriminator, branches, open } = unionOf(node, schemas);
  if (discriminator === undefined) return;
  if (open && branches.some(({ chosenBy }) => chosenBy?.includes('other')))
    yield problem(OTHER, '/oneOf');
  // Readers would take the values of other branches for its own.
  if (branches.some(({ schema }) => resolve(schema, schemas)['x-opaque']))
    yield problem('a discriminator chooses a branch with `x-opaque`; mark its fields', '/oneOf');
}

const OTHER = 'parsers return the kind `other` for a value that is not listed; list another value';

/** Defaults that no parser fills in: all except those of parameters of queries, and of fields of named schemas and in queries. */
function unusedDefaults({ placed, operations }: Contract): Problem[] {
  const queries = operations.flatMap(({ query }) =>
    query.map(({ pointer }) => `${pointer}/schema`),
  );
  const written = placed.map((place) => place.written);
  return findIn(written, ({ node, keyword, problem }) => {
    const { pointer } = placeIn(node);
    const isParsed = [SCHEMAS, ...queries].some((start) => pointer.startsWith(`${start}/`));
    const isFilled = (isParsed && keyword === 'properties') || queries.includes(pointer);
    return node.default === undefined || isFilled ? [] : [problem(UNUSED, '/default')];
  });
}

const UNUSED =
  'parsers do not fill in a `default` here; move it to a field of a named schema or a parameter of a query, or only describe it';

/** A written discriminator that differs from the one that the fields of the branches make. A name leads to its own schema. */
function* wrongMappings({ node, problem }: VisitedSchema, schemas: Schemas): Generator<Problem> {
  const { discriminator: written } = node;
  const { discriminator: name, branches, open } = unionOf(node, schemas);
  if (written === undefined || name === undefined) return;
  const made = branches.flatMap(({ schema: { $ref = '' }, chosenBy }) =>
    [chosenBy].flat().map((value): [string, string] => [String(value), $ref]),
  );
  const implied = made.filter(([value, $ref]) => nameIn({ $ref }) === value);
  const mapping = { ...Object.fromEntries(implied), ...written.mapping };
  const meant = made.map(([value, $ref]) => `${value} to \`${nameIn({ $ref })}\``).join(', ');
  if (open) yield problem('no mapping can name other values; remove it', '/discriminator');
  else if (written.propertyName !== name || !isDeepStrictEqual(mapping, Object.fromEntries(made)))
    yield problem(
      `the branches differ in \`${name}\`; write this name, and map ${meant}`,
      '/discriminator',
    );
}
