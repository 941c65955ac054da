import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readBundles } from '../../scripts/compare/bundles.ts';
import { readCatalogue } from '../../scripts/compare/catalogue.ts';
import { compare } from '../../scripts/compare/compare.ts';
import { readRelease } from '../../scripts/compare/release.ts';
import { type Difference, isAbout } from '../../scripts/compare/verdict.ts';
import { DOCUMENTS, type DocumentName } from '../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { at, join as below } from '../../scripts/model/pointer.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { runTool } from '../../scripts/read/tool.ts';
import { BASE, type Bundles, edited } from './edits.ts';

const contract = readBundles(BASE);
const bundles: Bundles = { openapi: contract.openapi, asyncapi: contract.asyncapi };
const base = readRelease(contract);

function releaseOf({ openapi, asyncapi }: Bundles) {
  return readRelease(readContract(openapi, asyncapi, new Map()));
}

describe('every difference', () => {
  /** A change of a keyword's value that means something, or only says something. */
  const CHANGES: Record<string, (value: Json) => Json | undefined> = {
    minimum: (value) => Number(value) + 1,
    maximum: (value) => Number(value) - 1,
    minItems: (value) => Number(value) + 1,
    format: () => undefined,
    pattern: () => '^[a-z-]{2,9}$',
    default: (value) => (typeof value === 'boolean' ? !value : undefined),
    contentEncoding: () => undefined,
    enum: (value) => (value as Json[]).slice(0, -1),
    required: (value) => (Array.isArray(value) ? value.slice(0, -1) : undefined),
    additionalProperties: (value) => (value === true ? undefined : value),
    deprecated: () => undefined,
    description: (value) => `${value} More.`,
    'x-unspecified': () => 'Other.',
    'x-assumption': () => 'Other.',
    'x-maturity': (value) => (value === 'alpha' ? 'beta' : 'alpha'),
    'x-opaque': () => undefined,
    'x-replaces': () => undefined,
    operationId: (value) => `${value}Two`,
    style: () => 'pipeDelimited',
    explode: (value) => !value,
    contentType: () => 'text/plain',
    action: (value) => (value === 'send' ? 'receive' : 'send'),
    const: (value) => (typeof value === 'string' ? `${value}2` : undefined),
  };
  const SAYS = /^(deprecated|description|x-unspecified|x-assumption|x-maturity|x-replaces)$/;

  interface Place {
    document: DocumentName;
    pointer: string;
    key: string;
  }

  function places(): Place[] {
    const found: Place[] = [];
    const visit = (document: DocumentName, value: Json, pointer: string, names: boolean): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        if (['examples', 'example', 'links', 'mapping'].includes(key) && !names) continue;
        // Where no field is named, any is allowed anyway.
        const isSaid = key !== 'additionalProperties' || ('properties' in value && item === true);
        const isValue = key in CHANGES && isSaid;
        if (!names && isValue && !Array.isArray(value)) found.push({ document, pointer, key });
        visit(document, item as Json, below(pointer, key), !names && key === 'properties');
      }
    };
    for (const document of DOCUMENTS) visit(document, bundles[document], '', false);
    return found;
  }

  /** What is wrong with the judgement of some changes that are made together. */
  function wrong(group: readonly Place[]): string[] {
    const copy = structuredClone(bundles);
    for (const { document, pointer, key } of group) {
      // A schema of both documents is changed in both.
      const shared = pointer.startsWith('/components/schemas/') ? DOCUMENTS : [document];
      for (const name of shared) {
        const object = at(copy[name], pointer);
        if (!isObject(object) || !(key in object)) continue;
        const changed = CHANGES[key]?.(object[key] ?? null);
        if (changed === undefined) delete object[key];
        else object[key] = changed;
      }
    }
    let differences: Difference[];
    try {
      ({ differences } = compare(base, releaseOf(copy)));
    } catch (error) {
      if (!String(error).includes('FindingsError')) throw error;
      // A part that contradicts another is refused before anything is compared.
      return group.length === 1 ? [] : group.flatMap((place) => wrong([place]));
    }
    return group.flatMap(({ document, pointer, key }) => {
      const place = below(pointer, key);
      const about = differences.filter(
        (known) => isAbout(known, document, place) || isAbout(known, 'openapi', place),
      );
      const says = about.every(({ verdict }) => verdict === 'documentation');
      const verdicts = about.map(({ verdict }) => verdict);
      const bad = about.length === 0 || verdicts.includes('unjudged') || says !== SAYS.test(key);
      if (!bad) return [];
      // Another change around it may hide one.
      return group.length === 1
        ? [`${document}:${place} ${verdicts}`]
        : wrong([{ document, pointer, key }]);
    });
  }

  it('every difference of a value is judged, and by what it means', () => {
    const all = places();
    expect(all.length).toBeGreaterThan(0);
    const size = Math.ceil(all.length / 60);
    const groups = Array.from({ length: size }, (_, start) =>
      all.filter((_, index) => index % size === start),
    );
    expect(groups.flat()).toHaveLength(all.length);
    expect(groups.flatMap(wrong)).toEqual([]);
    const used = new Set(all.map(({ key }) => key));
    expect(Object.keys(CHANGES).filter((key) => !used.has(key))).toEqual([]);
  }, 300_000);

  it('every difference that redocly diff finds in all changes together is judged here, too', async () => {
    const before = bundles;
    const entries = readCatalogue();
    const after = entries.reduce((documents, { edit }) => {
      try {
        const next = edited(documents, edit);
        releaseOf(next);
        return next;
      } catch {
        // Two changes of the same place.
        return documents;
      }
    }, before);
    const { differences } = compare(base, releaseOf(after));
    for (const document of DOCUMENTS) {
      const reported = await redoclyDiff(document, before[document], after[document]);
      expect(reported.length).toBeGreaterThan(0);
      // The tool pairs messages by their place in a list, and then reports differences where there are none.
      const differs = (pointer: string) =>
        !isDeepStrictEqual(at(before[document], pointer), at(after[document], pointer));
      const missed = reported.filter(
        (pointers) =>
          pointers.some(differs) &&
          !pointers.some((pointer) =>
            differences.some((known) => {
              // A schema that both documents use is judged once.
              const where = pointer.startsWith('/components/schemas') ? known.document : document;
              // Lists are compared as a whole: an item's place in them says nothing.
              return isAbout(known, where, pointer.replace(/\/\d+(\/.*)?$/, ''));
            }),
          ),
      );
      expect(missed).toEqual([]);
    }
  });

  /** The places that the tool reports, each in the base, in the revision, or in both. */
  async function redoclyDiff(
    document: DocumentName,
    before: JsonObject,
    after: JsonObject,
  ): Promise<string[][]> {
    const [first, second] = [`${document}-base.json`, `${document}-revision.json`];
    const { said, files } = await runTool(
      'redocly',
      ['diff', first, second, '--format', 'json', '--output', 'report.json'],
      { [first]: JSON.stringify(before), [second]: JSON.stringify(after) },
      ['report.json'],
    );
    expect(files, said).toHaveProperty(['report.json']);
    const { changes } = JSON.parse(files['report.json'] ?? '') as {
      changes: { base?: { pointer: string }; revision?: { pointer: string } }[];
    };
    return changes.map(({ base, revision }) =>
      [base, revision].flatMap((place) => place?.pointer.slice(1) ?? []),
    );
  }
});
