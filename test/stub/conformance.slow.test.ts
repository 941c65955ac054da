/** The conformance run: the stub and unusual services pass it, and each check finds a planted fault. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readJson } from '../../stub/conformance/client.ts';
import {
  type Check,
  type ConformanceOptions,
  countInputs,
  formatReport,
  PARTS,
  type Report,
  runConformance,
} from '../../stub/conformance/index.ts';
import { type InputCase, inputsFor } from '../../stub/conformance/inputs.ts';
import { tryRecord } from '../../stub/conformance/live.ts';
import { tryRecordings } from '../../stub/conformance/recordings.ts';
import {
  applyRelation,
  objectsIn,
  RELATIONS,
  type Relation,
} from '../../stub/conformance/relations.ts';
import { Recorder } from '../../stub/conformance/report.ts';
import { attemptsFor } from '../../stub/conformance/requests.ts';
import type { Run } from '../../stub/conformance/run.ts';
import {
  issuesIn,
  OPERATION_IDS,
  OPERATIONS,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../../stub/src/contract.ts';
import type { StubOptions } from '../../stub/src/index.ts';
import { writeWav } from '../support/wav.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS, FAULTS, KEY, partsFor } from './faults.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { SERVICES } from './services.ts';
import { list, postJob, runFile, start, temporaryFolder } from './support.ts';

/** The speech that comes with the run, of several utterances. */
const SPEECH = fileURLToPath(new URL('../../stub/speech.wav', import.meta.url));
/** The area and the name of a check, without the job or the session that the name begins with. */
const kindOf = ({ area, name }: Check) => `${area}, ${name.replace(/^[^:]*: /, '')}`;

/** Whether a check did not pass, although it is no part that is left out in every run. */
const isUnexpected = ({ area, outcome }: Check) =>
  outcome !== 'passed' && typeof PARTS[area] !== 'string';

/** The checks of a run with all parts. */
let all: readonly Check[];
/** What the run with all parts applied the relations to. */
const related: unknown[] = [];
/** The operations that were called, and the types of messages that either side sent. */
const observed = new Set<unknown>();
/** Two seconds of sound, in which the stub hears some words. */
let audio: string;

beforeAll(async () => {
  audio = join(temporaryFolder(), 'audio.wav');
  writeFileSync(audio, writeWav(2));
  const observe: Hooks = {
    answer: (operation) => {
      observed.add(operation);
      return {};
    },
  };
  const relate = vi.spyOn(Recorder.prototype, 'relate');
  const send = vi.spyOn(WebSocket.prototype, 'send');
  const { checks } = await runAgainst(observe, { strict: true, audio: SPEECH });
  expect(checks.filter(isUnexpected)).toEqual([]);
  related.push(...relate.mock.calls.map(([, , value]) => value));
  for (const [frame] of send.mock.calls) observed.add(Object(readJson(String(frame))).type);
  for (const spy of [relate, send]) spy.mockRestore();
  all = checks.filter(({ outcome }) => outcome === 'passed');
});

it('a thorough run tries each bound and enumeration, and leaves out each required field', () => {
  const bodies = OPERATION_IDS.flatMap((id) => {
    const { schema } = OPERATIONS[id].requestBody ?? {};
    return schema ? [{ id, schema }] : [];
  });
  expect(bodies).not.toEqual([]);
  for (const { id, schema } of bodies) {
    const { properties = {}, required = [] } = schemaNamed(schema);
    const names = attemptsFor(id, true).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(required.map((field) => `without ${field}`)));
    expect(properties).not.toEqual({});
    for (const [field, inner] of Object.entries(properties)) {
      const { maximum, enum: choices, type } = schemaAt(inner).node;
      const wanted = [
        ...(maximum === undefined ? [] : ['its maximum', 'above']),
        ...(choices ? ['a value that is not a member'] : []),
        ...(type ? ['a value of type'] : []),
      ].map((what) => `${field}: ${what}`);
      const untried = wanted.filter((what) => !names.some((name) => name.startsWith(what)));
      expect(untried).toEqual([]);
    }
    const isGood = ({ data }: InputCase) => issuesIn(schema, data, 'contract').length === 0;
    const good = inputsFor(schema, false).filter(isGood);
    const whole = good.map(({ description }) => description);
    expect(whole, schema).toEqual(expect.arrayContaining(['required fields alone', 'every field']));
  }
});

