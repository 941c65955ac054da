/** The conformance run finds each faulty service, by the right check. */
import { expect, it } from 'vitest';
import { RELATIONS } from '../src/conformance/relations.ts';
import { RULES } from '../src/conformance/rules.ts';
import { schemaNamed } from '../src/contract.ts';
import { FAULTS } from './faults.ts';
import { conditionsIn, runAgainst } from './runs.ts';
import { spoilListQuery } from './spoil.ts';

const ruleOf = (found: string) => found.replace(/:.*/, '');

// Side by side, since a run mostly waits.
it.concurrent.each(FAULTS)('the run finds $finds', async (fault) => {
  const report = await runAgainst(fault);
  expect(conditionsIn(report)).toEqual(expect.arrayContaining([...fault.finds]));
  const violations = report.checks.filter(({ outcome }) => outcome === 'violation');
  expect(violations.filter(({ request }) => !request?.curl)).toEqual([]);
});

const { offset, limit, ...filters } = schemaNamed('ListTranscriptionJobsQuery').properties ?? {};
const FILTERS = Object.keys(filters);
const filtersIn = (query: URLSearchParams) =>
  [...query.keys()].filter((key) => FILTERS.includes(key.replace(/\[.*/, '')));

it.concurrent.each([
  [
    'filter-lists-other',
    (query: URLSearchParams) => {
      for (const key of filtersIn(query)) query.delete(key);
    },
  ],
  [
    'filter-misses',
    (query: URLSearchParams) => filtersIn(query).length > 0 && query.set('offset', '1000000'),
  ],
] as const)('the run finds %s by each filter', async (condition, change) => {
  // Without the record of a session, whose search such a service breaks.
  const settings = { only: ['recordings', 'filters'] };
  const { checks } = await runAgainst({ hooks: spoilListQuery(change), settings });
  const found = checks.filter(({ conditions }) => conditions.includes(condition));
  const missed = FILTERS.filter((one) => !found.some(({ name }) => name.includes(one)));
  expect(missed).toEqual([]);
});

it('each check has a faulty service', () => {
  // Other tests have services without a proxy for the first two.
  const elsewhere = ['session-end', 'message-frames', ...Object.keys(RELATIONS)];
  const rules = [...FAULTS.flatMap(({ finds }) => finds.map(ruleOf)), ...elsewhere];
  const others = Object.keys(RULES).filter((one) => !one.startsWith('filter-'));
  const missed = others.filter((one) => !rules.includes(one));
  expect(missed, 'add a fault for each in packages/stub/test/faults.ts').toEqual([]);
});
