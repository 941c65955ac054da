/** The conformance run: the stub and unusual services pass it, and each check finds a planted fault. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Word } from 'speech-to-text-contract/types';
import ts from 'typescript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { HttpRequest, Parameter } from '../../../scripts/contract.ts';
import { readContract } from '../../../scripts/contract.ts';
import { type Call, type Client, readJson } from '../src/conformance/client.ts';
import {
  type Check,
  type ConformanceOptions,
  countInputs,
  formatReport,
  PARTS,
  type Report,
  runConformance,
} from '../src/conformance/index.ts';
import { type InputCase, inputsFor } from '../src/conformance/inputs.ts';
import { filtersFor, tryFilters } from '../src/conformance/list.ts';
import { tryRecord } from '../src/conformance/live.ts';
import { tryWebhooks } from '../src/conformance/notifications.ts';
import { tryRecordings, untilFinal } from '../src/conformance/recordings.ts';
import {
  applyRelation,
  objectsIn,
  RELATIONS,
  type Relation,
} from '../src/conformance/relations.ts';
import { Recorder } from '../src/conformance/report.ts';
import { attemptsFor, tryUploads } from '../src/conformance/requests.ts';
import { RULES } from '../src/conformance/rules.ts';
import type { Run } from '../src/conformance/run.ts';
import {
  issuesIn,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';
import type { StubOptions } from '../src/index.ts';
import {
  BROKEN_JOBS,
  BROKEN_SESSIONS,
  FAULTS,
  KEY,
  SEARCHES,
  spoilAnswer,
  TOLD,
  TOLERATED,
} from './faults.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { fetching, growing, SERVICES } from './services.ts';
import { list, oldNamesAlone, postJob, runFile, STUB, start, temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

/** The bundled speech, several utterances. */
const SPEECH = join(STUB, 'speech.wav');
/** Whether every run leaves out a part, or a webhook, for the reason that is written in its place. */
const isLeftOut = (part: string) => typeof PARTS[part] === 'string';
/** Whether a check did not pass, except for a part that every run leaves out. */
const isUnexpected = ({ area, outcome }: Check) => outcome !== 'passed' && !isLeftOut(area);

/** The checks of a run with all parts. */
let all: readonly Check[];
/** The values to which the run with all parts applied the relations. */
const related: unknown[] = [];
/** A required header that no stub sends. */
const PLANTED = {
  name: 'X-Planted',
  in: 'header',
  required: true,
  style: 'simple',
  explode: false,
  schema: undefined,
} satisfies Partial<Parameter>;
/** The reports on faulty services that the tests here expect. */
const told = new Set<string>(Object.values(TOLD));
/** The operations that succeeded, and the types of messages that either side sent. */
const observed = new Set<unknown>();
/** The responses of the stub in the run with all parts. */
const responses: { operation: OperationId; status: string; headers: readonly string[] }[] = [];
/** Two seconds of sound, in which the stub hears some words. */
let audio: string;

