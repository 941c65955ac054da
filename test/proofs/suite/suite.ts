/**
 * The official JSON Schema test suite for draft 2020-12, as far as it uses nothing but keywords of this contract. Its
 * files come with Debian's package `libtest-json-schema-acceptance-perl`; npm has no package with them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAnnotation, type Schema } from '../../../scripts/model/schema.ts';

/** Several values, and whether a schema accepts them. */
export interface Group {
  /** The file and the description, which name it in the whole suite. */
  name: string;
  schema: Schema;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** The keywords of `Keywords` in the model, `allOf`, and annotations. */
const KEYWORDS = new Set(
  `$ref type const enum format pattern minLength maxLength minimum maximum minItems maxItems
  contentEncoding contentMediaType items required properties additionalProperties allOf anyOf oneOf
  not $schema $comment`.split(/\s+/),
);

/** Every group of the suite whose schema has no other keywords. */
export function groupsIn(folder: string): Group[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const found: (Omit<Group, 'name'> & { description: string })[] = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      return found
        .filter(({ schema }) => isOurs(schema))
        .map(({ description, schema, tests }) => {
          const { $schema, $comment, ...own } = schema as Schema & Record<string, unknown>;
          const plain = typeof schema === 'boolean' ? schema : (own as Schema);
          return { name: `${file}: ${description}`, schema: plain, tests };
        });
    });
}

/** A boolean has no keyword at all. */
function isOurs(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  return Object.entries(schema).every(([key, value]) => {
    if (!KEYWORDS.has(key)) return isAnnotation(key);
    if (key === 'properties') return Object.values(value).every(isOurs);
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) return (value as unknown[]).every(isOurs);
    return !['items', 'additionalProperties', 'not'].includes(key) || isOurs(value);
  });
}
