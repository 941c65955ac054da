/** Checks of schemas as a whole, with `allOf` merged: by Ajv's strict mode, and what parsers need of unions and defaults. */
import type { Contract, PlacedSchema } from '../contract.ts';
import { joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { closest, either } from '../runtime/messages.ts';
import {
  baseType,
  branchesOf,
  childrenOf,
  defaultOf,
  hasDefaults,
  knownIn,
  listedIn,
  nameIn,
  namesReached,
  refTo,
  resolve,
  rulesOf,
  SCHEMAS,
  type Schema,
  type Schemas,
  type TypeName,
  tagOf,
  typesOf,
  valuesOf,
  visitSchema,
} from '../schema.ts';
import { checkStrictly, slowPatterns } from './keywords.ts';

/** What is wrong with a schema, and the pointer below it or, in another schema, below the document. */
export type SchemaProblem = [message: string, below?: string];

/** The problems that `find` sees in schemas and in every schema below them. */
export function findIn(
  placed: readonly PlacedSchema[],
  find: (node: Schema, keywords: readonly string[]) => Iterable<SchemaProblem>,
): Problem[] {
  const problems: Problem[] = [];
  for (const { document: file, pointer: start, schema } of placed)
    visitSchema(schema, (node, pointer, keywords) => {
      for (const [message, below = ''] of find(node, keywords))
        problems.push({
          file,
          pointer: below.startsWith(SCHEMAS) ? below : start + pointer + below,
          message,
        });
    });
  return problems;
}

/** Schemas that contain themselves: merging them would not end, and no output supports them. */
export function checkRecursion({ schemas, placed }: Contract): Problem[] {
  const message =
    'the schema contains itself; write a schema for each level, or an object with `additionalProperties: true`';
  const isRecursive = (name: string) => namesReached([schemas[name] ?? {}], schemas).has(name);
  return placed.flatMap(({ document, pointer }) => {
    const [start, name = ''] = pointer.split(/\/(?=[^/]*$)/);
    return start === SCHEMAS && isRecursive(name) ? [{ file: document, pointer, message }] : [];
  });
}

/** Checks merged schemas; references in them lead to `schemas`. */
export function checkSchemas(placed: readonly PlacedSchema[], schemas: Schemas): Problem[] {
  return [
    ...checkStrictly(placed),
    ...placed.flatMap(({ document: file, pointer, schema }) =>
      Array.from(undeclared(schema, schemas), ([message, below]) => {
        return { file, pointer: pointer + below, message };
      }),
    ),
    ...findIn(placed, (node, keywords) => [
      ...slowPatterns(node),
      ...requiredDefaults(node, schemas),
      ...unmergedParts(node, schemas),
      ...untaggedUnions(node, schemas),
      ...openBranches(node, schemas),
      ...withoutEffect(node, keywords, schemas),
    ]),
  ];
}

/** The keywords whose schemas are about the same value as the schema that has them. */
const ABOUT_ITSELF = /^((all|any|one)Of|not|if|then|else|dependentSchemas)$/;

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
function* undeclared(
  node: Schema,
  schemas: Schemas,
  around: readonly string[] = [],
  pointer = '',
): Generator<Required<SchemaProblem>> {
  const known = [...around, ...declaredFields(node, schemas)];
  const lists = Object.entries(node.dependentRequired ?? {}).map(
    ([name, names]) => [joinPointer('/dependentRequired', name), [...names, name]] as const,
  );
  const needed = [['/required', node.required ?? []] as const, ...lists].flatMap(([place, names]) =>
    names.map((name, index) => ({ name, place: joinPointer(place, index) })),
  );
  for (const { name, place } of needed) {
    if (known.includes(name)) continue;
    const near = closest(name, known).map((one) => `\`${one}\``);
    const remedy =
      near.length > 0 ? `did you mean ${either(near)}?` : 'fix the name, or add it to `properties`';
    yield [`there is no field \`${name}\`; ${remedy}`, pointer + place];
  }
  for (const { node: inner, keyword, pointer: step } of childrenOf(node))
    yield* undeclared(inner, schemas, ABOUT_ITSELF.test(keyword) ? known : [], pointer + step);
}

/** Parts that cannot be merged: types and parsers would not know their fields and their defaults. */
function* unmergedParts({ allOf, ...beside }: Schema, schemas: Schemas): Generator<SchemaProblem> {
  if (!allOf) return;
  const names = [...allOf, beside].flatMap((part) => [...new Set(declaredFields(part, schemas))]);
  const shared = names.filter((name, index) => names.indexOf(name) < index);
  const fields =
    shared.length > 0 ? ` because of ${shared.map((one) => `\`${one}\``).join(', ')}` : '';
  const remedy =
    'write only fields and one union of objects in them, and state a field that two parts have again only to narrow it';
  yield [`the parts of \`allOf\` cannot be merged${fields}; ${remedy}`, '/allOf'];
}

