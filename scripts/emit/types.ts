/** The types, by openapi-typescript: as documented, with defaults filled in, and for tolerant readers. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { at, type Json, joinPointer, pickBy, sortByKey } from '../base/json.ts';
import { type Contract, schemaHolders } from '../model/contract.ts';
import {
  assertionsOf,
  mapChildren,
  namesReached,
  refTo,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  closedBranches,
  listedIn,
  listing,
  referenced,
  unionOf,
  withBranches,
} from '../model/unions.ts';
import { senderAt, visitObjects } from '../model/visit.ts';
import type { Files } from './output.ts';
import { boundsInWords, formInWords } from './shared/limits.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, paragraphs, shown, untagged } from './shared/text.ts';

const ABOUT = {
  types:
    'Types of the schemas, for sending and receiving. A field with a default is optional. `types/resolved` has the same names with the defaults filled in.',
  'types/resolved': 'Types of the schemas with every default filled in, as `parse` returns them.',
  'types/tolerant':
    'Types of the schemas for tolerant readers. Any field except a discriminator may be missing, null, or any value of its JSON type.',
};

/** Emits `types`, with `paths` and `operations`, and two modules with the same names for the schemas. */
export async function emitTypes(contract: Contract, tolerant: Schemas): Promise<Files> {
  const documented = prepareAll(contract.schemas);
  const openapi = structuredClone(contract.openapi);
  visitObjects(openapi, (node) => {
    for (const key of ['summary', 'description'])
      if (typeof node[key] === 'string') node[key] = untagged(node[key]);
  });
  for (const { holder, schema } of schemaHolders(openapi, contract))
    Object.assign(holder, { schema: prepare(schema, contract.schemas) });
  // The library sees no fields in parameters. Those of a query refer to the fields of its own type.
  for (const { queryName = '', query } of contract.operations)
    for (const { name, pointer } of query)
      Object.assign(at(openapi, pointer) as object, {
        schema: refTo(joinPointer(`${queryName}/properties`, name)),
      });
  const components = { ...(openapi.components as object), schemas: documented };
  const empty = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  const of = (schemas: Schemas) => ({ ...empty, components: { schemas } });
  const sent = namesSent(contract);
  return {
    ...(await typesModule('types', { ...openapi, components }, sent)),
    ...(await typesModule('types/resolved', of(documented))),
    ...(await typesModule('types/tolerant', of(prepareAll(tolerant)), sent)),
  };
}

/** The names of the schemas in what clients send. */
function namesSent({ bodies, operations, messageGroups, schemas }: Contract): Set<string> {
  const sent = [...bodies, ...messageGroups].filter(({ sender }) => sender === 'client');
  const queries = operations.map(({ queryName = '' }) => refTo(queryName));
  return namesReached([...sent.map(({ schema }) => schema), ...queries], schemas);
}

/** @param sent the schemas whose optional fields may be undefined, which counts as missing when they are sent */
async function typesModule(
  path: keyof typeof ABOUT,
  document: object,
  sent: ReadonlySet<string> = new Set(),
): Promise<Files> {
  const nodes = await openapiTS(document as OpenAPI3, {
    silent: true,
    defaultNonNullable: path === 'types/resolved',
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    transform: typeNodeOf,
    transformProperty: (property, _, { path = '' }) => {
      const [, name] = /^#\/components\/schemas\/(\w+)/.exec(path) ?? [];
      const isSent = name === undefined ? isOfClient(path) : sent.has(name);
      return property.questionToken && isSent ? orUndefined(property) : property;
    },
    postTransform: bodyOf,
  });
  const helpers = path === 'types' ? [PLAIN, FORM] : [];
  const texts = [jsdoc(ABOUT[path]), ...helpers, astToString(nodes)];
  const items = texts.map((declaration) => ({ declaration }));
  return moduleFiles(path, {}, items);
}

/** Whether the client sends what is at a path of the library. Names of fields in a body may be those of keys. */
const isOfClient = (path: string): boolean =>
  senderAt(path.replace(/(?<=\/content\/[^/]+)\/.*/, '')) === 'client';

