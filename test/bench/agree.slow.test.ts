import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { NormalSchema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { holders, spoilt, valid } from '../support/arbitrary.ts';
import { lastError } from './contenders/hand/report.ts';
import { type Contenders, contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

const NAMES = Object.keys(contenders) as Measured[];
const RUNS = 300;

/** Small payloads of every case, to be spoilt at every place. */
const SMALL: Record<Measured, unknown[]> = {
  TranscriptMessage: [payloads.transcriptMessage(2)],
  ServerMessage: [payloads.transcriptMessage(2), payloads.otherMessage()],
  PreRecordedRequest: [payloads.preRecordedRequest()],
  LiveRequest: [payloads.liveRequest()],
  TranscriptionJob: [
    payloads.finishedJob(1),
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

let normal: NormalContract;

beforeAll(async () => {
  normal = normalise(await loadContract(process.cwd()));
});

function verdicts(of: Contenders, value: unknown): Record<keyof Contenders, boolean> {
  return {
    ours: of.ours(value),
    hand: of.hand(value),
    zod: of.zod(value),
    zodStripping: of.zodStripping(value),
    valibot: of.valibot(value),
  };
}

function expectOneVerdict(name: Measured, value: unknown): boolean {
  const { ours, ...others } = verdicts(contenders[name], value);
  if (others.hand !== ours || others.zod !== ours || others.valibot !== ours) {
    expect({ name, value, ...others }).toEqual({
      name,
      value,
      hand: ours,
      zod: ours,
      valibot: ours,
    });
  }
  return ours;
}

describe('what the benchmark compares', () => {
  it('accepts the payloads that are timed', () => {
    const all = { ours: true, hand: true, zod: true, zodStripping: true, valibot: true };
    const timed: [Measured, unknown][] = [
      ['TranscriptMessage', payloads.transcriptMessage()],
      ['ServerMessage', payloads.transcriptMessage()],
      ['ServerMessage', payloads.otherMessage()],
      ['PreRecordedRequest', payloads.preRecordedRequest()],
      ['LiveRequest', payloads.liveRequest()],
      ['TranscriptionJob', payloads.finishedJob()],
      ['JobPage', payloads.jobPage()],
    ];
    for (const [name, payload] of timed) {
      expect(verdicts(contenders[name], payload), name).toEqual(all);
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
    expect(refused).toBeGreaterThan(50);
    expect(accepted).toBeGreaterThan(10);
  });

  it.each(NAMES)('agrees on random values of %s, valid ones and spoilt ones', (name) => {
    const schema = normal.schemas.get(name) as NormalSchema;
    let ran = 0;
    for (const values of [valid(schema, normal.schemas), spoilt(schema, normal.schemas)]) {
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
    const errors = 'errors' in ours ? ours.errors : null;
    expect(errors?.[0]).toMatchObject({ instancePath: path, keyword: 'type' });
  });
});