/** What to do about branches that accept values of one type. */
const APART: Partial<Record<TypeName, string>> = {
  array: 'write one list with a union as items',
  object: 'give each a required field with a different `const`',
};

/** Unions in which several branches accept one value: a `oneOf` refuses it, and no parser knows whose defaults to fill in. */
function* untaggedUnions(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const { oneOf } = node;
  const branches = branchesOf(node);
  const isChosen = tagOf(node, schemas) ?? knownIn(node);
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
  yield [`${why}; ${remedy}`, oneOf ? '/oneOf' : '/anyOf'];
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

/** An open branch excludes the tags of the other branches, and no others: otherwise a value matches two branches, or none. */
function* openBranches(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const tag = tagOf(node, schemas);
  const index = tag?.values.indexOf('other') ?? -1;
  const branch = node.oneOf?.[index];
  if (!tag || !branch) return;
  const field = resolve(resolve(branch, schemas).properties?.[tag.name] ?? {}, schemas);
  const [excluded, listed] = [listedIn(field.not) ?? [], valuesOf(tag)];
  const target = nameIn(branch);
  const name = `\`${target ?? branch.title}\``;
  const start = target === undefined ? `/oneOf/${index}` : joinPointer(SCHEMAS, target);
  const place = `${joinPointer(`${start}/properties`, tag.name)}/not`;
  for (const value of listed.filter((one) => !excluded.includes(one)))
    yield [`${name} also accepts the \`${tag.name}\` ${value}; list it in its \`not\``, place];
  for (const value of excluded.filter((one) => !listed.some((other) => other === one)))
    yield [`${name} excludes the \`${tag.name}\` ${value}, which no branch has; fix it`, place];
}

/** Defaults that no parser fills in: all except those of parameters, of named schemas, and of fields. */
function* withoutEffect(
  node: Schema,
  keywords: readonly string[],
  schemas: Schemas,
): Generator<SchemaProblem> {
  const isRead = keywords.every((one) =>
    /^(properties|items|additionalProperties|oneOf|anyOf)$/.test(one),
  );
  const isField = ['properties', undefined].includes(keywords.at(-1));
  const message = 'parsers do not fill in a `default` here; move it to a field or a parameter';
  if (node.default !== undefined && !(isRead && isField)) yield [message, '/default'];
  const name = nameIn(node);
  if (!isRead && name !== undefined && hasDefaults(refTo(name), schemas)) yield [message, '/$ref'];
}

/** Checks the discriminators, which merging removes. */
export function checkDiscriminators({ placed }: Contract, schemas: Schemas): Problem[] {
  return findIn(placed, (node) => wrongMappings(node, schemas));
}

/** A discriminator that names another field or leads to another branch than the tags of the branches. */
function* wrongMappings(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const { discriminator, oneOf = [] } = node;
  const tag = tagOf(node, schemas);
  if (discriminator === undefined || tag === undefined) return;
  const { propertyName, mapping = {} } = discriminator;
  if (propertyName !== tag.name)
    yield [`the branches differ in \`${tag.name}\`; write it here`, '/discriminator/propertyName'];
  for (const [index, branch] of oneOf.entries()) {
    const name = nameIn(branch);
    const values = [tag.values[index] ?? []].flat().map(String);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === branch.$ref);
    for (const value of mapped.filter((one) => !values.includes(one)))
      yield [
        `\`${name}\` has the \`${propertyName}\` ${values.join(' or ')}; fix the mapping`,
        joinPointer('/discriminator/mapping', value),
      ];
    for (const value of values.filter((one) => !(one in mapping) && one !== name))
      yield [
        `the ${propertyName} ${value} of \`${name}\` is not in the mapping; add it`,
        '/discriminator',
      ];
  }
}

/** A required field never gets its default. */
function* requiredDefaults(
  { required = [], properties = {} }: Schema,
  schemas: Schemas,
): Generator<SchemaProblem> {
  for (const [index, name] of required.entries())
    if (defaultOf(properties[name] ?? {}, schemas) !== undefined) {
      const message = `\`${name}\` is required and has a default; remove one of them`;
      yield [message, joinPointer('/required', index)];
    }
}
