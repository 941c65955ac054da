/** Names in generated modules: no two exports share a name, and no name of a tag breaks the code. */
import { describe, expect, it } from 'vitest';
import { generate } from '../../src/emit/generate.ts';
import { emitGuards } from '../../src/emit/guards.ts';
import { findingsOf } from '../../src/model/finding.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { readContract } from '../../src/read/reader.ts';
import type { Settings } from '../../src/read/settings.ts';
import { contractOf, ref } from '../support/schemas.ts';

const WORD: Schema = { type: 'string' };
const tagged = (tag: string, value: string): Schema => ({
  type: 'object',
  required: [tag],
  properties: { [tag]: { type: 'string', const: value } },
});
/** The branch for any value of a tag but `cat`. */
const other = (tag: string): Schema => ({
  type: 'object',
  required: [tag],
  properties: { [tag]: { type: 'string', not: { const: 'cat' } } },
});
const PET: Schema = { anyOf: [ref('Cat'), ref('Other')] };
const PETS = { Cat: tagged('kind', 'cat'), Other: other('kind'), Pet: PET };
const jobOf = (...titles: string[]): Schema => ({
  oneOf: titles.map((title) => ({ ...tagged('status', title), title })),
});
const FRAMES = { Frame: 'text', Word: 'text or audio', WordMessage: 'text or audio' } as const;

/** The places of the findings about the names of some schemas. */
function placesFound(schemas: Record<string, Schema>, frames: Settings['frames']): string[] {
  const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
  const get = { operationId: 'listThings', parameters, responses: {} };
  const info = { title: 'A', version: '1.0.0' };
  const openapi = {
    openapi: '3.1.0',
    info,
    paths: { '/things': { get } },
    components: { schemas },
  };
  const contract = readContract(openapi as unknown as JsonObject, {}, new Map());
  try {
    generate(contract, { name: 'small', frames });
    return [];
  } catch (error) {
    return findingsOf(error).map(({ location, message }) => location || message);
  }
}

describe('the names of a contract', () => {
  it.each<[what: string, schemas: Record<string, Schema>, refused?: string[]]>([
    ...['Issue', 'Frame', 'ErrorObject', 'InferInput', 'Plain', 'JsonSchema'].map(
      (one): [string, Record<string, Schema>] => [
        `${one}, which a module declares or imports for its own use`,
        // The parser of frames is imported if a message arrives as a frame.
        { [one]: WORD, Word: WORD },
      ],
    ),
    ['the parser of a frame', { WordValue: WORD, Word: WORD }],
    ['the type of a frame', { WordMessage: WORD, WordFrame: WORD }],
    ['another schema, in different case', { WORD: {}, Word: {} }, ['Word']],
    ['a branch', { JobB: WORD, Job: jobOf('JobA', 'JobB') }, ['Job']],
    ['a query', { ListThingsQuery: WORD }, ['/paths/~1things/get']],
  ])('are refused if a schema shares one with %s', (_, schemas, refused) => {
    const [first = ''] = Object.keys(schemas);
    const places = (refused ?? [first]).map((one) =>
      one.startsWith('/') ? one : `/components/schemas/${one}`,
    );
    expect(placesFound(schemas, FRAMES)).toEqual(places);
  });

  it('are accepted if they are only similar', () => {
    const near = [
      'IssueX',
      'FrameX',
      'ErrorObjectX',
      'InferInputX',
      'PlainX',
      'JsonSchemaX',
      'JobA',
    ];
    const schemas = Object.fromEntries(near.map((one) => [one, WORD]));
    // Branches whose titles are not names have no types.
    const jobs = { Job: jobOf('JobA', 'Job, b'), Task: jobOf('TaskA', 'TaskB') };
    // Two open unions with the same branches share their guards.
    const pets = { ...PETS, Animal: PET };
    expect(placesFound({ ...schemas, ...pets, ...jobs }, {})).toEqual([]);
  });
});

it.each(['event-type', 'class', 'default', 'arguments', 'value', 'a"b', '*/'])(
  'a branch guard is valid JavaScript if the tag is called %s',
  (tag) => {
    const schemas = { Cat: tagged(tag, 'cat'), Other: other(tag), VoiceClass: PET };
    const normal = normalise(contractOf(schemas));
    const source = String(emitGuards(normal)['guards.js']).replaceAll('export ', '');
    const guards = new Function(
      `'use strict';${source.replace('{};', '')}; return { isCat, isOther }`,
    )();
    for (const value of [null, undefined, 5, 'cat', [], () => 'cat']) {
      expect([value, guards.isCat(value), guards.isOther(value)]).toEqual([value, false, false]);
    }
    for (const kind of ['cat', 'dog']) {
      expect(guards.isCat({ [tag]: kind })).toBe(kind === 'cat');
      expect(guards.isOther({ [tag]: kind })).toBe(kind !== 'cat');
    }
  },
);
