import { describe, expect, it } from 'vitest';
import { schemas as published } from '../../../generated/schemas/index.js';
import * as standard from '../../../generated/standard.js';
import { toDialect, withDefaults } from '../../../scripts/runtime/json-schema.ts';

const TARGETS = ['draft-2020-12', 'draft-07', 'openapi-3.0'] as const;
const NAMES = Object.keys(published) as (keyof typeof published)[];
const STANDARD = { ...standard };

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

  it('is a copy, which a host may change', () => {
    for (const target of TARGETS) {
      const { input, output } = standard.LanguageConfig['~standard'].jsonSchema;
      for (const schemaOf of [input, output]) {
        const before = structuredClone(schemaOf({ target }));
        const changed = schemaOf({ target }) as { properties: { languages: object } };
        Object.assign(changed.properties.languages, { PLANTED: true });
        for (const value of Object.values(changed)) if (Array.isArray(value)) value.push('PLANTED');
        expect(schemaOf({ target })).toEqual(before);
      }
    }
  });

  it('of what contains itself has every dialect that can state it', () => {
    const A = { type: 'object', properties: { a: { $ref: '#/$defs/A', default: {} } } };
    const schema = withDefaults({ $ref: '#/$defs/A', $defs: { A } });
    expect(toDialect(schema, 'draft-07').definitions).toHaveProperty('A.required', ['a']);
    expect(() => toDialect(schema, 'openapi-3.0')).toThrow(/^A contains itself/);
  });

  it('throws for a target that is not supported', () => {
    for (const method of [jsonSchema.input, jsonSchema.output]) {
      expect(() => method({ target: 'draft-04' })).toThrow(
        new RangeError('unsupported target "draft-04": use draft-2020-12, draft-07 or openapi-3.0'),
      );
    }
  });
});
