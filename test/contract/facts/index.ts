/** All schema facts of the interface document. */

import type { JsonObject } from '../../../scripts/model/json.ts';
import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live, notifications } from './live.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';
import type { SchemaFacts } from './types.ts';

const tables: Readonly<Record<string, readonly SchemaFacts[]>> = {
  'test/contract/facts/enumerations.ts': enumerations,
  'test/contract/facts/jobs.ts': jobs,
  'test/contract/facts/requests.ts': requests,
  'test/contract/facts/live.ts': [...live, ...notifications],
  'test/contract/facts/results.ts': results,
};

export const schemaFacts: readonly SchemaFacts[] = Object.values(tables).flat();

/** The file that states the facts of a schema. */
export function tableOf(name: string): string {
  const found = Object.entries(tables).find(([, facts]) =>
    facts.some((schema) => schema.name === name),
  );
  if (found === undefined) throw new Error(`no table states the facts of ${name}`);
  return found[0];
}

/** The defaults that the document states for the fields of a schema, as an object of these fields. */
export function defaultsOf(name: string): JsonObject {
  const { fields = [] } = schemaFacts.find((schema) => schema.name === name) ?? {};
  const stated = fields.flatMap(({ path, default: value }) =>
    value === undefined ? [] : [[path, value] as const],
  );
  if (stated.length === 0) throw new Error(`the document states no default for ${name}`);
  return Object.fromEntries(stated);
}
