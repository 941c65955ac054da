/** Which problems of a conformance run are of one kind, and shown once. */
import { expect, it } from 'vitest';
import { kindOf } from '../src/conformance/report.ts';

it.each([
  ['/words/3/start: expected a number, got "x"', '/words/12/start: expected a number, got null'],
  ['/kind: expected "a" or "b", got 7', '/kind: expected one of "a", "b" … (12 in all)'],
  ['/id: "a \\"b\\"" is not known', '/id: "c" is not known (and 3 more like it)'],
  ['expected 200, got 400: not found', 'expected 200, got 500: <html>\nbroken</html>'],
  [
    'job 9b1c2a52-1f0e-4c3b-8a3d-000000000001 is missing',
    'job 9B1C2A52-1F0E-4C3B-8A3D-ABCDEF000002 is missing',
  ],
])('%s and %s are the same kind', (one, other) => {
  expect(kindOf(one)).toBe(kindOf(other));
});

it.each([
  ['/words/3/start: expected a number, got "x"', '/words/3/end: expected a number, got "x"'],
  ['/id: "a" is not known', '/id: "a" is missing'],
])('%s and %s are different kinds', (one, other) => {
  expect(kindOf(one)).not.toBe(kindOf(other));
});
