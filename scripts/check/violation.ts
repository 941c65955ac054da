/** Ajv's errors in the words of this project. */
import type { ErrorObject } from 'ajv';
import { at, type Json } from '../json.ts';

/** The most of a value that a message shows. */
const LONGEST = 60;

/**
 * What is wrong with a value: `must be a string, but is 7`.
 *
 * @param value the whole value that Ajv has checked
 */
export function violation(error: Partial<ErrorObject>, value: Json): string {
  const { keyword, message = 'must be valid', params = {}, instancePath = '' } = error;
  if (keyword === 'additionalProperties') {
    return `must not have the unknown field \`${params.additionalProperty}\``;
  }
  if (keyword === 'required') return `must have the required field \`${params.missingProperty}\``;
  const allowed: unknown = params.allowedValues;
  const words = Array.isArray(allowed)
    ? `must be one of ${allowed.map(String).join(', ')}`
    : message
        .replace(/^must be (?=(array|object|integer)$)/, 'must be an ')
        .replace(/^must be (?=(string|number|boolean)$)/, 'must be a ')
        .replace(/^must NOT /, 'must not ');
  const found = JSON.stringify(at(value, instancePath)) ?? 'missing';
  return `${words}, but is ${found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found}`;
}
