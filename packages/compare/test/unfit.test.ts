/** Schemas that the comparison would misread are refused with their place. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { BASE, edited, released } from './base.ts';

describe('a schema is refused', () => {
  it.each([
    [
      'contains itself',
      { add: 'Options/properties/nested', value: { $ref: '#/components/schemas/Options' } },
      '/Options: the schema contains itself (Options → Options)',
    ],
    [
      'lists no type',
      { replace: 'Echo/properties/text/type', value: [] },
      '/Echo/properties/text/type: is not valid JSON Schema',
    ],
  ])('if it %s', (_, edit, message) => {
    const bundles = edited(BASE, [edit as JsonObject]);
    expect(() => released(bundles)).toThrow(`openapi#/components/schemas${message}`);
  });
});
