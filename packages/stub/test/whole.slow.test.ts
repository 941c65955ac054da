/** A conformance run with all parts tries everything in the contract, and the stub sends everything that it requires. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Call, Client } from '../src/conformance/client.ts';
import { tryFilters } from '../src/conformance/filters.ts';
import { tryWebhooks } from '../src/conformance/notifications.ts';
import { tryRecordings, untilFinal } from '../src/conformance/recordings.ts';
import { tryUploads } from '../src/conformance/requests.ts';
import { tryRecord } from '../src/conformance/session-record.ts';
import { OPERATION_IDS, OPERATIONS, schemaAt, schemaNamed, WEBHOOKS } from '../src/contract.ts';
import { conditionsIn, imaginaryRun, SPEECH, wholeRun } from './runs.ts';
import { oldNamesAlone } from './support.ts';

it('the stub passes a strict run', async () => {
  const { report } = await wholeRun();
  expect(report.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(report.passed).toBeGreaterThan(100);
});

it('a run tries every operation, message, callback and webhook', async () => {
  const { observed, report } = await wholeRun();
  const messages = ['ClientMessage', 'ServerMessage'].flatMap((union) => {
    const branches = schemaNamed(union).oneOf?.map((branch) => schemaAt(branch).node) ?? [];
    return branches.map(({ properties }) => properties?.type?.const).filter((type) => type);
  });
  const callbacks = OPERATION_IDS.flatMap((id) => Object.keys(OPERATIONS[id].callbacks));
  expect(messages).not.toEqual([]);
  const wanted = [...OPERATION_IDS, ...messages, ...callbacks, ...Object.keys(WEBHOOKS)];
  const passed = report.checks.filter(({ outcome }) => outcome === 'passed');
  const seen = [...observed, ...passed.map(({ name }) => name.replace(/ by .*/, ''))];
  const untried = wanted.filter((one) => !seen.includes(one));
  const advice = 'give each a part in packages/stub/src/conformance/index.ts';
  expect(untried, advice).toEqual([]);
});

it('a run sends each renamed field by its new name, too', async () => {
  expect(oldNamesAlone((await wholeRun()).report)).toEqual([]);
});

it('the run names the missing event when its patience runs out', async () => {
  const { run, recorder } = imaginaryRun({ status: 'queued' });
  await tryRecord(run, [{ session_id: 'a-session' } as never]);
  await tryRecordings(run);
  const found = conditionsIn(recorder);
  expect(found[0]).toEqual('session-record: session-unrecorded');
  expect(found.length).toBeGreaterThan(2);
  for (const one of found.slice(1)) expect(one).toEqual('polling: job-unfinished');
  await tryFilters(run);
  const skipped = recorder.checks.filter(({ outcome }) => outcome === 'skipped');
  const details = skipped.map((one) => one.details[0]);
  expect(details).toContain(
    'the run has no marked job: x was created for it, and its last status was queued',
  );
  expect(details).toContain('the run has no job with kind');
});

it('the run names the missing notifications when its patience runs out', async () => {
  const { run, recorder } = imaginaryRun({ status: 'done' });
  await tryRecordings(run);
  await tryWebhooks(run);
  const found = conditionsIn(recorder);
  for (const rule of ['job-finished', 'job-finished-deprecated']) {
    expect(found).toContainEqual(`${rule}: notification-missing`);
  }
  expect(found).toContainEqual('transcription-done: webhook-missing');
});

it('the run reports notifications that are too many, or too long', async () => {
  const { run, recorder, receiver, made } = imaginaryRun({ status: 'done' });
  receiver.isFull = () => true;
  made.jobs.set('x', undefined);
  await tryWebhooks(run);
  expect(conditionsIn(recorder)).toEqual(['transcription-done: notification-flood']);
});

it('the run does not upload the same file twice', async () => {
  const { run } = imaginaryRun({});
  const files: unknown[] = [];
  const refuse = async (_: string, { form = [] }: Call) => {
    files.push(...form.map(({ bytes }) => bytes));
    throw new Error('none is accepted');
  };
  const client = { expect: refuse, expectResponse: refuse, expectCalled() {}, sessions: new Set() };
  const speech = new Uint8Array(readFileSync(SPEECH));
  const fake = { client: client as unknown as Client, audio: { ...run.audio, file: speech } };
  await tryUploads(Object.assign(run, fake));
  expect(files).toHaveLength(2);
  expect(files[0]).not.toEqual(files[1]);
});

it('a job with an unknown status has finished', async () => {
  const { run } = imaginaryRun({ status: 'cancelled' });
  const created = { id: 'x', result_url: 'https://speech.invalid/x' };
  expect(await untilFinal(run, created)).toMatchObject({ status: 'cancelled' });
});