beforeAll(async () => {
  audio = join(temporaryFolder(), 'audio.wav');
  writeFileSync(audio, writeWav(2));
  const observe: Hooks = {
    answer: (operation, { status, headers }) => {
      if (status < 300) observed.add(operation);
      if (operation) responses.push({ operation, status: `${status}`, headers });
      return {};
    },
  };
  const relate = vi.spyOn(Recorder.prototype, 'relate');
  const send = vi.spyOn(WebSocket.prototype, 'send');
  const report = await runAgainst(observe, { strict: true, audio: SPEECH });
  const { checks } = report;
  expect(checks.filter(isUnexpected)).toEqual([]);
  expect(oldNamesAlone(report), 'send the new names, too').toEqual([]);
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
      const { node, name } = schemaAt(inner);
      const { maximum, enum: choices, type } = node;
      const stranger = name ? `a value that ${name} does not list` : 'a value that is not a member';
      const wanted = [
        ...(maximum === undefined ? [] : ['its maximum', 'above']),
        ...(choices ? [stranger] : []),
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

it('a run writes each query, and nothing but an object as a query', () => {
  const queries = OPERATION_IDS.flatMap((id) => (OPERATIONS[id].query ? [id] : []));
  expect(queries).not.toEqual([]);
  for (const id of queries) {
    const { properties = {} } = schemaNamed(OPERATIONS[id].query ?? '');
    const asked = attemptsFor(id, false).flatMap(({ call }) => [...(call.query?.keys() ?? [])]);
    const names = asked.map((name) => name.replace(/\[.*/, ''));
    expect(
      names,
      `write the query of ${id} in packages/stub/src/conformance/requests.ts`,
    ).not.toEqual([]);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...new Set(names)]));
  }
});

it('a run tries the query of an operation with a body, with a valid body', () => {
  const ids = OPERATION_IDS.filter((one) => OPERATIONS[one].requestBody);
  const [query = expect.fail()] = OPERATION_IDS.flatMap((id) => OPERATIONS[id].query ?? []);
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    const { requestBody, ...own } = OPERATIONS[id];
    const asked = { ...own, requestBody, query };
    const planted = vi.spyOn(OPERATIONS, id, 'get').mockReturnValue(asked);
    const attempts = attemptsFor(id, false).filter(({ call }) => call.query);
    planted.mockRestore();
    expect(new Set(attempts.map(({ isRefused }) => isRefused))).toEqual(new Set([true, false]));
    if (!requestBody?.schema) continue;
    const validate = parserOf(requestBody.schema, 'strict');
    for (const { call } of attempts) expect(validate(call.body)).toMatchObject({ ok: true });
  }
});

it('a run counts only the inputs that it tries', () => {
  const { calls } = countInputs({});
  const without = OPERATION_IDS.slice(0, 1);
  const own = attemptsFor(without[0] as OperationId, false).length;
  expect(own).toBeGreaterThan(0);
  expect(countInputs({ without }).calls).toBe(calls - own);
  expect(countInputs({ only: ['keys'] }).calls).toBe(0);
  expect(countInputs({ only: ['keys', 'inputs'] }).calls).toBe(calls);
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
  const untried = wanted.filter((one) => !seen.includes(one) && !isLeftOut(String(one)));
  const advice =
    'give each a part in packages/stub/src/conformance/, or a reason under PARTS in index.ts there';
  expect(untried, advice).toEqual([]);
});

/** Expects words in the findings of a run. */
function expectTold(details: readonly string[], words: string, advice?: string): void {
  const found = details.filter((one) => one.includes(words));
  expect(found.length > 0 ? words : details.join('\n'), advice).toBe(words);
  for (const one of found) told.add(one);
}

/** The headers that operations require of the responses of the run, and that the stub did not send. */
function missingHeaders(operations: readonly HttpRequest[]): Set<string> {
  const missing = responses.flatMap(({ operation, status, headers }) => {
    const stated = operations.find(({ id }) => id === operation)?.responses ?? [];
    const names = [status, status.replace(/..$/, 'XX'), 'default'];
    const entry = names.flatMap((name) => stated.find((one) => one.status === name) ?? [])[0];
    const required = (entry?.headers ?? []).filter((one) => one.required);
    return required
      .filter(({ name }) => !headers.includes(name.toLowerCase()))
      .map(({ name }) => `${operation}: ${status} without the header ${name}`);
  });
  return new Set(missing);
}

it('the stub sends each header that the contract requires of a response', () => {
  const bundle = (name: string) =>
    createRequire(import.meta.url)(`speech-to-text-contract/${name}.json`);
  const { operations } = readContract(bundle('openapi'), bundle('asyncapi'), new Map());
  const advice = 'send it in packages/stub/src/app.ts';
  expect([...missingHeaders(operations)], advice).toEqual([]);
  const planted = structuredClone(operations).map((operation) => {
    for (const { headers, ...response } of operation.responses) {
      headers.push({ ...response, ...PLANTED });
    }
    return operation;
  });
  const successes = OPERATION_IDS.map((id) => expect.stringMatching(`^${id}: 2.. without`));
  expect([...missingHeaders(planted)]).toEqual(expect.arrayContaining(successes));
});

