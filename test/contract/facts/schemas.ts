/** The facts about all schemas, by the file that states them. */
import type { SchemaFacts } from '../../support/facts/types.ts';
import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live } from './live.ts';
import { notifications } from './notifications.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';

export const tables = { enumerations, jobs, requests, live, results, notifications };

export const schemaFacts: readonly SchemaFacts[] = Object.values(tables).flat();
