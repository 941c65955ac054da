import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedModule, generatedText, ROOT, theNormal } from '../../support/contract.ts';

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

it('the published JSON Schemas exist for every public schema', () => {
  expect(Object.keys(published)).toEqual([...normal.schemas.keys()].sort());
});

it('the module and the file with all JSON Schemas state what the single files state', async () => {
  const { schemas, ...single } = await generatedModule<{ schemas: Schemas }>('schemas/index');
  expect(schemas).toEqual(published);
  expect(single).toEqual(published);
  const { $defs: all } = JSON.parse(generatedText('schemas.json'));
  const own = Object.entries(published).map(([name, { $schema, $id, $defs, ...own }]) => [
    name,
    own,
  ]);
  expect(all).toEqual(Object.fromEntries(own));
});
