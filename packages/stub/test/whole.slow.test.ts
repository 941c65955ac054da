/** A conformance run with all parts: it tries everything in the contract, and its relations hold for the stub alone. */
import { beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Recorder } from '../src/conformance/check.ts';
import type { Report } from '../src/conformance/index.ts';
import { verdictsOn } from '../src/conformance/relate.ts';
import type { Sent } from '../src/conformance/relations.ts';
import { attemptsFor } from '../src/conformance/requests.ts';
import {
  known,
  OPERATION_IDS,
  OPERATIONS,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';
import { readJson } from '../src/http.ts';
import { BROKEN_JOBS, BROKEN_SESSIONS, TOLERATED } from './relations.ts';
import { runAgainst, SPEECH } from './runs.ts';

let report: Report;
/** The values to which the run applied the relations, and what it had sent for them. */
let related: { schema: string; value: unknown; sent: Sent }[];
/** The paths of the connections to sessions. */
const connected: string[] = [];
/** The types of the messages that were sent. */
const sent = new Set<unknown>();

beforeAll(async () => {
  const relate = vi.spyOn(Recorder.prototype, 'relate');
  const send = vi.spyOn(WebSocket.prototype, 'send');
  const refuses = (path: string) => !connected.push(path);
  report = await runAgainst({ hooks: { refuses }, settings: { strict: true, audio: SPEECH } });
  related = relate.mock.calls.map(([schema, value, sent]) => ({ schema, value, sent }));
  for (const [frame] of send.mock.calls) sent.add(Object(readJson(String(frame))).type);
  for (const spy of [relate, send]) spy.mockRestore();
});

it('a run reconnects only to the lost session', () => {
  const again = connected.filter((path, at) => connected.indexOf(path) < at);
  expect(again).toHaveLength(1);
});

it('the stub passes a thorough run', async () => {
  // One operation alone, to save time.
  const operation = 'listTranscriptionJobs';
  const without = OPERATION_IDS.filter((id) => id !== operation);
  const settings = { strict: true, thorough: true, only: ['inputs'], without };
  const thorough = await runAgainst({ settings });
  expect(thorough.violations).toBe(0);
  const ofList = ({ checks }: Report) => checks.filter(({ area }) => area === operation).length;
  expect(ofList(thorough)).toBeGreaterThan(2 * ofList(report));
});

it.each([
  [false, 'null'],
  [true, '{"callback":"true"}'],
  [true, '{"channels":"1"}'],
])('a live session must reject inputs (all inputs: %s): %s', (thorough, wanted) => {
  const attempts = attemptsFor('createLiveSession', thorough);
  const refused = attempts.filter(({ rule }) => rule === 'bad-input');
  expect(refused.map(({ call }) => JSON.stringify(call.body))).toContain(wanted);
});

it('a run tests every operation, message, callback, and webhook, or reports that it has no rule', () => {
  const messages = ['ClientMessage', 'ServerMessage'].flatMap((union) => {
    const branches = schemaNamed(union).oneOf?.map((branch) => schemaAt(branch).node) ?? [];
    return branches.map(({ properties }) => properties?.type?.const).filter((type) => type);
  });
  const callbacks = OPERATION_IDS.flatMap((id) => Object.keys(OPERATIONS[id].callbacks));
  expect(messages).not.toEqual([]);
  const wanted = [...OPERATION_IDS, ...messages, ...callbacks, ...Object.keys(WEBHOOKS)];
  const tried = report.checks.filter(({ outcome }) => outcome === 'passed');
  const names = tried.flatMap(({ area, name }) => [area, name.replace(/ by .*/, '')]);
  const listed = report.schemaOnly.flatMap((line) => line.replace(/^.*?: /, '').split(', '));
  const missed = wanted.filter((one) => ![...sent, ...names, ...listed].includes(one));
  expect(missed).toEqual([]);
});

/** The relations that are violated once the pre-recorded jobs, or the sessions, are changed. */
function violated(change: (value: never, sent: never) => unknown, ofJobs: boolean): string[] {
  const isJob = (value: unknown) => Object(value).kind === 'pre-recorded';
  const chosen = related.filter(({ value }) => isJob(value) === ofJobs);
  const rules = structuredClone(chosen).flatMap(({ schema, value, sent }) => {
    change(value as never, sent as never);
    return verdictsOn(schema, known(schemaNamed(schema), value), sent).flatMap(
      ({ rule, outcome }) => (outcome === 'violation' ? rule : []),
    );
  });
  return [...new Set(rules)];
}

const BROKEN = [BROKEN_JOBS, BROKEN_SESSIONS].flatMap((changes, at) =>
  Object.entries(changes).map(([name, change]) => ({ name, change, ofJobs: at === 0 })),
);

it.each(BROKEN)('the run reports only the broken relation $name', ({ name, change, ofJobs }) => {
  expect(violated(change, ofJobs)).toEqual([name.replace(/ .*/, '')]);
});

it.each(Object.entries(TOLERATED))('no relation reports %s', (_, change) => {
  expect(violated(change, true)).toEqual([]);
});

it('the run skips a relation if a field is missing', () => {
  const result = { metadata: { audio_duration: 2 } };
  const value = { file: { audio_duration: null }, result };
  const verdicts = verdictsOn('PreRecordedJob', value, { seconds: 2 });
  const details = ['file.audio_duration is missing or null'];
  expect(verdicts).toContainEqual({ rule: 'audio-duration', outcome: 'skipped', details });
});
