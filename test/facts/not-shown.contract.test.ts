import { beforeAll, describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { theNormal } from '../support/contract.ts';
import { compareAssumptions, compareReplaces, compareUnspecified } from './compare-places.ts';
import { linesOf, planted } from './contract.ts';

let normal: NormalContract;

beforeAll(async () => {
  normal = await theNormal();
});

const properties = (schema: JsonObject) => schema.properties as Record<string, JsonObject>;

describe('what the document does not show', () => {
  it('each of it has its x-unspecified, and each x-unspecified its reason', () => {
    expect(linesOf(compareUnspecified(normal))).toEqual([]);
  });

  it('an x-unspecified taken away is noticed', () => {
    const without = planted(
      normal.contract,
      ({ schema }) => delete schema('Subtitle')['x-unspecified'],
    );
    expect(linesOf(compareUnspecified(without))).toEqual([
      'openapi/schemas/result.yaml#/Subtitle: Subtitle: x-unspecified has 0 sentences, test/facts/unspecified.ts lists 1 ("Fields of the subtitle record, sentence record, add-on error object, translation result, entity result and audio-to-LLM result")',
    ]);
  });

  it('an x-unspecified for what the document does show is noticed', () => {
    const stray = planted(normal.contract, ({ schema }) =>
      Object.assign(properties(schema('Word')).start ?? {}, { 'x-unspecified': ['The unit.'] }),
    );
    expect(linesOf(compareUnspecified(stray))).toEqual([
      'openapi/schemas/result.yaml#/Word/properties/start: Word.start: x-unspecified has 1 sentence, test/facts/unspecified.ts lists 0',
    ]);
  });
});

describe('what we chose', () => {
  it('each of it has its x-assumption', () => {
    expect(linesOf(compareAssumptions(normal))).toEqual([]);
  });

  it('an x-assumption taken away is noticed', () => {
    const without = planted(normal.contract, ({ openapi }) => {
      delete openapi('paths', '/v2/pre-recorded/{id}', 'get')['x-assumption'];
    });
    expect(linesOf(compareAssumptions(without))).toEqual([
      'openapi/paths/pre-recorded-by-id.yaml#/get: operation getPreRecordedJob: x-assumption has 0 sentences, test/facts/assumptions.ts lists 2 ("The path of the retrieval by identifier.", "The retrieval by identifier asks for the key, as the calls that are shown do.")',
    ]);
  });

  it('an x-assumption too many or too few is noticed', () => {
    const other = planted(normal.contract, ({ openapi, schema }) => {
      Object.assign(openapi('paths', '/v2/pre-recorded/{id}', 'get'), { 'x-assumption': ['One.'] });
      Object.assign(properties(schema('Word')).start ?? {}, { 'x-assumption': ['Not listed.'] });
    });
    expect(linesOf(compareAssumptions(other))).toEqual([
      'openapi/schemas/result.yaml#/Word/properties/start: Word.start: x-assumption has 1 sentence, test/facts/assumptions.ts lists 0',
      'openapi/paths/pre-recorded-by-id.yaml#/get: operation getPreRecordedJob: x-assumption has 1 sentence, test/facts/assumptions.ts lists 2 ("The path of the retrieval by identifier.", "The retrieval by identifier asks for the key, as the calls that are shown do.")',
    ]);
  });
});

describe('the first version', () => {
  it('each of its names is recorded at its successor, and nowhere else', () => {
    expect(linesOf(compareReplaces(normal))).toEqual([]);
  });

  it('a name lost, a name added and a value not named are noticed', () => {
    const changed = planted(normal.contract, ({ schema }) => {
      delete properties(schema('Transcription')).utterances?.['x-replaces'];
      Object.assign(properties(schema('Word')).confidence ?? {}, {
        'x-replaces': [{ name: 'certainty' }],
      });
      Object.assign(properties(schema('LiveRequest')).bit_depth ?? {}, {
        'x-replaces': [{ name: 'bit_depth' }],
      });
    });
    expect(linesOf(compareReplaces(changed))).toEqual([
      'openapi/schemas/result.yaml#/Transcription/properties/utterances: Transcription.utterances: x-replaces (name) differs from test/facts/versions.ts: -prediction',
      'openapi/schemas/result.yaml#/Word/properties/confidence: Word.confidence: x-replaces (name) differs from test/facts/versions.ts: +certainty',
      'openapi/schemas/live.yaml#/LiveRequest/properties/bit_depth: LiveRequest.bit_depth: x-replaces does not say 64; test/facts/versions.ts does',
    ]);
  });
});
