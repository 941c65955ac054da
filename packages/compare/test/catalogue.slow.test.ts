/** The catalogue: each of its changes gets its verdicts, Ajv confirms each counterexample, and each rule is needed. */
import { describe, expect, it } from 'vitest';
import { compare } from '../src/compare.ts';
import { ASYNCAPI, CHANNEL, LIVE_OPERATION, MESSAGE } from '../src/documents/asyncapi.ts';
import { MEDIA } from '../src/documents/content.ts';
import * as openapi from '../src/documents/openapi.ts';
import type { Release } from '../src/release.ts';
import { MEANINGS } from '../src/schemas/meaning.ts';
import { BREAKING } from '../src/verdict.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, edited, releaseOf } from './base.ts';
import { CATALOGUE, outcomeOf, type Row } from './catalogue.ts';

const BREAKS: readonly string[] = [...BREAKING];
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

/** The edited releases so far: tests compare some of them again. */
const made = new Map<Row, Release>();

function revisionOf(row: Row): Release {
  const release = made.get(row) ?? releaseOf(edited(BASE, row.edit));
  made.set(row, release);
  return release;
}

describe('the catalogue', () => {
  it('starts from bundles that do not differ from themselves', () => {
    expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
  });

  it.each(CATALOGUE.map((row) => [row.name, row] as const))('%s', (_, row) => {
    const { edit, verdicts } = row;
    const { differences, passes } = compare(base, revisionOf(row));
    expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
    expect(passes).toBe(!verdicts.some((one) => BREAKS.includes(one)));
    for (const one of differences) {
      expect(one.pointer).toMatch(/^\//);
      expect(one.impact).not.toBe('');
    }
    const shown = differences.filter(
      ({ verdict, counterexample }) => BREAKING.has(verdict) || counterexample,
    );
    const acceptsNext = shown.some((one) => one.counterexample)
      ? ajvOf(edited(BASE, edit))
      : accepts;
    expect(shown.filter((one) => !isProved(one, accepts, acceptsNext))).toEqual([]);
  });
});

describe('each rule is needed by a row of the catalogue', () => {
  const { OPENAPI, PATH, OPERATION, CALLBACK_PATH, WEBHOOK_PATH, REQUEST } = openapi;
  const { PARAMETER, HEADER, BODY, RESPONSE } = openapi;
  const ofOpenapi = { OPENAPI, PATH, OPERATION, CALLBACK_PATH, WEBHOOK_PATH, REQUEST };
  const ofParts = { PARAMETER, HEADER, BODY, RESPONSE, MEDIA };
  const ofAsyncapi = { ASYNCAPI, CHANNEL, LIVE_OPERATION, MESSAGE };
  const tables: Record<string, Record<string, unknown>> = {
    ...{ ...ofOpenapi, ...ofParts, ...ofAsyncapi },
    MEANINGS,
  };
  const rules = Object.entries(tables).flatMap(([table, keys]) =>
    Object.keys(keys).map((key) => [table, key] as const),
  );

  it.each(rules)('%s: %s', (table, key) => {
    const own = tables[table] ?? {};
    // The rows that most probably need its rule come first: their edits end at the key, or mention it.
    const rank = ({ edit }: Row) => {
      const steps = JSON.stringify(edit);
      if (steps.includes(`/${key}"`)) return 0;
      return new RegExp(`\\b${key}\\b`).test(steps) ? 1 : 2;
    };
    const rows = CATALOGUE.toSorted((one, other) => rank(one) - rank(other));
    const rule = own[key];
    delete own[key];
    try {
      const needs = (row: Row) =>
        outcomeOf(compare(base, revisionOf(row)).differences).join() !== row.verdicts.join();
      expect(rows.some(needs)).toBe(true);
    } finally {
      own[key] = rule;
    }
  });
});
