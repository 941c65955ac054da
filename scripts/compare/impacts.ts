/** What a change means for those who send values, and for those who receive them. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../base/json.ts';
import { isAnnotation } from '../model/keywords.ts';
import type { Sender } from '../model/visit.ts';

/** What a change means. Defaults matter to those who send. */
export type Impact =
  | ('narrower' | 'wider' | 'breaking' | 'additive' | 'none')
  | ('new default' | 'other default' | 'other reading');

/** A change: what it means, and in words. */
export type Effect = [impact: Impact, words: string];

/** How severe a change is, by who sends the values; `minor` if docs/versions.md allows it in a minor version. */
export const SEVERITIES: Record<Impact, Partial<Record<Sender, 'break' | 'minor'>>> = {
  /** Fewer values are allowed: `{maximum: 8}` → `{maximum: 4}`. */
  narrower: { client: 'break', service: 'minor' },
  /** More values are allowed: `{enum: [a, b]}` → `{type: string}`. */
  wider: { client: 'minor', service: 'break' },
  /** Everybody must change: a field is gone. */
  breaking: { client: 'break', service: 'break' },
  /** Nobody must change: a field is new. */
  additive: { client: 'minor', service: 'minor' },
  'new default': { client: 'minor' },
  'other default': { client: 'break' },
  /** Readers give it another type. */
  'other reading': { service: 'break' },
  none: {},
};

type Meaning = (was: Json | undefined, is: Json | undefined) => Impact;

const additive: Meaning = () => 'additive';
const isPlaceholder = (value: Json | undefined) => /\.invalid\b/.test(String(value));
// A placeholder becomes the address of a service.
const address: Meaning = (was, is) =>
  isPlaceholder(was) && !isPlaceholder(is) ? 'none' : 'breaking';

/** A list that has at least the items that it had; without it, everything is allowed. */
const longer: Meaning = (was, is) => {
  const remains = (item: Json) => is === undefined || (is as Json[]).includes(item);
  return Array.isArray(was) && was.every(remains) ? 'additive' : 'breaking';
};

/** Other ways to authenticate beside those that there were; without any, nobody has to. Whoever sends the values, the client does it. */
const moreWays: Meaning = (was, is) => {
  const [before, after] = [was ?? [], is ?? []] as [Json[], Json[]];
  const remains = (way: Json) => after.some((other) => isDeepStrictEqual(way, other));
  const isEnough = after.length === 0 || (before.length > 0 && before.every(remains));
  return isEnough ? 'additive' : 'breaking';
};

/** What another value of a key means, where it isn't an assertion of a schema. */
const MEANINGS: Record<string, Meaning> = {
  default: (was) => (was === undefined ? 'new default' : 'other default'),
  deprecated: additive,
  'x-maturity': additive,
  'x-opaque': () => 'other reading',
  'x-replaces': additive,
  'x-unit': (was, is) => (was && is ? 'breaking' : 'additive'),
  required: (_, is) => (is === true ? 'narrower' : 'wider'),
  security: moreWays,
  url: address,
  host: address,
  // The flags that select a message, and the values that a client may choose for a variable of an address.
  tags: longer,
  enum: longer,
};

/** What it means that something is new or gone, by the field that has it. */
const MEMBERS: Record<string, [added: Impact, removed: Impact]> = {
  content: ['wider', 'narrower'],
  encoding: ['narrower', 'wider'],
  responses: ['wider', 'narrower'],
  schema: ['narrower', 'wider'],
  payload: ['narrower', 'wider'],
  // The calls that used one say so.
  securitySchemes: ['none', 'none'],
};

/** What it means that something is new, and that it is gone. Anything that the table lacks was used. */
export const impactsOfMember = (
  field: string,
  isRequired: boolean,
): [added: Impact, removed: Impact] =>
  MEMBERS[field] ?? [isRequired ? 'narrower' : 'additive', 'breaking'];

/** The effect of each member that differs in two objects. */
export function effectsOf(before: JsonObject, after: JsonObject): Effect[] {
  const effects = Object.keys({ ...before, ...after }).map((key): Effect => {
    const [was, is] = [before[key], after[key]];
    return [impactOf(key, was, is), wordsFor(key, was, is)];
  });
  return effects.filter(([impact]) => impact !== 'none');
}

/** What another value of a key means. Annotations that the table lacks mean nothing. */
function impactOf(key: string, was: Json | undefined, is: Json | undefined): Impact {
  if (isDeepStrictEqual(was, is)) return 'none';
  const isFlag = /^(deprecated|required)$/.test(key);
  if (isFlag && Boolean(was) === Boolean(is)) return 'none';
  return MEANINGS[key]?.(was, is) ?? (isAnnotation(key) ? 'none' : 'breaking');
}

/** Two values of a key in words. */
export function wordsFor(key: string, was: Json | undefined, is: Json | undefined): string {
  const isWritten = (name: string, item: Json) => (name === 'x-places' ? undefined : item);
  const [before, after] = [was, is].map((value) => JSON.stringify(value, isWritten) ?? 'not set');
  const values = `was ${before} and is ${after}`;
  return `\`${key}\` ${values.length > 120 ? 'has another value' : values}`;
}
