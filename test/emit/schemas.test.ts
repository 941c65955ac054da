import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedModule, generatedText, ROOT, theNormal } from '../support/contract.ts';

type Schemas = Record<string, { $id: string; $schema?: string; $defs?: object }>;

const normal = theNormal();
const files = readdirSync(join(ROOT, 'generated/schemas')).sort();
const names = files.flatMap((file) =>
  /^[A-Z].*\.json$/.test(file) ? [basename(file, '.json')] : [],
);
/** The published files, parsed, by schema name. */
const published: Schemas = Object.fromEntries(
  names.map((name) => [name, JSON.parse(generatedText(`schemas/${name}.json`))]),
);

describe('the published JSON Schemas', () => {
  it('exist for every public schema', () => {
    expect(Object.keys(published)).toEqual([...normal.schemas.keys()].sort());
  });

  it('stand alone: one identifier at the root, references into their own definitions', () => {
    let references = 0;
    for (const [name, schema] of Object.entries(published)) {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `urn:speech-to-text-contract:${name}`,
        title: name,
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
    expect(references).toBeGreaterThan(0);
  });

  it('carry no key of ours and none of OpenAPI', () => {
    const ours = /"(x-[\w-]+|tag|known|discriminator|nullable|xml|externalDocs|example)":/;
    for (const [name, schema] of Object.entries(published)) {
      // Properties may have any name; keywords are beside a type or a description.
      const keywords = JSON.stringify(schema).match(ours)?.[1];
      expect([name, keywords]).toEqual([name, undefined]);
    }
  });
});

describe('the module with all of them', () => {
  it('has the same schemas as the files', async () => {
    const { schemas, ...single } = await generatedModule<{ schemas: Schemas }>('schemas/index');
    expect(schemas).toEqual(published);
    expect(single).toEqual(published);
  });
});

describe('the files with all of them', () => {
  it.each([
    ['schemas.json', '$defs'],
    ['schemas/draft-07.json', 'definitions'],
  ])('%s holds each under %s, with its title and references that lead somewhere', (file, key) => {
    const { [key]: all, ...rest } = JSON.parse(generatedText(file));
    expect(rest).toEqual({
      $schema: expect.any(String),
      $id: expect.stringMatching(/^urn:[\w-]+:[\w-]+$/),
    });
    expect(Object.keys(all)).toEqual(Object.keys(published));
    for (const [name, { title }] of Object.entries<{ title: string }>(all))
      expect(title).toBe(name);
    const named = new Set(JSON.stringify(all).match(/#\/[^"]+/g));
    expect([...named].filter((one) => !(one.replace(`#/${key}/`, '') in all))).toEqual([]);
  });

  it('schemas.json says what the single files say', () => {
    const { $defs } = JSON.parse(generatedText('schemas.json'));
    for (const [name, { $schema, $id, $defs: _, ...schema }] of Object.entries(published)) {
      expect([name, schema]).toEqual([name, $defs[name]]);
    }
  });
});
