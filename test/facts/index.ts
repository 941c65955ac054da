/** All schema facts of the interface document. */

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