describe('of all relations of the run,', () => {
  const isJob = (value: unknown) => Object(value).kind === 'pre-recorded';
  /** Changes the values of the run with all parts. Returns the findings. */
  const outcomesOf = (change: (value: never) => unknown, ofJobs: boolean) => {
    const values = structuredClone(related.filter((value) => isJob(value) === ofJobs));
    for (const value of values) change(value as never);
    const objects = values.map((value) => objectsIn(value));
    return Object.entries(RELATIONS).flatMap(([rule, relation]) =>
      objects.flatMap((one) => {
        const { outcome, details = [] } = applyRelation(relation, one) ?? {};
        return outcome === 'violated' ? [{ rule, details }] : [];
      }),
    );
  };
  const broken = [BROKEN_JOBS, BROKEN_SESSIONS].flatMap((changes, at) =>
    changes.map(([rule, words, change]) => ({ rule, words, change, ofJobs: at === 0 })),
  );

  it.each(broken)('only $rule reports $words', ({ rule, words, change, ofJobs }) => {
    const violated = outcomesOf(change, ofJobs);
    expect([...new Set(violated.map((one) => one.rule))]).toEqual([rule]);
    expectTold(
      violated.flatMap(({ details }) => details),
      words,
    );
  });

  it.each(Object.entries(TOLERATED))('none reports %s', (_, change) => {
    expect(outcomesOf(change, true)).toEqual([]);
  });

  it('each one has a planted violation', () => {
    const rules = new Set(broken.map(({ rule }) => rule));
    expect(Object.keys(RELATIONS).filter((rule) => !rules.has(rule))).toEqual([]);
  });
});

it.each(FAULTS)('the run finds a service that $does', async (fault) => {
  const { finds, parts, plant, patience = 60_000, isFoundByOthers = false, isOne } = fault;
  const { checks } = await runAgainst(plant, { only: parts, patience });
  const violated = checks.filter(({ outcome }) => outcome === 'violated');
  for (const [rule, words] of finds) {
    const found = violated.filter((one) => one.rule === rule).flatMap(({ details }) => details);
    expectTold(found, words, `[${rule}] in packages/stub/src/conformance/ must look for it`);
  }
  const rules = [...new Set(violated.map(({ rule }) => rule))];
  const wanted = [...new Set(finds.map(([rule]) => rule))];
  if (!isFoundByOthers) expect(rules.sort()).toEqual(wanted.sort());
  if (isOne) expect(violated.map(({ details }) => details)).toHaveLength(1);
});

/** A run with fake jobs and lists, and without patience. */
function imaginaryRun(job: object, items: readonly object[] = []) {
  const found = { id: 'x', created_at: '2026-01-31T09:30:00Z', ...job };
  const created = { id: 'x', result_url: 'https://speech.invalid/x', items, next: null };
  const client = {
    expect: async () => created,
    expectResponse: async () => ({ status: 201, body: created }),
    follow: async () => found,
    listed: new Map(),
  };
  // A key this short is not masked in the report.
  const recorder = new Recorder('job');
  const made = {
    recording: 'https://speech.invalid/a.wav',
    jobs: [],
    steady: [],
    quiet: [],
    created: new Map(),
  };
  const receiver = { url: 'https://receiver.invalid', received: [], isFull: () => false };
  const sent = { seconds: 1, channels: 1 };
  const run = { recorder, client, patience: 0, made, receiver, webhook: true, sent };
  return { ...run, run: run as unknown as Run };
}

it('the run names the missing event when its patience runs out', async () => {
  const { run, recorder } = imaginaryRun({ status: 'queued' });
  await tryRecord(run, 'a-session', 1);
  await tryRecordings(run);
  const violated = recorder.checks.filter(({ outcome }) => outcome === 'violated');
  expect(violated[0]).toMatchObject({ rule: 'session-record', details: [TOLD.unrecorded] });
  expect(violated.length).toBeGreaterThan(2);
  for (const one of violated.slice(1)) {
    expect(one).toMatchObject({ rule: 'polling', details: [TOLD.waiting] });
  }
  await tryFilters(run);
  const details = recorder.checks.flatMap((one) => (one.outcome === 'left out' ? one.details : []));
  const marked = 'the run has no marked job: x was created for it, and its last status was queued';
  const session =
    'the run has no session job: no finished live job has the messages of the session a-session';
  expect(details).toEqual(expect.arrayContaining([marked, session]));
});

