import { beforeAll, describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { formatFinding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { assumptions } from './assumptions.ts';
import { compareAssumptions, compareReplaces, compareUnspecified } from './compare-places.ts';
import { planted, readNormal } from './contract.ts';
import { alsoOpen, notShown } from './unspecified.ts';
import { removals, renames } from './versions.ts';

let normal: NormalContract;

beforeAll(async () => {
  normal = await readNormal();
});

const places = (entries: readonly { places: readonly string[] }[]) =>
  entries.flatMap((entry) => entry.places);

const properties = (schema: JsonObject) => schema.properties as Record<string, JsonObject>;

describe('what the document does not show', () => {
  it('each of it has its x-unspecified, and each x-unspecified its reason', () => {
    expect(notShown).toHaveLength(16);
    expect(places(notShown)).toHaveLength(51);
    expect(places(alsoOpen)).toHaveLength(43);
    expect(compareUnspecified(normal).map(formatFinding)).toEqual([]);
  });

  it('an x-unspecified taken away is noticed', () => {
    const without = planted(
      normal.contract,
      ({ schema }) => delete schema('Subtitle')['x-unspecified'],
    );
    expect(compareUnspecified(without)).toEqual([
      {
        file: 'generated',
        location: '',
        message:
          'Subtitle: not shown: "Fields of the subtitle record, sentence record, add-on error object, translation result, entity result and audio-to-LLM result"; say so with x-unspecified',
      },
    ]);
  });

  it('an x-unspecified for what the document does show is noticed', () => {
    const stray = planted(normal.contract, ({ schema }) =>
      Object.assign(properties(schema('Word')).start ?? {}, { 'x-unspecified': 'The unit.' }),
    );
    expect(compareUnspecified(stray)).toEqual([
      {
        file: 'generated/openapi.yaml',
        location: '/components/schemas/Word/properties/start',
        message: 'Word.start: its x-unspecified has 1 entries, the list of what is not shown has 0',
      },
    ]);
  });
});

describe('what we chose', () => {
  it('each of it has its x-assumption', () => {
    expect(assumptions).toHaveLength(18);
    expect(places(assumptions)).toHaveLength(47);
    expect(compareAssumptions(normal).map(formatFinding)).toEqual([]);
  });

  it('an x-assumption taken away is noticed', () => {
    const without = planted(normal.contract, ({ openapi }) => {
      delete openapi('paths', '/v2/pre-recorded/{id}', 'get')['x-assumption'];
    });
    expect(compareAssumptions(without).map(({ message }) => message)).toEqual([
      'operation getPreRecordedJob: chosen: "The path of the retrieval by identifier."; say so with x-assumption',
      'operation getPreRecordedJob: chosen: "The retrieval by identifier asks for the key, as the calls that are shown do."; say so with x-assumption',
    ]);
  });

  it('an x-assumption too many or too few is noticed', () => {
    const other = planted(normal.contract, ({ openapi, schema }) => {
      Object.assign(openapi('paths', '/v2/pre-recorded/{id}', 'get'), { 'x-assumption': 'One.' });
      Object.assign(properties(schema('Word')).start ?? {}, { 'x-assumption': 'Not listed.' });
    });
    expect(compareAssumptions(other).map(({ message }) => message)).toEqual([
      'Word.start: its x-assumption has 1 entries, the list of what was chosen has 0',
      'operation getPreRecordedJob: its x-assumption has 1 entries, the list of what was chosen has 2',
    ]);
  });
});

describe('the first version', () => {
  it('each of its names stands where its successor stands, and nowhere else', () => {
    expect(renames).toHaveLength(27);
    expect(removals).toHaveLength(7);
    expect(compareReplaces(normal).map(formatFinding)).toEqual([]);
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
    expect(compareReplaces(changed).map(({ message }) => message)).toEqual([
      'Transcription.utterances: x-replaces (name) lacks Transcription.utterances ← prediction',
      'Word.confidence: x-replaces (name) has no fact: Word.confidence ← certainty',
      'LiveRequest.bit_depth: its x-replaces does not say 64',
    ]);
  });
});
