import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../scripts/compare/catalogue.ts';
import { compare } from '../../scripts/compare/compare.ts';
import { isAbout } from '../../scripts/compare/remains.ts';
import { type Documents, readSide } from '../../scripts/compare/side.ts';
import { outcome } from '../../scripts/compare/verdict.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { at } from '../../scripts/model/pointer.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { runTool } from '../../scripts/read/tool.ts';

let base: Documents;
let folder: string;

beforeAll(async () => {
  const { openapi, asyncapi } = await loadContract('.');
  base = { openapi, asyncapi };
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edited(edit: (documents: Documents) => void): Documents {
  const documents = structuredClone(base);
  edit(documents);
  return documents;
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
    document: keyof Documents;
    path: string[];
    key: string;
  }

  function places(): Place[] {
    const found: Place[] = [];
    for (const document of ['openapi', 'asyncapi'] as const) {
      const visit = (value: Json, path: string[], names: boolean): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, item] of Object.entries(value)) {
          if (key === 'examples' || key === 'example' || key === 'links') continue;
          if (key === 'additionalProperties' && item !== true) continue;
          if (!names && key in CHANGES && !Array.isArray(value))
            found.push({ document, path, key });
          visit(item as Json, [...path, key], !names && key === 'properties');
        }
      };
      visit(base[document], [], false);
    }
    return found;
  }

  it('of a value somewhere in the contract is judged, and by what it means', () => {
    // Every seventh place: all kinds of keywords, in some seconds.
    const all = places();
    let compared = 0;
    let refused = 0;
    const kinds = new Set<string>();
    const wrong: string[] = [];
    for (const [index, { document, path, key }] of all.entries()) {
      if (index % 7 !== 0) continue;
      const shared = path[1] === 'schemas' ? (['openapi', 'asyncapi'] as const) : [document];
      const revision = edited((documents) => {
        for (const name of shared) {
          let node: Json | undefined = documents[name];
          for (const step of path) node = (node as JsonObject | undefined)?.[step];
          if (node === undefined) continue;
          const object = node as JsonObject;
          const changed = CHANGES[key]?.(object[key] ?? null);
          if (changed === undefined) delete object[key];
          else object[key] = changed;
        }
      });
      kinds.add(key);
      try {
        const { differences } = compare(base, revision);
        compared++;
        const found = outcome(differences)[0];
        const place = `${document}:/${path.join('/')}/${key} ${found}`;
        if (found === undefined || found === 'unjudged') wrong.push(place);
        else if (SAYS.test(key) !== (found === 'documentation')) wrong.push(place);
      } catch (error) {
        // A part that contradicts another is refused before anything is compared.
        expect(String(error)).toMatch(/FindingsError|allOf chain/);
        refused++;
      }
    }
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(800);
    expect(compared).toBeGreaterThan(110);
    expect(refused).toBeLessThan(5);
    expect(kinds.size).toBeGreaterThanOrEqual(12);
  }, 120_000);

  it('that redocly diff finds in all changes together is judged here too', async () => {
    const revision = structuredClone(base);
    let applied = 0;
    for (const { edit } of CATALOGUE) {
      const before = structuredClone(revision);
      try {
        edit(revision);
        readSide(revision);
        applied++;
      } catch {
        // Two changes of the same place.
        Object.assign(revision, before);
      }
    }
    expect(applied).toBeGreaterThan(100);
    const { differences } = compare(base, revision);
    for (const document of ['openapi', 'asyncapi'] as const) {
      const reported = await redoclyDiff(document, revision);
      expect(reported.length).toBeGreaterThan(40);
      // The tool pairs messages by their place in a list, and then tells where nothing differs.
      const differs = (pointer: string) =>
        !isDeepStrictEqual(at(base[document], pointer), at(revision[document], pointer));
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
  async function redoclyDiff(document: keyof Documents, revision: Documents): Promise<string[][]> {
    const files = ['base', 'revision', 'report'].map((name) =>
      join(folder, `${document}-${name}.json`),
    );
    const [first = '', second = '', output = ''] = files;
    writeFileSync(first, JSON.stringify(base[document]));
    writeFileSync(second, JSON.stringify(revision[document]));
    await runTool(
      'redocly',
      ['diff', first, second, '--format', 'json', '--output', output],
      folder,
    );
    expect(existsSync(output)).toBe(true);
    const { changes } = JSON.parse(readFileSync(output, 'utf8')) as {
      changes: { base?: { pointer: string }; revision?: { pointer: string } }[];
    };
    return changes.map(({ base, revision }) =>
      [base, revision].flatMap((place) => place?.pointer.slice(1) ?? []),
    );
  }
});
