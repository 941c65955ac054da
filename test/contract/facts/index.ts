/** All facts of the interface document, as one tree, which is arranged like that of the contract. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../scripts/base/json.ts';
import { ROOT } from '../../support/contract.ts';
import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live, session } from './live.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';
import { renames } from './versions.ts';

/** The facts about schemas, by the file that states them. */
const tables = { enumerations, jobs, requests, live, results, notifications };

/** Everything that the interface document states. */
export function stated(): JsonObject {
  const tree: JsonObject = {};
  for (const { name, facts } of Object.values(tables).flat()) tree[name] = facts;
  for (const [place, ...replaces] of renames) {
    const [schema = '', field = ''] = place.split('.');
    const { properties } = Object(tree[schema]) as { properties: JsonObject };
    properties[field] = { ...Object(properties[field]), replaces };
  }
  const text = readFileSync(`${ROOT}/package.json`, 'utf8');
  const { version = '', license: licenseName } = JSON.parse(text) as Record<string, string>;
  const url = 'https://opensource.org/license/mit';
  // "`info.version` of both documents is the package's version". The license is the package's, too.
  const license = { name: `${licenseName} License, for this document`, url };
  const info = { version, license, contact: { name: 'The operator of the service' } };
  return {
    ...tree,
    openapi: { openapi: '3.1.0', info, ...operations },
    asyncapi: { asyncapi: '3.0.0', info, ...session },
  };
}

/** The file that states a fact. */
export function tableOf([schema = '', ...path]: readonly string[]): string {
  const [table] =
    Object.entries(tables).find(([, facts]) => facts.some(({ name }) => name === schema)) ?? [];
  const documents: Record<string, string> = { openapi: 'operations', asyncapi: 'live' };
  const file = documents[schema] ?? (path.at(-1) === 'replaces' ? 'versions' : table);
  return file ? `test/contract/facts/${file}.ts` : 'any file of test/contract/facts';
}
