import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { formats } from 'speech-to-text-contract/formats';
import * as schemas from 'speech-to-text-contract/schemas';
import type { JobPage, ListTranscriptionJobsQuery } from 'speech-to-text-contract/types';

/** @returns the service, not listening yet; `list` finds the jobs */
export function createService(list: (query: ListTranscriptionJobsQuery) => unknown) {
  // The schemas are JSON Schema 2020-12; Fastify's own Ajv reads draft-07.
  const options = { allErrors: true, useDefaults: true };
  const json = new Ajv2020(options);
  // Queries arrive as text.
  const query = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const ajv of [json, query]) {
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  }
  const app = Fastify();
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'querystring' ? query : json).compile(schema),
  );
  // Fastify's own serializer drops fields that the schema does not name.
  app.setSerializerCompiler<object>(({ schema }) => {
    const validate = json.compile(schema);
    return (body) => {
      if (!validate(body)) throw new Error(`wrong response: ${json.errorsText(validate.errors)}`);
      return JSON.stringify(body);
    };
  });
  // What several routes share goes by its identifier.
  app.addSchema(schemas.JobPage);
  json.addSchema(schemas.JobPage);
  app.post('/v2/pre-recorded', { schema: { body: schemas.PreRecordedRequest } }, (request) => ({
    received: request.body,
  }));
  app.get<{ Querystring: ListTranscriptionJobsQuery; Reply: JobPage }>(
    '/v2/transcription',
    {
      schema: {
        querystring: schemas.ListTranscriptionJobsQuery,
        response: { 200: { $ref: 'urn:speech-to-text-contract:JobPage' } },
      },
    },
    async (request) => list(request.query) as JobPage,
  );
  return app;
}
