import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { PreRecordedRequest, pick } from 'speech-to-text-contract/strict/standard';

/** What callers of your own API may choose. */
export const MeetingRequest = pick(PreRecordedRequest, [
  'audio_url',
  'diarization',
  'language_config',
]);

/** The schema of `MeetingRequest` in the document, with references to the schemas of the contract. */
const { $schema, $defs, ...meetingRequest } = JSON.parse(
  JSON.stringify(
    MeetingRequest['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
  ).replaceAll('#/$defs/', '#/components/schemas/'),
);

const bodyOf = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** The OpenAPI document of your own API, which receives and returns objects of this contract. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'Meetings', version: '1.0.0' },
  paths: {
    '/meetings/{id}/transcript': {
      post: {
        operationId: 'transcribeMeeting',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: bodyOf('MeetingRequest'),
        responses: { 201: { description: 'The job.', ...bodyOf('PreRecordedJob') } },
      },
    },
  },
  // The schemas refer to each other, so the document contains all of them.
  components: { schemas: { ...openapi.components.schemas, MeetingRequest: meetingRequest } },
};
