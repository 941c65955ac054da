import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE, type FindingsError, refuse } from '../../../scripts/model/finding.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import { load, type Project, withPlaces } from '../../../scripts/read/load.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { type Sources, sourceOf } from '../../../scripts/read/sources.ts';
import { copySmall, edit } from '../../support/small.ts';

describe('bundle', () => {
  let sources: Sources;
  let loaded: Project;

  beforeAll(async () => {
    loaded = await load(copySmall());
    ({ sources } = loaded);
  });

  it('refuses two different components of one name', async () => {
    const root = copySmall();
    for (const name of ['one', 'two']) {
      writeFileSync(
        join(root, `openapi/${name}.yaml`),
        `Refused: {description: Refused ${name}.}\n`,
      );
      const answer = '    4XX:\n      description: Refused.';
      edit(root, 'openapi/paths/jobs.yaml', answer, `    4XX: {$ref: ../${name}.yaml#/Refused}`);
    }
    const error = await load(root).catch((error: unknown) => error);
    expect((error as FindingsError).findings).toEqual([
      {
        file: 'openapi/paths/jobs.yaml',
        location: '/post/responses/4XX',
        line: 83,
        message:
          'Two schemas are referenced with the same name but different content. Renamed Refused to Refused-2. (redocly)',
      },
    ]);
  });

  const word = 'openapi/schemas/word.yaml';
  const job = 'openapi/schemas/job.yaml';
  it.each([
    ['openapi', '/components/schemas/Word/properties/start', word, '/Word/properties/start'],
    [
      'openapi',
      '/paths/~1v2~1jobs/get/parameters/0/schema',
      'openapi/paths/jobs.yaml',
      '/get/parameters/0/schema',
    ],
    [
      'asyncapi',
      '/channels/session/messages/ClientWord/payload',
      'asyncapi/messages/session.yaml',
      '/ClientWord/payload',
    ],
    // What the normal form has merged is found in the part of the `allOf` that states it.
    ['openapi', '/components/schemas/Job/properties/kind', job, '/JobFields/properties/kind'],
    ['openapi', '/components/schemas/Word/properties/none', word, '/Word/properties'],
  ] as const)('finds where %s%s is written by hand', (document, place, file, pointer) => {
    expect(sourceOf(sources, document, place)).toEqual({ file, pointer });
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
    ['/components/schemas/Word/type', 'openapi/schemas/word.yaml:3#/Word/type'],
  ])('places a finding at %s in the hand-written files', async (location, place) => {
    const findings = [{ file: BUNDLE, location, message: 'wrong' }];
    const step = () => refuse([...findings, ...findings]);
    const error = { message: `${place}: wrong` };
    await expect(withPlaces(loaded, step)).rejects.toMatchObject(error);
  });

  describe('readContract', () => {
    it('counts the branches of a union without a discriminator as fragments', () => {
      const refs = (...names: string[]) => ({
        oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      });
      const schemas = {
        Job: { ...refs('Recorded', 'Live'), discriminator: { propertyName: 'kind' } },
        Recorded: refs('RecordedDone'),
        ...{ Live: { type: 'object' }, RecordedDone: { type: 'object' } },
      };
      const { fragments } = readContract({ components: { schemas } }, {}, new Map());
      expect([...fragments]).toEqual(['RecordedDone']);
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
