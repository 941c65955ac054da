/** The report: what it says of each difference, and in which form. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { report } from '../src/report.ts';
import { judged, LOWERED, locate, NEW, WORDS } from './judged.ts';

it('the report lists a change in several places once and changes of different fields separately', () => {
  const paragraphs = (...fields: string[]) => {
    const edits = fields.map((field) => ({ add: field, value: { type: 'boolean' } }));
    return report(judged(edits), locate).split('\n\n').slice(0, -1);
  };
  expect(paragraphs('Word/properties/first', 'Result/properties/first')).toHaveLength(1);
  expect(paragraphs('Word/properties/first', 'Word/properties/second')).toHaveLength(2);
});

it('the report begins with the worst difference', () => {
  const verdicts = judged([...WORDS, ...NEW, ...LOWERED]).differences.map((one) => one.verdict);
  expect([...new Set(verdicts)]).toEqual(['breaks-senders', 'compatible', 'documentation']);
});

it('the report names the release that accepts a counterexample and the release that rejects it', () => {
  const proofOf = (edit: JsonObject[]) => report(judged(edit), locate).split('\n')[3]?.trim();
  expect(proofOf(LOWERED)).toBe(
    'counterexample: JobRequest {"audio_url":"https://example.com/audio.wav","title":"t","priority":9}: accepted by 1.0.0, rejected by the current contract',
  );
  const grade = [{ add: 'Result/properties/grade/enum/-', value: 4 }];
  expect(proofOf(grade)).toMatch(
    /"grade":4\}: accepted by the current contract, rejected by 1\.0\.0$/,
  );
});

it('a counterexample contains only necessary fields and the shortest list', () => {
  const longer = [{ replace: 'Options/properties/languages/maxItems', value: 9 }];
  const [found] = judged(longer).differences;
  expect(found?.counterexample?.value).toEqual({ languages: Array(6).fill('de') });
});

it('the report puts values with Markdown in one code span and escapes HTML', () => {
  const unit = [{ replace: 'JobRequest/properties/ratio/x-unit', value: 'a `b`\nc of this form' }];
  const text = report(judged(unit), locate, true);
  expect(text).toContain('`` share → a `b` c of this form ``');
  expect(text).not.toContain('<');
});
