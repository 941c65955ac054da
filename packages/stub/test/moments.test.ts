/** Moments are compared as moments, whatever their time zones and digits. */
import { expect, it } from 'vitest';
import { compareMoments } from '../src/conformance/moments.ts';

it.each([
  ['2026-01-31T09:30:00Z', 0, '2026-01-31T11:30:00+02:00'],
  ['2026-01-31T09:30:00.123456Z', 0, '2026-01-31T09:30:00.123Z'],
  ['2026-01-31T09:30:00.1239Z', 0, '2026-01-31T09:30:00.124Z'],
  ['2026-01-31t09:30:00.5z', 0, '2026-01-31T09:30:00.500Z'],
  ['2026-01-31T23:59:60Z', 0, '2026-02-01T00:00:00Z'],
  ['2026-01-31T09:30:00.1229Z', -1, '2026-01-31T09:30:00.124Z'],
  ['2026-01-31T09:30:00Z', -1, '2026-01-31T09:30:01.0Z'],
  ['2026-01-31T09:30:00Z', 1, '2026-01-31T09:30:00+01:00'],
  ['2026-01-31T09:30:00', Number.NaN, '2026-01-31T09:30:00Z'],
])('%s compares as %d with %s', (one, sign, other) => {
  expect(Math.sign(compareMoments(one, other))).toBe(sign);
});
