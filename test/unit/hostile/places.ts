/** Every place of documented values, and every function that may be asked about what is put there. */

import type { Profile } from '../../../scripts/model/contract.ts';
import { visitSchema } from '../../../scripts/model/schema.ts';
import { generatedModule, theNormal } from '../../support/contract.ts';
import { type Place, placesIn, unlikePlacesIn } from '../../support/edit.ts';
import { withFixtures } from '../../support/fixtures.ts';

export const PROFILES = ['contract', 'strict', 'tolerant'] as const satisfies Profile[];

type Verdict = (value: unknown) => boolean;
interface Issue {
  message: string;
  keyword?: string;
}
type Reader = (value: unknown) => { value: unknown } | { issues: Issue[] };
interface Standard {
  '~standard': { validate: Reader };
}

const normal = theNormal();
const queries = new Set(normal.contract.operations.map(({ query }) => query));
const parse = await generatedModule<Record<string, Reader>>('parse');
const strictly = await generatedModule<Record<string, Reader>>('strict/parse');
const read = await generatedModule<Record<string, Reader>>('read');
const standard = await generatedModule<Record<string, Standard>>('standard');
const halves = await Promise.all(
  PROFILES.map(async (profile) => ({
    profile,
    validators: await generatedModule<Record<string, Verdict>>(
      profile === 'contract' ? 'validators' : profile,
    ),
    accept: await generatedModule<Record<string, Verdict>>(`accept/${profile}`),
    explain: await generatedModule<Record<string, Verdict>>(`explain/${profile}`),
  })),
);

/** The names of all public schemas. */
export const names = [...normal.schemas.keys()];

/** Valid values of every schema: its documented examples, the one with the most places first. */
export const samples: ReadonlyMap<string, readonly unknown[]> = new Map(
  names.map((name): [string, unknown[]] => {
    const examples = withFixtures(normal.contract.examples).get(name) ?? [];
    const values = examples.map(({ value }) => value as unknown);
    return [name, values.sort((a, b) => placesIn(b).length - placesIn(a).length)];
  }),
);

/** How many levels a schema has at most; what lies deeper is a place of a schema that it refers to. */
let levels = 0;
for (const schema of normal.schemas.values()) {
  visitSchema(schema, (_, { pointer }) => {
    const steps = pointer.match(/\/(properties\/[^/]+|items|additionalProperties)/g) ?? [];
    levels = Math.max(levels, steps.length);
  });
}

const levelOf = ({ above }: Place): number => (above ? 1 + levelOf(above) : 0);

/** The places of a schema in a value of it. */
const placesOf = (value: unknown): Place[] =>
  unlikePlacesIn(value).filter((place) => levelOf(place) <= levels);

/** A place in a sample of a schema. */
export interface SamplePlace {
  name: string;
  place: Place;
}

/** Every place of a schema in every one of its samples. */
export const allPlaces: readonly SamplePlace[] = names.flatMap((name) =>
  (samples.get(name) ?? []).flatMap(placesOf).map((place) => ({ name, place })),
);

/** Every place of each schema in its largest sample. */
export const places: readonly SamplePlace[] = names.flatMap((name) =>
  placesOf(samples.get(name)?.[0]).map((place) => ({ name, place })),
);

/** Those that are an object. */
export const objects = places.flatMap(({ name, place }) =>
  isObject(place.value) ? [{ name, place, value: place.value }] : [],
);

/** Everything that reads a value of a schema without throwing, whatever the value is. */
export function readers(name: string): Reader[] {
  return [
    parse[`parse${name}`],
    parse[`parse${name}Value`],
    strictly[`parse${name}`],
    strictly[`parse${name}Value`],
    read[`read${name}`],
    read[`read${name}Value`],
    standard[name]?.['~standard'].validate,
  ].filter((reader) => reader !== undefined);
}

/** Has a value read by all of them: one that throws, or refuses without a reason, fails the test. */
export function readAll(name: string, value: unknown): void {
  for (const read of readers(name)) {
    const result = read(value);
    if ('issues' in result && result.issues.length === 0) throw new Error(`${name}: no issue`);
  }
}

/**
 * Asks every validator and `parse` about a value that JSON can carry; that one throws is its failure.
 *
 * @returns what each profile says
 */
export function verdicts(name: string, value: unknown): Record<Profile, boolean> {
  const found = halves.map(({ profile, validators }) => {
    const verdict = validators[`validate${name}`]?.(value);
    if (typeof verdict !== 'boolean') throw new Error(`${profile} ${name} says ${verdict}`);
    return [profile, verdict];
  });
  const verdict = Object.fromEntries(found) as Record<Profile, boolean>;
  const result = (parse[`parse${name}Value`] ?? parse[`parse${name}`])?.(value);
  if (result === undefined) throw new Error(`there is no parse${name}`);
  const issues = 'issues' in result ? result.issues : undefined;
  // A query is also read as frameworks pass it: `done` for `['done']`, `'5'` for 5.
  const wider = issues === undefined && queries.has(name);
  if ((issues === undefined) !== verdict.contract && !wider) {
    throw new Error(`parse${name} says otherwise than validate${name}`);
  }
  if (issues) checkIssues(issues);
  return verdict;
}

function checkIssues(issues: Issue[]): void {
  if (issues.length === 0 || issues.length > 100) throw new Error(`${issues.length} issues`);
  for (const { message, keyword } of issues) {
    if (message.length > 2000) throw new Error(`an issue of ${message.length} characters`);
    if (keyword === 'unreadable') throw new Error('JSON is always readable');
  }
}

/** The profiles whose guard accepts what Ajv refuses; a value that cannot be read has no verdict. */
export function tooGenerous(name: string, value: unknown): Profile[] {
  const found = halves.filter(({ accept, explain }) => {
    try {
      return accept[`accepts${name}`]?.(value) && !explain[`explain${name}`]?.(value);
    } catch {
      return false;
    }
  });
  return found.map(({ profile }) => profile);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
