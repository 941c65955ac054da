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
  const found = JSON.stringify(at(value, instancePath)) ?? 'missing';
  const shown = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  return `${requirement(keyword, params) ?? message}, but is ${shown}`;
}

/** What the rule of a keyword requires: `must be at most 8`; undefined for other keywords. */
function requirement(
  keyword = '',
  { limit, type, allowedValues, allowedValue, format, pattern }: ErrorObject['params'],
): string | undefined {
  const amount = (noun: string) => `${limit} ${noun}${limit === 1 ? '' : 's'}`;
  const words: Readonly<Record<string, () => string>> = {
    type: () => `must be ${[type].flat().map(withArticle).join(' or ')}`,
    enum: () => `must be one of ${allowedValues.map(String).join(', ')}`,
    const: () => `must be ${JSON.stringify(allowedValue)}`,
    minimum: () => `must be at least ${limit}`,
    maximum: () => `must be at most ${limit}`,
    minLength: () => `must have at least ${amount('character')}`,
    maxLength: () => `must have at most ${amount('character')}`,
    minItems: () => `must have at least ${amount('item')}`,
    maxItems: () => `must have at most ${amount('item')}`,
    format: () => `must have the format ${format}`,
    pattern: () => `must match the pattern ${pattern}`,
  };
  return words[keyword]?.();
}

const withArticle = (type: string): string => {
  if (type === 'null') return type;
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
};
