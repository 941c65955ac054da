/** The types, by openapi-typescript: as stated, with defaults filled in, and for tolerant readers. */
import type { OpenAPI3, SchemaObject } from 'openapi-typescript';
import type { TypeNode } from 'typescript';
import { at, type JsonObject, sortByKey } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import {
  mapChildren,
  nameIn,
  refTo,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  defaultOf,
  discriminatorOf,
  knownIn,
  listedIn,
  titledBranches,
} from '../model/unions.ts';
import type { Files } from './output.ts';
import { formInWords, limitsInWords } from './shared/limits.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, paragraphs } from './shared/text.ts';
import { astToString, openapiTS, ts } from './shared/typescript.ts';

const ABOUT = {
  types:
    'Types of the schemas, for sending and receiving. A field with a default is optional. `types/resolved` has the same names with the defaults filled in.',
  'types/resolved': 'Types of the schemas with every default filled in, as `parse` returns them.',
  'types/tolerant':
    'Types of the schemas for tolerant readers. Any field except a discriminator may be missing, null, or any value of its JSON type.',
};

/** Emits `types`, with `paths` and `operations`, and two modules with the same names for the schemas. */
export async function emitTypes(contract: Contract, tolerant: Schemas): Promise<Files> {
  const stated = prepareAll(contract.merged.schemas);
  const openapi = withMerged(contract);
  const components = { ...(openapi.components as object), schemas: stated };
  const empty = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  const of = (all: Schemas) => ({ ...empty, components: { schemas: all } });
  return {
    ...(await typesModule('types', { ...openapi, components })),
    ...(await typesModule('types/resolved', of(stated))),
    ...(await typesModule('types/tolerant', of(prepareAll(tolerant)))),
  };
}

/** The OpenAPI document with the merged schemas of bodies and parameters, which may be written in place. */
function withMerged({ openapi, merged }: Contract): JsonObject {
  const document = structuredClone(openapi);
  for (const { document: name, pointer, schema } of merged.placed)
    if (name === 'openapi' && pointer.endsWith('/schema'))
      Object.assign(Object(at(document, pointer.replace(/\/schema$/, ''))), { schema });
  return document;
}

async function typesModule(path: keyof typeof ABOUT, document: object): Promise<Files> {
  const nodes = await openapiTS(document as OpenAPI3, {
    silent: true,
    defaultNonNullable: path === 'types/resolved',
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    transform: typeNodeOf,
    postTransform: bodyOf,
  });
  const all = [jsdoc(ABOUT[path]), ...(path === 'types' ? [PLAIN, FORM] : []), astToString(nodes)];
  const items = all.map((declaration) => ({ declaration }));
  return moduleFiles(path, {}, items);
}

/** Types that the library does not have. */
function typeNodeOf(schema: SchemaObject & ReadHere) {
  const { type, format, 'x-open': isOpen } = schema;
  // Whatever a client takes for a file.
  if (format === 'binary') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  // Plain `string` would absorb the listed values, which editors suggest.
  return isOpen ? ts.factory.createTypeReferenceNode(`(${type} & {})`) : undefined;
}

