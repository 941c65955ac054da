/** The conformance run: the stub and unusual services pass it, and each check finds a planted fault. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, readJson, STATUSES } from '../../stub/conformance/client.ts';
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
import { RELATIONS } from '../../stub/conformance/relations.ts';
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
import { type Stub, type StubOptions, startStub } from '../../stub/src/index.ts';
import { BROKEN, FAULTS, KEY, partsFor } from './faults.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { SERVICES } from './services.ts';
import { list, runFile, serve, start, temporaryFolder } from './support.ts';

const CLI = 'stub/conformance/cli.ts';
/** The area and the name of a check, without the job or the session that the name begins with. */
const kindOf = ({ area, name }: Check) => `${area}, ${name.replace(/^[^:]*: /, '')}`;
const violatedIn = ({ checks }: Pick<Report, 'checks'>) => [
  ...new Set(checks.filter(({ outcome }) => outcome === 'violated').map(kindOf)),
];

/** Whether a check did not pass, although it is no part that is left out in every run. */
const isUnexpected = ({ area, outcome }: Check) =>
  outcome !== 'passed' && typeof PARTS[area] !== 'string';

/** The checks of a run with all parts, and of a thorough one of the inputs. */
let all: readonly Check[];
/** The operations and the types of messages that the proxy has seen. */
const observed = new Set<string>();
/** The sessions that the thorough run left open. */
let unstopped: unknown;

beforeAll(async () => {
  const observe: Hooks = {
    request: (operation) => void observed.add(operation ?? ''),
    message: (message) => {
      observed.add(message.type);
      return message;
    },
    frame: (text) => void observed.add((readJson(text) as { type?: string }).type ?? ''),
  };
  const { checks } = await runAgainst(observe, { strict: true });
  expect(checks.filter(isUnexpected)).toEqual([]);
  // More than a thousand calls, without the proxy.
  const stub = await startStub({ key: KEY, queueTime: 0, processingTime: 0 });
  const { url } = stub;
  const thorough = { strict: true, thorough: true, only: ['inputs'] };
  const inputs = await runConformance({ url, key: KEY, speed: Infinity, ...thorough });
  unstopped = await list(stub, '?kind=live&status=queued&status=processing');
  await stub.close();
  expect({ violated: violatedIn(inputs), by: stub.violations }).toEqual({ violated: [], by: [] });
  expect(inputs.calls).toBeGreaterThan(countInputs(true).calls);
  all = [...checks, ...inputs.checks].filter(({ outcome }) => outcome === 'passed');
});

