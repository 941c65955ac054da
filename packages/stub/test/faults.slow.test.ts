/** The conformance run finds each faulty service, by the right check, and each condition has a faulty service. */
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../src/conformance/conditions.ts';
import { formatReport } from '../src/conformance/index.ts';
import { RULES } from '../src/conformance/rules.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS } from './broken.ts';
import { BROKEN_FILTERS, ELSEWHERE, FAULTS } from './faults.ts';
import { conditionsIn, runAgainst, SPEECH, shortAudio } from './runs.ts';

/** The areas whose checks look at what a call has led to. */
const LED_TO = ['live session', 'notifications'];

const ALL = [...FAULTS, ...BROKEN_FILTERS].map((fault) => [fault.does, fault] as const);

it.concurrent.each(ALL)('the run finds a service that %s', async (_, fault) => {
  const { finds, parts, plant, thorough = false, patience = 60_000, processingTime = 0 } = fault;
  const audio = fault.hasSpeech ? SPEECH : shortAudio();
  const { without = [] } = fault;
  const settings = { only: parts, patience, thorough, audio, without };
  const report = await runAgainst(plant, settings, { processingTime });
  const found = conditionsIn(report);
  for (const one of finds) expect(found).toContainEqual(one);
  const rules = new Set(found.map(([rule]) => rule));
  const wanted = new Set(finds.map(([rule]) => rule));
  if (!fault.isFoundByOthers) expect([...rules].sort()).toEqual([...wanted].sort());
  const violations = report.checks.filter(({ outcome }) => outcome === 'violation');
  if (fault.isOne) expect(violations).toHaveLength(1);
  const ledTo = violations.filter(({ area }) => LED_TO.includes(area));
  expect(ledTo.filter(({ request }) => !request?.curl.startsWith('curl '))).toEqual([]);
});

describe('a faulty service is planted', () => {
  const planted = [...FAULTS, ...BROKEN_FILTERS].flatMap(({ finds }) => finds);

  it('for each condition of a check', () => {
    const conditions = [...planted.map(([, condition]) => condition), ...ELSEWHERE];
    const missed = CONDITIONS.filter((one) => !conditions.includes(one));
    expect(missed, 'plant a fault for each in packages/stub/test/faults.ts').toEqual([]);
  });

  it('for each check', () => {
    const rules = [...planted, ...BROKEN_JOBS, ...BROKEN_SESSIONS].map(([rule]) => rule);
    /** Planted by the tests of waiting and of filters, and in `wrong.slow.test.ts`. */
    const elsewhere = ['no-response', 'session-end', 'session-record', 'message-frames'];
    const known = [...rules, ...elsewhere, 'job-finished-deprecated'];
    const missed = Object.keys(RULES).filter(
      (rule) => !known.includes(rule) && !rule.startsWith('filter-'),
    );
    expect(missed, 'plant a fault for each in packages/stub/test/faults.ts').toEqual([]);
  });
});

it('a violation on a page after the first shows the link that led to it', async () => {
  const { plant, parts } = FAULTS.find(({ does }) => does.includes('in the link')) ?? expect.fail();
  const report = await runAgainst(plant, { only: parts });
  const text = formatReport(report);
  expect(text).toMatch(/the `next` link http\S+offset=2\S* of kind=\S+ lists \S+, which does not/);
  expect(text).toMatch(/curl -ig .*offset=2/);
});
