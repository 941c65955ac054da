/** Names in generated modules: no two exports share a name, and no name of a tag breaks the code. */
import { describe, expect, it } from 'vitest';
import { generate } from '../../../scripts/emit/generate.ts';
import { emitGuards } from '../../../scripts/emit/guards.ts';
import { checkTypeNames } from '../../../scripts/emit/names.ts';
import { findingsOf } from '../../../scripts/model/finding.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import { theNormal } from '../../support/contract.ts';
import { contractOf, ref } from '../../support/schemas.ts';

const settings = readSettings('.', theNormal().contract);
/** The places of what is wrong with the names of some schemas. */
const placesFound = (schemas: Record<string, Schema>, frames = settings.frames) => {
  const info = { title: 'A', version: '1.0.0' };
  const paths = { '/things': { get: { operationId: 'listThings', responses: {} } } };
  const openapi = { openapi: '3.1.0', info, paths, components: { schemas } };
  const contract = readContract(openapi as unknown as JsonObject, {}, new Map());
  try {
    generate(contract, { ...settings, frames });
    return [];
  } catch (error) {
    return findingsOf(error).map(({ location, message }) => location || message);
  }
};
const tagged = (tag: string, value: string, properties: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: [tag],
  properties: { [tag]: { type: 'string', const: value }, ...properties },
});

describe('the names of a contract', () => {
  it.each(['Issue', 'Frame', 'ErrorObject', 'InferInput', 'Plain', 'JsonSchema'])(
    'refuses a schema called %s, which a module declares or imports for its own use',
    (name) => {
      // What reads frames is imported where something arrives as a frame.
      const schemas = { [name]: { type: 'string' }, Arrives: { type: 'string' } } as const;
      expect(placesFound(schemas, { Arrives: 'text' })).toEqual([`/components/schemas/${name}`]);
      expect(placesFound({ [`${name}X`]: { type: 'string' } }, {})).toEqual([]);
    },
  );

  it.each<[string, Record<string, Schema>]>([
    ['the parser of a frame', { Word: {}, WordValue: {} }],
    ['the type of a frame', { WordMessage: {}, WordFrame: {} }],
    ['another schema in other letters', { Word: {}, WORD: {} }],
  ])('refuses a schema that has the name of %s', (_, schemas) => {
    const [name = ''] = Object.keys(schemas);
    expect(placesFound(schemas, { [name]: 'text or audio' })).toHaveLength(1);
  });

  it('refuses two branch guards of one name', () => {
    const any: Schema = { type: 'string', not: { const: 'cat' } };
    const Other: Schema = { type: 'object', required: ['kind'], properties: { kind: any } };
    const union: Schema = { anyOf: [ref('Cat'), ref('Other')] };
    const pets = { Cat: tagged('kind', 'cat'), Other, Pet: union };
    expect(placesFound(pets)).toEqual([]);
    expect(placesFound({ ...pets, Animal: union })).toEqual([
      '/components/schemas/Cat',
      '/components/schemas/Other',
    ]);
  });

  it('refuses a schema that has the name of a branch, and accepts branches whose titles are no names', () => {
    const state = (value: string, title: string) => ({ ...tagged('status', value), title });
    const job = (title: string): Schema => ({ oneOf: [state('a', 'JobA'), state('b', title)] });
    expect(placesFound({ Job: job('JobB') })).toEqual([]);
    expect(placesFound({ Job: job('JobB'), JobB: {} })).toHaveLength(1);
    expect(placesFound({ Job: job('Job, b'), JobA: {} })).toEqual([]);
  });

  it('refuses a schema that has the name of the query of an operation', () => {
    const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
    const get = { operationId: 'listJobs', parameters, responses: {} };
    const schemas = { ListJobsQuery: { type: 'object' } };
    const openapi = { paths: { '/jobs': { get } }, components: { schemas } };
    const contract = readContract(openapi as JsonObject, {}, new Map());
    const message = expect.stringContaining('is called ListJobsQuery, as is the schema');
    expect(checkTypeNames(normalise(contract), settings)).toEqual([
      { file: 'openapi', location: '/paths/~1jobs/get', message },
    ]);
  });
});

it.each(['event-type', 'class', 'default', 'arguments', 'value', 'a"b', '*/'])(
  'a branch guard is valid JavaScript where the tag is called %s',
  (tag) => {
    const any: Schema = { type: 'string', not: { const: 'cat' } };
    const Other: Schema = { type: 'object', required: [tag], properties: { [tag]: any } };
    const VoiceClass: Schema = { oneOf: [ref('Cat'), ref('Other')] };
    const normal = normalise(contractOf({ Cat: tagged(tag, 'cat'), Other, VoiceClass }));
    const source = String(emitGuards(normal)['guards.js']).replaceAll('export ', '');
    const guards = new Function(
      `'use strict';${source.replace('{};', '')}; return { isCat, isOther }`,
    )();
    for (const kind of ['cat', 'dog']) {
      expect(guards.isCat({ [tag]: kind })).toBe(kind === 'cat');
      expect(guards.isOther({ [tag]: kind })).toBe(kind !== 'cat');
    }
  },
);
