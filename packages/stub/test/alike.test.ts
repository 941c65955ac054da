/** Which problems of a conformance run are of one kind, and shown once. */
import { expect, it } from 'vitest';
import type { Report } from '../src/conformance/index.ts';
import { formatReport, kindOf } from '../src/conformance/report.ts';

it.each([
  ['/words/3/start must be a number, but is "x"', '/words/12/start must be a number, but is null'],
  ['/kind must be "a" or "b", but is 7', '/kind must be one of "a", "b" … (12 in all)'],
  ['/id "a \\"b\\"" is not known', '/id "c" is not known (and 3 more like it)'],
  [
    'the status must be 200, but is 400: not found',
    'the status must be 200, but is 500: <html>\nbroken</html>',
  ],
  ['no request arrived; expected at http://a/POST', 'no request arrived; expected at http://b/PUT'],
  [
    'job 9b1c2a52-1f0e-4c3b-8a3d-000000000001 is missing',
    'job 9B1C2A52-1F0E-4C3B-8A3D-ABCDEF000002 is missing',
  ],
])('%s and %s are the same kind', (one, other) => {
  expect(kindOf(one)).toBe(kindOf(other));
});

it.each([
  ['/words/3/start must be a number, but is "x"', '/words/3/end must be a number, but is "x"'],
  ['/id "a" is not known', '/id "a" is missing'],
])('%s and %s are different kinds', (one, other) => {
  expect(kindOf(one)).not.toBe(kindOf(other));
});

it('a relation that recordings and live jobs violate is one entry', () => {
  const checks = ['result.utterances.0.text', 'result.transcription.utterances.3.text'].map(
    (path, index) => {
      const details = [`${path} must be "five", but is "six"`];
      const place = { area: `job ${index}`, name: '', rule: 'utterance-text' };
      return { ...place, outcome: 'violation', details };
    },
  );
  const report = { checks, schemaOnly: [], errors: [] } as object as Report;
  expect(formatReport(report)).toContain('different violations: 1');
});
