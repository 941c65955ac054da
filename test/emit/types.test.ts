import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../scripts/emit/files.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { tolerant } from '../../scripts/normalise/profile.ts';
import { generatedText, theNormal } from '../support/contract.ts';
import { contractOf } from '../support/slice.ts';

const SMALL = contractOf({
  Code: {
    description: 'A code.',
    'x-unspecified': ['The other codes.'],
    anyOf: [
      { type: 'string', enum: ['af', 'am'] },
      { type: 'string', pattern: '^[a-z]{2}$' },
    ],
  },
  Config: {
    type: 'object',
    description: 'How to do it. With a mark */ of its own.',
    required: ['codes'],
    properties: {
      codes: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Code' } },
      pause: {
        type: 'number',
        minimum: 0.5,
        maximum: 10,
        default: 5,
        description: 'The pause, in seconds.',
        'x-maturity': 'beta',
      },
      when: { type: ['string', 'null'], format: 'date-time', deprecated: true },
      day: {
        description: 'The day. Use `when` instead. It is ignored.',
        deprecated: true,
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
      metadata: { type: 'object', additionalProperties: true },
      anything: { description: 'Anything.', additionalProperties: true },
    },
  },
  Outcome: {
    description: 'What came of it.',
    oneOf: [
      {
        title: 'Good',
        type: 'object',
        required: ['id', 'good'],
        properties: { id: { type: 'string' }, good: { type: 'boolean', const: true } },
      },
      {
        title: 'Bad',
        type: 'object',
        required: ['id', 'good', 'error'],
        properties: {
          id: { type: 'string' },
          good: { type: 'boolean', const: false },
          error: { anyOf: [{ $ref: '#/components/schemas/Config' }, { type: 'null' }] },
        },
      },
    ],
  },
});

describe('the declarations of a small contract', () => {
  let files: Files;

  beforeAll(async () => {
    const normal = normalise(SMALL);
    files = await emitTypes(normal, tolerant(normal));
  });

  it('say everything about the schemas', () => {
    const [, , ...declarations] = (files['types.d.ts'] ?? '').split('\n\n');
    expect(declarations.join('\n\n')).toMatchInlineSnapshot(`
      "/**
       * A code.
       *
       * Not specified: The other codes.
       */
      export type Code = "af" | "am" | (string & {});

      /** How to do it. With a mark *\\/ of its own. */
      export interface Config {
          /** At least 1 item. */
          codes: Code[];
          /**
           * The pause, in seconds.
           *
           * Minimum 0.5. Maximum 10.
           *
           * Maturity: beta.
           *
           * @default 5
           */
          pause?: number;
          /**
           * Format date-time.
           *
           * @deprecated
           */
          when?: string | null;
          /**
           * The day. Use \`when\` instead. It is ignored.
           *
           * Format date or date-time.
           *
           * @deprecated Use \`when\` instead.
           */
          day?: string;
          metadata?: { [key: string]: unknown; };
          /** Anything. */
          anything?: unknown;
      }

      /** What came of it. */
      export type Outcome = /** OutcomeGood */
      {
          good: true;
          id: string;
      }
      /** OutcomeBad */
      | {
          good: false;
          id: string;
          error: Config | null;
      };


      /** The REST operations by path and method. */
      export type { paths } from './operations.js';
      "
    `);
  });

  it('have the defaults filled in where they are resolved', () => {
    expect(files['types.d.ts']).toContain('  pause?: number;');
    expect(files['types/resolved.d.ts']).toContain('  pause: number;');
  });

  it('are loose where a reader is tolerant', () => {
    expect(files['types/tolerant.d.ts']).toContain('  pause?: number | null;');
  });

  it('are declarations of modules without content', () => {
    expect(files['types.js']).toBe('export {};\n');
    expect(files['types/resolved.js']).toBe('export {};\n');
    expect(files['types/tolerant.js']).toBe('export {};\n');
  });
});

describe('the declarations of the contract', () => {
  it('export every public schema, and nothing else, under its name', () => {
    const { schemas } = theNormal();
    const names = [...schemas.keys()].sort();
    expect(names).not.toEqual([]);
    for (const path of ['types.d.ts', 'types/resolved.d.ts', 'types/tolerant.d.ts']) {
      const text = generatedText(path);
      const exported = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)];
      const own = exported.map(([, name = '']) => name);
      // What defaults change nothing of comes from `types`.
      const [, passed = ''] = /^export type \{([^}]*)\};/m.exec(text) ?? [];
      expect([...own, ...(passed.match(/\w+/g) ?? [])].sort()).toEqual(names);
      expect(text).not.toMatch(/components\[|Record<string, never>|\bany\b[;,)\]|]/);
    }
  });
});
