/** All schema facts of the interface document. */

import type { JsonObject } from '../../scripts/model/json.ts';
import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live, notifications } from './live.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';
import type { SchemaFacts } from './types.ts';

export const schemaFacts: readonly SchemaFacts[] = [
  ...enumerations,
  ...jobs,
  ...requests,
  ...live,
  ...results,
  ...notifications,
];

/** The defaults that the document states for the fields of a schema, as an object of these fields. */
export function defaultsOf(name: string): JsonObject {
  const { fields = [] } = schemaFacts.find((schema) => schema.name === name) ?? {};
  const stated = fields.flatMap(({ path, default: value }) =>
    value === undefined ? [] : [[path, value] as const],
  );
  if (stated.length === 0) throw new Error(`the document states no default for ${name}`);
  return Object.fromEntries(stated);
}
