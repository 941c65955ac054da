/** Checks of schemas as a whole, with `allOf` merged: by Ajv's strict mode, and what parsers need of unions and defaults. */

import { joinPointer } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import type { Contract, WrittenContract } from '../model/contract.ts';
import {
  childrenOf,
  nameIn,
  namesReached,
  refTo,
  resolve,
  rulesOf,
  SCHEMAS,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  defaultOf,
  discriminatorOf,
  hasDefaults,
  knownIn,
  listedIn,
  typesOf,
  valuesOf,
} from '../model/unions.ts';
import { closest, either } from '../runtime/messages.ts';
import { checkStrictly, slowPatterns } from './keywords.ts';
import { ABOUT_ITSELF, findIn, type Seen } from './seen.ts';

/** Schemas that contain themselves: merging them would not end, and no output supports them. */
export function checkRecursion({ written: { schemas, placed } }: WrittenContract): Problem[] {
  const message =
    'the schema contains itself; write a schema for each level, or an object with `additionalProperties: true`';
  const isRecursive = (name: string) => namesReached([schemas[name] ?? {}], schemas).has(name);
  return placed.flatMap((place) => {
    const [start, name = ''] = place.pointer.split(/\/(?=[^/]*$)/);
    return start === SCHEMAS && isRecursive(name) ? [problemAt(place, message)] : [];
  });
}

/** Checks merged schemas. */
export function checkSchemas({ merged: { placed, schemas } }: Contract): Problem[] {
  const ofNodes = findIn(placed, (seen) => [
    ...undeclared(seen, schemas),
    ...slowPatterns(seen),
    ...requiredDefaults(seen, schemas),
    ...unmergedParts(seen, schemas),
    ...untaggedUnions(seen, schemas),
    ...openBranches(seen, schemas),
    ...withoutEffect(seen, schemas),
  ]);
  return [...checkStrictly(placed), ...ofNodes];
}

/** The fields that a schema declares, itself or in a part, a branch or a condition. */
function declaredFields(schema: Schema, schemas: Schemas): string[] {
  const resolved = resolve(schema, schemas);
  const parts = childrenOf(resolved).filter(({ keyword }) => ABOUT_ITSELF.test(keyword));
  return [
    ...Object.keys(resolved.properties ?? {}),
    ...parts.flatMap(({ node }) => declaredFields(node, schemas)),
  ];
}

/** Required fields that the object does not declare. */
function* undeclared({ node, whole, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { required = [], dependentRequired = {} } = node;
  const lists = Object.entries(dependentRequired).map(
    ([name, names]) => [joinPointer('/dependentRequired', name), [...names, name]] as const,
  );
  for (const [list, names] of [['/required', required] as const, ...lists])
    for (const [index, name] of names.entries()) {
      const known = declaredFields(whole, schemas);
      if (known.includes(name)) continue;
      const near = closest(name, known).map((one) => `\`${one}\``);
      const guess = near.length > 0 ? `did you mean ${either(near)}?` : undefined;
      const remedy = guess ?? 'fix the name, or add it to `properties`';
      yield problem(`there is no field \`${name}\`; ${remedy}`, joinPointer(list, index));
    }
}

/** Parts that cannot be merged: types and parsers would not know their fields and their defaults. */
function* unmergedParts({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { allOf, ...beside } = node;
  if (!allOf) return;
  const names = [...allOf, beside].flatMap((part) => [...new Set(declaredFields(part, schemas))]);
  const shared = names.filter((name, index) => names.indexOf(name) < index);
  const fields =
    shared.length > 0 ? ` because of ${shared.map((one) => `\`${one}\``).join(', ')}` : '';
  const remedy =
    'write only fields and one union of objects in them, and state a field that two parts have again only to narrow it';
  yield problem(`the parts of \`allOf\` cannot be merged${fields}; ${remedy}`, '/allOf');
}

/** What to do about branches that accept values of one type. */
const APART: Partial<Record<TypeName, string>> = {
  array: 'write one list with a union as items',
  object: 'give each a required field with a different `const`',
};

