/** All facts of the interface document, as one tree, which is arranged like that of the contract. */
import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../scripts/json.ts';
import { ROOT } from '../../support/contract.ts';
import type { Field, SchemaFacts, Statements } from '../../support/facts/types.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { tables } from './schemas.ts';
import { removals, renames } from './versions.ts';

/** The facts about a schema by place: `''` for the schema itself, `.field`, `(branch).field`, `.list[]`. */
function rowsOf({ name: _, fields, branches = {}, ...own }: SchemaFacts): JsonObject {
  const all = [
    ...rowsOfField('', { path: '', required: true, ...own }),
    ...fields.flatMap((field) => rowsOfField('', field)),
    ...Object.entries(branches).flatMap(([branch, inner]) =>
      inner.flatMap((field) => rowsOfField(`(${branch})`, field)),
    ),
  ];
  return Object.fromEntries(all) as JsonObject;
}

function rowsOfField(owner: string, field: Field): [name: string, facts: Statements][] {
  const { path, type, required, enum: values, ...rest } = field;
  const name = owner + (path && `.${path}`);
  const isElement = path === '' || path.endsWith('[]');
  const own = { type, ...(!isElement && { required }), ...(rest as Statements) };
  const members = values && { enum: [...values] };
  if (!members || !type.endsWith('[]')) return [[name, { ...own, ...members }]];
  // An enumeration of a list applies to its items.
  const items = { type: type.slice(0, -2), ...members };
  return [
    [name, own],
    [`${name}[]`, items],
  ];
}

/** Everything that the interface document states. */
export function stated(): JsonObject {
  const schemas = Object.values(tables)
    .flat()
    .map((facts): [string, Json] => [facts.name, rowsOf(facts)]);
  const versions: Record<string, JsonObject> = {};
  for (const [place, ...replaces] of renames) versions[place] = { replaces };
  for (const [place, ...removed] of removals) versions[place] = { ...versions[place], removed };
  const text = readFileSync(`${ROOT}/package.json`, 'utf8');
  const { version = '', license: own } = JSON.parse(text) as Record<string, string>;
  const url = 'https://opensource.org/license/mit';
  // "`info.version` of both documents is the package's version". The license is the package's, too.
  const license = { name: `${own} License, for this document`, url };
  const info = { version, license, contact: { name: 'The operator of the service' } };
  return {
    ...Object.fromEntries(schemas),
    versions,
    openapi: { openapi: '3.1.0', info, ...operations },
    asyncapi: { asyncapi: '3.0.0', info, ...messages },
  };
}

/** The file that states what is at the top of the tree; undefined for an unknown schema. */
export function tableOf(name: string): string | undefined {
  const [schemas] =
    Object.entries(tables).find(([, facts]) => facts.some((one) => one.name === name)) ?? [];
  const others = { versions: 'versions', openapi: 'operations', asyncapi: 'messages' };
  return schemas ?? others[name as keyof typeof others];
}
