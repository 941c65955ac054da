/** Checks of objects, unions and discriminators. */
import { isDeepStrictEqual } from 'node:util';
import {
  allSchemas,
  type Contract,
  findInDocuments,
  findInSchemas,
  type NormalContract,
  type Problem,
  writtenBranch,
} from '../model/contract.ts';
import { BUNDLE, type Finding } from '../model/finding.ts';
import { joinPointer } from '../model/pointer.ts';
import {
  baseType,
  keywordsAbout,
  type NormalSchema,
  type NormalSchemas,
  refName,
  resolve,
  SCHEMAS,
  type SchemaPlace,
  typesOf,
  visitSchema,
} from '../model/schema.ts';
import { tagProblem } from '../normalise/tag.ts';
import { nameAt } from './rules.ts';

const NOT_TOLD_APART =
  "the branches cannot be told apart; give each branch a required property with its own const, or have the catch-all branch exclude exactly the others' values";

/**
 * Checks the objects of the normal form: a schema with `properties`, `required`, `additionalProperties` or `items`
 * states its type, an object describes its fields and a list its items, and every required field exists. A tag
 * tells the branches of every union of objects apart, including the derived unions of messages; a discriminator
 * names that tag and maps its values to branches that are no unions themselves.
 */
export function checkObjects(normal: NormalContract): Finding[] {
  const { contract, schemas } = normal;
  const all = allSchemas(normal);
  const findings = findInSchemas(all, (node) => [
    ...findUntyped(node),
    ...findShapeless(node),
    ...findMissing(node),
    ...findTried(node, all),
  ]);
  return [...findings, ...findTagProblems(normal), ...checkDiscriminators(contract, schemas)];
}

/** Finds keywords for a type that the schema does not state. */
function* findUntyped(node: NormalSchema): Generator<Problem> {
  const stated = [node.type ?? []].flat().map(baseType);
  for (const type of ['object', 'array', 'string', 'number'] as const) {
    if (stated.includes(type)) continue;
    for (const keyword of keywordsAbout(type).filter((one) => node[one] !== undefined)) {
      const isNumeric = keyword === 'format' && stated.includes('number');
      const message = isNumeric
        ? `the format ${node.format} of numbers is not known here; remove it, and state the range by minimum and maximum`
        : `${keyword} only applies to the type ${type}, which is not stated; add it to type, or remove ${keyword}`;
      yield [message, `/${keyword}`];
    }
  }
}

/** Finds objects that do not describe their fields, and lists that do not describe their items. */
function* findShapeless(node: NormalSchema): Generator<Problem> {
  const types = [node.type ?? []].flat();
  if (types.includes('object') && (node.properties ?? node.additionalProperties) === undefined) {
    yield ['the object has no properties; write additionalProperties: true', '/type'];
  }
  if (types.includes('array') && node.items === undefined) {
    yield ['the list has no items; describe them, or write items: {}', '/type'];
  }
}

function findMissing({ required = [], properties = {} }: NormalSchema): Problem[] {
  return required
    .filter((field) => !Object.hasOwn(properties, field))
    .map((field) => {
      const hint = 'add it to properties, or correct the name';
      return [`the required field ${field} does not exist; ${hint}`, '/required'];
    });
}

/** Finds unions whose branches neither a tag nor types tell apart, except an `anyOf` of scalars. */
function findTried({ union }: NormalSchema, schemas: NormalSchemas): Problem[] {
  if (union?.by !== 'trial' || tagProblem(union, schemas)) return [];
  const types = union.branches.map(({ schema }) => typesOf(schema, schemas).map(baseType));
  const all = types.flat();
  const isStructured = all.some((type) => type === 'object' || type === 'array');
  if (union.keyword === 'anyOf' && !isStructured) return [];
  const shared = all.find((type) => types.filter((branch) => branch.includes(type)).length > 1);
  const areObjects = all.every((type) => type === 'object');
  const isOfObjects = (shared ?? 'object') === 'object';
  const instead = isOfObjects
    ? 'move them into a union of their own'
    : 'merge them into one branch';
  const message = `several branches accept the type ${shared ?? 'object'}; ${instead}`;
  return [[areObjects ? NOT_TOLD_APART : message, `/${union.keyword}`]];
}

/** Finds fields that fail to tell the branches of a union apart, each at the branch to change. */
function findTagProblems(normal: NormalContract): Finding[] {
  const schemas = allSchemas(normal);
  const findings: Finding[] = [];
  for (const [key, schema] of schemas) {
    const start = { pointer: key.startsWith('/') ? key : joinPointer(SCHEMAS, key) };
    const visit = ({ union }: NormalSchema, { pointer }: SchemaPlace) => {
      if (union?.by !== 'trial') return;
      const nameOf = (index: number) => {
        const { $ref, title } = union.branches[index]?.schema ?? {};
        return pointer === start.pointer
          ? writtenBranch(normal.contract, key, index)
          : (refName($ref) ?? title ?? `branch ${index + 1}`);
      };
      const problem = tagProblem(union, schemas, nameOf);
      if (problem === undefined) return;
      const { index, tag, message } = problem;
      const named = union.branches[index]?.schema.$ref?.slice(1);
      const branch = named ?? `${pointer}/${union.keyword}/${index}`;
      const location = joinPointer(`${branch}/properties`, tag);
      findings.push({ file: BUNDLE, location, message });
    };
    visitSchema(schema, visit, start);
  }
  return findings;
}

function checkDiscriminators(contract: Contract, schemas: NormalSchemas): Finding[] {
  return findInDocuments(contract, function* ({ discriminator }, place) {
    if (discriminator === undefined) return;
    const { union } = schemas.get(nameAt(place) ?? '') ?? {};
    const { tag = '', branches = [] } = union?.by === 'tag' ? union : {};
    const mapping = branches.flatMap(({ when, schema }) =>
      [when].flat().map((value) => [value, schema.$ref]),
    );
    const wanted = { propertyName: tag, mapping: Object.fromEntries(mapping) };
    // A discriminator cannot express values that no branch lists, or branches without a name.
    const isUsable =
      tag !== '' && branches.every(({ when, schema }) => when !== 'other' && schema.$ref);
    const inner = branches.find(({ schema }) => resolve(schema, schemas).union);
    if (!isUsable) {
      const message =
        'only a named union of named branches that list all values of a tag may have a discriminator; remove it';
      yield [message, '/discriminator'];
    } else if (inner) {
      const name = refName(inner.schema.$ref);
      const message = `the discriminator maps to the union ${name}, which tools do not support; remove it`;
      yield [message, '/discriminator'];
    } else if (!isDeepStrictEqual(discriminator, wanted)) {
      const message = `the discriminator does not match the branches; write ${JSON.stringify(wanted)}`;
      yield [message, '/discriminator'];
    }
  });
}
