import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { schemas as published } from '../../generated/schemas/index.js';
import * as standard from '../../generated/standard.js';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { spoilt, valid } from '../support/arbitrary.ts';

const VALUES_PER_SCHEMA = 30;
const TARGETS = ['draft-2020-12', 'draft-07', 'openapi-3.0'] as const;
const NAMES = Object.keys(published) as (keyof typeof published)[];
const STANDARD = { ...standard };

let normal: NormalContract;

beforeAll(async () => {
  normal = normalise(await loadContract('.'));
});

function compile(schema: object, target: (typeof TARGETS)[number]) {
  const ajv = target === 'draft-2020-12' ? new Ajv2020() : new Ajv({ strict: false });
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
  return ajv.compile(schema);
}

function samples(name: string): unknown[] {
  const schema = normal.schemas.get(name);
  if (schema === undefined) throw new Error(`no schema is called ${name}`);
  const either = fc.oneof(valid(schema, normal.schemas), spoilt(schema, normal.schemas));
  const documented = normal.contract.examples.get(name) ?? [];
  return [
    ...documented.map(({ value }) => value),
    ...fc.sample(either, { numRuns: VALUES_PER_SCHEMA, seed: 7 }),
  ];
}

describe.each(TARGETS)('the JSON Schema of a Standard Schema for %s', (target) => {
  it('accepts what the published schema accepts', () => {
    const answers = { accepted: 0, refused: 0 };
    for (const name of NAMES) {
      const theirs = compile(published[name], 'draft-2020-12');
      const ours = compile(STANDARD[name]['~standard'].jsonSchema.input({ target }), target);
      for (const value of samples(name)) {
        const accepted = theirs(value);
        expect([name, value, ours(value)]).toEqual([name, value, accepted]);
        answers[accepted ? 'accepted' : 'refused'] += 1;
      }
    }
    expect(Math.min(answers.accepted, answers.refused)).toBeGreaterThan(100);
  });

  it('accepts as output what validation returns, and nothing without a default', () => {
    let filled = 0;
    for (const name of NAMES) {
      const { validate, jsonSchema } = STANDARD[name]['~standard'];
      const output = compile(jsonSchema.output({ target }), target);
      for (const value of samples(name)) {
        const result = validate(value);
        if (result.issues) continue;
        expect([name, result.value, output(result.value)]).toEqual([name, result.value, true]);
        if (!output(value)) filled += 1;
      }
    }
    expect(filled).toBeGreaterThan(20);
  });
});

describe('the JSON Schema of a Standard Schema', () => {
  const { jsonSchema } = standard.PreRecordedRequest['~standard'];

  it('names its dialect', () => {
    const dialects = TARGETS.map((target) => jsonSchema.input({ target }).$schema);
    expect(dialects).toEqual([
      'https://json-schema.org/draft/2020-12/schema',
      'http://json-schema.org/draft-07/schema#',
      undefined,
    ]);
  });

  it('has no keyword that OpenAPI 3.0 lacks', () => {
    for (const name of NAMES) {
      const text = JSON.stringify(
        STANDARD[name]['~standard'].jsonSchema.input({ target: 'openapi-3.0' }),
      );
      expect(text).not.toMatch(/"(\$ref|\$defs|\$id|const|examples|contentEncoding)":/);
      expect(text).not.toMatch(/"type":(\[|"null")/);
    }
  });

  it('throws for a target that is not supported', () => {
    for (const method of [jsonSchema.input, jsonSchema.output]) {
      expect(() => method({ target: 'draft-04' })).toThrow(
        new RangeError('unsupported target "draft-04": use draft-2020-12, draft-07 or openapi-3.0'),
      );
    }
  });
});