it('the run names the missing notifications when its patience runs out', async () => {
  const { run, recorder } = imaginaryRun({ status: 'done' });
  await tryRecordings(run);
  await tryWebhooks(run);
  const told = (rule: string) =>
    recorder.checks.find((one) => one.rule === rule && one.outcome === 'violated')?.details[0];
  for (const rule of ['jobFinished', 'jobFinishedDeprecated']) {
    expect(told(rule)).toBe(TOLD.uncalled);
  }
  expect(told('transcriptionDone')).toContain(TOLD.unhooked);
});

it('the run reports notifications that are too many, or too long', async () => {
  const { run, recorder, receiver } = imaginaryRun({ status: 'done' });
  receiver.isFull = () => true;
  await tryWebhooks(Object.assign(run, { made: { ...run.made, jobs: ['x'] } }));
  expect(recorder.checks[0]).toMatchObject({ outcome: 'violated', details: [TOLD.flooded] });
});

it('errors in another media type are one line, and can be accepted', async () => {
  const { plant = {} } = FAULTS.find(({ does }) => does.includes('problem+json')) ?? {};
  const accept = ['error-media-type'];
  const report = await runAgainst(plant, { only: ['inputs', 'keys'], accept });
  expect([report.violated, report.differs]).toEqual([0, 1]);
  expect(formatReport(report)).toMatch(/got application\/problem\+json, in (\d+) of \1 errors\n/);
});

it('the run does not upload the same file twice', async () => {
  const { run } = imaginaryRun({});
  const files: unknown[] = [];
  const expect_ = async (_: string, { form = [] }: Call) => {
    files.push(...form.map(({ bytes }) => bytes));
    throw new Error('none is accepted');
  };
  const client = { expect: expect_, expectCalled() {}, sessions: new Set() } as unknown as Client;
  const speech = new Uint8Array(readFileSync(SPEECH));
  await tryUploads(Object.assign(run, { client, audio: { ...run.audio, file: speech } }));
  expect(files).toHaveLength(2);
  expect(files[0]).not.toEqual(files[1]);
});

it('a job with an unknown status has finished', async () => {
  const { run } = imaginaryRun({ status: 'cancelled' });
  const created = { id: 'x', result_url: 'https://speech.invalid/x' };
  expect(await untilFinal(run, created)).toMatchObject({ status: 'cancelled' });
});

describe('the run checks that the list', () => {
  const JOBS = {
    marked: {
      id: 'm',
      created_at: '2026-01-31T09:30:00.000Z',
      custom_metadata: { conformance: 'run-1' },
    },
    unmarked: { id: 'u' },
    session: { id: 's' },
  };
  const all = Object.values(JOBS);
  const date = (sign: string, days: string, isDay: boolean) => {
    const at = Date.parse(JOBS.marked.created_at) + Number(sign + days) * 86_400_000;
    return new Date(at).toISOString().slice(0, isDay ? 10 : undefined);
  };
  const queryOf = (text: string) =>
    text.replace(
      /=([DT])([+-])(\d)/g,
      (_, kind, sign, days) => `=${date(sign, days, kind === 'D')}`,
    );
  /** The searches of the run in the form of `SEARCHES`, without those that look for nothing. */
  const searched = Object.values(filtersFor(JOBS.marked)).flatMap(([rule, ...searches]) =>
    searches.flatMap(([query, lists, omits]) =>
      [lists, omits].flatMap((job, at) =>
        job ? [`${rule} ${query} ${at ? 'omits' : 'lists'} ${job}`] : [],
      ),
    ),
  );
  const planted = SEARCHES.flatMap(([rule, query, lists, omits]) => [
    ...(lists ? [{ rule, query, how: 'lists', job: lists }] : []),
    ...(omits ? [{ rule, query, how: 'omits', job: omits }] : []),
  ]);

  it.each(planted)('for $query $how the $job job', async (fault) => {
    const { rule, query, how, job } = fault;
    const { run, recorder, made } = imaginaryRun({});
    Object.assign(made, JOBS);
    const expect_ = async (_: string, { query: asked }: { query: URLSearchParams }) => {
      asked.delete('limit');
      const text = decodeURIComponent(String(asked));
      const right = SEARCHES.filter(([, one]) => queryOf(one) === text);
      const lists = right.map(([, , one]) => one).filter(Boolean);
      const isSpoilt = text === queryOf(query);
      const named = Object.entries(JOBS).flatMap(([name, one]) =>
        lists.includes(name) !== (isSpoilt && name === job) ? [one] : [],
      );
      return { items: named, next: null };
    };
    Object.assign(run, { client: { expect: expect_, listed: new Map() } as unknown as Client });
    await tryFilters(run);
    const violated = recorder.checks.filter(({ outcome }) => outcome === 'violated');
    expect(violated.map((one) => one.rule)).toEqual([rule]);
    const { id } = JOBS[job as keyof typeof JOBS];
    const said =
      how === 'lists' ? `does not list ${id}, which matches` : `lists ${id}, which does not match`;
    expectTold(violated[0]?.details ?? [], said);
  });

  it('is right in every search: SEARCHES has all of them', () => {
    expect(all).toHaveLength(3);
    const covered = planted.map(
      ({ rule, query, how, job }) => `${rule} ${queryOf(query)} ${how} ${job}`,
    );
    const advice = 'write each search in SEARCHES of packages/stub/test/faults.ts, too';
    expect(
      searched.filter((one) => !covered.includes(one)),
      advice,
    ).toEqual([]);
  });
});

