/** The report of a conformance run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { formatReport, type Report } from '../src/conformance/index.ts';
import { RELATIONS, type Relation } from '../src/conformance/relations.ts';
import { RULES } from '../src/conformance/rules.ts';
import type { Body, Hooks } from './proxy.ts';
import { runAgainst, runOf, violationsIn } from './runs.ts';
import { spoilAnswer, spoilListed, spoilNotifications } from './spoil.ts';

it.concurrent('the report lists violations, then counts, then skipped checks by cause', async () => {
  const rule = 'utterance-text';
  // Numbers are written in figures in the text, and in words in the words.
  const hooks = spoilAnswer('getPreRecordedJob', (job) => {
    for (const { words } of job.result?.transcription?.utterances ?? []) words[0].word = 'five';
    return job;
  });
  const only = ['recordings'];
  const report = await runAgainst({ hooks, settings: { only } });
  const [violation = '', counts = '', ...rest] = formatReport(report).split('\n\n');
  const lines = violation.split('\n');
  expect(lines[0]).toMatch(
    /^violation of an assumption: pre-recorded job, nothing switched on.* \(and \d+ more like it\) \[utterance-text\]$/,
  );
  expect(lines[1]).toMatch(
    /^ {2}result\.transcription\.utterances\.0\.text must be "five and", but is "/,
  );
  expect(lines).toContain(`  (assumption: ${RULES[rule]})`);
  expect(lines.at(-1)).toMatch(/^ {2}curl -ig -X POST .*\/v2\/pre-recorded'$/);
  expect(counts).toMatch(/^ +passed +violation +accepted +skipped\n/);
  expect(rest.at(-1)).toMatch(
    /^checked only against their schemas:\n[\s\S]*^ {2}effects of options: /m,
  );
  const skipped = rest.at(-2)?.split('\n') ?? [];
  const causes = skipped.map((line) => /^skipped \((.*?)\): /.exec(line)?.[1]);
  expect(causes).toContain('not in --only');
  expect(new Set(causes).size).toBe(causes.length);
  const accepted = await runAgainst({ hooks, settings: { only, accept: [rule] } });
  expect([accepted.violations, accepted.accepted]).toEqual([0, report.violations]);
});

it.concurrent('an accepted assumption accepts no response that violates the contract', async () => {
  const hooks = spoilAnswer('listTranscriptionJobs', (page) => ({ ...page, items: undefined }));
  const settings = { only: ['recordings', 'filters'], accept: ['filter-date'] };
  const { checks } = await runAgainst({ hooks, settings });
  const found = checks.find(({ name }) => name === 'filter by date');
  expect(found).toMatchObject({ outcome: 'violation', rule: 'contract' });
});

it('an error in a relation is an error of the run and causes no violation', async () => {
  const find: Relation['find'] = (object) => object.missing.field;
  const relations = RELATIONS as Record<string, Relation>;
  relations.planted = { name: 'planted', needs: ['size'], find };
  onTestFinished(() => void delete relations.planted);
  const report = await runOf({ settings: { only: [] } });
  const planted =
    /^error of the run, not of the service: uploadAudio, .* \[contract\]: TypeError: .* at /;
  expect(formatReport(report)).toMatch(planted);
  expect(report.violations).toBe(0);
});

it.concurrent('two reports on a service have the same checks in the same order', async () => {
  const settings = { only: ['recordings', 'pages'] };
  let count = 0;
  // Changes which of the checks that run side by side ends first.
  const answer = async () => {
    count += 1;
    await sleep(count % 2 ? 50 : 0);
    return {};
  };
  const services = [{ settings }, { settings, hooks: { answer } }];
  const reports = await Promise.all(services.map(runAgainst));
  const [one, other] = reports.map(({ checks }) =>
    checks.map(({ area, name, rule }) => [rule, area, name]),
  );
  expect(one).toEqual(other);
});

it.concurrent('a report names the job or session whose other checks were skipped', async () => {
  const refuses = (path: string, count = (seen.get(path) ?? 0) + 1) =>
    seen.set(path, count).get(path) === 2;
  const seen = new Map<string, number>();
  const text = formatReport(
    await runAgainst({ hooks: { refuses }, settings: { only: ['sessions'] } }),
  );
  expect(text).toContain(
    "skipped (further checks, which need 'connecting again'): live session, a lost connection\n",
  );
});

/** The names of the checks with an outcome. */
const rulesOf = ({ checks }: Report, wanted: string) => [
  ...new Set(checks.filter(({ outcome }) => outcome === wanted).map(({ rule }) => rule)),
];

