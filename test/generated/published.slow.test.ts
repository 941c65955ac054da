/** The published files, as third-party tools read them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle, createConfig, lint, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import type { JsonObject } from '../../scripts/json.ts';
import { visitObjects } from '../../scripts/json.ts';
import { notesToLists } from '../../scripts/read/bundle.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import { tagOf } from '../../scripts/schema.ts';
import { generatedModule, generatedText, ROOT, theBuilt } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { compileFiles } from '../support/tsc.ts';

/** A port of PyYAML, a parser of YAML 1.1, in which `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('a published document', () => {
  it.each(['openapi', 'asyncapi'])(
    '%s has the content of its JSON when parsed as YAML 1.1',
    (name) => {
      expect(load(generatedText(`${name}.yaml`))).toEqual(
        JSON.parse(generatedText(`${name}.json`)),
      );
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

  // With the settings of `redocly bundle rest`, and of `redocly bundle` for any other file.
  it.each(['rest', undefined])(
    'openapi.yaml is what Redocly bundles, with the examples (settings of the API: %s)',
    async (api) => {
      const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
      const ref = join(ROOT, 'openapi/openapi.yaml');
      const { parsed } = (await bundle({ ref, config: config.forAlias(api) })).bundle;
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
    },
  );
});

it('openapi-typescript accepts the bundle in this clone with the option in the guide, and prints no warning', () => {
  const guide = readFileSync(join(ROOT, 'docs/other-tools.md'), 'utf8');
  const [, option = ''] = /In a clone\b[^`]*`(--redocly [^`]+)`/.exec(guide) ?? [];
  const cli = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');
  const output = join(temporaryFolder('types-'), 'types.ts');
  const args = [cli, 'generated/openapi.yaml', ...option.split(' '), '-o', output];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(run.stdout + run.stderr).toMatch(/^✨ [^\n]*\n🚀 generated\/openapi\.yaml → .*\n$/);
  expect(run.status).toBe(0);
});

describe('the published JSON Schemas load in a strict Ajv with ajv-formats, without a warning', () => {
  /** A strict Ajv, and its warnings. */
  function strictAjv() {
    const complaints: string[] = [];
    const complain = (...said: unknown[]) => complaints.push(said.join(' '));
    const logger = { log: complain, warn: complain, error: complain };
    const ajv = new Ajv2020({ logger, code: { optimize: false } });
    addFormats.default(ajv);
    for (const [name, check] of Object.entries(formats)) {
      if (!(name in ajv.formats)) ajv.addFormat(name, check);
    }
    return { ajv, complaints };
  }

  it('all of them together', async () => {
    const { schemas } = await generatedModule<{ schemas: Record<string, { $id: string }> }>(
      'schemas/index',
    );
    const { ajv, complaints } = strictAjv();
    ajv.addSchema(Object.values(schemas));
    for (const { $id } of Object.values(schemas)) expect(ajv.getSchema($id)).toBeDefined();
    expect(complaints).toEqual([]);
  });

  it.each(['schemas', 'strict/schemas', 'tolerant/schemas'])('%s, in one file', (path) => {
    const collection = JSON.parse(generatedText(`${path}.json`));
    const { ajv, complaints } = strictAjv();
    ajv.addSchema(collection);
    expect(Object.keys(collection.$defs)).not.toEqual([]);
    for (const [name, { title }] of Object.entries<{ title: string }>(collection.$defs)) {
      expect(title).toBe(name);
      expect(ajv.getSchema(`${collection.$id}#/$defs/${name}`)).toBeDefined();
    }
    expect(complaints).toEqual([]);
  });
});

it('every example has the type of its branch, or of its schema if branches have no types', () => {
  const { schemas } = theBuilt();
  // Deviating values belong to no type.
  const { deviating: _, ...documented } = examples;
  const lines = Object.entries<object>(documented).flatMap(([schema, cases]) =>
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
  expect(lines.filter((line) => !/\.(\w+)\..* types\.\1;/.test(line))).not.toEqual([]);
  const text = `import * as examples from '../generated/examples.js';
import type * as types from '../generated/types.js';
${lines.join('')}`;
  // The file stays, so that you can look up a line in an error of the compiler.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(join(ROOT, '.build/examples.ts'), text);
  expect(compileFiles(join(ROOT, '.build'), ['examples.ts'])).toBe('');
});

it('a bundle that imports the examples of one schema contains no others', async () => {
  const [one = '', ...others] = Object.keys(examples);
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${one} } from './generated/examples.js';\nconsole.log(${one});`,
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join('');
  expect(bundled).toContain(`var ${one} `);
  for (const other of others) expect(bundled).not.toContain(`var ${other} `);
});
