/** The report of a conformance run. */
import { expect, it } from 'vitest';
import { formatReport } from '../src/conformance/index.ts';
import { RULES } from '../src/conformance/rules.ts';
import type { Body } from './proxy.ts';
import { runAgainst } from './runs.ts';
import { spoilAnswer } from './spoil.ts';

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
    /^violation of an assumption: pre-recorded job, .* \(and \d+ more like it\) \[utterance-text\]$/,
  );
  expect(lines[1]).toMatch(
    /^ {2}result\.transcription\.utterances\.0\.text: expected "five and", got "/,
  );
  expect(lines).toContain(`  (assumption: ${RULES[rule]})`);
  expect(lines.at(-1)).toMatch(/^ {2}curl -ig -X POST .*\/v2\/pre-recorded'$/);
  expect(counts).toMatch(/^ +passed +violation +accepted +skipped\n/);
  expect(rest.at(-1)).toMatch(
    /^not judged beyond their schemas:\n[\s\S]*^ {2}effects of options: /m,
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

/** Gives the last field of a path another type, if there is one. */
function retype(value: Body, path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((one, name) => one?.[name], value);
  if (holder?.[last] !== undefined) holder[last] = { of: 'another type' };
}

it.concurrent.each([
  'file',
  'status',
  'result.metadata.audio_duration',
  'result.translation',
  'result.translation.results',
  'result.transcription.subtitles',
  'result.transcription.full_transcript',
  'result.transcription.utterances.0.text',
  'result.transcription.utterances.0.channel',
  'result.transcription.utterances.0.language',
  'result.transcription.utterances.0.words.0.word',
])('after a violation of the schema at %s of jobs, the run blames nothing else', async (path) => {
  const change = (job: Body) => {
    if (job.status === 'done') retype(job, path);
    return job;
  };
  const hooks = spoilAnswer('getPreRecordedJob', change);
  const { checks } = await runAgainst({ hooks, settings: { only: ['recordings'] } });
  const violations = checks.filter(({ outcome }) => outcome === 'violation');
  expect([...new Set(violations.map(({ rule }) => rule))]).toEqual(['contract']);
});

// One after another: sessions that wait for a busy machine end by the patience of the run.
it.each([
  'session_id',
  'data.is_final',
  'data.utterance',
  'data.utterance.text',
  'data.utterance.end',
])(
  'after a violation of the schema at %s of messages, the run blames nothing else',
  async (path) => {
    const message = (one: Body) => {
      if (one.type === 'transcript') retype(one, path);
      return one;
    };
    const settings = { only: ['sessions'], patience: 5_000 };
    const { checks } = await runAgainst({ hooks: { message }, settings });
    const violations = checks.filter(({ outcome }) => outcome === 'violation');
    const rules = new Set(violations.map(({ rule }) => rule));
    // The interface does not state the body of the callback of a session.
    rules.delete('live-message');
    expect([...rules]).toEqual(['contract']);
  },
);

it.concurrent('after a violation of a schema, the run reports only that violation and the skipped checks', async () => {
  const hooks = {
    ...spoilAnswer('uploadAudio', (upload) => {
      delete upload.audio_metadata.number_of_channels;
      return upload;
    }),
    message: () => ({ type: undefined }),
  };
  const only = ['recordings', 'sessions', 'inputs'];
  const { checks } = await runAgainst({ hooks, settings: { only, patience: 5_000 } });
  const rulesOf = (wanted: string) =>
    new Set(checks.flatMap(({ outcome, rule }) => (outcome === wanted ? rule : [])));
  // The interface does not state the body of the callback of a session.
  expect(rulesOf('violation')).toEqual(new Set(['contract', 'live-message']));
  expect(rulesOf('passed')).toContain('recorded-params');
  const unmade = checks.filter(({ details }) =>
    details.includes('not checked, since /type: is missing'),
  );
  expect(new Set(unmade.map(({ rule }) => rule))).toEqual(
    new Set(['message-flags', 'session-record']),
  );
});