it('a run tries every operation, message, callback and webhook', () => {
  const messages = ['ClientMessage', 'ServerMessage'].flatMap((union) => {
    const branches = schemaNamed(union).oneOf?.map((branch) => schemaAt(branch).node) ?? [];
    return branches.map(({ properties }) => properties?.type?.const).filter((type) => type);
  });
  const callbacks = OPERATION_IDS.flatMap((id) => Object.keys(OPERATIONS[id].callbacks));
  expect(messages).not.toEqual([]);
  const wanted = [...OPERATION_IDS, ...messages, ...callbacks, ...Object.keys(WEBHOOKS)];
  const seen = [...observed, ...all.map(({ name }) => name.replace(/ by .*/, ''))];
  const isLeftOut = (one: unknown) => typeof PARTS[String(one)] === 'string';
  const untried = wanted.filter((one) => !seen.includes(one) && !isLeftOut(one));
  const advice = 'give each a part in stub/conformance/, or a reason under PARTS in index.ts there';
  expect(untried, advice).toEqual([]);
});

describe('a service that breaks one relation fails only the check of that relation:', () => {
  const isJob = (value: unknown) => Object(value).kind === 'pre-recorded';
  const broken = [BROKEN_JOBS, BROKEN_SESSIONS].flatMap((changes, at) =>
    Object.entries(changes).map(([name, change]) => ({ name, change, ofJobs: at === 0 })),
  );

  it.each(broken)('$name', ({ name, change, ofJobs }) => {
    const values = structuredClone(related.filter((value) => isJob(value) === ofJobs));
    values.forEach(change);
    const objects = values.map((value) => objectsIn(value));
    const violated = Object.entries(RELATIONS).filter(([, relation]) =>
      objects.some((one) => applyRelation(relation, one)?.outcome === 'violated'),
    );
    expect(violated.map(([relation]) => relation)).toEqual([name]);
  });

  it('each relation has such a service', () => {
    expect(broken.map(({ name }) => name)).toEqual(Object.keys(RELATIONS));
  });
});

/** The checks that the tests here expect to find a fault, and any others that did. */
const found = new Set([
  ...FAULTS.flatMap(([, foundBy]) => foundBy),
  ...Object.keys(RELATIONS),
  'live session, the record of a session',
]);

it.each(FAULTS)('the run finds a service that %s', async (_, foundBy, plant) => {
  const { checks } = await runAgainst(plant, { only: partsFor(foundBy) });
  const violated = checks.filter(({ outcome }) => outcome === 'violated').map(kindOf);
  for (const kind of violated) found.add(kind);
  const advice = 'the run passes it: let a check in stub/conformance/ look for it';
  expect(violated, advice).toEqual(expect.arrayContaining([...foundBy]));
});

it('the run says what it still waits for when its patience ends', async () => {
  // A key so short is no secret, and the report has its words.
  const recorder = new Recorder('job');
  const created = { id: 'x', result_url: 'https://speech.invalid/x', items: [] };
  const client = {
    expect: async () => created,
    follow: async () => ({ id: 'x', status: 'queued' }),
  };
  const made = { recording: 'https://speech.invalid/a.wav' };
  const run = { recorder, client, patience: 0, made, receiver: null } as unknown as Run;
  await tryRecord(run, 'a-session', 1);
  await tryRecordings(run);
  const violated = recorder.checks.filter(({ outcome }) => outcome === 'violated');
  expect(violated.map(({ name, details }) => [name, ...details])).toEqual([
    ['the record of a session', 'no finished live job holds its messages'],
    ['nothing switched on: polled until it is done', 'the job is still queued'],
    ['everything switched on: polled until it is done', 'the job is still queued'],
  ]);
});

it('each check finds a fault', () => {
  // The checks of inputs find one fault together: `REVERSED`.
  const inputs = OPERATION_IDS.flatMap((id) =>
    attemptsFor(id, true).map(({ name }) => `${id}, ${name}`),
  );
  const tried = all.filter(({ area, name }) => !inputs.includes(`${area}, ${name}`));
  const missed = tried
    .map(kindOf)
    .filter((kind) => !found.has(kind) && !found.has(kind.replace(/^[^,]*, /, '')));
  expect(missed, 'plant a fault for each in test/stub/faults.ts').toEqual([]);
});

