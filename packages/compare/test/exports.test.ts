/** The exports of a package: how their names are read, and compared. */
import { expect, it } from 'vitest';
import { compare } from '../src/compare.ts';
import { readExports } from '../src/exports.ts';
import { BASE, releaseOf } from './base.ts';

/** The exports of a package whose entry point re-exports a module. */
function exportsOf(api: string, entry = './api', paths = ['data/a.json', 'data/b.yaml']) {
  const files: Record<string, string> = {
    'index.d.ts': `export * from './api.js';\nexport { one as two } from './api.js';`,
    'api.d.ts': api,
  };
  const exports = {
    '.': { types: './index.d.ts', default: './index.js' },
    [entry]: { types: './api.d.ts', default: './api.js' },
    './*.json': './data/*.json',
    './data.yaml': './data/b.yaml',
  };
  return readExports(JSON.stringify({ exports }), paths, (path) => files[path]);
}

it('the exports of a package are the names in its declarations', () => {
  const api = `
    declare const hidden: string;
    export declare const first: string, second: number;
    export declare function one(): void;
    export interface Word {}
    export type Words = Word[];
    export * as words from './words.js';
    export { hidden as shown };
    export {};`;
  const names = ['Word', 'Words', 'first', 'one', 'second', 'shown', 'words'];
  const exported = exportsOf(api);
  expect(exported).toEqual({
    '.': [...names.slice(0, 6), 'two', 'words'],
    './api': names,
    './a.json': [],
    './data.yaml': [],
    declarations: [],
  });
});

it('another declaration of an exported name that does not follow from the contract is unjudged', () => {
  const release = (code: string) => {
    const file = 'out/runtime/word.d.ts';
    const files: Record<string, string> = {
      [file]: `/** A word. */\nexport interface Word {\n\t/** How it is read. */\n\tcode: ${code};\n\tsize: number;\n}\nexport type Inner = ${code};`,
      'index.d.ts': `import { Word } from './${file}';\nexport { Word };`,
    };
    const manifest = JSON.stringify({ exports: { '.': { types: './index.d.ts' } } });
    return { ...releaseOf(BASE), exports: readExports(manifest, [file], (path) => files[path]) };
  };
  const { differences } = compare(release("'refuse'"), release("'reject'"));
  expect(differences).toMatchObject([
    { verdict: 'unjudged', old: 'code: "refuse";', new: 'code: "reject";' },
  ]);
});

it('a removed name, entry point, or file breaks importers, and a new one needs a minor version', () => {
  const release = (...given: Parameters<typeof exportsOf>) => ({
    ...releaseOf(BASE),
    exports: exportsOf(...given),
  });
  const before = release('export declare function one(word: string): string;');
  const told = (after: typeof before) =>
    compare(before, after).differences.map(({ verdict, impact }) => `${verdict} ${impact}`);
  expect(told(release('export declare function one(): null;'))).toEqual([]);
  const more = release('export declare function one(): null;\nexport type New = 1;');
  expect(told(more)).toEqual(['compatible new exports: `New` from ., ./api']);
  expect(compare(before, more).nextVersion).toBe('1.1.0');
  const gone = 'breaks-importers Importers (`one` from ., ./api): no longer exported';
  expect(told(release('export declare function other(): void;'))).toEqual([gone]);
  const entry = 'breaks-importers Importers (`./api` from package.json): no longer exported';
  expect(told(release('export declare function one(): void;', './call'))).toEqual([entry]);
  const file = 'breaks-importers Importers (`./a.json` from package.json): no longer exported';
  expect(told(release('export declare function one(): void;', './api', []))).toEqual([file]);
});
