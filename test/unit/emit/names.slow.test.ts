/** Names in generated modules: no two exports share a name, and no name of a tag breaks the code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emitGuards } from '../../../scripts/emit/guards.ts';
import { checkGeneratedNames, frameType, RESERVED } from '../../../scripts/emit/names.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import { theNormal } from '../../support/contract.ts';
import { contractOf, ref } from '../../support/schemas.ts';

const settings = readSettings('.', theNormal().contract);
const findingsOf = (schemas: Record<string, Schema>, frames = settings.frames) =>
  checkGeneratedNames(normalise(contractOf(schemas)), { ...settings, frames });
const tagged = (tag: string, value: string, properties: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: [tag],
  properties: { [tag]: { type: 'string', const: value }, ...properties },
});

describe('checkGeneratedNames', () => {
  it('reserves every name that modules export whatever the schemas are', () => {
    const { schemas } = theNormal();
    const made = new Set([...schemas.keys(), ...Object.keys(settings.frames).map(frameType)]);
    const modules = ['validators', 'parse', 'read', 'operations', 'schemas/index', 'standard'];
    const exported = modules.flatMap((module) => {
      const url = new URL(`../../../generated/${module}.d.ts`, import.meta.url);
      const text = readFileSync(url, 'utf8');
      const own = text.matchAll(/^export (?:declare )?(?:const|type|interface) ([A-Z]\w*)/gm);
      const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list]) => list);
      return [...[...own].map(([, name]) => name), ...lists.join().matchAll(/\b[A-Z]\w*/g)].map(
        String,
      );
    });
    const fixed = new Set(exported.filter((name) => !made.has(name)));
    expect([...fixed].filter((name) => !RESERVED.includes(name))).toEqual([]);
    expect(fixed.size).toBeGreaterThan(10);
  });

  it('finds nothing in the names of this contract', () => {
    expect(checkGeneratedNames(theNormal(), settings)).toEqual([]);
  });

  it.each(RESERVED)('refuses a schema called %s', (name) => {
    expect(findingsOf({ [name]: { type: 'string' } })).toEqual([
      expect.objectContaining({ location: `/components/schemas/${name}` }),
    ]);
  });

  it.each<[string, Record<string, Schema>]>([
    ['the parser of a frame', { Word: {}, WordValue: {} }],
    ['the type of a frame', { WordMessage: {}, WordFrame: {} }],
  ])('refuses a schema that has the name of %s', (_, schemas) => {
    const [name = ''] = Object.keys(schemas);
    expect(findingsOf(schemas, { [name]: 'text or audio' })).toHaveLength(1);
  });

  it('refuses two branch guards of one name', () => {
    const any: Schema = { type: 'string', not: { const: 'cat' } };
    const Other: Schema = { type: 'object', required: ['kind'], properties: { kind: any } };
    const union: Schema = { oneOf: [ref('Cat'), ref('Other')] };
    const pets = { Cat: tagged('kind', 'cat'), Other, Pet: union };
    expect(findingsOf(pets)).toEqual([]);
    expect(findingsOf({ ...pets, Animal: union })).toHaveLength(2);
  });

  it('refuses a schema that has the name of a branch, and accepts branches whose titles are no names', () => {
    const state = (value: string, title: string) => ({ ...tagged('status', value), title });
    const job = (title: string): Schema => ({ oneOf: [state('a', 'JobA'), state('b', title)] });
    expect(findingsOf({ Job: job('JobB') })).toEqual([]);
    expect(findingsOf({ Job: job('JobB'), JobB: {} })).toHaveLength(1);
    expect(findingsOf({ Job: job('Job, b'), JobA: {} })).toEqual([]);
  });

  it('refuses a schema that has the name of the query of an operation', () => {
    const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
    const get = { operationId: 'listJobs', parameters, responses: {} };
    const schemas = { ListJobsQuery: { type: 'object' } };
    const openapi = { paths: { '/jobs': { get } }, components: { schemas } };
    const contract = readContract(openapi as JsonObject, {}, new Map());
    const message = expect.stringContaining('the query of listJobs is called ListJobsQuery');
    expect(checkGeneratedNames(normalise(contract), settings)).toEqual([
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
    expect(checkGeneratedNames(normal, settings)).toEqual([]);
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
