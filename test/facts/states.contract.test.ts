import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/model/json.ts';
import { theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { insert, lookUp, remove } from './paths.ts';
import { loadValidators, type Validate } from './validators.ts';

let examples: ReturnType<typeof withFixtures>;
let validator: (name: string) => Validate;

beforeAll(async () => {
  examples = withFixtures((await theContract()).examples);
  validator = await loadValidators();
});

/** The fullest documented job of a kind and a status. */
function jobOf(kind: string, status: string): Json {
  const jobs = (examples.get(kind) ?? []).filter(({ value }) => lookUp(value, 'status') === status);
  const [job] = jobs.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (job === undefined) throw new Error(`no example of a ${kind} that is ${status}`);
  return job.value;
}

/** The verdicts of the kind's validator and of the union, which must agree. */
function accepts(kind: string, job: Json): boolean {
  const verdict = validator(kind)(job);
  expect(validator('TranscriptionJob')(job)).toBe(verdict);
  return verdict;
}

/** Status, field, and whether a job may be without it, and whether it may be null. */
const implications = [
  ['done', 'result', false, false],
  ['done', 'completed_at', false, false],
  ['done', 'error_code', true, true],
  ['done', 'file', true, true],
  ['done', 'request_params', true, true],
  ['error', 'error_code', false, false],
  ['error', 'completed_at', false, false],
  ['error', 'result', true, true],
  ['error', 'file', true, true],
  ['error', 'request_params', true, true],
  ['queued', 'result', true, true],
  ['queued', 'completed_at', true, true],
  ['queued', 'error_code', true, true],
  ['processing', 'result', true, true],
  ['processing', 'completed_at', true, true],
  ['processing', 'error_code', true, true],
] as const;

describe.each(['PreRecordedJob', 'LiveJob'])('%s', (kind) => {
  it.each(implications)('%s: %s may be absent %s, null %s', (status, field, absent, isNull) => {
    const job = jobOf(kind, status);
    expect(accepts(kind, job)).toBe(true);
    expect(accepts(kind, remove(job, field))).toBe(absent);
    expect(accepts(kind, insert(job, field, null))).toBe(isNull);
  });

  it('a failed job keeps the full type of what it still carries', () => {
    const failed = jobOf(kind, 'error');
    const done = jobOf(kind, 'done');
    for (const field of ['file', 'request_params', 'result']) {
      const carried = insert(failed, field, lookUp(done, field) ?? null);
      expect(lookUp(carried, field)).toBeTypeOf('object');
      expect(accepts(kind, carried)).toBe(true);
      expect(accepts(kind, insert(failed, field, 'lost'))).toBe(false);
    }
    expect(accepts(kind, insert(failed, 'result', {}))).toBe(false);
  });

  it('an unknown status, and none at all', () => {
    const job = jobOf(kind, 'queued');
    expect(accepts(kind, insert(job, 'status', 'failed'))).toBe(false);
    expect(accepts(kind, remove(job, 'status'))).toBe(false);
  });
});

it('a result of the other kind: what both have is enough, a job cannot change its kind', () => {
  const job = jobOf('PreRecordedJob', 'done');
  expect(validator('LiveJob')(job)).toBe(false);
  expect(validator('PreRecordedJob')(insert(job, 'kind', 'live'))).toBe(false);
});

describe('add-on blocks', () => {
  const blocks = ['TranslationAddon', 'SummarizationAddon', 'SentimentAnalysisAddon'];

  it.each(blocks)('%s: a success has no error, a failure an object or null', (name) => {
    const example = (examples.get(name) ?? []).find(
      ({ value }) => lookUp(value, 'success') === true,
    );
    const block = example?.value ?? null;
    const failed = insert(block, 'success', false);
    const error: Json = { anything: 'goes' };
    expect(validator(name)(block)).toBe(true);
    expect(validator(name)(insert(block, 'error', error))).toBe(false);
    expect(validator(name)(insert(failed, 'error', error))).toBe(true);
    expect(validator(name)(insert(failed, 'error', null))).toBe(true);
    expect(validator(name)(insert(failed, 'error', 'late'))).toBe(false);
    expect(validator(name)(remove(failed, 'error'))).toBe(false);
  });
});
