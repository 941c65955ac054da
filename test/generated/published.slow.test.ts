/** The published files, as third-party tools read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle, createConfig, lint, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { type JsonObject, visitObjects } from '../../scripts/json.ts';
import { notesToLists } from '../../scripts/read/bundle.ts';
import { tagOf } from '../../scripts/schema.ts';
import { generatedText, ROOT, theBuilt } from '../support/contract.ts';
import { compileFiles } from '../support/tsc.ts';

/** A port of PyYAML, a parser of YAML 1.1, in which `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

it.each(['openapi', 'asyncapi'])(
  '%s.yaml has the content of its JSON when parsed as YAML 1.1',
  (name) => {
    expect(load(generatedText(`${name}.yaml`))).toEqual(JSON.parse(generatedText(`${name}.json`)));
  },
);

it.each(['openapi.yaml', 'asyncapi.yaml'])(
  '%s passes the rules that Redocly recommends',
  async (file) => {
    const severity = file === 'asyncapi.yaml' ? 'off' : 'error';
    const rules = {
      // The URL of a session contains its token, so there is no security scheme.
      'security-defined': severity,
      // One flag may select several messages, each of which has its tag.
      'no-duplicated-tag-names': severity,
    } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lint({ ref: join(ROOT, 'generated', file), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

it('openapi.yaml is what Redocly bundles, with the examples', async () => {
  const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
  const ref = join(ROOT, 'openapi/openapi.yaml');
  const { parsed } = (await bundle({ ref, config: config.forAlias('rest') })).bundle;
  const bundled = JSON.parse(JSON.stringify(parsed)) as JsonObject;
  // The build also writes each note as a list of notes.
  notesToLists(bundled);
  const published = JSON.parse(generatedText('openapi.json')) as JsonObject;
  // The examples have files of their own, except those of parameters.
  delete (published.components as JsonObject).examples;
  visitObjects(published, (node) => {
    if (node.schema !== undefined && node.in === undefined) delete node.examples;
  });
  expect(bundled).toEqual(published);
});

it('every example has the type of its branch, or of its schema if branches have no types', () => {
  const { schemas } = theBuilt();
  const lines = Object.entries<object>(examples).flatMap(([schema, cases]) =>
    Object.entries(cases).map(([key, value]) => {
      const union = schemas[schema] ?? {};
      const tag = tagOf(union, schemas);
      const branch = union.oneOf?.find((_, index) => {
        const values = tag?.values[index] ?? 'other';
        return values !== 'other' && values.includes(value[tag?.name ?? '']);
      });
      return `examples.${schema}.${key} satisfies types.${branch?.title ?? schema};\n`;
    }),
  );
  // Some branches have types: otherwise, this test would try nothing but the types of schemas.
  const isOfSchema = (line: string) => /^examples\.(\w+)\..* types\.\1;$/m.test(line);
  expect(lines.every(isOfSchema)).toBe(false);
  const text = `import * as examples from '../generated/examples.js';
import type * as types from '../generated/types.js';
${lines.join('')}`;
  // The file stays, so that you can look up a line in an error of the compiler.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(join(ROOT, '.build/examples.ts'), text);
  expect(compileFiles(join(ROOT, '.build'), ['examples.ts'])).toBe('');
});