/**
 * The conditions of all checks, identified by their messages: each literal in `packages/stub/src/conformance` that is
 * reported under a condition. Coverage would not do: a covered branch does not show that any test looks at its message.
 */
function conditions(): { place: string; words: RegExp }[] {
  const folder = join(STUB, 'src/conformance');
  const ends = /^(fail|differences|problems\.unshift|issues\.push)$/;
  const found: { place: string; words: RegExp }[] = [];
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const { parent } = node;
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
      const isGuarded =
        isText &&
        ts.isBinaryExpression(parent) &&
        parent.right === node &&
        /^(&&|\|\|)$/.test(parent.operatorToken.getText());
      const isArgument =
        isText &&
        ts.isCallExpression(parent) &&
        ends.test(parent.expression.getText()) &&
        parent.arguments[0] === node;
      if (isGuarded || isArgument || (isText && ts.isReturnStatement(parent))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const parts = node
          .getText()
          .slice(1, -1)
          .split(/\$\{[^}]*\}/);
        const words = new RegExp(
          parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'),
        );
        found.push({
          place: `packages/stub/src/conformance/${name}:${line + 1}: ${node.getText()}`,
          words,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

it('each condition of a check has a planted fault that it reports', () => {
  const all = conditions();
  expect(all.length).toBeGreaterThan(20);
  const missed = all.filter((one) => ![...told].some((words) => one.words.test(words)));
  const advice = 'plant a fault for each in packages/stub/test/faults.ts, with these words';
  expect(
    missed.map(({ place }) => place),
    advice,
  ).toEqual([]);
});

it('each rule of a check has a planted fault', () => {
  const found = [
    ...FAULTS.flatMap(({ finds }) => finds.map(([rule]) => rule)),
    ...[...BROKEN_JOBS, ...BROKEN_SESSIONS, ...SEARCHES].map(([rule]) => rule),
  ];
  /** Planted by the tests of waiting, and in `wrong.slow.test.ts`. */
  const elsewhere = [
    ...['no-response', 'session-end', 'session-record', 'jobFinishedDeprecated'],
    'message-frames',
  ];
  const missed = Object.keys(RULES).filter(
    (rule) => ![...found, ...elsewhere].includes(rule) && !isLeftOut(rule),
  );
  expect(missed, 'plant a fault for each in packages/stub/test/faults.ts').toEqual([]);
});

it.each(Object.entries(SERVICES))('the run passes a service that %s', async (_, make) => {
  const { hooks, parts, options, settings, leavesOut = [] } = make();
  const { checks } = await runAgainst(hooks, { only: parts, ...settings }, options);
  const isTried = ({ area }: Check) => !parts || !(area in PARTS);
  const unexpected = checks.filter((check) => isTried(check) && isUnexpected(check));
  const details = unexpected.map((one) => `${one.outcome}: ${one.details.join('; ')}`);
  expect(details).toEqual(leavesOut.map((why) => `left out: ${why}`));
});

it('the run says that it tried again, since the list had changed', async () => {
  const { checks, ...report } = await runAgainst(growing(), { only: ['pages'] });
  const again = checks.filter(({ outcome, details }) => outcome === 'passed' && details.length > 0);
  const line = expect.stringMatching(
    /^tried again, since the list had changed: the job \S+ is new$/,
  );
  expect(again).toMatchObject([{ rule: 'pages', details: [line] }]);
  const text = formatReport({ checks, ...report });
  expect(text).toContain(
    `passed: listTranscriptionJobs, page by page\n  ${again[0]?.details[0]}\n`,
  );
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
])('the run leaves a relation out if a field is absent: %s', (name, field) => {
  const sent = { seconds: 2, parameters: { language_config: { languages: ['en'] } } };
  const value = { a: { audio_duration: null }, b: { audio_duration: 2 }, result: {}, sent };
  const verdict = applyRelation(RELATIONS[name] as Relation, objectsIn(value));
  const details = [`${field}: absent or null`];
  expect(verdict).toMatchObject({ outcome: 'left out', details });
});

it('the run does not miss the end of something that only has a start', () => {
  const verdict = applyRelation(RELATIONS['end-after-start'] as Relation, objectsIn({ start: 1 }));
  expect(verdict).toBe(undefined);
});

/** Services whose interface differs in an assumption. */
const DIFFERENT: readonly [does: string, rule: string, plant: Hooks][] = [
  [
    'writes numbers in figures in the text, and in words in the words',
    'utterance-text',
    spoilAnswer('getPreRecordedJob', (job) => {
      for (const { words } of job.result?.transcription?.utterances ?? []) words[0].word = 'five';
      return job;
    }),
  ],
  [
    'lists a language that was heard in one word',
    'transcript-languages',
    spoilAnswer('getPreRecordedJob', (job) => {
      job.result?.transcription?.languages.push('fr');
      return job;
    }),
  ],
];

it.each(DIFFERENT)(
  'a service that %s violates [%s] until that is accepted',
  async (_, rule, plant) => {
    const counts = async (accept: string[]) => {
      const report = await runAgainst(plant, { only: ['recordings'], accept });
      return { report, text: formatReport(report) };
    };
    const refused = await counts([]);
    expect(refused.report.violated).toBeGreaterThan(1);
    const heads = refused.text.split('\n').filter((line) => line.startsWith('violated'));
    expect(heads).toHaveLength(1);
    expect(heads[0]).toMatch(
      /^violated, by an assumption: .* \(and \d+ more like it\) \[[\w-]+\]$/,
    );
    expect(heads[0]).toContain(`[${rule}]`);
    const { report, text } = await counts([rule]);
    expect([report.violated, report.differs]).toEqual([0, refused.report.violated]);
    expect(text).toContain('differs, by an assumption: ');
    expect(text).toContain(`(assumed: ${RULES[rule]?.assumes})`);
  },
);

it('accepting an assumption accepts no response that violates the contract', async () => {
  const plant = spoilAnswer('listTranscriptionJobs', (page) => ({ ...page, items: undefined }));
  const accept = ['filter-date', 'session-record'];
  const { checks } = await runAgainst(plant, { only: ['recordings', 'filters'], accept });
  const found = checks.find(({ name }) => name === 'filter by date');
  expect(found).toMatchObject({ outcome: 'violated', rule: 'contract' });
});

it.each([
  ['polling', 'polling rests on the interface itself, and cannot be accepted'],
  ['no-such', 'no-such is not the name of a check'],
])('a run does not start if it is told to accept %s', async (rule, why) => {
  const run = runConformance({ url: 'http://127.0.0.1:1', key: KEY, accept: [rule] });
  await expect(run).rejects.toThrow(why);
});

it.each(OPERATION_IDS)('a service without %s passes the parts that do not need it', async (id) => {
  const { answer, request } = fetching();
  const plant: Hooks = {
    ...(answer && { answer }),
    request: (operation, one) =>
      operation === id
        ? { status: 404, contentType: 'text/plain', body: '' }
        : request?.(operation, one),
  };
  const { checks } = await runAgainst(plant, { without: [id] });
  expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([]);
  const details = checks.flatMap((check) => check.details);
  expect(details).toContain(`${id} is left out, by --without`);
});

it('a webhook is left out if no job is done', async () => {
  const { checks } = await runAgainst({}, { only: ['webhook'] });
  const found = checks.find(({ area }) => area === 'webhook');
  expect(found).toMatchObject({
    outcome: 'left out',
    details: ['the run has no job that is done'],
  });
});

it('sessions are left out if they cannot take the audio', async () => {
  const odd = join(temporaryFolder(), 'odd.wav');
  const file = Buffer.from(writeWav(2));
  // 11,025 samples a second, of 16 bits.
  file.writeUInt32LE(11_025, 24);
  file.writeUInt32LE(22_050, 28);
  writeFileSync(odd, file);
  const { violated, checks } = await runAgainst({}, { only: ['sessions'], audio: odd });
  expect(violated).toBe(0);
  const found = checks.find(({ area }) => area === 'sessions');
  expect(found).toMatchObject({
    outcome: 'left out',
    details: [expect.stringContaining('a session does not take this --audio: /sample_rate')],
  });
});

it('an operation whose calls all fail passes no check', async () => {
  const plant: Hooks = {
    request: (operation) =>
      operation === 'createLiveSession'
        ? { status: 404, contentType: 'text/plain', body: '' }
        : undefined,
  };
  const { checks } = await runAgainst(plant, { only: ['inputs'] });
  const own = checks.filter(({ area }) => area === 'createLiveSession');
  expect(own.filter(({ outcome }) => outcome === 'passed')).toEqual([]);
  const keys = await runAgainst(plant, { only: ['keys'] });
  expect(keys.violated).toBe(0);
});

it('no check has the name of a part', () => {
  const areas = all.map(({ area }) => area);
  expect(Object.keys(PARTS).filter((part) => areas.includes(part))).toEqual([]);
});

it('README of the stub shows a violation as a run prints it', async () => {
  const plant = spoilAnswer('getPreRecordedJob', (job) => {
    delete job.result?.transcription?.subtitles;
    return job;
  });
  const text = formatReport(await runAgainst(plant, { only: ['recordings'] }));
  const [entry] = /^violated, .*(\n .*)+/m.exec(text) ?? [];
  const readme = readFileSync(join(STUB, 'README.md'), 'utf8');
  const [, shown] = /```text\n(violated.*?)\n```/s.exec(readme) ?? [];
  expect(shown, 'show in packages/stub/README.md what a run prints now').toBe(entry);
});

it('similar violations are one entry, with a count and the first place', async () => {
  const plant = spoilAnswer('listTranscriptionJobs', (page) => {
    for (const job of page.items) job.version = 'two';
    return page;
  });
  const report = await runAgainst(plant, { only: ['pages', 'inputs'] });
  const entries = formatReport(report)
    .split('\n')
    .filter((line) => line.startsWith('violated'));
  expect(report.violated).toBeGreaterThan(1);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatch(/\(and \d+ more like it\)/);
});

it('the command prints the number of calls and a table, writes JSON, and leaves no session open', async () => {
  const json = join(temporaryFolder(), 'report.json');
  const stub = await start();
  const args = ['--url', stub.url, '--key', stub.key, '--only', 'inputs', '--json', json];
  const { code, stdout } = await runFile(join(STUB, 'src/conformance/cli.ts'), ...args);
  expect(code).toBe(0);
  expect(await list(stub, '?kind=live')).not.toEqual([]);
  expect(await list(stub, '?kind=live&status=queued&status=processing')).toEqual([]);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, counts.violated]).toEqual([stub.url, 0]);
  expect(counts.passed + counts.leftOut).toBe(checks.length);
  const [before = '', head = '', ...lines] = stdout.trimEnd().split('\n');
  expect(before).toContain(`${countInputs({}).calls} inputs`);
  expect(before).toContain(`${countInputs({ thorough: true }).calls} with --thorough`);
  expect(head).toMatch(/^ +passed +violated +differs +left out$/);
  for (const area of [...new Set(checks.map((check) => check.area)), 'total']) {
    const rows = lines.filter((line) => new RegExp(`^${area} +\\d+ +0 +0 +\\d+$`).test(line));
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

it('a run counts the fields and listed values that occurred, and lists the others on demand', async () => {
  const { url, key } = await start();
  const report = await runConformance({ url, key, speed: Infinity, only: [] });
  const [fields, values] = report.coverage;
  const schema = OPERATIONS.uploadAudio.responses['2XX']?.schema ?? '';
  // There was a response to an upload, but none with a job.
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
