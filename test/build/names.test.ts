/** The names of schemas and of the exported modules. */
import { expect, it } from 'vitest';
import { checkEntries } from '../../scripts/check/modules.ts';
import { emitSchemas } from '../../scripts/emit/schemas.ts';
import type { Schemas } from '../../scripts/schema.ts';
import { text } from './support/contract.ts';

it('`exports` must have the files of each module, and no other files', () => {
  const files = {
    'a/b.js': '',
    'a/b.d.ts': '',
    'c.json': '',
    'runtime/d.js': '',
    'runtime/d.d.ts': '',
  };
  const module = { types: './made/a/b.d.ts', default: './made/a/b.js' };
  const found = (exports?: object) =>
    checkEntries(JSON.stringify({ exports }), files, './made/').map(({ message }) => message);
  expect(found()).toEqual([]);
  expect(found({ './b': module, './*.json': './made/*.json' })).toEqual([]);
  expect(found({ './b': { ...module, default: './made/b.js' } })).toEqual([
    '`exports` must have the module of a/b.js; add an entry for it',
    '`exports` has ./made/b.js, which does not exist; remove it',
  ]);
});

it('schemas may have the names of built-in objects', async () => {
  const schemas = {
    Object: { type: 'object', properties: { a: { $ref: '#/components/schemas/Map' } } },
    Map: text,
  };
  const { 'schemas.js': code = '' } = emitSchemas(schemas as Schemas, 'small');
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.Object).toMatchObject({ title: 'Object', $defs: { Map: text } });
});
