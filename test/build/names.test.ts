/** Schemas must not have names that modules and pages need for something else, and each module is exported. */
import { expect, it } from 'vitest';
import { checkEntries, checkNames } from '../../scripts/check/modules.ts';
import { profilesOf, text } from './support/contract.ts';

it('a schema may have the name neither of a built-in type nor of a page', () => {
  const { contract } = profilesOf({ Word: text, Error: text, WORD: text, Kind: text });
  expect(checkNames(contract).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/components/schemas/Error `Error` would hide the built-in type; rename this one',
    '/components/schemas/WORD `WORD` would have the page of another schema, whose name differs only in capitals; rename this one',
  ]);
});

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
