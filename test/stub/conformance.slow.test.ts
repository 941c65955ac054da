/** The conformance run: the stub and unusual services pass it, and each planted fault is found. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { EXEMPT } from '../../stub/conformance/coverage.ts';
import {
  type Check,
  type ConformanceOptions,
  type Report,
  runConformance,
} from '../../stub/conformance/index.ts';
import { makeComplete, makeMinimal } from '../../stub/conformance/inputs.ts';
import { withOtherToken } from '../../stub/conformance/live.ts';
import {
  expandedSchema,
  issuesIn,
  OPERATION_IDS,
  OPERATIONS,
  SCHEMAS,
} from '../../stub/src/contract.ts';
import { type Faults, type Stub, type StubOptions, startStub } from '../../stub/src/index.ts';
import { FAULTS } from './faults.ts';
import { SERVICES } from './services.ts';
import { type Fault, KEY } from './spoil.ts';
import { list, runFile, start, testFolder } from './support.ts';

/** How long to wait for what must come: longer than any machine takes. */
const PATIENCE = 20_000;
/** How often the run asks in vain for what was kept away until its patience ends. */
const IN_VAIN = 6;
const CLI = 'stub/conformance/cli.ts';
/** The parts that make a check and what it looks for, by the name of the check. */
const PARTS: [check: RegExp, parts: string[]][] = [
  [/^(pre-recorded job|uploadAudio), /, ['recordings']],
  [/^live session, /, ['sessions']],
  [/^notifications, /, ['recordings', 'sessions', 'notifications']],
  [/^\w+, with\w* .*key$/, ['recordings', 'keys']],
  [/^\w+, filter by /, ['recordings', 'sessions', 'filters']],
  [/^listTranscriptionJobs, no parameters$/, ['inputs']],
  [/^listTranscriptionJobs, (the|page|beyond) /, ['recordings', 'pages']],
];
const nameOf = ({ area, name }: Check) => `${area}, ${name}`;

/** What the run checks. */
let all: readonly Check[];
/** The sessions that it left open. */
let unstopped: unknown;
/** The checks that found some fault so far. */
const finding = new Set<string>();

beforeAll(async () => {
  const settings = { strict: true, quick: false };
  const { checks, ...report } = await runAgainst(
    () => ({}),
    settings,
    async (stub) => {
      unstopped = await list(stub, '?kind=live&status=queued&status=processing');
    },
  );
  const others = checks.filter(({ outcome }) => outcome !== 'passed');
  expect(others.filter(({ outcome }) => outcome !== 'not tried')).toEqual([]);
  expect([report.violated, report.leftOut]).toEqual([0, 0]);
  all = checks;
});

it('the run meets each bound, each choice, each wrong type, and leaves out each required field', () => {
  const bodies = OPERATION_IDS.map((id) => OPERATIONS[id].requestBody?.schema);
  const schemas = bodies.filter((schema) => typeof schema === 'string');
  expect(schemas).not.toEqual([]);
  for (const schema of schemas) {
    for (const [field, { maximum, enum: choices, type }] of Object.entries(
      expandedSchema(schema).properties ?? {},
    ) as [string, Record<string, unknown>][]) {
      const tried = (what: string) =>
        all.some(({ name }) => name.startsWith(`${schema}: ${field}: ${what}`));
      if (maximum !== undefined)
        expect([tried('its maximum'), tried('above')]).toEqual([true, true]);
      if (choices) expect(tried('a value that is not a member'), field).toBe(true);
      if (type) expect(tried('a value of type'), field).toBe(true);
    }
    for (const field of expandedSchema(schema).required ?? [])
      expect(all.map(({ name }) => name)).toContain(`${schema}: without ${field}`);
    expect(issuesIn(schema, makeComplete(schema), 'contract'), schema).toEqual([]);
    expect(issuesIn(schema, makeMinimal(schema), 'contract'), schema).toEqual([]);
  }
});

it('the run tries every operation, message, callback and webhook', () => {
  const reminders = all
    .filter(({ outcome, details: [why = ''] }) => {
      return outcome === 'not tried' && !Object.values(EXEMPT).includes(why);
    })
    .map((check) => `${nameOf(check)}: ${check.details[0]}`);
  expect(all).not.toEqual([]);
  const what = 'try it in stub/conformance/, or say why not in EXEMPT of coverage.ts there';
  expect(reminders, what).toEqual([]);
});

it('every place that a check rests on is one of the contract', () => {
  const places = new Set(all.flatMap(({ restsOn }) => restsOn));
  const bundles = ['openapi', 'asyncapi'].map((name) =>
    readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8'),
  );
  const isThere = (place: string) => {
    const [first = '', second = ''] = place.split(/[ .]/);
    const schema = SCHEMAS[first];
    if (schema && place === first) return true;
    if (schema) return JSON.stringify(expandedSchema(first)).includes(`"${second}":`);
    return bundles.some((text) => new RegExp(`"${second}"`).test(text));
  };
  expect([...places].filter((place) => !isThere(place))).toEqual([]);
  expect(places.size).toBeGreaterThan(0);
  expect(all.filter(({ basis }) => basis === 'assumption')).not.toEqual([]);
});

