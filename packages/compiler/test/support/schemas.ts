/** Contracts of a few schemas in memory; `small.ts` has a whole project on disk. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contract } from '../../src/model/contract.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { SCHEMA_REF, type Schema } from '../../src/model/schema.ts';
import { readContract } from '../../src/read/reader.ts';

/** A contract of only the given schemas, for tests of the steps after the bundle. */
export function contractOf(schemas: Record<string, Schema>, fragments: string[] = []): Contract {
  const openapi = { components: { schemas } } as unknown as JsonObject;
  return { ...readContract(openapi, {}, new Map()), fragments: new Set(fragments) };
}

export const ref = (name: string) => ({ $ref: SCHEMA_REF + name });

/** A contract with one of everything that the normal form has to deal with. */
export function sampleContract(): Contract {
  const text = readFileSync(new URL('./schemas.yaml', import.meta.url), 'utf8');
  const { schemas, fragments } = parse(text) as {
    schemas: Record<string, Schema>;
    fragments: string[];
  };
  return contractOf(schemas, fragments);
}
