import { describe } from 'vitest';
import { testDialect } from './dialects.ts';

describe.each(['draft-2020-12', 'draft-07', 'openapi-3.0'] as const)(
  'the JSON Schema of a Standard Schema for %s',
  (target) => testDialect(target),
);
