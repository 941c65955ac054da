/** What is published, as third-party tools read it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../scripts/runtime/formats.ts';
import { generatedModule, generatedText, ROOT } from '../../support/contract.ts';

/** A port of PyYAML: a reader of YAML 1.1, where `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('a published document', () => {
  it.each(['openapi', 'asyncapi', 'openapi-3.0'])('%s reads like its JSON by YAML 1.1', (name) => {
    expect(load(generatedText(`${name}.yaml`))).toEqual(JSON.parse(generatedText(`${name}.json`)));
  });

  it.each(['openapi.yaml', 'asyncapi.yaml'])(
    '%s passes the rules that Redocly recommends',
    async (file) => {
      const severity = file === 'asyncapi.yaml' ? 'off' : 'error';
      const rules = {
        // The address of a session contains its token, so there is no security scheme.
        'security-defined': severity,
        // One flag may select several messages, each of which has its tag.
        'no-duplicated-tag-names': severity,
      } as const;
      const config = await createConfig({ extends: ['recommended'], rules });
      const problems = await lint({ ref: join(ROOT, 'generated', file), config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    },
  );
});

describe('the published JSON Schemas load in a strict Ajv with ajv-formats, without a warning', () => {
  /** A strict Ajv, and what it complains about. */
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
