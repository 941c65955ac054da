import type { Contract } from '../model/contract.ts';
import { isObject, type Json } from '../model/json.ts';
import { statedDefaults } from './values.ts';

/** What the summary of a build counts. */
export interface Counts {
  operations: number;
  messages: number;
  schemas: number;
  examples: number;
  defaults: number;
  bounds: number;
}

/** Keywords that bound a value; each use is one bound. */
const BOUNDS = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
]);

/** Counts what the contract holds: public schemas only, each default and bound once. */
export function countContract(contract: Contract): Counts {
  const { openapi, asyncapi, schemas, parts, examples } = contract;
  let bounds = 0;
  for (const schema of schemas.values()) bounds += countBounds(schema as Json, false);
  return {
    operations: countOperations(openapi.paths ?? {}),
    messages: Object.values(asyncapi.channels ?? {}).reduce(
      (sum: number, channel) =>
        sum + (isObject(channel) ? Object.keys(channel.messages ?? {}).length : 0),
      0,
    ),
    schemas: schemas.size - parts.size,
    examples: [...examples.values()].reduce((sum, cases) => sum + cases.length, 0),
    defaults: statedDefaults(contract).length,
    bounds,
  };
}

function countOperations(paths: Json): number {
  let count = 0;
  for (const item of Object.values(paths ?? {})) {
    if (!isObject(item)) continue;
    for (const value of Object.values(item)) {
      if (isObject(value) && typeof value.operationId === 'string') count++;
    }
  }
  return count;
}

function countBounds(value: Json, names: boolean): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, item) => sum + countBounds(item, false), 0);
  if (!isObject(value)) return 0;
  let count = 0;
  for (const [key, item] of Object.entries(value)) {
    if (!names && BOUNDS.has(key)) count++;
    else if (names || (key !== 'examples' && key !== 'default')) {
      count += countBounds(item, !names && key === 'properties');
    }
  }
  return count;
}