it.concurrent('a report names the job of a violation', async () => {
  const hooks = spoilAnswer('getPreRecordedJob', (job) => {
    // Its type is right, so that only the relations that read it are skipped.
    if (job.file) job.file.number_of_channels = 0;
    return job;
  });
  const report = await runAgainst({ hooks, settings: { only: ['recordings'] } });
  const text = formatReport(report);
  expect(text).toMatch(
    /^ {2}\/file\/number_of_channels must .* \(response of getPreRecordedJob, id [\da-f-]{36}\)$/m,
  );
  const skipped = report.checks.filter(
    ({ outcome, area }) => outcome === 'skipped' && /job/.test(area),
  );
  expect(new Set(skipped.map(({ rule }) => rule))).toEqual(new Set(['audio-channels']));
  expect(text).toContain('different violations: 1\n');
});

it.concurrent('a check of the key reports no violation if the job that it needs is invalid', async () => {
  const hooks = spoilAnswer('getPreRecordedJob', (job) => ({ ...job, version: 'two' }));
  const { checks } = await runAgainst({ hooks, settings: { only: ['keys'] } });
  const violations = checks.filter(({ outcome }) => outcome === 'violation');
  expect(new Set(violations.map(({ name }) => name))).toEqual(
    new Set(['a finished job to call it with']),
  );
});

it.concurrent('the run reports no other violation after a violation in a callback or a webhook', async () => {
  const hooks = spoilNotifications({
    '/jobFinished/POST': (one) => [{ ...one, body: { ...one.body, id: 5 } }],
    '/jobFinished/PUT': (one) => [{ ...one, contentType: 'text/plain' }],
    '/webhook': (one) => [{ ...one, body: {} }],
  });
  const settings = { only: ['recordings', 'webhook'], patience: 5_000 };
  const report = await runAgainst({ hooks, settings });
  expect(rulesOf(report, 'violation')).toEqual(['contract']);
  const problems = new Set(violationsIn(report));
  expect(problems).toEqual(
    new Set([
      'contract: /id must be a string, but is 5',
      'contract: content-type must be "application/json", but is "text/plain"',
      'contract: /id is missing',
    ]),
  );
});

/** Gives the last field of a path another type, if there is one. */
function retyped(value: Body, path: string): Body {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((one, name) => one?.[name], value);
  if (holder?.[last] !== undefined) holder[last] = { of: 'another type' };
  return value;
}

const inUpload = (path: string) => spoilAnswer('uploadAudio', (upload) => retyped(upload, path));
const inJob = (path: string) =>
  spoilAnswer('getPreRecordedJob', (job) => (job.status === 'done' ? retyped(job, path) : job));
const inListed = (path: string) => spoilListed((job) => retyped(job, path));
const inMessage = (path: string): Hooks => ({
  message: (one) => (one.type === 'transcript' ? retyped(one, path) : {}),
});

/** Fields of another type: where, in what, and the parts of a run that read them. */
const MALFORMED: [path: string, spoil: (path: string) => Hooks, only: string[]][] = [
  ['audio_metadata.number_of_channels', inUpload, ['recordings', 'inputs']],
  ['file', inJob, ['recordings']],
  ['result.translation.results', inJob, ['recordings']],
  ['result.transcription.languages.0', inJob, ['recordings']],
  ['result.transcription.utterances.0.words.0.word', inJob, ['recordings']],
  ['result.metadata.audio_duration', inListed, ['recordings', 'sessions', 'pages']],
  ['session_id', inMessage, ['sessions']],
  ['data.utterance', inMessage, ['sessions']],
];

it.concurrent.each(MALFORMED)(
  'after a violation of the schema at %s, the run blames nothing else',
  async (path, spoil, only) => {
    const report = await runAgainst({ hooks: spoil(path), settings: { only } });
    // The interface does not state the body of the callback of a session.
    const rules = rulesOf(report, 'violation').filter((rule) => rule !== 'live-message');
    expect(rules).toEqual(['contract']);
    expect(rulesOf(report, 'passed')).toContain('callback-off');
  },
);
