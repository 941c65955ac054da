/** The relations of the conformance run: each finds its own violation, and none finds another. */
import { describe, expect, it } from 'vitest';
import { applyRelation, objectsIn, type Relation } from '../src/conformance/relation.ts';
import { RELATIONS } from '../src/conformance/relations.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS, TOLERATED } from './broken.ts';
import { wholeRun } from './runs.ts';

/** Changes the values of the run with all parts. Returns the findings. */
async function findingsOf(change: (value: never) => unknown, ofJobs: boolean) {
  const { related } = await wholeRun();
  const isJob = (value: unknown) => Object(value).kind === 'pre-recorded';
  const values = structuredClone(related.filter((value) => isJob(value) === ofJobs));
  for (const value of values) change(value as never);
  const objects = values.map((value) => objectsIn(value));
  return Object.entries(RELATIONS).flatMap(([rule, relation]) =>
    objects.flatMap((one) => {
      const { outcome, details = [] } = applyRelation(relation, one) ?? {};
      return outcome === 'violation' ? [{ rule, details }] : [];
    }),
  );
}

describe('of all relations of the run,', () => {
  const broken = [BROKEN_JOBS, BROKEN_SESSIONS].flatMap((changes, at) =>
    Object.entries(changes).map(([name, change]) => {
      const [, rule = '', words = ''] = /^([\w-]+): (.*)$/.exec(name) ?? [];
      return { rule, words, change, ofJobs: at === 0 };
    }),
  );

  it.each(broken)('only $rule reports $words', async ({ rule, words, change, ofJobs }) => {
    const found = await findingsOf(change, ofJobs);
    expect([...new Set(found.map((one) => one.rule))]).toEqual([rule]);
    const details = found.flatMap((one) => one.details);
    expect(details).toContainEqual(expect.stringContaining(words));
  });

  it.each(Object.entries(TOLERATED))('none reports %s', async (_, change) => {
    expect(await findingsOf(change, true)).toEqual([]);
  });

  it('each one has a planted violation', () => {
    const rules = new Set(broken.map(({ rule }) => rule));
    expect(Object.keys(RELATIONS).filter((rule) => !rules.has(rule))).toEqual([]);
  });
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
