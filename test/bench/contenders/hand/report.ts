/**
 * Checkers as one would write them by hand for speed: one function per schema, nothing shared that
 * costs a call, the first error with its path. Nothing is paid for the path while a value is valid:
 * each level adds its part on the way back.
 */
import { uri } from '../../../../scripts/runtime/formats.ts';

export type Fields = Record<string, unknown>;

const LANGUAGE = /^[a-z]{2,3}$/;

let path: (string | number)[] = [];
let problem = '';

/** What the last refusal was about. */
export function lastError(): { path: string; problem: string } {
  return { path: path.map((part) => `/${part}`).join(''), problem };
}

export function fail(what: string): false {
  path = [];
  problem = what;
  return false;
}

export function wrong(key: string, what: string): false {
  path = [key];
  problem = what;
  return false;
}

export function within(key: string | number): false {
  path.unshift(key);
  return false;
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLanguage(value: unknown): boolean {
  return typeof value === 'string' && LANGUAGE.test(value);
}

export function isOptionalBoolean(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

export function isOptionalNumber(value: unknown, minimum: number, maximum: number): boolean {
  if (value === undefined) return true;
  return Number.isFinite(value) && (value as number) >= minimum && (value as number) <= maximum;
}

export function isOptionalInteger(value: unknown, minimum: number, maximum: number): boolean {
  if (value === undefined) return true;
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

export function isStrings(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'string') return false;
  return true;
}

export function isUri(value: unknown): boolean {
  return typeof value === 'string' && uri(value);
}