it.for(FAULTS)('the run finds that $kind', async (fault, context) => {
  const { foundBy = [], plant, isWide, about } = fault;
  const untried = all.find(({ outcome, area, name }) => {
    const subject = [area, name.replace(/^messages of type /, '')];
    return outcome === 'not tried' && about !== undefined && subject.includes(about);
  });
  if (untried) context.skip(`${about}: ${untried.details}`);
  const { faults, patience } = waiting(plant);
  const parts = PARTS.filter(([check]) => foundBy.some((name) => check.test(name)));
  const only = parts.length > 0 ? { only: parts.flatMap(([, names]) => names) } : {};
  const run = { quick: !isWide, ...only };
  const options = Object.defineProperty(run, 'patience', { get: patience });
  const { checks } = await runAgainst(() => ({ faults }), options);
  const violated = checks.filter(({ outcome }) => outcome === 'violated').map(nameOf);
  expect(violated).toEqual(expect.arrayContaining([...foundBy]));
  expect(violated).not.toEqual([]);
  // Once patience has ended, other checks find something too.
  for (const name of typeof plant === 'function' ? foundBy : violated) finding.add(name);
});

it('each check finds one of the faults', () => {
  const tried = all.filter(({ outcome }) => outcome !== 'not tried');
  expect(tried.map(nameOf).filter((name) => !finding.has(name))).toEqual([]);
});

it.each(Object.entries(SERVICES))('the run passes a service that %s', async (_, options) => {
  const { checks } = await runAgainst(options, {});
  const others = checks.filter(({ outcome }) => !['passed', 'not tried'].includes(outcome));
  const isSaid = ({ outcome, name }: Check) =>
    outcome === 'left out' && name === 'the addresses in answers';
  expect(others.filter((check) => !isSaid(check))).toEqual([]);
});

it.each([
  ['ws://h/live?token=AAAAAA', 'ws://h/live?token=AAA0AA'],
  ['wss://h:1/a/0123456789abcdef/b', 'wss://h:1/a/0123456709abcdef/b'],
  ['ws://h/v2?t=a-b-0-d-e&v=1', 'ws://h/v2?t=a-b-1-d-e&v=1'],
])('another token differs where every bit counts: %s', (address, other) => {
  expect(withOtherToken(address)).toBe(other);
});

it('the run stops every session that it opens', () => {
  expect(unstopped).toEqual([]);
});

it('the command prints a table, writes JSON and exits with 0 when nothing is violated', async () => {
  const json = join(testFolder(), 'report.json');
  const stub = await start();
  const args = ['--url', stub.url, '--key', stub.key, '--quick'];
  const { code, stdout } = await runFile(CLI, ...args, '--speed', '1000000', '--json', json);
  expect(code).toBe(0);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, counts.violated]).toEqual([stub.url, 0]);
  expect(counts.passed + counts.leftOut + counts.notTried).toBe(checks.length);
  const [head = '', ...lines] = stdout.split('\n');
  expect(head).toMatch(/^ +passed +violated +left out +not tried$/);
  for (const area of [...new Set(checks.map((check) => check.area)), 'total']) {
    const rows = lines.filter((line) => new RegExp(`^${area} +\\d+ +0 +\\d+ +\\d+$`).test(line));
    expect(rows, area).toHaveLength(1);
  }
});

it('the command says why nothing answers, and exits with 1', async () => {
  const args = ['--url', `http://127.0.0.1:${await freePort()}`, '--key', 'k', '--quick'];
  const { code, stdout } = await runFile(CLI, ...args);
  expect(stdout).toMatch(/^violated: .*, no parameters\n {2}fetch failed: .*ECONNREFUSED/m);
  expect(code).toBe(1);
});

/** A run against a stub, which the stub's webhooks reach. */
async function runAgainst(
  options: (typeof SERVICES)[string],
  settings: Partial<ConformanceOptions>,
  look: (stub: Stub) => Promise<void> = async () => {},
): Promise<Report> {
  const receiverPort = await freePort();
  const place = { url: '', webhook: `http://127.0.0.1:${receiverPort}/webhook` };
  const own: StubOptions = { key: KEY, queueTime: 0, processingTime: 0, webhooks: [place.webhook] };
  const stub = await startStub({ ...own, ...options(place) });
  place.url = stub.url;
  try {
    const run = { quick: true, patience: PATIENCE, speed: Infinity, webhook: true, receiverPort };
    const described = Object.getOwnPropertyDescriptors(settings);
    const all = Object.defineProperties({ ...run, url: stub.url, key: KEY }, described);
    const report = await runConformance(all);
    await look(stub);
    return report;
  } finally {
    await stub.close();
    expect(stub.violations).toEqual([]);
  }
}

/** Plants a fault. Patience ends when the run does nothing but wait for what the fault keeps away. */
function waiting(plant: Fault['plant']) {
  let withheld = 0;
  let vain = 0;
  let isCounted = false;
  const withhold = () => {
    withheld += 1;
  };
  const planted = typeof plant === 'function' ? plant(withhold) : plant;
  const faults: Faults = Object.defineProperties(planted, {
    answer: { value: watched(planted.answer, (_, answer) => answer) },
    message: { value: watched(planted.message, (message) => message) },
  });
  /** Calls one of the hooks, or what does nothing; the stub is active, unless it keeps something away. */
  function watched<Args extends unknown[]>(
    hook: ((...args: Args) => unknown) | undefined,
    otherwise: (...args: Args) => unknown,
  ) {
    return (...args: Args) => {
      const before = withheld;
      const made = (hook ?? otherwise)(...args);
      if (withheld === before) vain = 0;
      return made;
    };
  }
  const patience = () => {
    if (withheld > 0 && !isCounted) {
      vain += 1;
      isCounted = true;
      setImmediate(() => {
        isCounted = false;
      });
    }
    return vain > IN_VAIN ? 0 : PATIENCE;
  };
  return { faults, patience };
}

/** A port that nothing listens on, for the receiver that the stub's webhook calls. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
