import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
/** The published facts agree with the documents, and are complete. */
import type { Fact, Facts } from '../../scripts/emit/facts.ts';
import { at, isJsonObject, type JsonObject, visitValues } from '../../scripts/json.ts';
import { visitSchema } from '../../scripts/schema.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();
/** The keywords that bound a value. */
const BOUND = /^(exclusive)?(min|max)[A-Z]?[a-z]+$/i;

const facts = await generatedModule<Facts>('facts');

/** The value in the bundled document at the place of a fact. */
function stated({ document, pointer }: Fact): JsonObject {
  const found = at(contract[document], pointer) as JsonObject;
  // A query parameter has its schema one step below.
  return { ...(found.schema as JsonObject), ...found };
}

describe('the facts', () => {
  it('agree with the documents at their places', () => {
    const { deprecations, maturity, unspecified, assumptions } = facts;
    const told = [
      ...deprecations.map((fact) => [fact, { deprecated: true }] as const),
      ...maturity.map((fact) => [fact, { 'x-maturity': fact.maturity }] as const),
      ...unspecified.map((fact) => [fact, { 'x-unspecified': fact.sentences }] as const),
      ...assumptions.map((fact) => [fact, { 'x-assumption': fact.sentences }] as const),
    ];
    for (const [fact, keywords] of told) expect(stated(fact), fact.pointer).toMatchObject(keywords);
    expect(told).not.toEqual([]);
  });

  it('are complete: each annotation in the documents is listed with its place', () => {
    const kinds = {
      'x-unspecified': 'unspecified',
      'x-assumption': 'assumptions',
      'x-maturity': 'maturity',
    } as const;
    const listed = Object.entries(kinds).flatMap(([keyword, kind]) =>
      facts[kind].map(({ document, pointer }) => `${keyword} ${document}${pointer}`),
    );
    const former = [...facts.renames, ...facts.removals];
    listed.push(...former.map(({ document, pointer }) => `x-replaces ${document}${pointer}`));
    const missing: string[] = [];
    let seen = 0;
    for (const document of ['openapi', 'asyncapi'] as const) {
      visitValues(contract[document], (value, pointer) => {
        const isData = /\/(examples?|enum|const|(?<!\/responses\/)default|value)(\/|$)/.test(
          pointer,
        );
        // A fact in both documents is listed at its place in the first.
        const isSecond = document === 'asyncapi' && at(contract.openapi, pointer) !== undefined;
        if (!isJsonObject(value) || isData || isSecond) return;
        const places = [pointer, pointer.replace(/\/schema$/, '')];
        for (const key of Object.keys(value)) {
          if (!(key in kinds) && key !== 'x-replaces') continue;
          seen += 1;
          if (!places.some((place) => listed.includes(`${key} ${document}${place}`)))
            missing.push(`${document}${pointer} ${key}`);
        }
      });
    }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  it('have in their tables every default, bound and unit of a public schema, including those of shared parts', () => {
    const missing: string[] = [];
    let seen = 0;
    for (const [name, schema] of Object.entries(schemas)) {
      visitSchema(schema, (node, { field }) => {
        const key = field === '' ? name : `${name}.${field}`;
        const limits: Readonly<Record<string, unknown>> = facts.limits[key] ?? {};
        const bounds = Object.entries(node).filter(([keyword]) => BOUND.test(keyword));
        const pairs = [
          ...bounds.map(([keyword, bound]) => [bound, limits[keyword]]),
          [node.default, facts.defaults[key]],
          [node['x-unit'], facts.units[key]],
        ].filter(([said]) => said !== undefined);
        seen += pairs.length;
        if (pairs.some(([said, fact]) => !isDeepStrictEqual(said, fact))) missing.push(key);
      });
    }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  it('have types without literal values', () => {
    const types = generatedText('facts.d.ts').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    expect(types).not.toMatch(/: (-?\d|'(?!openapi|alpha)|true|false)/);
    expect(types).toMatch(/: number;/);
  });
});
