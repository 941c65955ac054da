/** The relations of the conformance run: each finds its own violation, and none finds another. */
import type { Word } from 'speech-to-text-contract/types';
import { describe, expect, it } from 'vitest';
import { applyRelation, objectsIn, type Relation } from '../src/conformance/relation.ts';
import { RELATIONS } from '../src/conformance/relations.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS, TOLERATED } from './broken.ts';
import type { Hooks } from './proxy.ts';
import { runAgainst, wholeRun } from './runs.ts';

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

it('no relation between utterances or words passes if words have no start', async () => {
  const spoil = (value: unknown) =>
    JSON.parse(JSON.stringify(value ?? null), (key, one) =>
      key === 'words' ? one.map(({ start, ...word }: Word) => word) : one,
    );
  const plant: Hooks = { answer: (_, { body }) => ({ body: spoil(body) }), message: spoil };
  const { checks } = await runAgainst(plant, { only: ['recordings', 'sessions'] });
  const passed = checks.filter(({ rule, outcome }) => rule in RELATIONS && outcome === 'passed');
  const ofFiles = ['audio-channels', 'audio-duration', 'file-extension', 'file-name', 'file-size'];
  const without = [...ofFiles, 'message-order', 'session-id'];
  expect([...new Set(passed.map(({ rule }) => rule))].sort()).toEqual(without);
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

it('the run does not miss the end of something that only has a start', () => {
  const verdict = applyRelation(RELATIONS['end-after-start'] as Relation, objectsIn({ start: 1 }));
  expect(verdict).toBe(undefined);
});
