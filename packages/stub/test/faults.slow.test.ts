/** The conformance run finds each faulty service, by the right check, and each condition has a faulty service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONDITIONS } from '../src/conformance/conditions.ts';
import { tryFilters } from '../src/conformance/filters.ts';
import { formatReport } from '../src/conformance/index.ts';
import { trySessions } from '../src/conformance/live.ts';
import { Recorder } from '../src/conformance/recorder.ts';
import { tryRecordings } from '../src/conformance/recordings.ts';
import { RELATIONS } from '../src/conformance/relations.ts';
import { tryUploads } from '../src/conformance/requests.ts';
import { RULES } from '../src/conformance/rules.ts';
import { createRun, type Run } from '../src/conformance/run.ts';
import { schemaNamed } from '../src/contract.ts';
import { ELSEWHERE, FAULTS, type Fault } from './faults.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { conditionsIn, QUICK, runAgainst, SPEECH, shortAudio } from './runs.ts';
import { KEY, spoilListQuery } from './spoil.ts';

/** The areas whose checks look at what a call has led to. */
const LED_TO = ['live session', 'notifications'];
const NAMED = FAULTS.map((fault) => [fault.does, fault] as const);
const ruleOf = (found: string) => found.replace(/:.*/, '');

/** A run against a service with a fault. */
function runOf({ parts, plant, hasSpeech, thorough = false, without = [], ...fault }: Fault) {
  const { patience = 60_000, processingTime = 0 } = fault;
  const audio = hasSpeech ? SPEECH : shortAudio();
  const settings = { only: parts, patience, thorough, audio, without };
  return runAgainst(plant, settings, { processingTime });
}

// Side by side, since a run mostly waits.
it.concurrent.each(NAMED)('the run finds a service that %s', async (_, fault) => {
  const report = await runOf(fault);
  const found = conditionsIn(report);
  expect(found).toEqual(expect.arrayContaining([...fault.finds]));
  const others = found.map(ruleOf).filter((rule) => !fault.finds.map(ruleOf).includes(rule));
  if (!fault.isFoundByOthers) expect(others).toEqual([]);
  const violations = report.checks.filter(({ outcome }) => outcome === 'violation');
  if (fault.isOne) expect(violations).toHaveLength(1);
  const ledTo = violations.filter(({ area }) => LED_TO.includes(area));
  expect(ledTo.filter(({ request }) => !request?.curl.startsWith('curl '))).toEqual([]);
});

describe('with the jobs of one run', () => {
  const hooks: Hooks = {};
  let stub: Awaited<ReturnType<typeof startProxied>>;
  let run: Run;
  beforeAll(async () => {
    stub = await startProxied(hooks, QUICK);
    const options = { url: stub.url, key: KEY, speed: Infinity, audio: shortAudio() };
    run = await createRun(options);
    for (const part of [tryUploads, tryRecordings, trySessions]) await part(run);
  });
  afterAll(async () => {
    await run.receiver?.close();
    await stub.close();
  });

  const names = Object.keys(schemaNamed('ListTranscriptionJobsQuery').properties ?? {});
  const filters = names.filter((name) => name !== 'offset' && name !== 'limit');
  it.each(filters)(
    'the run finds a service that ignores the filter %s, or lists nothing for it',
    async (name) => {
      const own = (query: URLSearchParams) =>
        [...query.keys()].filter((key) => key === name || key.startsWith(`${name}[`));
      const conditionsOf = async (plant: Hooks) => {
        Object.assign(hooks, plant);
        const recorder = new Recorder(KEY);
        await tryFilters({ ...run, recorder });
        return conditionsIn(recorder);
      };
      const ignore = (query: URLSearchParams) => own(query).map((key) => query.delete(key));
      const listNothing = (query: URLSearchParams) =>
        own(query).length > 0 && query.set('offset', '1000000');
      const ignored = await conditionsOf(spoilListQuery(ignore));
      expect(ignored).toContainEqual(expect.stringMatching(/^filter-.*: filter-lists-other$/));
      const empty = await conditionsOf(spoilListQuery(listNothing));
      expect(empty).toContainEqual(expect.stringMatching(/^filter-.*: filter-misses$/));
    },
  );
});

describe('a faulty service is planted', () => {
  const planted = FAULTS.flatMap(({ finds }) => finds);
  const advice = 'plant a fault for each in packages/stub/test/faults.ts';

  it('for each condition of a check', () => {
    const conditions = planted.map((one) => one.replace(/.*: /, ''));
    // Those of filters are planted above.
    const known = [...conditions, ...ELSEWHERE, 'filter-lists-other', 'filter-misses'];
    expect(
      CONDITIONS.filter((one) => !known.includes(one)),
      advice,
    ).toEqual([]);
  });

  it('for each check', () => {
    const relations = Object.keys(RELATIONS);
    // Planted by the tests of waiting, of filters and of relations, and in `wrong.slow.test.ts`.
    const elsewhere = ['no-response', 'session-end', 'session-record', 'message-frames'];
    const known = [...planted.map(ruleOf), ...relations, ...elsewhere, 'job-finished-deprecated'];
    const missed = Object.keys(RULES).filter(
      (rule) => !known.includes(rule) && !rule.startsWith('filter-'),
    );
    expect(missed, advice).toEqual([]);
  });
});

it('a violation on a page after the first shows the link that led to it', async () => {
  const isSought = ({ finds }: Fault) => finds.includes('next-filters: filter-lost-by-next');
  const text = formatReport(await runOf(FAULTS.find(isSought) ?? expect.fail()));
  expect(text).toMatch(/the `next` link http\S+offset=2\S* of kind=\S+ lists \S+, which does not/);
  expect(text).toMatch(/curl -ig .*offset=2/);
});
