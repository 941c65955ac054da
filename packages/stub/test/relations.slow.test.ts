/** The relations of the conformance run: each finds its own violation, and none finds another. */
import { expect, it } from 'vitest';
import { applyRelation, objectsIn, type Relation } from '../src/conformance/relation.ts';
import { RELATIONS } from '../src/conformance/relations.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS, TOLERATED } from './broken.ts';
import { wholeRun } from './runs.ts';

/** Changes the values of the run with all parts. Returns the relations that are violated. */
async function findingsOf(change: (value: never) => unknown, ofJobs: boolean) {
  const { related } = await wholeRun();
  const isJob = (value: unknown) => Object(value).kind === 'pre-recorded';
  const values = structuredClone(related.filter((value) => isJob(value) === ofJobs));
  for (const value of values) change(value as never);
  const objects = values.map((value) => objectsIn(value));
  return Object.keys(RELATIONS).filter((rule) =>
    objects.some((one) => applyRelation(RELATIONS[rule] as Relation, one)?.outcome === 'violation'),
  );
}

const BROKEN = [BROKEN_JOBS, BROKEN_SESSIONS].flatMap((changes, at) =>
  Object.entries(changes).map(([name, change]) => ({ name, change, ofJobs: at === 0 })),
);
const ruleOf = (name: string) => name.replace(/ .*/, '');

it.each(BROKEN)('only the relation that is broken is reported: $name', async (broken) => {
  const found = await findingsOf(broken.change, broken.ofJobs);
  expect(found).toEqual([ruleOf(broken.name)]);
});

it.each(Object.entries(TOLERATED))('no relation reports %s', async (_, change) => {
  expect(await findingsOf(change, true)).toEqual([]);
});

it('each relation has a planted violation', () => {
  const rules = new Set(BROKEN.map(({ name }) => ruleOf(name)));
  expect(Object.keys(RELATIONS).filter((rule) => !rules.has(rule))).toEqual([]);
});

it.each([
  ['audio-duration', 'a.audio_duration'],
  ['language', 'result.transcription.utterances.*.language'],
])('the run skips a relation if a field is absent: %s', (name, field) => {
  const sent = { seconds: 2, parameters: { language_config: { languages: ['en'] } } };
  const value = { a: { audio_duration: null }, b: { audio_duration: 2 }, result: {}, sent };
  const verdict = applyRelation(RELATIONS[name] as Relation, objectsIn(value));
  const details = [`${field}: absent or null`];
  expect(verdict).toMatchObject({ outcome: 'skipped', details });
});
