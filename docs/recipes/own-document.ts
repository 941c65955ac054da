import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };

/** A body of one of our schemas. They refer to each other, so all of them come along. */
const bodyOf = (name: keyof typeof openapi.components.schemas) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** The OpenAPI document of an API of your own that takes and returns what this contract describes. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'Meetings', version: '1.0.0' },
  paths: {
    '/meetings/{id}/transcript': {
      post: {
        operationId: 'transcribeMeeting',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: bodyOf('PreRecordedRequest'),
        responses: { 201: { description: 'The job.', ...bodyOf('PreRecordedJob') } },
      },
    },
  },
  components: { schemas: openapi.components.schemas },
};
