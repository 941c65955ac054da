import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { compile, generatedNow, generatedProject, type Project, ROOT } from '../package/project.ts';
import { spoilt, valid } from '../support/arbitrary.ts';

type Formats = Record<string, (text: string) => boolean>;
type Schemas = Record<string, { $id: string }>;

const VALUES_PER_SCHEMA = 60;

let project: Project;
let normal: NormalContract;
/** The published files, parsed, by schema name. */
let published: Schemas;

beforeAll(async () => {
  project = await generatedProject();
  const now = await generatedNow();
  normal = now.normal;
  published = {};
  for (const [path, text] of Object.entries(now.files)) {
    const [, name] = /^schemas\/(\w+)\.json$/.exec(path) ?? [];
    if (name) published[name] = JSON.parse(text);
  }
});

afterAll(() => project.remove());

/** A service's own Ajv, with its default strict mode; every complaint is collected. */
async function service(formats: 'ours' | 'ajv-formats') {
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => complaints.push(said.join(' '));
  const ajv = new Ajv2020({ logger: { log: complain, warn: complain, error: complain } });
  if (formats === 'ours') {
    const { formats: ours } = (await project.load('formats')) as { formats: Formats };
    for (const [name, check] of Object.entries(ours)) ajv.addFormat(name, check);
  } else {
    addFormats.default(ajv);
  }
  ajv.addSchema(Object.values(published));
  const validators: Record<string, ValidateFunction> = {};
  for (const [name, { $id }] of Object.entries(published)) {
    const validate = ajv.getSchema($id);
    if (validate) validators[name] = validate;
  }
  return { complaints, validators };
}

describe('the published JSON Schemas', () => {
  it('are there for every public schema', () => {
    expect(Object.keys(published)).toEqual([...normal.schemas.keys()].sort());
  });

  it('stand alone: one identifier at the root, references into their own definitions', () => {
    let references = 0;
    for (const [name, schema] of Object.entries(published)) {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `urn:speech-to-text-contract:${name}`,
      });
      const definitions = Object.keys(Object(schema).$defs ?? {}).map((key) => `#/$defs/${key}`);
      const named = new Set<string>();
      JSON.stringify(schema, function (this: unknown, key, value) {
        if (key === '$id') expect(this).toBe(schema);
        if (key === '$ref') named.add(value);
        return value;
      });
      expect([...named].sort()).toEqual(definitions.sort());
      references += named.size;
    }
    expect(references).toBeGreaterThan(100);
  });

  it('carry no key of ours and none of OpenAPI', () => {
    const ours = /"(x-[\w-]+|tag|known|discriminator|nullable|xml|externalDocs|example)":/;
    for (const [name, schema] of Object.entries(published)) {
      // Properties may have any name; keywords stand beside a type or a description.
      const keywords = JSON.stringify(schema).match(ours)?.[1];
      expect([name, keywords]).toEqual([name, undefined]);
    }
  });

  it.each(['ours', 'ajv-formats'] as const)(
    'load together in a strict Ajv without a complaint, with formats: %s',
    async (formats) => {
      const { complaints, validators } = await service(formats);
      expect(Object.keys(validators)).toEqual(Object.keys(published));
      expect(complaints).toEqual([]);
    },
  );

  it('accept every documented example', async () => {
    const { validators } = await service('ours');
    let checked = 0;
    for (const [name, examples] of normal.contract.examples) {
      for (const { value, file } of examples) {
        const validate = validators[name];
        expect([file, validate?.(value), validate?.errors]).toEqual([file, true, null]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('give the same answers as the validators', async () => {
    const { validators } = await service('ours');
    const ours = (await project.load('validators')) as Record<string, (value: unknown) => boolean>;
    const answers = { accepted: 0, refused: 0 };
    for (const [name, schema] of normal.schemas) {
      const values = fc.sample(
        fc.oneof(valid(schema, normal.schemas), spoilt(schema, normal.schemas)),
        {
          numRuns: VALUES_PER_SCHEMA,
          seed: 1,
        },
      );
      for (const value of values) {
        const theirs = validators[name]?.(value);
        expect([name, value, ours[`validate${name}`]?.(value)]).toEqual([name, value, theirs]);
        answers[theirs ? 'accepted' : 'refused'] += 1;
      }
    }
    expect(answers.accepted).toBeGreaterThan(1000);
    expect(answers.refused).toBeGreaterThan(500);
  });
});

describe('the module with all of them', () => {
  it('has the same schemas as the files', async () => {
    const { schemas, ...single } = await project.load('schemas');
    expect(schemas).toEqual(published);
    expect(single).toEqual(published);
  });

  it('fits the types of Ajv', () => {
    for (const name of ['ajv', 'fast-uri']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(project.dir, 'node_modules', name));
    }
    expect(compile(project, ['ajv.ts'])).toEqual([]);
  });
});