it.each(Object.entries(SERVICES))('the run passes a service that %s', async (_, make) => {
  const [spoil, only, options] = make();
  const { checks } = await runAgainst(spoil, { only }, options);
  const isTried = ({ area }: Check) => !only || !(area in PARTS);
  expect(checks.filter((check) => isTried(check) && isUnexpected(check))).toEqual([]);
});

it.each([
  ['the audio is as long as what was sent', 'a.audio_duration'],
  ['the one language that was asked for is used', 'result.transcription.utterances.*.language'],
])('the run leaves a relation out where a field is absent: %s', (name, field) => {
  const sent = { seconds: 2, parameters: { language_config: { languages: ['en'] } } };
  const value = { a: { audio_duration: null }, b: { audio_duration: 2 }, result: {}, sent };
  const verdict = applyRelation(RELATIONS[name] as Relation, objectsIn(value));
  const details = [`${field}: absent or null`];
  expect(verdict).toMatchObject({ outcome: 'left out', details });
});

it('the command says how many calls it makes, prints a table, writes JSON, and leaves no session open', async () => {
  const json = join(temporaryFolder(), 'report.json');
  const stub = await start();
  const args = ['--url', stub.url, '--key', stub.key, '--only', 'inputs', '--json', json];
  const { code, stdout } = await runFile('stub/conformance/cli.ts', ...args);
  expect(code).toBe(0);
  expect(await list(stub, '?kind=live')).not.toEqual([]);
  expect(await list(stub, '?kind=live&status=queued&status=processing')).toEqual([]);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, counts.violated]).toEqual([stub.url, 0]);
  expect(counts.passed + counts.leftOut).toBe(checks.length);
  const [before = '', head = '', ...lines] = stdout.trimEnd().split('\n');
  expect(before).toContain(`${countInputs(false).calls} inputs`);
  expect(before).toContain(`${countInputs(true).calls} with --thorough`);
  expect(head).toMatch(/^ +passed +violated +left out$/);
  for (const area of [...new Set(checks.map((check) => check.area)), 'total']) {
    const rows = lines.filter((line) => new RegExp(`^${area} +\\d+ +0 +\\d+$`).test(line));
    expect(rows, area).toHaveLength(1);
  }
  expect(lines).toContain(`${counts.calls} calls, which made ${counts.made} jobs and sessions`);
  for (const { kind, seen, all } of counts.coverage) {
    expect(
      lines.filter((line) => new RegExp(`^${kind} +${seen} +${all}$`).test(line)),
    ).toHaveLength(1);
    expect([seen > 0, seen < all]).toEqual([true, true]);
  }
});

it('a run counts the fields and listed values that it saw, and lists the others on demand', async () => {
  const { url, key } = await start();
  const report = await runConformance({ url, key, speed: Infinity, only: [] });
  const [fields, values] = report.coverage;
  const schema = OPERATIONS.uploadAudio.responses['2XX']?.schema ?? '';
  // An upload was answered, and no job.
  expect(fields?.unseen).not.toHaveProperty(schema);
  expect(fields?.unseen).toHaveProperty('PreRecordedResult');
  expect(values?.unseen['LiveJob.kind']).toEqual(['live']);
  expect(values?.unseen).toHaveProperty('CallbackConfig.method', ['POST', 'PUT']);
  const told = 'CallbackConfig.method: POST, PUT';
  expect(formatReport(report, true)).toContain(told);
  expect(formatReport(report)).not.toContain(told);
});

/** A run against a stub behind a proxy, which its webhooks reach. */
async function runAgainst(
  spoil: Hooks,
  settings: Partial<ConformanceOptions>,
  options: StubOptions = {},
): Promise<Report> {
  const stub = await startProxied(spoil, {
    key: KEY,
    queueTime: 0,
    processingTime: 0,
    ...options,
  });
  // Pages need jobs to list.
  if (settings.only?.[0] === 'pages') for (let i = 0; i < 6; i++) await postJob(stub);
  try {
    const run = { url: stub.url, key: KEY, speed: Infinity, webhook: true, audio };
    return await runConformance({ ...run, ...settings });
  } finally {
    await stub.close();
    expect(stub.violations).toEqual([]);
  }
}
