/** The published files in third-party tools. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { DOCUMENTS } from '../../scripts/contract.ts';
import { tagOf } from '../../scripts/schema.ts';
import { generatedText, ROOT, theBuilt } from '../support/contract.ts';
import { compileFiles } from '../support/tsc.ts';

/** A port of PyYAML, a parser of YAML 1.1, in which `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

it.each(DOCUMENTS)('%s.yaml has the content of its JSON when parsed as YAML 1.1', (name) => {
  expect(load(generatedText(`${name}.yaml`))).toEqual(JSON.parse(generatedText(`${name}.json`)));
});

it('every example has the type of its branch, or of its schema without typed branches', () => {
  const { schemas } = theBuilt();
  const lines = Object.entries<object>(examples).flatMap(([schema, cases]) =>
    Object.entries(cases).map(([key, value]) => {
      const union = schemas[schema] ?? {};
      const { name = '', values = [] } = tagOf(union, schemas) ?? {};
      const isOf = (_: unknown, index: number) => values[index]?.includes(value[name]) === true;
      const type = union.oneOf?.find(isOf)?.title ?? schema;
      return `examples.${schema}.${key} satisfies types.${type};\n`;
    }),
  );
  const text = `import * as examples from '../generated/examples.js';
import type * as types from '../generated/types.js';
${lines.join('')}`;
  // Some branches have their own types.
  expect(text).toMatch(/^examples\.PreRecordedJob\..* types\.PreRecordedJobDone;$/m);
  // The file stays, so that you can look up the line of a compiler error.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(join(ROOT, '.build/examples.ts'), text);
  expect(compileFiles(join(ROOT, '.build'), ['examples.ts'])).toBe('');
});
