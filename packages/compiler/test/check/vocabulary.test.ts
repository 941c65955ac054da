import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { KEYWORDS } from '../../src/model/schema.ts';

interface Rule {
  subject?: { type: string };
  assertions?: { pattern?: string; disallowed?: string[] };
}

describe('the vocabulary of schemas', () => {
  it('is the same in the rules and in the model', () => {
    const text = readFileSync(join(import.meta.dirname, '../../rules.yaml'), 'utf8');
    const { rules } = parse(text) as { rules: Record<string, Rule> };
    const pattern = rules['rule/known-keywords']?.assertions?.pattern ?? '';
    // Refused by a rule of its own, so the vocabulary accepts it: one finding is enough.
    const refused = Object.values(rules).flatMap(({ subject, assertions }) =>
      subject?.type === 'Schema' ? (assertions?.disallowed ?? []) : [],
    );
    const [, source = ''] = /^\/(.*)\/$/.exec(pattern) ?? [];
    const isKnown = new RegExp(source);
    const keywords = [...Object.keys(KEYWORDS), ...Object.keys(new Ajv2020().RULES.keywords)];
    const unlike = keywords.filter((key) => {
      return isKnown.test(key) !== (Object.hasOwn(KEYWORDS, key) || refused.includes(key));
    });
    expect(unlike, 'add these to KEYWORDS and rules.yaml, or remove them from both').toEqual([]);
  });
});