/** `Plain` around the body of a response, and `Form` as the body of a form. */
function bodyOf(type: TypeNode, { path = '' }: { path?: string }) {
  if (/\/requestBody\/content\/multipart[^/]*$/i.test(path))
    return ts.factory.createTypeReferenceNode('Form');
  const isResponse = /\/responses\/[^/]+\/content\/[^/]+$/.test(path);
  return isResponse && !path.includes('/schema')
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

/** The schemas, and each titled branch of a union by its discriminator as a separate schema, whose discriminator comes first. */
export function withBranches(schemas: Schemas): Schemas {
  const all: Schemas = { ...schemas };
  for (const [name, schema] of Object.entries(schemas)) {
    const discriminator = discriminatorOf(schema, schemas)?.name ?? '';
    const branches = titledBranches(schema, schemas);
    for (const { title = '', ...branch } of branches) {
      const { [discriminator]: first = {}, ...properties } = branch.properties ?? {};
      all[title] = { ...branch, properties: { [discriminator]: first, ...properties } };
    }
    if (branches.length > 0)
      all[name] = { ...schema, oneOf: branches.map(({ title = '' }) => refTo(title)) };
  }
  return all;
}

/** All schemas as the library takes them, sorted by name. */
function prepareAll(schemas: Schemas): Schemas {
  const all = withBranches(schemas);
  const prepared = sortByKey(Object.entries(all)).map(([name, { title: _, ...schema }]) => {
    return [name, prepare(schema, all)];
  });
  return Object.fromEntries(prepared);
}

/** A schema with what determines its type, and with the rest in its description. */
function prepare(node: Schema, schemas: Schemas): Schema {
  const description = commentOn(node, schemas);
  const value = defaultOf(node, schemas);
  const typed = {
    ...(description !== '' && { description }),
    ...(value !== undefined && { default: value }),
    ...(node.deprecated && { deprecated: true }),
    ...typeKeywords(node, schemas),
  };
  return mapChildren(typed, (child) => prepare(child, schemas));
}

/** Keywords that only types read: that of an open enumeration is ours, of the others only their presence matters. */
interface ReadHere {
  'x-open'?: true;
  patternProperties?: object;
  prefixItems?: unknown;
}

/** The keywords that determine the type of a schema. What a type cannot say without being narrower is left out. */
function typeKeywords(node: Schema & ReadHere, schemas: Schemas): Schema {
  const { $ref, type, allOf, format, properties, patternProperties, required = [] } = node;
  if ($ref) return { $ref };
  const listed = listedIn(node);
  if (listed) return { enum: listed, ...(typeof type === 'string' && { type }) };
  const union = unionIn(node, schemas);
  if (union) return { anyOf: union };
  const fields = Object.entries(properties ?? {}).sort(
    ([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)),
  );
  // The type of a map would apply to its stated fields, and that of a pattern to all fields.
  const isMap = !properties && !patternProperties;
  const others = patternProperties ? true : node.additionalProperties;
  return {
    ...(type && { type }),
    ...(allOf && { allOf }),
    ...(node['x-open'] && { 'x-open': true }),
    ...(format === 'binary' && { format }),
    ...(required.length > 0 && { required }),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? others : true }),
    // A tuple may be shorter or longer.
    ...(node.items && !node.prefixItems && { items: node.items }),
  };
}

/** The members of a union or of an open enumeration; undefined for any other schema. */
function unionIn(node: Schema, schemas: Schemas): Schema[] | undefined {
  const { type = [], not, 'x-known': suggested = [] } = node;
  const known = knownIn(node);
  if (known) return [{ enum: known }, open('string')];
  const branches = branchesOf(node);
  if (branches.length > 0)
    return branches.map((branch) => withDiscriminator(node, branch, schemas));
  // A discriminator may be any string except a few.
  const values = [...suggested, ...(listedIn(not) ?? [])];
  if (values.length === 0) return undefined;
  const isOpen = (one: TypeName) => values.some((value) => typeof value === baseType(one));
  const members = [type].flat().map((one) => (isOpen(one) ? open(baseType(one)) : { type: one }));
  return suggested.length > 0 ? [{ enum: suggested }, ...members] : members;
}

/** Any value of a type besides listed ones. */
const open = (type: TypeName): Schema & ReadHere => ({ type, 'x-open': true });

/** A branch of a union that requires its discriminator. In the tolerant profile, the branches do not: `Job & { kind: 'live' }`. */
function withDiscriminator(union: Schema, branch: Schema, schemas: Schemas): Schema {
  const discriminator = discriminatorOf(union, schemas)?.name ?? '';
  const { properties, required = [] } = resolve(branch, schemas);
  const { [discriminator]: field } = properties ?? {};
  if (field === undefined || required.includes(discriminator)) return branch;
  return {
    allOf: [
      branch,
      { type: 'object', required: [discriminator], properties: { [discriminator]: field } },
    ],
  };
}

/** What the type of a schema cannot say: its description, then its bounds. */
function commentOn(node: Schema, schemas: Schemas): string {
  const [named = {}, ...more] = [node, ...branchesOf(node)].filter(nameIn);
  const target = more.length > 0 ? {} : resolve(named, schemas);
  const { properties: _, ...rules } = branchesOf(target).length > 0 ? {} : target;
  const described = { ...rules, ...node };
  const { description = node.title ?? target.description } = described;
  const phrases = [
    ...([described.type].flat().includes('integer') && !listedIn(described) ? ['integer'] : []),
    ...limitsInWords(described, schemas),
    ...formInWords(described, schemas),
  ];
  const sentences = phrases.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`);
  return paragraphs(description, sentences.join(' '));
}
