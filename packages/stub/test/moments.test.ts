/** Moments are compared as moments, whatever their time zones and digits. */
import { expect, it } from 'vitest';
import { compareMoments } from '../src/conformance/moments.ts';

const SAME: [one: string, other: string][] = [
  ['2026-01-31T09:30:00Z', '2026-01-31T11:30:00+02:00'],
  ['2026-01-31T09:30:00.123456Z', '2026-01-31T09:30:00.123Z'],
  ['2026-01-31T09:30:00.1239Z', '2026-01-31T09:30:00.124Z'],
  ['2026-01-31t09:30:00.5z', '2026-01-31T09:30:00.500Z'],
  ['2026-01-31T23:59:60Z', '2026-02-01T00:00:00Z'],
];
const EARLIER: [one: string, other: string][] = [
  ['2026-01-31T09:30:00.123Z', '2026-01-31T09:30:00.124Z'],
  ['2026-01-31T09:30:00.1229Z', '2026-01-31T09:30:00.124Z'],
  ['2026-01-31T09:30:00Z', '2026-01-31T09:30:01.0Z'],
  ['2026-01-31T09:30:00+01:00', '2026-01-31T09:30:00Z'],
];

it.each(SAME)('%s is the same moment as %s', (one, other) => {
  expect([compareMoments(one, other), compareMoments(other, one)]).toEqual([0, 0]);
});

it.each(EARLIER)('%s is earlier than %s', (one, other) => {
  expect(compareMoments(one, other)).toBeLessThan(0);
  expect(compareMoments(other, one)).toBeGreaterThan(0);
});

it.each(['', 'yesterday', '2026-01-31T09:30:00'])('%j is no moment', (text) => {
  expect(compareMoments(text, '2026-01-31T09:30:00Z')).toBeNaN();
});
