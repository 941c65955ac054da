import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { PreRecordedRequest as schema } from 'speech-to-text-contract/schemas';

/** The fields of the schema, with references to the schemas of the document. */
const fields = JSON.parse(
  JSON.stringify(schema.properties).replaceAll('#/$defs/', '#/components/schemas/'),
);

/** What callers of your own API may choose. */
const MeetingRequest = {
  type: 'object',
  properties: { diarization: fields.diarization, language_config: fields.language_config },
};

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
  components: { schemas: { ...openapi.components.schemas, MeetingRequest } },
};
