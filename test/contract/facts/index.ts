/** All facts of the interface document, as one table by place. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../../support/contract.ts';
import {
  canonicalType,
  type Facts,
  type Field,
  type SchemaFacts,
} from '../../support/facts/types.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { tables } from './schemas.ts';
import { removals, renames } from './versions.ts';

/** One place of one schema: `Schema`, `Schema.field`, `Schema(branch).field`, `Schema.list[]`. */
interface Row {
  schema: string;
  /** The values of the tag for which the row applies, if the schema has branches. */
  branch?: string;
  /** `''` for the schema itself. */
  path: string;
  /** Type, required and every constraint. */
  aspects: Facts;
  /** Whether it is an assumption. */
  assumed: boolean;
}

/** All facts about schemas. */
export function factRows(facts: readonly SchemaFacts[]): Row[] {
  return facts.flatMap(({ name, fields, branches = {}, ...own }) => [
    ...rowsOf({ path: '', required: true, ...own }, name),
    ...fields.flatMap((field) => rowsOf(field, name)),
    ...Object.entries(branches).flatMap(([branch, inner]) =>
      inner.flatMap((field) => rowsOf(field, name, branch)),
    ),
  ]);
}

function rowsOf(field: Field, schema: string, branch?: string): Row[] {
  const { path, type: text, required, assumed = false, enum: values, ...rest } = field;
  const type = canonicalType(text);
  const owner = { schema, ...(branch !== undefined && { branch }), assumed };
  const isElement = path === '' || path.endsWith('[]');
  const own = { type, ...(!isElement && { required }), ...(rest as Facts) };
  const members = values && { enum: [...values] };
  if (!members || !type.endsWith('[]'))
    return [{ ...owner, path, aspects: { ...own, ...members } }];
  // An enumeration of a list applies to its items.
  const items = { type: type.slice(0, -2), ...members };
  return [
    { ...owner, path, aspects: own },
    { ...owner, path: `${path}[]`, aspects: items },
  ];
}

/** The name of a row: unique within a contract. */
export function rowKey({ schema, branch, path }: Row): string {
  return `${schema}${branch === undefined ? '' : `(${branch})`}${path && `.${path}`}`;
}

/** The statements at one place. */
export interface Stated {
  facts: Facts;
  /** The file that states it. Another file may state what it replaces. */
  table: string;
  /** Whether it is an assumption, which the contract must mark with `x-assumption`. */
  isAssumed: boolean;
}

/** Everything that the interface document states, by place. */
export function stated(): Map<string, Stated> {
  const table = new Map<string, Stated>();
  const add = (file: string, name: string, facts: Facts, isAssumed = false) => {
    const home = `test/contract/facts/${file}.ts`;
    const { table: own = home, ...before } = table.get(name) ?? { facts: {}, isAssumed };
    table.set(name, { ...before, table: own, facts: { ...before.facts, ...facts } });
  };
  for (const [file, facts] of Object.entries(tables)) {
    for (const row of factRows(facts)) add(file, rowKey(row), row.aspects, row.assumed);
  }
  for (const [file, facts] of Object.entries({ operations, messages, index: documents() })) {
    for (const [name, own] of Object.entries(facts)) add(file, name, own);
  }
  for (const [place, ...names] of renames) add('versions', place, { replaces: names });
  for (const [place, ...names] of removals) add('versions', place, { removed: names });
  return table;
}

/** The versions of both documents. */
function documents(): Record<string, Facts> {
  const text = readFileSync(`${ROOT}/package.json`, 'utf8');
  const { version = '', license: own } = JSON.parse(text) as Record<string, string>;
  const url = 'https://opensource.org/license/mit';
  // "`info.version` of both documents is the package's version". The license is the package's, too.
  const license = { name: `${own} License, for this document`, url };
  const info = { version, license, contact: { name: 'The operator of the service' } };
  return { openapi: { openapi: '3.1.0', info }, asyncapi: { asyncapi: '3.0.0', info } };
}
