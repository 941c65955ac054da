/**
 * The fact tables and the contract's normal form as the same kind of rows, `Schema.field` with type text and
 * aspects, so that they can be compared by name.
 */

import type { Json } from '../../../scripts/model/json.ts';
import { branchesOf, type NormalSchema } from '../../../scripts/model/schema.ts';
import type { Field, SchemaFacts } from './types.ts';

/** One place of one schema: `Schema`, `Schema.field`, `Schema(branch).field`, `Schema.list[]`,
 * `Schema.map{}`. */
export interface Row {
  schema: string;
  /** The values of the tag for which the row holds, where the schema has branches. */
  branch?: string;
  /** `''` for the schema itself. */
  path: string;
  /** Type, required and every constraint, in the notation of the fact tables. */
  aspects: Record<string, Json>;
  /** Whether the fact is our choice, or the contract marks it as an assumption. */
  assumed: boolean;
}

/** The name of a row: unique within a contract. */
export function rowKey({ schema, branch, path }: Pick<Row, 'schema' | 'branch' | 'path'>): string {
  const owner = branch === undefined ? schema : `${schema}(${branch})`;
  return path === '' ? owner : `${owner}.${path}`;
}

/** The alternatives of a type text, sorted; those inside an array or a map stay together. */
export function alternatives(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of type) {
    if ('(<'.includes(char)) depth++;
    if (')>'.includes(char)) depth--;
    if (char === '|' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += char;
  }
  parts.push(part.trim());
  return parts;
}

/** A type text in the order and the spacing that comparisons expect. */
export function canonicalType(type: string): string {
  return joinTypes(
    alternatives(type).map((part) => {
      if (part.endsWith('[]')) {
        const items = part.slice(0, -2).replace(/^\((.*)\)$/, '$1');
        return arrayOf(canonicalType(items));
      }
      const map = /^map<(.*)>$/.exec(part);
      return map ? `map<${canonicalType(map[1] ?? '')}>` : part;
    }),
  );
}

function joinTypes(types: readonly string[]): string {
  return [...new Set(types)].sort().join(' | ');
}

function arrayOf(items: string): string {
  return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
}

// --- the fact tables --------------------------------------------------------------------------

/** All rows that the fact tables state. */
export function factRows(facts: readonly SchemaFacts[]): Row[] {
  return facts.flatMap(({ name, section, type, fields, branches, ...aspects }) => {
    const root = factRow(name, undefined, { path: '', type, required: true, ...aspects });
    const rows = fields.flatMap((field) => factRow(name, undefined, field));
    const perBranch = Object.entries(branches ?? {}).flatMap(([branch, own]) =>
      own.flatMap((field) => factRow(name, branch, field)),
    );
    return [...root, ...rows, ...perBranch];
  });
}

function factRow(schema: string, branch: string | undefined, field: Field): Row[] {
  const { path, type, required, assumed = false, enum: values, known, ...rest } = field;
  const canonical = canonicalType(type);
  const owner = { schema, ...(branch !== undefined && { branch }), assumed };
  const isNested = path === '' || path.endsWith('[]');
  const aspects: Record<string, Json> = {
    type: canonical,
    ...(!isNested && { required }),
    ...(rest as Record<string, Json>),
    ...(known && { known: [...known] }),
  };
  const members = values && { enum: [...values] };
  if (!canonical.endsWith('[]')) return [{ ...owner, path, aspects: { ...aspects, ...members } }];
  const row: Row = { ...owner, path, aspects };
  if (!members) return [row];
  // An enumeration of an array is that of its items.
  const items = { type: canonical.slice(0, -2), ...members };
  return [row, { ...owner, path: `${path}[]`, aspects: items }];
}

// --- the contract -----------------------------------------------------------------------------

/** Keywords that structure a schema or speak to readers; every other one is an aspect. */
const STRUCTURE = new Set([
  '$ref',
  'type',
  'format',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'union',
  'title',
  'description',
  'examples',
  'x-assumption',
  'x-unspecified',
  'x-replaces',
]);

const SHORT: Readonly<Record<string, string>> = {
  'x-maturity': 'maturity',
  'x-opaque': 'opaque',
  'x-unit': 'unit',
};

/** The rows of schemas seen before: edited contracts share most of their schemas. */
const known = new WeakMap<NormalSchema, { name: string; rows: readonly Row[] }>();

/** The rows of one schema, which must not be changed afterwards. */
export function schemaRows(name: string, schema: NormalSchema): readonly Row[] {
  const before = known.get(schema);
  if (before?.name === name) return before.rows;
  const rows = newRows(name, schema);
  known.set(schema, { name, rows });
  return rows;
}

function newRows(name: string, schema: NormalSchema): Row[] {
  const { union } = schema;
  const branches = branchesOf(schema);
  if (union?.by !== 'tag' || branches.some(({ $ref }) => $ref)) {
    return walk({ schema: name }, '', schema);
  }
  return [
    ...walk({ schema: name }, '', { ...schema, type: 'object', union: { ...union, branches: [] } }),
    ...branches.flatMap((branch) => {
      const owner = { schema: name, branch: branchName(branch.properties ?? {}, union.tag) };
      return [...branchRow(owner, branch), ...propertyRows(owner, '', branch)];
    }),
  ];
}

