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

  it('is compared by signature', () => {
    const cases: Record<string, [signature: string, passes: boolean]> = {
      aRequiredParameterMore: ['(word: Word, at: number, how: string): string', false],
      anOptionalParameterMore: ['(word: Word, at: number, how?: string): string', true],
      aParameterLess: ['(word: Word): string', true],
      aParameterThatTakesLess: ['(word: Word, at: 1 | 2): string', false],
      aParameterThatTakesMore: ['(word: Word | null, at: number): string', true],
      aResultThatMayBeNull: ['(word: Word, at: number): string | null', false],
      aResultThatSaysMore: ["(word: Word, at: number): 'a' | 'b'", true],
    };
    const declareAll = (signatureOf: (stated: string) => string) => {
      const functions = Object.entries(cases).map(
        ([name, [stated]]) => `export declare function ${name}${signatureOf(stated)};`,
      );
      return declare(functions.join('\n'));
    };
    const before = declareAll(() => '(word: Word, at: number): string');
    const lost = told(
      before,
      declareAll((stated) => stated),
    ).join();
    for (const [name, [, passes]] of Object.entries(cases)) {
      expect({ name, passes: !lost.includes(`\`${name}\``) }).toEqual({ name, passes });
    }
  });

  it('is reported by name, with all its entry points and its change', () => {
    const gone = 'breaks-importers Importers (`read` from ., ./api): no longer exported';
    expect(told(declare(FUNCTION), declare(''))).toEqual([gone]);
    const table = (key: string) => declare(`export declare const table: { ${key}: string };`);
    const [lacks] = told(table('first'), table('last'));
    expect(lacks).toContain('(`table` from ., ./api): of another type');
  });

  it('with type parameters is compared for all types that they may be', () => {
    const pick = (name: string, result: string, more = '') => {
      const names = 'names: readonly (Name & keyof All)[]';
      const generic = '<All extends object, Name extends string>';
      return `export declare function ${name}${generic}(${names}${more}): ${result};`;
    };
    const result = '{ all: Pick<All, Name & keyof All> }';
    const all = ['same', 'longer', 'nullable'];
    const before = all.map((name) => pick(name, result));
    const after = [
      pick('same', result),
      pick('longer', result, ', how: string'),
      pick('nullable', `${result} | null`),
    ];
    const lost = told(declare(before.join('\n')), declare(after.join('\n'))).join();
    expect(all.filter((name) => lost.includes(`\`${name}\``))).toEqual(['longer', 'nullable']);
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
