/** All facts of the interface document, as one table by place. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../../support/contract.ts';
import type { Field, SchemaFacts, Statements } from '../../support/facts/types.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { tables } from './schemas.ts';
import { removals, renames } from './versions.ts';

/** A place, the facts about it, and whether they are an assumption. */
type Row = [name: string, facts: Statements, isAssumed: boolean];

/** The facts about a schema by place: `Schema`, `Schema.field`, `Schema(branch).field`, `Schema.list[]`. */
function rowsOf({ name, fields, branches = {}, ...own }: SchemaFacts): Row[] {
  return [
    ...rowsOfField(name, { path: '', required: true, ...own }),
    ...fields.flatMap((field) => rowsOfField(name, field)),
    ...Object.entries(branches).flatMap(([branch, inner]) =>
      inner.flatMap((field) => rowsOfField(`${name}(${branch})`, field)),
    ),
  ];
}

function rowsOfField(owner: string, field: Field): Row[] {
  const { path, type, required, assumed = false, enum: values, ...rest } = field;
  const name = owner + (path && `.${path}`);
  const isElement = path === '' || path.endsWith('[]');
  const own = { type, ...(!isElement && { required }), ...(rest as Statements) };
  const members = values && { enum: [...values] };
  if (!members || !type.endsWith('[]')) return [[name, { ...own, ...members }, assumed]];
  // An enumeration of a list applies to its items.
  const items = { type: type.slice(0, -2), ...members };
  return [
    [name, own, assumed],
    [`${name}[]`, items, assumed],
  ];
}

/** The statements at one place. */
interface Stated {
  facts: Statements;
  /** The file that states it. Another file may state what it replaces. */
  table: string;
  /** Whether it is an assumption, which the contract must mark with `x-assumption`. */
  isAssumed: boolean;
}

/** Everything that the interface document states, by place. */
export function stated(): Map<string, Stated> {
  const table = new Map<string, Stated>();
  const add = (file: string, name: string, facts: Statements, isAssumed = false) => {
    const home = `test/contract/facts/${file}.ts`;
    const { table: own = home, ...before } = table.get(name) ?? { facts: {}, isAssumed };
    table.set(name, { ...before, table: own, facts: { ...before.facts, ...facts } });
  };
  for (const [file, facts] of Object.entries(tables)) {
    for (const row of facts.flatMap(rowsOf)) add(file, ...row);
  }
  for (const [file, facts] of Object.entries({ operations, messages, index: documents() })) {
    for (const [name, own] of Object.entries(facts)) add(file, name, own);
  }
  for (const [place, ...names] of renames) add('versions', place, { replaces: names });
  for (const [place, ...names] of removals) add('versions', place, { removed: names });
  return table;
}

/** The versions of both documents. */
function documents(): Record<string, Statements> {
  const text = readFileSync(`${ROOT}/package.json`, 'utf8');
  const { version = '', license: own } = JSON.parse(text) as Record<string, string>;
  const url = 'https://opensource.org/license/mit';
  // "`info.version` of both documents is the package's version". The license is the package's, too.
  const license = { name: `${own} License, for this document`, url };
  const info = { version, license, contact: { name: 'The operator of the service' } };
  return { openapi: { openapi: '3.1.0', info }, asyncapi: { asyncapi: '3.0.0', info } };
}
