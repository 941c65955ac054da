/** The conformance run finds each faulty service, by the right check. */
import { expect, it } from 'vitest';
import { NOT_JUDGED } from '../src/conformance/check.ts';
import { RULES } from '../src/conformance/rules.ts';
import { schemaNamed } from '../src/contract.ts';
import { FAULTS } from './faults.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS } from './relations.ts';
import { conditionsIn, runAgainst } from './runs.ts';
import { spoilListQuery } from './spoil.ts';

// Side by side, since a run mostly waits.
it.concurrent.each(FAULTS)('the run finds $finds', async (fault) => {
  const report = await runAgainst(fault);
  expect(conditionsIn(report)).toEqual(expect.arrayContaining([...fault.finds]));
  const violations = report.checks.filter(({ outcome }) => outcome === 'violation');
  expect(violations.filter(({ request }) => !request?.curl)).toEqual([]);
});

const { offset, limit, ...filters } = schemaNamed('ListTranscriptionJobsQuery').properties ?? {};
const FILTERS = Object.keys(filters);

it.concurrent.each(['filter-lists-other', 'filter-misses'])(
  'the run finds %s by each filter',
  async (condition) => {
    const hooks = spoilListQuery((query) => {
      const given = [...query.keys()].filter((key) => FILTERS.includes(key.replace(/\[.*/, '')));
      if (condition === 'filter-lists-other') for (const key of given) query.delete(key);
      else if (given.length > 0) query.set('offset', '1000000');
    });
    // Without the record of a session, whose search such a service breaks.
    const { checks } = await runAgainst({ hooks, settings: { only: ['recordings', 'filters'] } });
    const found = checks.filter(({ conditions }) => conditions.includes(condition));
    const unjudged = checks.filter(({ details }) => details[0]?.startsWith(NOT_JUDGED));
    const named = [...found, ...unjudged].map(({ name }) => name);
    const missed = FILTERS.filter((one) => !named.some((name) => name.includes(one)));
    expect(missed).toEqual([]);
  },
);

it('each check has a faulty service, and each relation a value that violates it', () => {
  const found = FAULTS.flatMap(({ finds }) => finds.map((one) => one.replace(/:.*/, '')));
  const broken = [...Object.keys(BROKEN_JOBS), ...Object.keys(BROKEN_SESSIONS)];
  // Other tests have services without a proxy for the first two.
  const rules = ['session-end', 'message-frames', ...broken, ...found];
  const others = Object.keys(RULES).filter((one) => !one.startsWith('filter-'));
  const missed = others.filter((one) => !rules.includes(one));
  expect(missed, 'add each to packages/stub/test/faults.ts or relations.ts').toEqual([]);
});
