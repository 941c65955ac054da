/** Injected faults: which calls they happen to, and which are refused. */
import { expect, it } from 'vitest';
import { OPERATION_IDS } from '../src/contract.ts';
import { Calls, type Fault, Faults, readFault } from '../src/faults.ts';
import { startStub } from '../src/index.ts';

const [ONE, OTHER] = OPERATION_IDS as [(typeof OPERATION_IDS)[0], (typeof OPERATION_IDS)[0]];
const one = (fault: object) => ({ operation: ONE, status: 500, ...fault }) as Fault;
const slow = { operation: ONE, delay: 1 } as const;

function inject(...all: Fault[]): Faults {
  const faults = new Faults();
  for (const fault of all) faults.inject(fault);
  return faults;
}

it.each<[string, Fault[], number[]]>([
  ['always, without a number of times', [one({})], [500, 500, 500, 500]],
  ['after so many calls', [one({ after: 1, times: 1 })], [0, 500, 0, 0]],
  ['and is counted alone', [one({ times: 1 }), one({ status: 503, times: 2 })], [500, 503, 503, 0]],
  ['after so many calls, also with other faults', [one({ after: 2 }), slow], [0, 0, 500, 500]],
  ['to every operation, with *', [one({ operation: '*', times: 1 })], [500, 0, 0, 0]],
  ['to no other operation', [one({ operation: OTHER })], [0, 0, 0, 0]],
])('a fault happens %s', (_, all, expected) => {
  const faults = inject(...all);
  expect(expected.map(() => faults.next(ONE, '/')?.status ?? 0)).toEqual(expected);
});

it('a fault with a path affects and counts only calls with this path', () => {
  const faults = inject(one({ path: 'a', after: 1, times: 1 }));
  const happened = ['/a', '/b', '/a', '/a'].map((path) => faults.next(ONE, path) !== undefined);
  expect(happened).toEqual([false, false, true, false]);
});

it.each<[unknown, string]>([
  [null, 'a fault must be an object, but is null'],
  [{ status: 503 }, `a fault's \`operation\` must be one of ${OPERATION_IDS[0]}, `],
  [one({ tims: 1 }), 'a fault has no option `tims`; choose from operation, '],
  [{ operation: '*' }, 'a fault has no `status`, `kind`, or `delay`'],
  [
    { operation: '*', kind: 'trickle' },
    '`kind` must be one of hang, reset, truncate, but is "trickle"',
  ],
  [{ operation: '*', kind: 'hang', body: null }, '`headers` or a `body` but no `status`'],
  [one({ status: 101 }), "a fault's `status` must be a whole number from 200 to 599, but is 101"],
  [one({ times: 0 }), "a fault's `times` must be a whole number of at least 1"],
  [one({ path: '' }), 'a fault\'s `path` must be a part of a path, but is ""'],
  [one({ headers: { 'a b': '1' } }), 'Header name must be'],
  [one({ status: 204, body: '' }), 'a response with the status 204 has no body'],
  [one({ body: () => {} }), "a fault's `body` must be text or a JSON value"],
])('the fault %j is an error: %s', async (fault, message) => {
  await expect(startStub({ faults: [fault as Fault] })).rejects.toThrow(message);
});

it('a fault of a command line has a status, a kind, or a delay, and a number of times', () => {
  expect(readFault(`${ONE}=503x2`)).toEqual({ operation: ONE, status: 503, times: 2 });
  expect(readFault(`${ONE}=resetx3`)).toEqual({ operation: ONE, kind: 'reset', times: 3 });
  expect(readFault('*=delay:500')).toEqual({ operation: '*', delay: 500 });
  expect(() => readFault(`${ONE}=trickle`)).toThrow('or delay:MILLISECONDS');
  expect(() => readFault(`${ONE}=503x0`)).toThrow("a fault's `times` must be a whole number");
});

it('the stub keeps the last 1,000 calls', () => {
  const calls = new Calls();
  for (let count = 0; count <= 1_000; count += 1) calls.add(null, 'GET', `/${count}`)(404);
  expect(calls.list).toHaveLength(1_000);
  expect(calls.list.at(-1)).toMatchObject({ path: '/1000', status: 404 });
});
