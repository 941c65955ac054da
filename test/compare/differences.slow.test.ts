import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/compare/catalogue.ts';
import { compare } from '../../scripts/compare/compare.ts';
import { isAbout } from '../../scripts/compare/verdict.ts';
import { DOCUMENTS, type DocumentName } from '../../scripts/model/contract.ts';
import { at } from '../../scripts/model/pointer.ts';
import { SCHEMAS } from '../../scripts/model/schema.ts';
import { runTool } from '../../scripts/read/tool.ts';
import { allMutants, type Bundles, mutated } from '../mutants/mutant.ts';
import { BASE, edited, releaseOf, unlessRefused } from './edits.ts';

const base = releaseOf(BASE);

describe('every difference', () => {
  /** What is said to readers alone. */
  const SAYS = /\/(deprecated|description|x-(unspecified|assumption|maturity|replaces))(\/|$)/;
  /** What the lint refuses, so that no rule judges it. */
  const UNKNOWN = /^\/paths\/.*\/servers$|\/(allowEmptyValue|uniqueItems|channel\/\$ref)$/;

  it('every difference of a keyword is judged, and harmless where only readers see it', () => {
    // There are thousands: some of each kind.
    const mutants = allMutants(BASE).filter((_, index) => index % 29 === 0);
    const wrong = mutants.flatMap((mutant) => {
      const next = unlessRefused(() => releaseOf(mutated(BASE, mutant)));
      if (next === undefined) return [];
      const { pointer, what } = mutant;
      const verdicts = compare(base, next).differences.map(({ verdict }) => verdict);
      const isJudged = verdicts.length > 0 && !verdicts.includes('unjudged');
      const isHarmless = verdicts.every((one) => one === 'documentation' || one === 'compatible');
      const isRight = isJudged !== UNKNOWN.test(pointer) && (isHarmless || !SAYS.test(pointer));
      return isRight ? [] : [`${mutant.document}#${pointer} ${what}: ${verdicts}`];
    });
    expect(wrong).toEqual([]);
  });

  it('every difference that redocly diff finds in all changes together is judged here, too', async () => {
    const after = readCatalogue().reduce((bundles, { edit }) => {
      try {
        const next = edited(bundles, edit);
        releaseOf(next);
        return next;
      } catch {
        // Two changes of the same place.
        return bundles;
      }
    }, BASE);
    const { differences } = compare(base, releaseOf(after));
    for (const document of DOCUMENTS) {
      const reported = await redoclyDiff(document, after);
      expect(reported.length).toBeGreaterThan(0);
      // The tool pairs messages by their place in a list, and then reports differences where there are none.
      const differs = (pointer: string) =>
        !isDeepStrictEqual(at(BASE[document], pointer), at(after[document], pointer));
      const isKnown = (pointer: string) =>
        differences.some((known) => {
          // A schema that both documents use is judged once.
          const where = pointer.startsWith(SCHEMAS) ? known.document : document;
          // Lists are compared as a whole: an item's place in them says nothing.
          return isAbout(known, where, pointer.replace(/\/\d+(\/.*)?$/, ''));
        });
      const missed = reported.filter((places) => places.some(differs) && !places.some(isKnown));
      expect(missed).toEqual([]);
    }
  });

  /** The places that the tool reports, each in the base, in the revision, or in both. */
  async function redoclyDiff(document: DocumentName, after: Bundles): Promise<string[][]> {
    const { output, files } = await runTool(
      'redocly',
      ['diff', 'base.json', 'revision.json', '--format', 'json', '--output', 'report.json'],
      {
        'base.json': JSON.stringify(BASE[document]),
        'revision.json': JSON.stringify(after[document]),
      },
      ['report.json'],
    );
    expect(files, output).toHaveProperty(['report.json']);
    const { changes } = JSON.parse(files['report.json'] ?? '') as {
      changes: { base?: { pointer: string }; revision?: { pointer: string } }[];
    };
    return changes.map(({ base, revision }) =>
      [base, revision].flatMap((place) => place?.pointer.slice(1) ?? []),
    );
  }
});
