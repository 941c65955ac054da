/** What a changed keyword means for those who send values, and for those who receive them. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../base/json.ts';
import { isAnnotation, type Schema } from '../model/schema.ts';
import { listedIn } from '../model/unions.ts';

/** What clients do with a value. */
export type Role = 'send' | 'receive';

/** What a change means for each role; `minor` if docs/versions.md allows it in a minor version. */
export type Impacts = Partial<Record<Role, 'break' | 'minor'>>;

/** Fewer values are allowed: `{maximum: 8}` → `{maximum: 4}`. */
export const NARROWER: Impacts = { send: 'break', receive: 'minor' };
/** More values are allowed: `{enum: [a, b]}` → `{type: string}`. */
export const WIDER: Impacts = { send: 'minor', receive: 'break' };
/** Other values are allowed: `{format: date}` → `{format: uuid}`. */
export const OTHER: Impacts = { send: 'break', receive: 'break' };
/** No value is refused that was accepted, and nobody who sends or receives must change. */
export const NOTICE: Impacts = { send: 'minor', receive: 'minor' };

/** A difference between two contracts. */
export interface Change {
  impacts: Impacts;
  /** Where it is written, such as `JobFields.version`. */
  where: string;
  what: string;
}

type Meaning = (was: Json | undefined, is: Json | undefined) => Impacts;

const nothing: Meaning = () => ({});
const notice: Meaning = () => NOTICE;
const address: Meaning = (was) => (/\.invalid\b/.test(String(was)) ? {} : OTHER);
const limit: Meaning = (was, is) => impactsIf(is !== undefined, was !== undefined);
const lowest: Meaning = (was = 0, is = 0) =>
  impactsIf(Number(is) > Number(was), Number(is) < Number(was));
const highest: Meaning = (was = Infinity, is = Infinity) => lowest(is, was);

/** What another value of a keyword means, in schemas and around them. */
const KEYWORDS: Record<string, Meaning> = {
  default: (was) => ({ send: was === undefined ? 'minor' : 'break' }),
  deprecated: notice,
  'x-maturity': notice,
  'x-opaque': () => ({ receive: 'break' }),
  'x-replaces': notice,
  'x-unit': (was, is) => (was && is ? OTHER : NOTICE),
  type: (was, is) => impactsIf(is === 'integer', was === 'integer'),
  minimum: (was = -Infinity, is = -Infinity) => lowest(was, is),
  minLength: lowest,
  minItems: lowest,
  maximum: highest,
  maxLength: highest,
  maxItems: highest,
  // Nothing compares two patterns, so another one counts as narrower.
  pattern: (_, is) => (is === undefined ? WIDER : NARROWER),
  not: (was, is) => {
    const [before, after] = [valuesIn(was), valuesIn(is)];
    return impactsIf(!isWithin(after, before), !isWithin(before, after));
  },
  required: (was, is) => impactsIf(is === true, was === true),
  security: (was, is) => {
    const [before, after] = [waysIn(was), waysIn(is)];
    return impactsIf(!isEnough(before, after), !isEnough(after, before));
  },
  // A placeholder becomes the address of a service.
  ...Object.fromEntries(['url', 'host'].map((key) => [key, address])),
  // The flags that select a message.
  tags: (was, is) => (isWithin(was as Json[], is as Json[]) ? NOTICE : OTHER),
};

/** The impacts of what may be narrower, wider, or both. */
function impactsIf(isNarrower: boolean, isWider: boolean): Impacts {
  if (isNarrower && isWider) return OTHER;
  if (isNarrower) return NARROWER;
  return isWider ? WIDER : {};
}

/** The values that a `not` lists, or the schema in it. */
const valuesIn = (not: Json | undefined): Json[] =>
  not === undefined ? [] : (listedIn(not as Schema) ?? [not]);

const isWithin = (few: Json[], many: Json[]): boolean => few.every((value) => many.includes(value));

/** The ways to authenticate, each with the schemes that it needs. */
const waysIn = (security: Json | undefined): JsonObject[] =>
  Array.isArray(security) && security.length > 0 ? (security as JsonObject[]) : [{}];

/** Whether who authenticates in one of some ways has all the schemes that one of the other ways needs. */
const isEnough = (ways: JsonObject[], others: JsonObject[]): boolean =>
  ways.every((way) => others.some((other) => Object.keys(other).every((key) => key in way)));

const FALSE_BY_DEFAULT = /^(deprecated|required|allowReserved|allowEmptyValue)$/;

/** What differs in the keywords of two schemas. */
export const keywordChanges = (before: JsonObject, after: JsonObject, where: string): Change[] =>
  Object.keys({ ...before, ...after }).flatMap((key) =>
    keywordChange(key, before[key], after[key], where),
  );

/** What differs in the value of a keyword. Annotations that the table lacks mean nothing, and other keywords `otherwise`. */
export function keywordChange(
  key: string,
  was: Json | undefined,
  is: Json | undefined,
  where: string,
  otherwise = limit,
): Change[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (FALSE_BY_DEFAULT.test(key) && Boolean(was) === Boolean(is)) return [];
  const meaning = KEYWORDS[key] ?? (isAnnotation(key) ? nothing : otherwise);
  const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'not set');
  const values = `was ${before} and is ${after}`;
  const what = `\`${key}\` ${values.length > 120 ? 'has another value' : values}`;
  return [{ impacts: meaning(was, is), where, what }];
}