/** `field?: T | undefined`, which the compiler's option exactOptionalPropertyTypes tells from `field?: T`. */
function orUndefined(field: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = field;
  const missing = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const union = ts.factory.createUnionTypeNode([...(type ? [type] : []), missing]);
  return ts.factory.createPropertySignature(modifiers, name, questionToken, union);
}

/** Types that the library does not have. */
function typeNodeOf(schema: SchemaObject & { 'x-open'?: true }) {
  const { type, format, 'x-open': isOpen } = schema;
  // Whatever a client takes for a file.
  if (format === 'binary') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  // Plain `string` would absorb the listed values, which editors suggest.
  return isOpen ? ts.factory.createTypeReferenceNode(`(${type} & {})`) : undefined;
}

/** `Plain` around the body of a response, and `Form` as the body of a form. */
function bodyOf(type: ts.TypeNode, { path = '' }: { path?: string }) {
  if (isOfClient(path) && /\/content\/multipart[^/]*$/i.test(path))
    return ts.factory.createTypeReferenceNode('Form');
  const isResponse = /\/responses\/[^/]+\/content\/[^/]+$/.test(path);
  return isResponse && !path.startsWith('#/components/schemas/')
    ? ts.factory.createTypeReferenceNode('Plain', [type])
    : undefined;
}

const PLAIN = `/**
 * A response in a form that openapi-fetch can map field by field. Open enumerations are plain strings because
 * openapi-fetch treats \`string & {}\` as an object. A field that is always null also has its \`$read\` mark, because it
 * would lose the field otherwise.
 */
type Plain<T> = T extends string
  ? string extends T ? string : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: [T[Key]] extends [never] ? never
          : [NonNullable<T[Key]>] extends [never] ? T[Key] | { readonly $read: null } : Plain<T[Key]> }
      : T;
`;

const FORM = `/** \`FormData\`, or \`unknown\` in a project that does not have this type. */
type Form = typeof globalThis extends { FormData: { prototype: infer Form } } ? Form : unknown;
`;

/** The schemas, and the union of the listed branches of each open union, such as `KnownMessage` of `Message`. */
function withKnownUnions(schemas: Schemas): Schemas {
  const unions = Object.entries(schemas).flatMap(([name, schema]) => {
    const oneOf = closedBranches(schema, schemas);
    const description = `A \`${name}\` with a listed value of its discriminator, which narrows it.`;
    return oneOf.length > 0 ? [[`Known${name}`, { ...schema, description, oneOf }] as const] : [];
  });
  return { ...schemas, ...Object.fromEntries(unions) };
}

/** All schemas as the library takes them, sorted by name. */
function prepareAll(schemas: Schemas): Schemas {
  const named = withBranches(withKnownUnions(schemas));
  const prepared = sortByKey(Object.entries(named)).map(([name, { title: _, ...schema }]) => {
    return [name, prepare(schema, named)];
  });
  return Object.fromEntries(prepared);
}

/** A schema with what determines its type, and with the rest in its description. */
function prepare(node: Schema, schemas: Schemas): Schema {
  const description = commentOn(node, schemas);
  const { default: initial } = node;
  const value = initial === undefined ? undefined : untagged(shown(initial));
  const typed = {
    ...(description !== '' && { description }),
    ...(value !== undefined && { default: value }),
    ...((node.deprecated ?? referenced(node, schemas).deprecated) && { deprecated: true }),
    ...typeKeywords(node, schemas),
  };
  return mapChildren(typed, (child) => prepare(child, schemas));
}

/**
 * The keywords that determine the type of a schema. What a type cannot say without being narrower is left out: in
 * `{properties: {a: …}, additionalProperties: {type: string}}` the type of other fields would apply to `a`, too.
 */
