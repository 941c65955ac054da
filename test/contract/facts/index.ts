/** All schema facts of the interface document. */

import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live, otherSchemas } from './live.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';
import type { SchemaFacts } from './types.ts';

const tables: Readonly<Record<string, readonly SchemaFacts[]>> = {
  'test/contract/facts/enumerations.ts': enumerations,
  'test/contract/facts/jobs.ts': jobs,
  'test/contract/facts/requests.ts': requests,
  'test/contract/facts/live.ts': [...live, ...otherSchemas],
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
