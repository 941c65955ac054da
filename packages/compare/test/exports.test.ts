/** The exports of a package, compared by name and by type. */
import { describe, expect, it } from 'vitest';
import { compare } from '../src/compare.ts';
import type { Release } from '../src/release.ts';
import { BASE, releaseOf } from './base.ts';

describe('an export', () => {
  const base = releaseOf(BASE);
  /** A package whose entry point re-exports a module, which sees the types of the contract. */
  const declare = (api: string, types = 'export interface Word { text: string }') => ({
    ...base,
    declarations: {
      entries: {
        ...{ '.': 'index.d.ts', './api': 'api.d.ts', './types': 'types.d.ts' },
        './data.json': 'data.json',
      },
      files: {
        'index.d.ts': `export * from './api.js';`,
        'api.d.ts': `import type { Word } from './types.js';\n${api}`,
        'types.d.ts': types,
      },
    },
  });
  const told = (before: Release, after: Release) =>
    compare(before, after).differences.map(({ verdict, impact }) => `${verdict} ${impact}`);
  const FUNCTION = 'export declare function read(word: Word, at: number): string;';

  it('breaks importers if it takes less or may return more, for all types that its parameters may be', () => {
    const stated = '(word: Word, at: number): string';
    const generic =
      '<All extends object, Name extends string>(names: readonly (Name & keyof All)[]';
    const picked = '{ all: Pick<All, Name & keyof All> }';
    const changes: [name: string, before: string, after: string, breaks: boolean][] = [
      ['requiredParameterMore', stated, '(word: Word, at: number, how: string): string', true],
      ['optionalParameterMore', stated, '(word: Word, at: number, how?: string): string', false],
      ['parameterLess', stated, '(word: Word): string', false],
      ['parameterTakesLess', stated, '(word: Word, at: 1 | 2): string', true],
      ['parameterTakesMore', stated, '(word: Word | null, at: number): string', false],
      ['resultMayBeNull', stated, '(word: Word, at: number): string | null', true],
      ['resultSaysMore', stated, "(word: Word, at: number): 'a' | 'b'", false],
      ['genericSame', `${generic}): ${picked}`, `${generic}): ${picked}`, false],
      ['genericLonger', `${generic}): ${picked}`, `${generic}, how: string): ${picked}`, true],
      ['genericMayBeNull', `${generic}): ${picked}`, `${generic}): ${picked} | null`, true],
    ];
    const declareAll = (at: 1 | 2) =>
      declare(changes.map((row) => `export declare function ${row[0]}${row[at]};`).join('\n'));
    const lost = told(declareAll(1), declareAll(2)).join();
    const breaking = changes.filter(([name]) => lost.includes(`\`${name}\``));
    expect(breaking).toEqual(changes.filter(([, , , breaks]) => breaks));
  });

  it('is reported by name, with all its entry points and its change', () => {
    const gone = 'breaks-importers Importers (`read` from ., ./api): no longer exported';
    expect(told(declare(FUNCTION), declare(''))).toEqual([gone]);
    const table = (key: string) => declare(`export declare const table: { ${key}: string };`);
    const [lacks] = told(table('first'), table('last'));
    expect(lacks).toContain('(`table` from ., ./api): of another type');
  });

  it('is compared by entry point and name, but not by the content of contract types', () => {
    const before = declare(FUNCTION);
    const { entries, files } = before.declarations;
    const { './data.json': __, ...fewer } = entries;
    const after = { ...before, declarations: { entries: fewer, files } };
    const entry =
      'breaks-importers Importers (`./data.json` from package.json): no longer exported';
    expect(told(before, after)).toEqual([entry]);
    const wider = declare(FUNCTION, 'export interface Word { text: string | null }');
    expect(told(before, wider)).toEqual([]);
    const renamed = declare('', 'export interface Term { text: string }');
    const gone = 'breaks-importers Importers (`Word` from ./types): no longer exported';
    expect(told(declare(''), renamed)).toEqual([gone]);
  });
});
