/** Checks of schemas as a whole, with `allOf` merged: by Ajv's strict mode, and what parsers need of unions and defaults. */

import { joinPointer } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import type { Contract, WrittenContract } from '../model/contract.ts';
import { placeIn } from '../model/origins.ts';
import {
  childrenOf,
  nameIn,
  namesReached,
  refTo,
  resolve,
  roleOf,
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
import { findIn, type Seen } from './seen.ts';

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
    ...undeclared(seen),
    ...slowPatterns(seen),
    ...uselessFormats(seen, schemas),
    ...emptyRanges(seen),
    ...formatsOfOthers(seen, schemas),
    ...requiredDefaults(seen, schemas),
    ...overlappingBranches(seen, schemas),
    ...openBranches(seen, schemas),
    ...withoutEffect(seen, schemas),
    ...judgedDefaults(seen, schemas),
  ]);
  return [...checkStrictly(placed), ...ofNodes];
}

/** Fields that are required, or that a condition names, and that the object does not declare. */
function* undeclared({ node, whole, problem }: Seen): Generator<Problem> {
  const { $ref, required = [], dependentRequired = {}, properties = {} } = node;
  const isCondition = node !== whole;
  if (isCondition && $ref)
    yield problem('a condition cannot refer to a schema; write it here', '/$ref');
  const known = Object.keys(whole.properties ?? {});
  const conditional = isCondition ? Object.keys(properties) : [];
  const named = [
    ...required.map((name, index) => ({ name, below: `/required/${index}` })),
    ...conditional.map((name) => ({ name, below: joinPointer('/properties', name) })),
    ...Object.entries(dependentRequired).flatMap(([field, names]) => {
      const below = joinPointer('/dependentRequired', field);
      return [field, ...names].map((name) => ({ name, below }));
    }),
  ];
  for (const { name, below } of named) {
    if (known.includes(name)) continue;
    const near = closest(name, known).map((field) => `\`${field}\``);
    const remedy =
      near.length > 0 ? `did you mean ${either(near)}?` : 'fix the name, or add it to `properties`';
    yield problem(`there is no field \`${name}\`; ${remedy}`, below);
  }
}

/** Formats, which are all of texts, of numbers: Ajv reports them only of other types. */
function* uselessFormats({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const types = typesOf(node, schemas).map(baseType);
  if (node.format !== undefined && types.includes('number') && !types.includes('string'))
    yield problem(`\`${node.format}\` is a format of texts; change it or the type`, '/format');
}

/** Each lower bound with an upper bound of the same values. */
const RANGES = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

/** Bounds that no value is between. */
function* emptyRanges({ node, problem }: Seen): Generator<Problem> {
  const bounds = node as Record<string, number>;
  for (const [lower, upper] of RANGES) {
    const { [lower]: least = -Infinity, [upper]: most = Infinity } = bounds;
    if (least > most || (least === most && /exclusive/.test(lower + upper)))
      yield problem(
        `\`${lower}\` ${least} and \`${upper}\` ${most} exclude each other; change one of them`,
        `/${lower}`,
      );
  }
}

/** Formats, which are all of texts, of values that are none. */
function* formatsOfOthers({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const { format } = node;
  if (format !== undefined && !typesOf(node, schemas).includes('string'))
    yield problem(`\`${format}\` is a format of strings; change the type or the format`, '/format');
}

/** What to do about branches that accept values of one type. */
const APART: Partial<Record<TypeName, string>> = {
  array: 'write one list with a union as items',
  object: 'give each a required field with a different text or boolean as its `const`',
};

/** Unions in which several branches accept one value: a `oneOf` refuses it, and no parser knows whose defaults to fill in. */
function* overlappingBranches({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
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
function* openBranches({ node }: Seen, schemas: Schemas): Generator<Problem> {
  const discriminator = discriminatorOf(node, schemas);
  const branch = node.oneOf?.[discriminator?.values.indexOf('other') ?? -1];
  if (!discriminator || !branch) return;
  const { name } = discriminator;
  const field = resolve(resolve(branch, schemas).properties?.[name] ?? {}, schemas);
  const [excluded, listed] = [listedIn(field.not) ?? [], valuesOf(discriminator)];
  const problem = (words: string) =>
    problemAt(placeIn(field, '/not'), `\`${nameIn(branch) ?? branch.title}\` ${words}`);
  for (const value of listed.filter((one) => !excluded.includes(one)))
    yield problem(`also accepts the \`${name}\` ${value}; list it in its \`not\``);
  for (const value of excluded.filter((one) => !listed.some((other) => other === one)))
    yield problem(`excludes the \`${name}\` ${value}, which no branch has; fix it`);
}

/** Defaults that no parser fills in: all except those of parameters, of named schemas, and of fields. */
function* withoutEffect({ node, keywords, problem }: Seen, schemas: Schemas): Generator<Problem> {
  const isRead = keywords.every((keyword) => roleOf(keyword) === 'structure');
  const isField = ['properties', undefined].includes(keywords.at(-1));
  const message = 'parsers do not fill in a `default` here; move it to a field or a parameter';
  if (node.default !== undefined && !(isRead && isField)) yield problem(message, '/default');
  const name = nameIn(node);
  if (!isRead && name !== undefined && hasDefaults(refTo(name), schemas))
    yield problem(message, '/$ref');
}

/** Limits of an object or a list as a whole, which its defaults may exceed once they are filled in. */
const OF_WHOLE = /^(const|enum|not|uniqueItems|maxProperties|dependentRequired)$/;

/** Defaults in a value that is judged as a whole: parsers fill them in afterwards. */
function* judgedDefaults({ node, problem }: Seen, schemas: Schemas): Generator<Problem> {
  if (!childrenOf(node).some((child) => hasDefaults(child.node, schemas))) return;
  const isJudging = (key: string) => roleOf(key) === 'unread' || OF_WHOLE.test(key);
  const keyword = Object.keys(node).find(isJudging);
  if (keyword === undefined) return;
  const message = `\`${keyword}\` is checked before parsers fill in the defaults in the value; remove it or the defaults`;
  yield problem(message, `/${keyword}`);
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
  for (const [value, target] of Object.entries(mapping))
    if (!oneOf.some(({ $ref }) => $ref === target))
      yield problem(
        `\`${target}\` is no branch; fix the mapping`,
        joinPointer('/discriminator/mapping', value),
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
