/**
 * What a relation is, and how it is applied to every object in a value that has the fields that the relation needs. Also
 * comparisons of two values, which other checks use, too.
 */
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types';

/**
 * The outcome of a check. `accepted` is a violation that was accepted beforehand; `skipped` means that the check could
 * not be completed, through no fault of the service.
 */
export type Outcome = (typeof WORST_FIRST)[number] | 'accepted';

/** What the run sent, and how many messages of a session it received. */
export interface Sent {
  /** The duration of the audio. */
  seconds?: number;
  /** The channels of the audio. */
  channels?: number;
  /** The number of messages that the run received. */
  messages?: number;
  custom_metadata?: object;
  /** The other fields of the request, as they were sent. */
  parameters?: SentParameters;
}

export type SentParameters = Partial<PreRecordedRequest> & Partial<LiveRequest>;

/** A problem, as a line that begins with the path of a field; false for none. */
type Finding = string | false;
/** One problem, or several; or the path of an absent field that is needed. */
type Findings = Finding | readonly Finding[] | { absent: string };

/** An object that has the fields that a relation needs; others may be absent or null. */
type Needed<Value, Key extends keyof Value> = Partial<Value> & {
  [Name in Key]-?: NonNullable<Value[Name]>;
};

/** A relation between the fields of an object, and what the run sent. */
interface Definition<Value, Key extends keyof Value, Given> {
  /** The relation as a sentence. */
  name: string;
  /** An assumption, if the interface does not state the relation. */
  assumption?: string;
  /**
   * The fields that it needs. It applies to the objects that have the first of them, at any place. If that is null, or
   * another one is absent or null, the check is skipped.
   */
  needs: readonly [Key, ...Key[]];
  /** The value that the run sent. The relation does not apply if it is absent. */
  given?: (sent: Sent) => Given;
  /** Finds the problems of an object; there are none if the relation holds. */
  check: (object: Needed<Value, Key>, given: NonNullable<Given>) => Findings;
}

/** A relation, as it is applied to any object. */
export interface Relation {
  name: string;
  assumption?: string;
  needs: readonly string[];
  given?: (sent: Sent) => unknown;
  check: (object: never, given: never) => Findings;
}

/** Defines a relation between fields of one type, which the compiler then checks. */
export function relationOf<Value>() {
  return <const Key extends keyof Value & string, Given = unknown>(
    relation: Definition<Value, Key, Given>,
  ): Relation => relation;
}

/** An object of `objectsIn`: the prefix of its fields' paths, the object, and what the run sent for it. */
type Placed = readonly [path: string, object: object, sent: Sent | undefined];

type Fields = Readonly<Record<string, unknown>>;

/** The outcomes of a relation, worst first: the worst of all objects counts. */
const WORST_FIRST = ['violation', 'skipped', 'passed'] as const;
/** The longest value that a report contains whole. */
const MAX_SHOWN = 60;

/** A field with its value, as reports print it. */
export const pathAndValue = (path: string, value: unknown) => `${path}: ${brief(value)}`;

/**
 * Applies a relation to the objects of `objectsIn`; undefined if it applies to none of them.
 *
 * @returns the outcome, and a line for each problem that begins with the path of a field
 */
export function applyRelation(relation: Relation, objects: readonly Placed[]) {
  const verdicts = objects.flatMap((object) => verdictOn(relation, object) ?? []);
  const outcome = WORST_FIRST.find((one) => verdicts.some((verdict) => verdict.outcome === one));
  const alike = verdicts.filter((verdict) => verdict.outcome === outcome);
  return alike[0] && { ...alike[0], details: alike.flatMap(({ details }) => details) };
}

/** The outcome of a relation for one object; undefined if it does not apply to that object. */
function verdictOn({ needs, given, check }: Relation, [place, object, sent = {}]: Placed) {
  const fields = object as Fields;
  const isAbout = fields[needs[0] ?? ''] !== undefined;
  const asked = given?.(sent) ?? undefined;
  if (!isAbout || (given && asked === undefined)) return undefined;
  const missing = needs.filter((name) => (fields[name] ?? undefined) === undefined);
  if (missing.length > 0) return skippedFor(missing.map((name) => place + name));
  const found = check(object as never, asked as never);
  if (typeof found === 'object' && 'absent' in found) return skippedFor([place + found.absent]);
  const details = [found].flat().flatMap((line) => (line === false ? [] : place + line));
  if (details.length === 0) return { outcome: 'passed' as Outcome, details };
  return { outcome: 'violation' as Outcome, details };
}

function skippedFor(absent: readonly string[]) {
  const details = absent.map((path) => pathAndValue(path, undefined));
  return { outcome: 'skipped' as Outcome, details };
}

/** Every object in a value, with the prefix of its fields' paths, and the `sent` of the outermost object that has one. */
export function objectsIn(
  value: unknown,
  path = '',
  sent: Sent | undefined = Object(value).sent,
): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    objectsIn(one, `${path}${key}.`, sent),
  );
  return Array.isArray(value) ? inner : [[path, value, sent], ...inner];
}

/** The places where a value lacks the expected one; additional fields are allowed. */
export function differences(path: string, value: unknown, expected: unknown): string[] {
  if (value === expected) return [];
  const isCompared = [value, expected].every((one) => typeof one === 'object' && one !== null);
  const isOtherLength = Array.isArray(expected) && expected.length !== (value as unknown[])?.length;
  if (!isCompared || isOtherLength)
    return [`${path}: expected ${brief(expected)}, got ${brief(value)}`];
  return Object.entries(expected as Fields).flatMap(([name, one]) =>
    differences(`${path}.${name}`, (value as Fields)[name], one),
  );
}

/**
 * Compares two date-times. They are the same moment if they differ by at most one unit of the last digit of seconds that
 * both have, since services cut or round digits.
 *
 * @returns a negative number if the first one is earlier, a positive one if it is later, 0 if they are the same moment,
 * and NaN if one of them is no date-time
 */
export function compareMoments(one: string, other: string): number {
  const digits = [one, other].map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0);
  const difference = Date.parse(one) - Date.parse(other);
  return Math.abs(difference) <= 10 ** (3 - Math.min(3, ...digits)) ? 0 : difference;
}

/** A value for a report. A long text is cut; a long list or object is replaced by its size. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent or null';
  if (text.length <= MAX_SHOWN) return text;
  if (typeof value === 'string') return `${text.slice(0, MAX_SHOWN)}…`;
  return `${Object.keys(Object(value)).length} ${Array.isArray(value) ? 'items' : 'fields'}`;
}
