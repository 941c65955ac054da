/** All facts of the interface document, as one tree, which is arranged like that of the contract. */
import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../scripts/json.ts';
import { ROOT } from '../../support/contract.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { tables } from './schemas.ts';
import { removals, renames } from './versions.ts';

/** Everything that the interface document states. */
export function stated(): JsonObject {
  const schemas = Object.values(tables)
    .flat()
    .map(({ name, rows }): [string, Json] => [name, rows as JsonObject]);
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