/** Unions in which several branches accept one value: a `oneOf` refuses it, and no parser knows whose defaults to fill in. */
function* untaggedUnions({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { oneOf } = node;
  const branches = branchesOf(node);
  const isChosen = discriminatorOf(node, schemas) ?? knownIn(node);
  if (isChosen || (!oneOf && !branches.some((one) => hasDefaults(one, schemas)))) return;
  const types = branches.map((one) => [...new Set(typesOf(one, schemas).map(baseType))]);
  // Rules such as `pattern` may keep texts and numbers apart.
  const isAny = (index: number) =>
    Object.keys(rulesOf(resolve(branches[index] ?? {}, schemas))).join() === 'type';
  const shared = types.flat().find((type) => {
    const accepting = types.flatMap((one, index) => (one.includes(type) ? [index] : []));
    return accepting.length > 1 && (type in APART || accepting.some(isAny));
  });
  if (shared === undefined) return;
  const remedy = APART[shared] ?? 'write `anyOf`, or remove a branch';
  const why = `several branches accept the type ${shared}${alike(branches, schemas)}`;
  yield problem(`${why}; ${remedy}`, oneOf ? '/oneOf' : '/anyOf');
}

/** The first two branches with the same constant, in words. */
function alike(branches: Schema[], schemas: Schemas): string {
  const told = new Map<string, string | undefined>();
  for (const branch of branches)
    for (const [field, schema] of Object.entries(resolve(branch, schemas).properties ?? {})) {
      const { const: value } = resolve(schema, schemas);
      if (value === undefined) continue;
      const fact = `\`${field}\` ${JSON.stringify(value)}`;
      const name = nameIn(branch) ?? branch.title;
      if (told.has(fact)) return `: \`${told.get(fact)}\` and \`${name}\` have the ${fact}`;
      told.set(fact, name);
    }
  return '';
}

/** An open branch excludes the values that select other branches, and no others: otherwise a value matches two branches, or none. */
function* openBranches({ node, place }: Seen, schemas: Schemas): Generator<Problem> {
  const discriminator = discriminatorOf(node, schemas);
  const index = discriminator?.values.indexOf('other') ?? -1;
  const branch = node.oneOf?.[index];
  if (!discriminator || !branch) return;
  const field = resolve(resolve(branch, schemas).properties?.[discriminator.name] ?? {}, schemas);
  const [excluded, listed] = [listedIn(field.not) ?? [], valuesOf(discriminator)];
  const target = nameIn(branch);
  const name = `\`${target ?? branch.title}\``;
  const start =
    target === undefined ? `${place.pointer}/oneOf/${index}` : joinPointer(SCHEMAS, target);
  const pointer = `${joinPointer(`${start}/properties`, discriminator.name)}/not`;
  const problem = (words: string) => problemAt({ ...place, pointer }, `${name} ${words}`);
  for (const value of listed.filter((one) => !excluded.includes(one)))
    yield problem(`also accepts the \`${discriminator.name}\` ${value}; list it in its \`not\``);
  for (const value of excluded.filter((one) => !listed.some((other) => other === one)))
    yield problem(`excludes the \`${discriminator.name}\` ${value}, which no branch has; fix it`);
}

/** Defaults that no parser fills in: all except those of parameters, of named schemas, and of fields. */
function* withoutEffect({ node, keywords, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const isRead = keywords.every((one) =>
    /^(properties|items|additionalProperties|oneOf|anyOf)$/.test(one),
  );
  const isField = ['properties', undefined].includes(keywords.at(-1));
  const message = 'parsers do not fill in a `default` here; move it to a field or a parameter';
  if (node.default !== undefined && !(isRead && isField)) yield problem(message, '/default');
  const name = nameIn(node);
  if (!isRead && name !== undefined && hasDefaults(refTo(name), schemas))
    yield problem(message, '/$ref');
}

/** Checks the discriminators, which merging removes. */
export function checkDiscriminators({ written, merged: { schemas } }: Contract): Problem[] {
  return findIn(written.placed, (seen) => wrongMappings(seen, schemas));
}

/** A stated discriminator that names another field, or leads to another branch, than the fields of the branches do. */
function* wrongMappings({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { discriminator: stated, oneOf = [] } = node;
  const discriminator = discriminatorOf(node, schemas);
  if (stated === undefined || discriminator === undefined) return;
  const { propertyName, mapping = {} } = stated;
  if (propertyName !== discriminator.name)
    yield problem(
      `the branches differ in \`${discriminator.name}\`; write it here`,
      '/discriminator/propertyName',
    );
  for (const [index, branch] of oneOf.entries()) {
    const name = nameIn(branch);
    const values = [discriminator.values[index] ?? []].flat().map(String);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === branch.$ref);
    for (const value of mapped.filter((one) => !values.includes(one)))
      yield problem(
        `\`${name}\` has the \`${propertyName}\` ${values.join(' or ')}; fix the mapping`,
        joinPointer('/discriminator/mapping', value),
      );
    for (const value of values.filter((one) => !(one in mapping) && one !== name))
      yield problem(
        `the ${propertyName} ${value} of \`${name}\` is not in the mapping; add it`,
        '/discriminator',
      );
  }
}

/** A required field never gets its default. */
function* requiredDefaults({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { required = [], properties = {} } = node;
  for (const [index, name] of required.entries())
    if (defaultOf(properties[name] ?? {}, schemas) !== undefined) {
      const message = `\`${name}\` is required and has a default; remove one of them`;
      yield problem(message, joinPointer('/required', index));
    }
}
