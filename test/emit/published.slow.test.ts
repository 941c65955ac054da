/** What is published, as tools of others read it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { generatedModule, generatedText, ROOT } from '../support/contract.ts';
import { theSamples } from '../support/samples.ts';

/** A port of PyYAML: a reader of YAML 1.1, where `no` is false and a date is a moment. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('a published document', () => {
  it.each(['openapi', 'asyncapi', 'openapi-3.0'])('%s reads like its JSON by YAML 1.1', (name) => {
    expect(load(generatedText(`${name}.yaml`))).toEqual(JSON.parse(generatedText(`${name}.json`)));
  });

  it.each(['openapi.yaml', 'asyncapi.yaml'])(
    '%s passes the rules that Redocly recommends',
    async (file) => {
      // The address of a session has its token: there is nothing to secure.
      const rules = { 'security-defined': file === 'asyncapi.yaml' ? 'off' : 'error' } as const;
      const config = await createConfig({ extends: ['recommended'], rules });
      const problems = await lint({ ref: join(ROOT, 'generated', file), config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    },
  );
});

type Schemas = Record<string, { $id: string }>;
type Formats = Record<string, (text: string) => boolean>;

/** The validators of a service's own Ajv, with its default strict mode, made quickly; and its complaints. */
async function compileAll(addFormats: (ajv: Ajv2020) => void) {
  const { schemas: published } = await generatedModule<{ schemas: Schemas }>('schemas/index');
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => complaints.push(said.join(' '));
  const logger = { log: complain, warn: complain, error: complain };
  const ajv = new Ajv2020({ logger, code: { optimize: false } });
  addFormats(ajv);
  ajv.addSchema(Object.values(published));
  const validators = Object.fromEntries(
    Object.entries(published).map(([name, { $id }]) => [name, ajv.getSchema($id)]),
  );
  return { complaints, validators };
}

describe('the published JSON Schemas', () => {
  it('load together in a strict Ajv with the formats of others without a complaint', async () => {
    const { complaints } = await compileAll((ajv) => addFormats.default(ajv));
    expect(complaints).toEqual([]);
  });

  it('load together in a strict Ajv with our formats, and give the same answers as the validators', async () => {
    const { formats } = await generatedModule<{ formats: Formats }>('formats');
    const { validators, complaints } = await compileAll((ajv) => {
      for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
    });
    expect(complaints).toEqual([]);
    const ours = await generatedModule<Record<string, (value: unknown) => boolean>>('validators');
    const answers = { accepted: 0, refused: 0 };
    for (const [name, { valid, near }] of theSamples()) {
      for (const value of [...valid, ...near]) {
        const theirs = validators[name]?.(value);
        if (ours[`validate${name}`]?.(value) !== theirs)
          expect.fail(`${name}: ${JSON.stringify(value)}`);
        answers[theirs ? 'accepted' : 'refused'] += 1;
      }
    }
    expect(answers.accepted).toBeGreaterThan(0);
    expect(answers.refused).toBeGreaterThan(0);
  });
});
