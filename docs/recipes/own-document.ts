import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { PreRecordedRequest as schema } from 'speech-to-text-contract/schemas';

/** The fields of the schema, with references to the schemas of the document. */
const fields = JSON.parse(
  JSON.stringify(schema.properties).replaceAll('#/$defs/', '#/components/schemas/'),
);

const schemas: Record<string, object> = {
  ...openapi.components.schemas,
  // What callers of your own API may choose.
  MeetingRequest: {
    type: 'object',
    properties: { diarization: fields.diarization, language_config: fields.language_config },
  },
};

/** The schemas that a part of the document refers to, directly or through other schemas. */
function schemasOf(part: unknown, found: Record<string, unknown> = {}) {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (name in found) continue;
    found[name] = schemas[name];
    schemasOf(schemas[name], found);
  }
  return found;
}

const bodyOf = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const paths = {
  '/meetings/{id}/transcript': {
    post: {
      operationId: 'transcribeMeeting',
      summary: 'Transcribe a meeting',
      description: 'Creates a job that transcribes the recording of a meeting.',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'ID of the meeting.',
          schema: { type: 'string' },
        },
      ],
      requestBody: bodyOf('MeetingRequest'),
      responses: {
        201: { description: 'The job.', ...bodyOf('PreRecordedJob') },
        422: { description: 'The request is invalid.' },
      },
    },
  },
};

/** The OpenAPI document of your own API, which receives and returns objects of this contract. */
export const document = {
  openapi: '3.1.0',
  info: {
    title: 'Meetings',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'https://meetings.example.org' }],
  security: [{ token: [] }],
  paths,
  components: {
    schemas: schemasOf(paths),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
};