it('a thorough run tries each bound and enumeration, and leaves out each required field', () => {
  const bodies = OPERATION_IDS.map((id) => OPERATIONS[id].requestBody?.schema);
  const schemas = bodies.filter((schema) => typeof schema === 'string');
  expect(schemas).not.toEqual([]);
  for (const schema of schemas) {
    const { properties = {}, required = [] } = schemaNamed(schema);
    expect(properties).not.toEqual({});
    for (const [field, inner] of Object.entries(properties)) {
      const { maximum, enum: choices, type } = schemaAt(inner).node;
      const tried = (what: string) =>
        all.some(({ name }) => name.startsWith(`${schema}: ${field}: ${what}`));
      if (maximum !== undefined)
        expect([tried('its maximum'), tried('above')]).toEqual([true, true]);
      if (choices) expect(tried('a value that is not a member'), field).toBe(true);
      if (type) expect(tried('a value of type'), field).toBe(true);
    }
    for (const field of required)
      expect(all.map(({ name }) => name)).toContain(`${schema}: without ${field}`);
    const isGood = ({ value }: InputCase) => issuesIn(schema, value, 'contract').length === 0;
    const good = inputsFor(schema, false).filter(isGood);
    const names = good.map(({ name }) => name);
    expect(names, schema).toEqual(expect.arrayContaining(['required fields alone', 'every field']));
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
  const untried = wanted.filter((one) => !seen.includes(String(one)) && !isLeftOut(one));
  const advice = 'give each a part in stub/conformance/, or a reason under PARTS in index.ts there';
  expect(untried, advice).toEqual([]);
});

describe('a service that breaks one relation fails only the check of that relation:', () => {
  /** How the proxy spoils what passes; each test sets its own. */
  let spoil: Hooks;
  let stub: Stub;

  beforeAll(async () => {
    const spoilt: Hooks = {
      answer: (...passing) => spoil.answer?.(...passing) ?? {},
      message: (message) => (spoil.message ? spoil.message(message) : message),
    };
    const options = { key: KEY, queueTime: 0, processingTime: 0, webhooks: [] };
    stub = await startProxied(spoilt, options);
  });

  afterAll(() => stub.close());

  it.each(BROKEN)('%s', async (_, foundBy, plant) => {
    spoil = plant;
    const run = { url: stub.url, key: KEY, speed: Infinity, only: partsFor([foundBy]) };
    expect(violatedIn(await runConformance(run))).toEqual([foundBy]);
  });

  it('each relation has such a service', () => {
    expect(BROKEN.map(([relation]) => relation)).toEqual(Object.keys(RELATIONS));
  });
});

/** The checks that the tests here expect to find a fault, and any others that did. */
const found = new Set([
  ...FAULTS.flatMap(([, foundBy]) => foundBy),
  ...Object.keys(RELATIONS),
  'live session, the record of a session',
]);

it.each(FAULTS)('the run finds a service that %s', async (_, foundBy, plant) => {
  const report = await runAgainst(plant, { only: partsFor(foundBy) });
  const violated = violatedIn(report);
  for (const kind of violated) found.add(kind);
  expect(violated, 'the run passes it: let a check in stub/conformance/ look for it').not.toEqual(
    [],
  );
  expect(violated).toEqual(expect.arrayContaining([...foundBy]));
});

it('the run finds that a session is never recorded', async () => {
  const recorder = new Recorder(KEY);
  const client = { expectSuccess: async () => ({ items: [] }) };
  const run = { recorder, client, patience: 0, made: {} } as unknown as Run;
  await tryRecord(run, 'a-session', 1);
  expect(recorder.checks.map(({ outcome, name }) => [outcome, name])).toEqual([
    ['violated', 'the record of a session'],
  ]);
});

it('each check finds a fault', () => {
  // The checks of inputs find one fault together: `REVERSED`.
  const isInput = ({ area, name }: Check) =>
    OPERATION_IDS.some((id) => id === area) &&
    (/: |^required fields alone$/.test(name) || !/key$|filter|page|limit$|item$/.test(name));
  const tried = all.filter((check) => !isInput(check));
  const missed = tried
    .map(kindOf)
    .filter((kind) => !found.has(kind) && !found.has(kind.replace(/^[^,]*, /, '')));
  expect(missed, 'plant a fault for each in test/stub/faults.ts').toEqual([]);
});

it.each(Object.entries(SERVICES))('the run passes a service that %s', async (_, make) => {
  const [spoil, options] = make();
  const { checks } = await runAgainst(spoil, {}, options);
  expect(checks.filter(isUnexpected)).toEqual([]);
});

it('the run leaves a relation out, with the reason, where a field is absent', async () => {
  const unmeasured: Hooks = {
    answer: (_, { body }) => ({
      body: JSON.parse(JSON.stringify(body), (name, value) =>
        name === 'file' && value ? { ...value, audio_duration: null } : value,
      ),
    }),
  };
  const { checks } = await runAgainst(unmeasured, { only: ['recordings'] });
  const leftOut = checks.filter(({ name }) => name.endsWith('the file is as long as the audio'));
  expect(leftOut).not.toEqual([]);
  for (const { outcome, details } of leftOut) {
    expect([outcome, details]).toEqual(['left out', ['file.audio_duration: absent or null']]);
  }
});

it('a field that the contract does not name may be accepted or refused, but not fail', async () => {
  const operation = 'createLiveSession';
  const open = attemptsFor(operation, true).filter(({ expected }) => expected === 'either');
  expect(open).not.toEqual([]);
  const outcomes = [200, 422, 500].map(async (status) => {
    const { url } = await serve((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { url: 'ws://127.0.0.1:1' } : {}));
    });
    const client = new Client({ url, key: KEY, profile: 'contract', patience: 60_000 });
    const { expected, call } = open[0] as (typeof open)[number];
    return client.expect(operation, call, STATUSES[expected]).then(
      () => 'passed',
      ({ outcome }) => outcome,
    );
  });
  expect(await Promise.all(outcomes)).toEqual(['passed', 'passed', 'violated']);
});

it('the run stops every session that it opens', () => {
  expect(unstopped).toEqual([]);
});

it('the command says how many calls it makes, prints a table, and writes JSON', async () => {
  const json = join(temporaryFolder(), 'report.json');
  const stub = await start();
  const args = ['--url', stub.url, '--key', stub.key, '--speed', '1000000', '--json', json];
  const { code, stdout } = await runFile(CLI, ...args);
  expect(code).toBe(0);
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

it('a run counts the fields, branches and listed values that it saw, and lists the others on demand', async () => {
  const { url, key } = await start();
  const report = await runConformance({ url, key, speed: Infinity, only: [] });
  const [fields, branches, values] = report.coverage;
  const schema = OPERATIONS.uploadAudio.responses['2XX']?.schema ?? '';
  // An upload was answered, and no job.
  expect(fields?.unseen).not.toHaveProperty(schema);
  expect(fields?.unseen).toHaveProperty('PreRecordedResult');
  expect(branches?.unseen).toHaveProperty('TranscriptionJob', ['PreRecordedJob', 'LiveJob']);
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
  try {
    const run = { url: stub.url, key: KEY, speed: Infinity, webhook: true };
    return await runConformance({ ...run, ...settings });
  } finally {
    await stub.close();
    expect(stub.violations).toEqual([]);
  }
}