/** The row of a branch as a whole, where it states more than fields. */
function branchRow(owner: Owner, { properties, required, ...branch }: NormalSchema): Row[] {
  const row = ownRow(owner, '', branch);
  const { type, ...others } = row.aspects;
  return Object.keys(others).length > 0 ? [row] : [];
}

function branchName(properties: Record<string, NormalSchema>, tag: string | undefined): string {
  const own = tag === undefined ? undefined : properties[tag];
  const values = own?.enum ?? (own?.const === undefined ? [] : [own.const]);
  return values.map(String).sort().join('|') || 'no tag';
}

type Owner = Pick<Row, 'schema' | 'branch'>;

function walk(owner: Owner, path: string, node: NormalSchema, required?: boolean): Row[] {
  const row = ownRow(owner, path, node, required);
  return [row, ...propertyRows(owner, path, node), ...itemRows(owner, path, node)];
}

function ownRow(owner: Owner, path: string, node: NormalSchema, required?: boolean): Row {
  const aspects: Record<string, Json> = {
    type: typeText(node),
    ...(required !== undefined && { required }),
    ...ownAspects(node),
  };
  return { ...owner, path, aspects, assumed: node['x-assumption'] !== undefined };
}

function propertyRows(owner: Owner, path: string, node: NormalSchema): Row[] {
  const own = Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return walk(owner, at, property, node.required?.includes(name) ?? false);
  });
  // A required name that is not in `properties` has no row of its own yet.
  const bare = (node.required ?? []).filter((name) => node.properties?.[name] === undefined);
  const stray = bare.map((name) => ({
    ...owner,
    path: path === '' ? name : `${path}.${name}`,
    aspects: { type: 'any', required: true },
    assumed: false,
  }));
  const inner = unionBranches(node).flatMap((branch) => propertyRows(owner, path, branch));
  return [...own, ...stray, ...inner];
}

/** The rows of the items of a list, `[]`, and of the values of a dictionary, `{}`. */
function itemRows(owner: Owner, path: string, node: NormalSchema): Row[] {
  const inner = unionBranches(node).flatMap((branch) => itemRows(owner, path, branch));
  const { items, additionalProperties: values } = node;
  return [
    ...(items === undefined ? [] : elementRows(owner, `${path}[]`, items)),
    ...(typeof values === 'object' ? elementRows(owner, `${path}{}`, values) : []),
    ...inner,
  ];
}

function elementRows(owner: Owner, path: string, element: NormalSchema): Row[] {
  if (element.$ref !== undefined) return [];
  const rows = walk(owner, path, element);
  // An element that states only a type is part of the type of its list or dictionary.
  const [first] = rows;
  const isBare = rows.length === 1 && Object.keys(first?.aspects ?? {}).length === 1;
  return isBare ? [] : rows;
}

/** Inline alternatives of an untagged union, such as `object | null`. */
function unionBranches(node: NormalSchema): NormalSchema[] {
  return branchesOf(node).filter(({ $ref }) => $ref === undefined);
}

/** The type of a node in the notation of the fact tables. */
export function typeText(node: NormalSchema): string {
  if (node.$ref !== undefined) return node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
  const union = branchesOf(node);
  if (union.length > 0) return joinTypes(union.flatMap((part) => alternatives(typeText(part))));
  const types = node.type === undefined ? ['any'] : [node.type].flat();
  return joinTypes(
    types.map((type) => {
      if (type === 'array') return arrayOf(node.items === undefined ? 'any' : typeText(node.items));
      if (type === 'object' && typeof node.additionalProperties === 'object') {
        return `map<${typeText(node.additionalProperties)}>`;
      }
      return node.format !== undefined && type !== 'null' ? `${type}:${node.format}` : type;
    }),
  );
}

/** Constraints of a node, and of the inline alternatives of an untagged union in it. */
export function ownAspects(node: NormalSchema): Record<string, Json> {
  const aspects: Record<string, Json> = {};
  for (const part of [node, ...unionBranches(node)]) {
    for (const [key, value] of Object.entries(part)) {
      if (STRUCTURE.has(key) || value === false) continue;
      const name = SHORT[key] ?? key;
      // Two alternatives with the same keyword: both values are listed.
      aspects[name] = name in aspects ? [aspects[name] as Json, value as Json] : (value as Json);
    }
    // The type beside a union, in addition to the types of its branches.
    if (part === node && branchesOf(node).length > 0 && node.type !== undefined) {
      aspects.base = node.type;
    }
    if (part === node && node.union?.tag !== undefined) aspects.tag = node.union.tag;
    if (part.default === false) aspects.default = false;
    if (part.const === false) aspects.const = false;
    if (part.additionalProperties === true) aspects.open = true;
    if (part.additionalProperties === false) aspects.closed = true;
  }
  return aspects;
}
