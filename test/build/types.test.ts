/** What the types add to openapi-typescript: open enumerations, discriminators, defaults, and comments. */
import { expect, it } from 'vitest';
import { mapValues } from '../../scripts/base/json.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { refTo, type Schema } from '../../scripts/model/schema.ts';
import { yamlIn } from '../support/generated.ts';
import { operation, profilesOf } from './support/in-memory.ts';

type Row = [schema: Schema, stated: string, others?: Record<string, string>];

const rows: Record<string, Row> = yamlIn('test/build/types.yaml');
const { contract, tolerant } = profilesOf(
  mapValues(rows, ([schema]) => schema),
  {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1.0.0' },
    paths: {
      '/notes': operation('post', { requestBody: { $ref: '#/components/requestBodies/Note' } }),
    },
    components: {
      requestBodies: { Note: { content: { 'application/json': { schema: refTo('Sent') } } } },
    },
  },
);
const files = await emitTypes(contract, tolerant);

/** The type of a schema, on one line. */
function typeOf(name: string, file = 'types'): string {
  const { [`${file}.d.ts`]: code = '' } = files;
  const [, type = ''] =
    new RegExp(`^ {8}${name}: (.*?;)$(?=\\n {8}[^ }]|\\n {4}\\})`, 'ms').exec(code) ?? [];
  return type.replaceAll(/\s*\/\*\*.*?\*\/\s*/gs, ' ').replaceAll(/\s+/g, ' ');
}

it.each(Object.entries(rows))('the schema %s has its types', (name, [, stated, others = {}]) => {
  expect(typeOf(name)).toBe(stated);
  for (const [file, type] of Object.entries(others)) expect(typeOf(name, file), file).toBe(type);
});

it('each titled branch of a union has a type that begins with its discriminator', () => {
  expect(typeOf('JobDone')).toBe('{ status: "done"; id?: string; };');
  expect(files['types.d.ts']).toContain("export type JobDone = components['schemas']['JobDone'];");
});

it('a field of the objects that become one has what all of them say, and all descriptions', () => {
  expect(tolerant.Job?.properties?.status).toEqual({
    description: 'It ended. Or: It failed.',
    type: ['string', 'null'],
    'x-known': ['done', 'failed'],
  });
});

it('an open union has the union of its listed branches', () => {
  expect(typeOf('KnownPet')).toBe('components["schemas"]["Cat"];');
});

it('the comments say what types cannot express', () => {
  const { 'types.d.ts': code = '' } = files;
  expect(code).toMatch(/How large it is\.\s+\*\s+\*\s+0 to 10 points\.\s+\* @default 5/);
  expect(code).toContain('@description At most 3 items. Each item at most 9 characters.');
  expect(code).toContain('@description Must match `` ^`?a ``.');
  expect(code).toMatch(
    /By \\@a, `b @c`, or `d\s+\*\s+\\@e`\.\s+\*\s+\*\s+Integer or string\. At most 1\.5\./,
  );
  expect(code).toContain('@default ["a \\@b"]');
  expect(code).toContain('@description Must match `^[a-z]+$`.');
  expect(code).toContain('@description Integer. Not `5`.');
  expect(code).toContain('@description At most 1.5.');
  expect(code).toContain('@default " \\@a"');
  const old = code.match(/@deprecated\s+\* @description It is old\.\s+\*\/\s+old(er)?\?: /g);
  expect(old).toHaveLength(2);
});
