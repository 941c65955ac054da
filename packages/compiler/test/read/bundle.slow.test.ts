import { beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE, refuse } from '../../src/model/finding.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { load, type Project, withPlaces } from '../../src/read/load.ts';
import { readContract } from '../../src/read/reader.ts';
import { copySmall } from '../support/small.ts';

describe('bundle', () => {
  let loaded: Project;

  beforeAll(async () => {
    loaded = await load(copySmall());
  });

  it.each([
    [
      '/components/schemas/ListJobsQuery/properties/limit/default',
      'openapi/paths/jobs.yaml:13#/get/parameters/0/schema/default',
    ],
    [
      '/components/schemas/LiveMessage/oneOf',
      'asyncapi/asyncapi.yaml:50#/operations/sendLiveMessage/messages',
    ],
    [
      // A merged keyword has the place of the part of the `allOf` that states it.
      '/components/schemas/Job/properties/kind',
      'openapi/schemas/job.yaml:15#/JobFields/properties/kind',
    ],
    ['/components/schemas/Word/type', 'openapi/schemas/word.yaml:3#/Word/type'],
  ])('places a finding at %s in the hand-written files', async (location, place) => {
    const findings = [{ file: BUNDLE, location, message: 'wrong' }];
    const step = () => refuse([...findings, ...findings]);
    const error = { message: `${place}: wrong` };
    await expect(withPlaces(loaded, step)).rejects.toMatchObject(error);
  });

  describe('readContract', () => {
    it('counts the branches of a union as fragments, unless it has a discriminator or they are unions', () => {
      const refs = (...names: string[]) => ({
        oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      });
      const schemas: JsonObject = { Job: refs('Recorded', 'Live'), Recorded: refs('RecordedDone') };
      for (const name of ['Live', 'RecordedDone']) schemas[name] = { type: 'object' };
      const fragmentsWith = (discriminator?: JsonObject) => {
        const Job = { ...refs('Recorded', 'Live'), ...(discriminator && { discriminator }) };
        const openapi = { components: { schemas: { ...schemas, Job } } };
        return [...readContract(openapi, {}, new Map()).fragments];
      };
      expect(fragmentsWith()).toEqual(['Live', 'RecordedDone']);
      expect(fragmentsWith({ propertyName: 'kind' })).toEqual(['RecordedDone']);
    });

    it('does not count a schema as a fragment that is a branch beside null', () => {
      const $ref = '#/components/schemas/Hint';
      const Job: JsonObject = { oneOf: [{ $ref }, { type: 'null' }] };
      const openapi = { components: { schemas: { Hint: {}, Job } } };
      expect([...readContract(openapi, {}, new Map()).fragments]).toEqual([]);
    });

    it('prefers the parameter of an operation to that of its path', () => {
      const one = { name: 'id', in: 'query', required: true, schema: {} };
      const get = { operationId: 'read', parameters: [{ ...one, required: false }] };
      const openapi = { paths: { '/a': { parameters: [one, { ...one, in: 'path' }], get } } };
      const { operations, schemas } = readContract(openapi, {}, new Map());
      const stated = operations[0]?.parameters.map((own) => [own.in, own.required]);
      expect(stated).toEqual([
        ['path', true],
        ['query', false],
      ]);
      expect(schemas.get('ReadQuery')?.required).toBeUndefined();
    });
  });
});
