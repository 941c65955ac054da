import { beforeAll, describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { formatFinding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { compareAll } from './all.ts';
import { compareSchemas, compareShared } from './compare.ts';
import { compareMessages } from './compare-messages.ts';
import { compareOperations } from './compare-operations.ts';
import { planted, readNormal } from './contract.ts';
import {
  piiEntityTypes,
  transcriptionLanguageCodes,
  translationLanguageCodes,
} from './enumerations.ts';
import { schemaFacts } from './index.ts';
import { flags } from './live.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { contractRows, factRows, rowKey } from './rows.ts';

let normal: NormalContract;

beforeAll(async () => {
  normal = await readNormal();
});

function all(contract: NormalContract): string[] {
  return compareAll(contract).map(formatFinding);
}

it('the tables hold what the document counts', () => {
  expect(new Set(piiEntityTypes).size).toBe(82);
  expect(new Set(translationLanguageCodes).size).toBe(99);
  expect(new Set(transcriptionLanguageCodes).size).toBe(35);
  expect(flags).toHaveLength(9);
  expect(operations).toHaveLength(5);
  expect(messages).toHaveLength(5);
  expect(schemaFacts).toHaveLength(67);
  const rows = factRows(schemaFacts);
  expect(rows).toHaveLength(510);
  expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
});

describe('the contract says what the document says, and nothing else', () => {
  it('schemas and fields', () => {
    expect(compareSchemas(normal).map(formatFinding)).toEqual([]);
    expect([...normal.schemas.keys()].sort()).toEqual(schemaFacts.map(({ name }) => name).sort());
    expect(contractRows(normal).length).toBeGreaterThanOrEqual(factRows(schemaFacts).length);
  });

  it('operations, parameters, bodies, responses, callbacks, webhooks, security', () => {
    expect(compareOperations(normal.contract).map(formatFinding)).toEqual([]);
  });

  it('schemas that both documents use', () => {
    expect(compareShared(normal.contract).map(formatFinding)).toEqual([]);
  });

  it('messages and the channel', () => {
    expect(compareMessages(normal.contract).map(formatFinding)).toEqual([]);
  });
});

type Plant = Parameters<typeof planted>[1];

const mediaType = ({ content }: JsonObject, type = Object.keys(content ?? {})[0] ?? '') =>
  (content as JsonObject)[type] as JsonObject;

const properties = (schema: JsonObject) => schema.properties as Record<string, JsonObject>;

/** Defects of every kind, and the one line that each must give. */
const defects: readonly (readonly [name: string, plant: Plant, finding: string])[] = [
  [
    'a default',
    ({ schema }) => Object.assign(properties(schema('LiveRequest')).channels ?? {}, { default: 2 }),
    'generated/openapi.yaml#/components/schemas/LiveRequest/properties/channels: LiveRequest.channels: default is 2, the fact says 1',
  ],
  [
    'a bound taken away',
    ({ schema }) => delete properties(schema('SubtitlesConfig')).maximum_duration?.maximum,
    'generated/openapi.yaml#/components/schemas/SubtitlesConfig/properties/maximum_duration: SubtitlesConfig.maximum_duration: the fact maximum 30 is missing',
  ],
  [
    'a bound that the document lacks',
    ({ schema }) => Object.assign(properties(schema('Word')).start ?? {}, { minimum: 0 }),
    'generated/openapi.yaml#/components/schemas/Word/properties/start: Word.start: minimum 0 is in no fact',
  ],
  [
    'an enumeration without a member',
    ({ schema }) => (schema('JobStatus').enum as string[]).pop(),
    'generated/openapi.yaml#/components/schemas/JobStatus: JobStatus: enum is ["done","processing","queued"], the fact says ["done","error","processing","queued"]',
  ],
  [
    'a requirement taken away',
    ({ schema }) => (schema('ResultMetadata').required as string[]).shift(),
    'generated/openapi.yaml#/components/schemas/ResultMetadata/properties/audio_duration: ResultMetadata.audio_duration: required is false, the fact says true',
  ],
  [
    'a field that may be null',
    ({ schema }) =>
      Object.assign(properties(schema('JobPage')).first ?? {}, { type: ['string', 'null'] }),
    'generated/openapi.yaml#/components/schemas/JobPage/properties/first: JobPage.first: type is "null | string:uri", the fact says "string:uri"',
  ],
  [
    'a format',
    ({ schema }) => delete properties(schema('CallbackConfig')).url?.format,
    'generated/openapi.yaml#/components/schemas/CallbackConfig/properties/url: CallbackConfig.url: type is "string", the fact says "string:uri"',
  ],
  [
    'a const',
    ({ schema }) =>
      Object.assign(properties(schema('StopRecordingMessage')).type ?? {}, { const: 'stop' }),
    'generated/asyncapi.yaml#/components/schemas/StopRecordingMessage/properties/type: StopRecordingMessage.type: const is "stop", the fact says "stop_recording"',
  ],
  [
    'a deprecation',
    ({ schema }) => delete properties(schema('PreRecordedResult')).sentences?.deprecated,
    'generated/openapi.yaml#/components/schemas/PreRecordedResult/properties/sentences: PreRecordedResult.sentences: the fact deprecated true is missing',
  ],
  [
    'a field of our own making',
    ({ schema }) => Object.assign(properties(schema('Word')), { speaker: { type: 'integer' } }),
    'generated/openapi.yaml#/components/schemas/Word/properties/speaker: Word.speaker: is in no fact',
  ],
  [
    'a field left out',
    ({ schema }) => delete properties(schema('DiarizationConfig')).min_speakers,
    'generated/openapi.yaml#/components/schemas/DiarizationConfig/properties/min_speakers: DiarizationConfig.min_speakers: the facts name it, the contract does not have it',
  ],
  [
    'a schema of our own making',
    ({ contract }) => contract.schemas.set('Speaker', { type: 'object' }),
    'generated/asyncapi.yaml#/components/schemas/Speaker: Speaker: is in no fact',
  ],
  [
    'an assumption not marked',
    ({ schema }) => delete properties(schema('Utterance')).confidence?.['x-assumption'],
    'generated/openapi.yaml#/components/schemas/Utterance/properties/confidence: Utterance.confidence: is not in the document; mark it with x-assumption',
  ],
  [
    'a path of our own making',
    ({ openapi }) => Object.assign(openapi('paths'), { '/v2/health': { get: { responses: {} } } }),
    'generated/openapi.yaml#/paths/~1v2~1health/get: get /v2/health: is in no fact',
  ],
  [
    'a response left out',
    ({ openapi }) => delete openapi('paths', '/v2/transcription', 'get', 'responses')['401'],
    'generated/openapi.yaml: listTranscriptionJobs response 401: the facts name it, the contract does not have it',
  ],
  [
    'a parameter made required',
    ({ openapi }) =>
      Object.assign(openapi('paths', '/v2/transcription', 'get', 'parameters', '1'), {
        required: true,
      }),
    'generated/openapi.yaml#/paths/~1v2~1transcription/get/parameters/1: listTranscriptionJobs query limit: required is true, the fact says false',
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
    'generated/openapi.yaml#/webhooks/transcriptionDone/post: webhook transcriptionDone post: application/json is "PreRecordedCallback", the fact says "PreRecordedWebhook"',
  ],
  [
    'the header of the key',
    ({ openapi }) =>
      Object.assign(openapi('components', 'securitySchemes', 'x_service_key'), { name: 'x-key' }),
    'generated/openapi.yaml#/components/securitySchemes/x_service_key: security scheme x_service_key: name is "x-key", the fact says "x-service-key"',
  ],
  [
    'the direction of messages',
    ({ asyncapi }) =>
      Object.assign(asyncapi('operations', 'sendServerMessage'), { action: 'receive' }),
    'generated/asyncapi.yaml#/channels/liveSession/messages/TranscriptMessage: message TranscriptMessage: action is "receive", the fact says "send"',
  ],
  [
    'a fixed address',
    ({ asyncapi }) => Object.assign(asyncapi('channels', 'liveSession'), { address: '/live' }),
    'generated/asyncapi.yaml#/channels: channels: address is ["/live"], the fact says ["at run time"]',
  ],
  [
    'how a part of a form is sent',
    ({ openapi }) =>
      Object.assign(mediaType(openapi('paths', '/v2/upload', 'post', 'requestBody')), {
        encoding: { audio: { contentType: 'audio/wav' } },
      }),
    'generated/openapi.yaml#/paths/~1v2~1upload/post/requestBody: uploadAudio body: multipart/form-data, more {"encoding":{"audio":{"contentType":"audio/wav"}}} is in no fact',
  ],
  [
    'a parameter of all operations of a path',
    ({ openapi }) =>
      Object.assign(openapi('paths', '/v2/live'), {
        parameters: [{ name: 'trace', in: 'header', schema: { type: 'string' } }],
      }),
    'generated/openapi.yaml#/paths/~1v2~1live: /v2/live, all operations: is in no fact',
  ],
  [
    'a parameter of a callback',
    ({ openapi }) =>
      Object.assign(openapi('webhooks', 'transcriptionDone', 'post'), { parameters: [] }),
    'generated/openapi.yaml#/webhooks/transcriptionDone/post: webhook transcriptionDone post: parameters [] is in no fact',
  ],
  [
    'a server of an operation',
    ({ openapi }) =>
      Object.assign(openapi('paths', '/v2/live', 'post'), { servers: [{ url: '/' }] }),
    'generated/openapi.yaml#/paths/~1v2~1live/post: createLiveSession: servers [{"url":"/"}] is in no fact',
  ],
  [
    'a security that may be left out',
    ({ contract }) => (contract.openapi.security as JsonObject[]).push({}),
    'generated/openapi.yaml#/paths/~1v2~1live/post: createLiveSession: security is "x_service_key or none", the fact says "x_service_key"',
  ],
  [
    'a bound on text that stands where it is used',
    ({ openapi }) =>
      Object.assign(
        mediaType(openapi('components', 'responses', 'UnspecifiedError'), 'text/plain')
          .schema as JsonObject,
        { maxLength: 9 },
      ),
    'generated/openapi.yaml#/paths/~1v2~1live/post/responses/4XX: createLiveSession response 4XX: text/plain is "string {\\"maxLength\\":9}", the fact says "string"',
  ],
  [
    'a pattern on what stands in a map',
    ({ schema }) => {
      const { spelling_dictionary: field = {} } = properties(schema('CustomSpellingConfig'));
      Object.assign((field.additionalProperties as JsonObject).items ?? {}, { pattern: '^a' });
    },
    'generated/openapi.yaml#/components/schemas/CustomSpellingConfig/properties/spelling_dictionary/additionalProperties/items: CustomSpellingConfig.spelling_dictionary{}[]: is in no fact',
  ],
  [
    'the licence',
    ({ openapi }) => delete openapi('info').license,
    'generated/openapi.yaml: document openapi: the fact license {"name":"MIT","url":"https://opensource.org/license/mit"} is missing',
  ],
  [
    'a schema that the live document no longer lists',
    ({ asyncapi }) => delete asyncapi('components', 'schemas').LiveSessionCreated,
    'generated/asyncapi.yaml: document asyncapi: listed is ["ClientMessage","LiveRequest","ServerMessage"], the fact says ["ClientMessage","LiveRequest","LiveSessionCreated","ServerMessage"]',
  ],
  [
    'headers of a message',
    ({ asyncapi }) =>
      Object.assign(asyncapi('channels', 'liveSession', 'messages', 'TranscriptMessage'), {
        headers: { type: 'object' },
      }),
    'generated/asyncapi.yaml#/channels/liveSession/messages/TranscriptMessage: message TranscriptMessage: headers {"type":"object"} is in no fact',
  ],
  [
    'a reply to a message',
    ({ asyncapi }) => Object.assign(asyncapi('operations', 'sendServerMessage'), { reply: {} }),
    'generated/asyncapi.yaml#/operations/sendServerMessage: operation sendServerMessage: reply {} is in no fact',
  ],
  [
    'the name of a callback operation',
    ({ openapi }) =>
      Object.assign(openapi('webhooks', 'transcriptionDone', 'post'), { operationId: 'done' }),
    'generated/openapi.yaml#/webhooks/transcriptionDone/post: webhook transcriptionDone post: id is "done", the fact says "notifyTranscriptionDone"',
  ],
];

describe('a planted defect is noticed, in one line', () => {
  it.each(defects)('%s', (_, plant, finding) => {
    expect(all(planted(normal.contract, plant))).toContain(finding);
  });

  it('32 kinds of defects were planted', () => {
    expect(defects).toHaveLength(32);
  });
});
