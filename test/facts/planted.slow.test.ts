import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { theContract } from '../support/contract.ts';
import { compareAll } from './all.ts';
import { findingsOf, planted } from './contract.ts';

type Plant = Parameters<typeof planted>[1];

const mediaType = ({ content }: JsonObject, type = Object.keys(content ?? {})[0] ?? '') =>
  (content as JsonObject)[type] as JsonObject;

const properties = (schema: JsonObject) => schema.properties as Record<string, JsonObject>;

/** A defect of each kind that a difference has, and its line; that each fact is held is for the mutants to show. */
const defects: readonly (readonly [name: string, plant: Plant, finding: string])[] = [
  [
    'a default',
    ({ schema }) => Object.assign(properties(schema('LiveRequest')).channels ?? {}, { default: 2 }),
    'openapi/schemas/live.yaml#/LiveRequest/properties/channels: LiveRequest.channels: default is 2; test/facts/live.ts says 1',
  ],
  [
    'a bound taken away',
    ({ schema }) => delete properties(schema('SubtitlesConfig')).maximum_duration?.maximum,
    'openapi/schemas/features.yaml#/SubtitlesConfig/properties/maximum_duration: SubtitlesConfig.maximum_duration: maximum 30 is missing; test/facts/requests.ts has it',
  ],
  [
    'an enumeration without a member',
    ({ schema }) => (schema('JobStatus').enum as string[]).pop(),
    'openapi/schemas/job.yaml#/JobStatus: JobStatus: enum differs from test/facts/enumerations.ts: -error',
  ],
  [
    'an enumeration in another order',
    ({ schema }) => (schema('JobStatus').enum as string[]).reverse(),
    'openapi/schemas/job.yaml#/JobStatus: JobStatus: enum is in another order than in test/facts/enumerations.ts: "error" stands where that has "queued"',
  ],
  [
    'a format',
    ({ schema }) => delete properties(schema('CallbackConfig')).url?.format,
    'openapi/schemas/features.yaml#/CallbackConfig/properties/url: CallbackConfig.url: type is "string"; test/facts/requests.ts says "string:uri"',
  ],
  [
    'a field of our own making',
    ({ schema }) => Object.assign(properties(schema('Word')), { speaker: { type: 'integer' } }),
    'openapi/schemas/result.yaml#/Word/properties: Word.speaker: is not in test/facts/results.ts',
  ],
  [
    'a field left out',
    ({ schema }) => delete properties(schema('DiarizationConfig')).min_speakers,
    'openapi/schemas/features.yaml#/DiarizationConfig: DiarizationConfig.min_speakers: is missing; test/facts/requests.ts has it',
  ],
  [
    'a schema of our own making',
    ({ openapi }) =>
      Object.assign(openapi('components', 'schemas'), { PlantedSchema: { type: 'object' } }),
    'openapi/openapi.yaml#/components: PlantedSchema: is not in any table of test/facts/index.ts',
  ],
  [
    'an assumption not marked',
    ({ schema }) => delete properties(schema('Utterance')).confidence?.['x-assumption'],
    'openapi/schemas/result.yaml#/Utterance/properties/confidence: Utterance.confidence: is not in the document; mark it with x-assumption',
  ],
  [
    'a path of our own making',
    ({ openapi }) => Object.assign(openapi('paths'), { '/v2/planted': { get: { responses: {} } } }),
    'openapi/openapi.yaml#/paths: get /v2/planted: is not in test/facts/operations.ts',
  ],
  [
    'a response left out',
    ({ openapi }) => delete openapi('paths', '/v2/transcription', 'get', 'responses')['401'],
    'openapi/paths/transcription.yaml#/get: listTranscriptionJobs response 401: is missing; test/facts/operations.ts has it',
  ],
  [
    'a parameter made required',
    ({ openapi }) =>
      Object.assign(openapi('paths', '/v2/transcription', 'get', 'parameters', '1'), {
        required: true,
      }),
    'openapi/paths/transcription.yaml#/get/parameters/1: listTranscriptionJobs query limit: required is true; test/facts/operations.ts says false',
  ],
  [
    'the body of a webhook',
    ({ openapi }) =>
      Object.assign(
        openapi('webhooks', 'transcriptionDone', 'post', 'requestBody', 'content')[
          'application/json'
        ] as JsonObject,
        { schema: { $ref: '#/components/schemas/PreRecordedCallback' } },
      ),
    'openapi/paths/webhook.yaml#/post: webhook transcriptionDone post: application/json is "PreRecordedCallback"; test/facts/operations.ts says "PreRecordedWebhook"',
  ],
  [
    'the header of the key',
    ({ openapi }) =>
      Object.assign(openapi('components', 'securitySchemes', 'x_service_key'), { name: 'x-key' }),
    'openapi/openapi.yaml#/components/securitySchemes/x_service_key: security scheme x_service_key: name is "x-key"; test/facts/operations.ts says "x-service-key"',
  ],
  [
    'the direction of messages',
    ({ asyncapi }) =>
      Object.assign(asyncapi('operations', 'sendServerMessage'), { action: 'receive' }),
    'asyncapi/messages/server.yaml#/TranscriptMessage: message TranscriptMessage: action differs from test/facts/messages.ts: +receive, -send',
  ],
  [
    'a fixed address',
    ({ asyncapi }) => Object.assign(asyncapi('channels', 'liveSession'), { address: '/live' }),
    'asyncapi/asyncapi.yaml#/channels: channels: address differs from test/facts/messages.ts: +/live, -at run time',
  ],
  [
    'how a part of a form is sent',
    ({ openapi }) =>
      Object.assign(mediaType(openapi('paths', '/v2/upload', 'post', 'requestBody')), {
        encoding: { audio: { contentType: 'audio/wav' } },
      }),
    'openapi/paths/upload.yaml#/post/requestBody: uploadAudio body: multipart/form-data, more {"encoding":{"audio":{"contentType":"audio/wav"}}} is not in test/facts/operations.ts',
  ],
  [
    'a parameter of all operations of a path',
    ({ openapi }) =>
      Object.assign(openapi('paths', '/v2/live'), {
        parameters: [{ name: 'trace', in: 'header', schema: { type: 'string' } }],
      }),
    'openapi/paths/live.yaml: /v2/live, all operations: is not in test/facts/operations.ts',
  ],
  [
    'a parameter of a callback',
    ({ openapi }) =>
      Object.assign(openapi('webhooks', 'transcriptionDone', 'post'), { parameters: [] }),
    'openapi/paths/webhook.yaml#/post: webhook transcriptionDone post: parameters [] is not in test/facts/operations.ts',
  ],
  [
    'a security that may be left out',
    ({ openapi }) => (openapi().security as unknown as JsonObject[]).push({}),
    'openapi/paths/live.yaml#/post: createLiveSession: security is "x_service_key or none"; test/facts/operations.ts says "x_service_key"',
  ],
  [
    'a bound on text that stands where it is used',
    ({ openapi }) =>
      Object.assign(
        mediaType(openapi('components', 'responses', 'UnspecifiedError'), 'text/plain')
          .schema as JsonObject,
        { maxLength: 9 },
      ),
    'openapi/openapi.yaml#/components/responses/UnspecifiedError: uploadAudio response 4XX: text/plain is "string {\\"maxLength\\":9}"; test/facts/operations.ts says "string"',
  ],
  [
    'a pattern on the values of a map',
    ({ schema }) => {
      const { spelling_dictionary: field = {} } = properties(schema('CustomSpellingConfig'));
      Object.assign((field.additionalProperties as JsonObject).items ?? {}, { pattern: '^a' });
    },
    'openapi/schemas/features.yaml#/CustomSpellingConfig/properties/spelling_dictionary/additionalProperties/items: CustomSpellingConfig.spelling_dictionary{}[]: is not in test/facts/requests.ts',
  ],
  [
    'the licence',
    ({ openapi }) => delete openapi('info').license,
    'openapi/openapi.yaml: document openapi: license {"name":"MIT License, for this document","url":"https://opensource.org/license/mit"} is missing; test/facts/compare-documents.ts has it',
  ],
  [
    'a schema that no message reaches',
    ({ asyncapi }) =>
      Object.assign(asyncapi('components', 'schemas'), { PlantedSchema: { type: 'object' } }),
    'asyncapi/asyncapi.yaml: document asyncapi: strangers differs from test/facts/compare-documents.ts: +PlantedSchema',
  ],
  [
    'headers of a message',
    ({ asyncapi }) =>
      Object.assign(asyncapi('components', 'messages', 'TranscriptMessage'), {
        headers: { type: 'object' },
      }),
    'asyncapi/messages/server.yaml#/TranscriptMessage: message TranscriptMessage: headers {"type":"object"} is not in test/facts/messages.ts',
  ],
  [
    'an x-unspecified taken away',
    ({ schema }) => delete schema('Subtitle')['x-unspecified'],
    'openapi/schemas/result.yaml#/Subtitle: Subtitle: x-unspecified has 0 sentences, test/facts/unspecified.ts lists 1 ("Fields of the subtitle record, sentence record, add-on error object, translation result, entity result and audio-to-LLM result"); make them say the same',
  ],
  [
    'an x-unspecified for what the document shows',
    ({ schema }) =>
      Object.assign(properties(schema('Word')).start ?? {}, { 'x-unspecified': ['The unit.'] }),
    'openapi/schemas/result.yaml#/Word/properties/start: Word.start: x-unspecified has 1 sentence, test/facts/unspecified.ts lists 0; make them say the same',
  ],
  [
    'an x-assumption taken away',
    ({ openapi }) => delete openapi('paths', '/v2/pre-recorded/{id}', 'get')['x-assumption'],
    'openapi/paths/pre-recorded-by-id.yaml#/get: operation getPreRecordedJob: x-assumption has 0 sentences, test/facts/assumptions.ts lists 2 ("The path of the retrieval by identifier.", "The retrieval by identifier asks for the key, as the calls that are shown do."); make them say the same',
  ],
  [
    'a name of the first version taken away',
    ({ schema }) => delete properties(schema('Transcription')).utterances?.['x-replaces'],
    'openapi/schemas/result.yaml#/Transcription/properties/utterances: Transcription.utterances: x-replaces (name) differs from test/facts/versions.ts: -prediction',
  ],
  [
    'a name that the first version did not have',
    ({ schema }) => {
      const replaces = { 'x-replaces': [{ name: 'planted_name' }] };
      Object.assign(properties(schema('Word')).confidence ?? {}, replaces);
    },
    'openapi/schemas/result.yaml#/Word/properties/confidence: Word.confidence: x-replaces (name) differs from test/facts/versions.ts: +planted_name',
  ],
  [
    'a value of the first version that is not named',
    ({ schema }) => {
      const replaces = { 'x-replaces': [{ name: 'bit_depth' }] };
      Object.assign(properties(schema('LiveRequest')).bit_depth ?? {}, replaces);
    },
    'openapi/schemas/live.yaml#/LiveRequest/properties/bit_depth: LiveRequest.bit_depth: x-replaces does not say 64; test/facts/versions.ts does',
  ],
];

describe('a defect planted in the contract', () => {
  it.each(defects)('leads to a line with its place and its fact: %s', (_, plant, finding) => {
    const found = findingsOf(compareAll(planted(theContract(), plant)));
    expect(found.map(formatFinding)).toContain(finding);
  });
});
