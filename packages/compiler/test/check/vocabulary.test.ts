import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../../../test/support/contract.ts';
import { KEYWORDS } from '../../src/model/schema.ts';

describe('the vocabulary of schemas', () => {
  it('is the same in redocly.yaml and in the model', () => {
    const { apis } = parse(readFileSync(join(ROOT, 'redocly.yaml'), 'utf8'));
    const { pattern } = apis.rest.rules['rule/known-keywords'].assertions;
    const [, source = ''] = /^\/(.*)\/$/.exec(pattern) ?? [];
    const isKnown = new RegExp(source);
    const keywords = [...Object.keys(KEYWORDS), ...Object.keys(new Ajv2020().RULES.keywords)];
    const unlike = keywords.filter((key) => isKnown.test(key) !== Object.hasOwn(KEYWORDS, key));
    expect(unlike, 'add these to KEYWORDS and redocly.yaml, or remove them from both').toEqual([
      // A separate rule refuses it, so the vocabulary accepts it: one finding is enough.
      'nullable',
    ]);
  });
});
