/** Planted faults: which calls they happen to, and which are refused. */
import { describe, expect, it } from 'vitest';
import { Calls, MAX_CALLS } from '../src/calls.ts';
import { OPERATION_IDS } from '../src/contract.ts';
import { type Fault, Faults, faultResponse, readFault } from '../src/faults.ts';
import { startStub } from '../src/index.ts';

const [ONE, OTHER] = OPERATION_IDS as [(typeof OPERATION_IDS)[0], (typeof OPERATION_IDS)[0]];

/** The statuses of so many calls with some faults; 0 for a call that goes well. */
function statuses(planted: readonly Fault[], calls: readonly string[] = ['/', '/', '/', '/']) {
  const faults = new Faults();
  for (const fault of planted) faults.inject(fault);
  return calls.map((path) => faults.next(ONE, path)?.fault?.status ?? 0);
}

describe('a fault happens', () => {
  const one = (fault: object) => ({ operation: ONE, status: 500, ...fault }) as Fault;
  const slow = { operation: ONE, delay: 1 } as const;
  it.each<[string, Fault[], number[]]>([
    ['always, without a number of times', [one({})], [500, 500, 500, 500]],
    ['after so many calls', [one({ after: 1, times: 1 })], [0, 500, 0, 0]],
    [
      'and is counted alone',
      [one({ times: 1 }), one({ status: 503, times: 2 })],
      [500, 503, 503, 0],
    ],
    ['after slow responses, which are right', [one({ after: 2 }), slow], [0, 0, 500, 500]],
    ['to every operation, with *', [one({ operation: '*', times: 1 })], [500, 0, 0, 0]],
    ['to no other operation', [one({ operation: OTHER })], [0, 0, 0, 0]],
  ])('%s', (_, faults, expected) => {
    expect(statuses(faults)).toEqual(expected);
  });

  it('to the calls with its part of the path, and counts no others', () => {
    const faults = ['a', 'b'].map((path) => one({ path, after: 1, times: 1 }));
    expect(statuses(faults, ['/a', '/b', '/c', '/a', '/a', '/b', '/b'])).toEqual([
      0, 0, 0, 500, 0, 500, 0,
    ]);
  });

  it('until it is taken back', () => {
    const faults = new Faults();
    const takeBack = faults.inject(one({}));
    faults.inject(one({ status: 503, times: 1 }));
    takeBack();
    takeBack();
    expect([1, 2].map(() => faults.next(ONE, '/')?.fault?.status)).toEqual([503, undefined]);
  });
});

it.each<[unknown, string | RegExp]>([
  [null, "Expected a fault, such as {operation: '*', status: 503}, got null"],
  [{ status: 503 }, `Expected a fault's operation to be one of ${OPERATION_IDS[0]}, `],
  [
    { operation: '*', status: 503, tims: 1 },
    'A fault must not have the option tims; choose from operation, ',
  ],
  [{ operation: '*' }, 'a status, a kind or a delay, got none'],
  [
    { operation: '*', kind: 'trickle' },
    'to be one of a status from 400 to 599, hang, reset, truncate, slow, html, invalid, redirect, delay:MILLISECONDS, got "trickle"',
  ],
  [{ operation: '*', kind: 'hang', body: null }, 'headers or a body to have a status'],
  [
    { operation: '*', status: 200 },
    "a fault's status to be a whole number from 400 to 599, got 200",
  ],
  [{ operation: '*', status: 503, times: 0 }, "a fault's times to be a whole number of at least 1"],
  [{ operation: '*', status: 503, path: '' }, 'a fault\'s path to be a part of a path, got ""'],
  [{ operation: '*', status: 503, headers: { 'a b': '1' } }, 'Header name must be'],
  [{ operation: '*', status: 503, body: () => {} }, "a fault's body to be text or a JSON value"],
])('the fault %j is refused: %s', async (fault, message) => {
  await expect(startStub({ faults: [fault as Fault] })).rejects.toThrow(message);
});

it.each<[string, object]>([
  [`${ONE}=503x2`, { operation: ONE, status: 503, times: 2 }],
  [`${ONE}=resetx3`, { operation: ONE, kind: 'reset', times: 3 }],
  ['*=delay:500x2', { operation: '*', delay: 500, times: 2 }],
])('%s on a command line is the fault %j', (text, fault) => {
  expect(readFault(text)).toEqual(fault);
});

it.each([
  ['503', 'Expected OPERATION=WHAT, where WHAT is one of a status from 400 to 599, hang, '],
  [`${ONE}=200`, 'got 200'],
  [`${ONE}=trickle`, 'invalid, redirect, delay:MILLISECONDS, got "trickle"'],
  [`${ONE}=503x0`, "a fault's times to be a whole number of at least 1, got 0"],
])('%s on a command line is refused: %s', (text, message) => {
  expect(() => readFault(text)).toThrow(message);
});

it.each<[object, string, string]>([
  [{ body: 'Sorry' }, 'text/plain; charset=utf-8', 'Sorry'],
  [{ body: null }, 'application/json; charset=utf-8', 'null'],
  [{ body: '<p>', headers: { 'Content-Type': 'text/html' } }, 'text/html', '<p>'],
])('the planted response %j is sent as %s', (response, contentType, text) => {
  const sent = faultResponse({ operation: '*', status: 500, ...response }, '/');
  expect(sent).toEqual({ status: 500, headers: { 'content-type': contentType }, text });
});

it('a delay is combined with the next fault, and comes before the half of a slow body', () => {
  const faults = new Faults();
  const fail: Fault = { operation: ONE, status: 503, times: 1 };
  const slowBody: Fault = { operation: ONE, kind: 'slow', delay: 7, times: 1 };
  for (const fault of [{ operation: '*', delay: 50 } as const, fail, slowBody])
    faults.inject(fault);
  expect(faults.next(ONE, '/')).toMatchObject({ delay: 50, fault: fail });
  expect(faults.next(ONE, '/')).toMatchObject({ delay: 50, fault: slowBody, slowBody: 7 });
  expect(faults.next(ONE, '/')).toEqual({ delay: 50 });
});

it('faults that have not happened as often as they should are pending', () => {
  const faults = new Faults();
  const twice: Fault = { operation: ONE, status: 503, times: 2 };
  const misspelled: Fault = { operation: '*', kind: 'hang', path: '/v2/pre-recoded' };
  faults.inject(twice);
  faults.inject(misspelled);
  const takeBack = faults.inject({ operation: OTHER, delay: 1 });
  expect(faults.pending).toHaveLength(3);
  takeBack();
  faults.next(ONE, '/');
  expect(faults.pending).toEqual([twice, misspelled]);
  faults.next(ONE, '/');
  expect(faults.pending).toEqual([misspelled]);
});

it('the last calls are kept', () => {
  const calls = new Calls();
  for (let count = 0; count <= MAX_CALLS; count += 1) calls.add(null, 'GET', `/${count}`)(404);
  expect(calls.list).toHaveLength(MAX_CALLS);
  expect(calls.list.at(-1)).toMatchObject({ path: `/${MAX_CALLS}`, status: 404 });
});
