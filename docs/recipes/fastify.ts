import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { type OperationId, operations } from 'speech-to-text-contract/operations';
import * as strict from 'speech-to-text-contract/strict/parse';

/** The parser of each body and query, by the name of its schema. */
const PARSERS: Record<string, (value: unknown) => strict.ParseResult<unknown>> = {
  LiveRequest: strict.parseLiveRequest,
  PreRecordedRequest: strict.parsePreRecordedRequest,
  ListTranscriptionJobsQuery: strict.parseListTranscriptionJobsQuery,
};

/** The arguments of a handler: the body or the query with its defaults, and the request for everything else. */
export type Handler = (input: unknown, request: FastifyRequest) => unknown;

/** @returns a service of all operations; `handlers` has a function for each */
export async function createService(handlers: Record<OperationId, Handler>) {
  // The parsers accept an unparsed query, including `custom_metadata[x]`.
  const app = Fastify({ routerOptions: { querystringParser: (text) => ({ text }) } });
  await app.register(multipart);
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-service-key'] !== process.env.API_KEY) throw refusal(401, 'The key is wrong.');
  });
  for (const { id, method, path, query, requestBody } of Object.values(operations)) {
    const url = path.replace(/{(\w+)}/g, ':$1');
    const schema = requestBody?.schema ?? query;
    app.route({
      method,
      url,
      handler: async (request) => {
        if (requestBody?.contentType === 'multipart/form-data') {
          const file = request.isMultipart() ? await request.file() : undefined;
          if (file?.fieldname !== 'audio') throw refusal(422, 'Send a form with a file, audio.');
          return handlers[id](file, request);
        }
        const { text } = request.query as { text: string };
        // A missing optional body counts as an empty object.
        const input = requestBody ? (request.body === undefined ? {} : request.body) : text;
        const result = PARSERS[schema ?? '']?.(input);
        if (result?.ok === false) throw refusal(422, 'The request is not valid.', result.issues);
        return handlers[id](result?.value, request);
      },
    });
  }
  // Every error response, also of Fastify itself, has the error body that the contract documents for the list.
  app.setErrorHandler<ReturnType<typeof refusal>>((error, { id, url }, reply) => {
    const { statusCode = 500, message, issues } = error;
    const [path] = url.split('?');
    const refused = { timestamp: new Date().toISOString(), path, request_id: id, statusCode };
    reply.code(statusCode).send({ ...refused, message, ...(issues && { issues }) });
  });
  return app;
}

function refusal(statusCode: number, message: string, issues?: strict.Issue[]) {
  return Object.assign(new Error(message), { statusCode, issues });
}