function typeKeywords(node: Schema, schemas: Schemas): Schema {
  const { $ref, type, properties, additionalProperties, required = [] } = node;
  if ($ref) return { $ref };
  const listed = listedIn(node);
  if (listed) return { enum: listed, ...(typeof type === 'string' && { type }) };
  const union = unionIn(node, schemas);
  if (union) return { anyOf: union };
  const typed = pickBy(node, (key) => /^(type|allOf|x-open|required|items)$/.test(key));
  if (node.format === 'binary') typed.format = node.format;
  if (additionalProperties) typed.additionalProperties = properties ? true : additionalProperties;
  if (properties) {
    const isLater = (name: string) => Number(!required.includes(name));
    const fields = Object.entries(properties).sort(([a], [b]) => isLater(a) - isLater(b));
    typed.properties = Object.fromEntries(fields);
  }
  return typed;
}

/** The members of a union, of an open enumeration, and of an open discriminator; undefined for any other schema. */
function unionIn(node: Schema, schemas: Schemas): Schema[] | undefined {
  const { discriminator, branches } = unionOf(node, schemas);
  if (branches.length === 0) return openMembers(node);
  if (!node['x-discriminator'] || discriminator === undefined)
    return withOpenTypes(branchesOf(node), schemas);
  return branches.map(({ schema, chosenBy }) =>
    withDiscriminator(schema, discriminator, chosenBy, schemas),
  );
}

/**
 * Branches, of which none absorbs the values that another one lists:
 *
 *     [{type: string, enum: [en]}, {type: string, pattern: ^..$}]  →  "en" | (string & {})
 */
function withOpenTypes(branches: Schema[], schemas: Schemas): Schema[] {
  const resolved = branches.map((branch) => ({ branch, target: resolve(branch, schemas) }));
  const listed = resolved.flatMap(({ target }) => listedIn(target) ?? []);
  return resolved.flatMap(({ branch, target }) =>
    listedIn(target) ? branch : (openMembers(target, listed) ?? branch),
  );
}

/**
 * A type of which an editor suggests some values, or a discriminator of all strings except a few:
 *
 *     {type: [string, 'null'], x-known: [a]}  →  "a" | (string & {}) | null
 *     {type: string, not: {const: a}}         →  string & {}
 *
 * @param others the values that other branches list
 */
function openMembers(schema: Schema, others: Json[] = []): Schema[] | undefined {
  const { 'x-known': suggested = [], not, ...rest } = schema;
  const values = [...suggested, ...(listedIn(not) ?? []), ...others];
  const isOpen = (type: TypeName) =>
    type !== 'object' && values.some((value) => typeof value === baseType(type));
  const types = [rest.type ?? []].flat();
  if (!types.some(isOpen)) return undefined;
  const members = types.map((type) =>
    isOpen(type) ? open(baseType(type)) : { ...assertionsOf(rest), type },
  );
  return suggested.length > 0 ? [{ enum: suggested }, ...members] : members;
}

/** Any value of a type besides listed ones, by a keyword of our own. */
const open = (type: TypeName): Schema & { 'x-open': true } => ({ type, 'x-open': true });

/** A branch of a union in the tolerant profile, where the union alone requires its discriminator: `Job & { kind: 'live' }`. */
function withDiscriminator(
  branch: Schema,
  name: string,
  chosenBy: Json[] | null,
  schemas: Schemas,
): Schema {
  const { properties } = resolve(branch, schemas);
  const field = properties?.[name] ?? (chosenBy ? listing(chosenBy) : open('string'));
  return { allOf: [branch, { type: 'object', required: [name], properties: { [name]: field } }] };
}

/**
 * What the type of a schema cannot say: its description and its assertions, such as "How loud." and "0 to 10 points." A reference,
 * also one beside null, says what its target says.
 */
function commentOn(node: Schema, schemas: Schemas): string {
  const bounds = boundsInWords(node, schemas, formInWords);
  const sentences = bounds.map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`);
  const description = node.description ?? node.title ?? referenced(node, schemas).description;
  return untagged(paragraphs(description, sentences.join(' ')));
}
