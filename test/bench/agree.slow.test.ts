import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateServerMessage } from '../../generated/validators.js';
import { mapSchema, type NormalSchema } from '../../scripts/model/schema.ts';
import { tagValues } from '../../scripts/normalise/tag.ts';
import { piiEntityTypes, translationLanguageCodes } from '../facts/enumerations.ts';
import { holders, spoilt, valid } from '../support/arbitrary.ts';
import { theNormal } from '../support/contract.ts';
import { cases } from './cases.ts';
import { lastError } from './contenders/hand/report.ts';
import { type Check, contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

const NAMES = Object.keys(contenders) as Measured[];
const RUNS = 300;

/** A job with the add-ons too that the timed one has not. */
function withEveryAddon() {
  const job = payloads.finishedJob(1);
  const addon = { success: true, is_empty: true, exec_time: 0, error: null, results: null };
  const names = ['moderation', 'name_consistency', 'structured_data_extraction', 'display_mode'];
  const more = Object.fromEntries(names.map((name) => [name, addon]));
  return { ...job, result: { ...job.result, ...more } };
}

/** Small payloads of every case, to be spoilt at every place. */
const SMALL: Record<Measured, unknown[]> = {
  TranscriptMessage: [payloads.transcriptMessage(2)],
  ServerMessage: [payloads.transcriptMessage(2), payloads.otherMessage()],
  PreRecordedRequest: [payloads.preRecordedRequest()],
  LiveRequest: [payloads.liveRequest()],
  TranscriptionJob: [
    withEveryAddon(),
    payloads.finishedLiveJob(1, 0),
    payloads.jobPage().items[4],
    payloads.jobPage().items[7],
  ],
  JobPage: [{ ...payloads.jobPage(), items: [payloads.finishedJob(1)] }],
};

const ODD = [
  undefined,
  null,
  true,
  false,
  -1,
  0,
  1,
  2.5,
  700,
  '',
  'x',
  'en',
  'transcript',
  [],
  {},
  [[]],
];

let schemas: ReadonlyMap<string, NormalSchema>;

beforeAll(async () => {
  schemas = shown((await theNormal()).schemas);
});

/**
 * The schemas with no other fields, members of enumerations and kinds of messages than the payloads
 * have: whoever adds one to the contract need not add it to each contender.
 */
function shown(schemas: ReadonlyMap<string, NormalSchema>): Map<string, NormalSchema> {
  const names = new Set<string>();
  const values = new Set<unknown>([...piiEntityTypes, ...translationLanguageCodes]);
  JSON.stringify(SMALL, (name, value) => {
    names.add(name);
    values.add(value);
    return value;
  });
  const isShown = (tag: string, union: NormalSchema) => (branch: NormalSchema) => {
    const chosen = tagValues(branch, tag, union, schemas);
    return !Array.isArray(chosen) || chosen.some((value) => values.has(value));
  };
  const restrict = (node: NormalSchema): NormalSchema => {
    const { properties, enum: members, tag, oneOf, anyOf } = node;
    const fields = Object.entries(properties ?? {}).filter(([name]) => names.has(name));
    const kept = tag === undefined ? () => true : isShown(tag, node);
    return {
      ...node,
      ...(properties && { properties: Object.fromEntries(fields) }),
      ...(members && { enum: members.filter((member) => values.has(member)) }),
      ...(oneOf && { oneOf: oneOf.filter(kept) }),
      ...(anyOf && { anyOf: anyOf.filter(kept) }),
    };
  };
  return new Map([...schemas].map(([name, schema]) => [name, mapSchema(schema, restrict)]));
}

function verdicts(name: Measured, value: unknown): Record<string, boolean> {
  const all: [string, Check][] = Object.entries(contenders[name]);
  return Object.fromEntries(all.map(([by, check]) => [by, check(value)]));
}

function expectOneVerdict(name: Measured, value: unknown): boolean {
  const all = verdicts(name, value);
  const { ours = false } = all;
  if (Object.values(all).some((one) => one !== ours)) {
    expect({ name, value, all }).toBe('of one verdict');
  }
  return ours;
}

describe('what the benchmark compares', () => {
  it.each(cases)('gives one verdict, the right one, on what is timed: $name', (one) => {
    for (const payload of one.payloads) {
      expect(new Set(Object.values(verdicts(one.schema, payload)))).toEqual(new Set([one.valid]));
    }
  });

  it('has as many shapes of a request as it says', () => {
    for (const { name, payloads: all } of cases) {
      const shapes = new Set(all.map((one) => JSON.stringify(one)));
      expect(shapes.size).toBe(Number(/(\d+) shapes/.exec(name)?.[1] ?? 1));
    }
  });

  it.each(NAMES)('agrees on a %s with one place changed', (name) => {
    let refused = 0;
    let accepted = 0;
    for (const payload of SMALL[name]) {
      const text = JSON.stringify(payload);
      const places = holders(JSON.parse(text)).length;
      for (let place = 0; place < places; place++) {
        for (const odd of ODD) {
          const value = JSON.parse(text);
          const [holder, key] = holders(value)[place] as [Record<string, unknown>, string];
          if (odd === undefined && !Array.isArray(holder)) delete holder[key];
          else holder[key] = odd ?? null;
          if (expectOneVerdict(name, value)) accepted++;
          else refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(accepted).toBeGreaterThan(0);
  });

  it.each(NAMES)('agrees on random values of %s, valid ones and spoilt ones', (name) => {
    const schema = schemas.get(name) as NormalSchema;
    let ran = 0;
    for (const values of [valid(schema, schemas), spoilt(schema, schemas)]) {
      const property = fc.property(values, (value) => {
        ran++;
        expectOneVerdict(name, value);
      });
      fc.assert(property, { numRuns: RUNS });
    }
    expect(ran).toBeGreaterThanOrEqual(2 * RUNS);
  });

  it('says where a value is wrong, the hand-written one included', () => {
    const message = payloads.transcriptMessage(3);
    Object.assign(message.data.utterance.words[2] ?? {}, { start: '0.6' });
    const { ours, hand } = contenders.ServerMessage;
    expect([ours(message), hand(message)]).toEqual([false, false]);
    const path = '/data/utterance/words/2/start';
    expect(lastError()).toEqual({ path, problem: 'number' });
    const [first] = validateServerMessage.errors ?? [];
    expect(first).toMatchObject({ instancePath: path, keyword: 'type' });
  });
});
