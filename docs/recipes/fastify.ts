import multipart, { type MultipartFile } from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import {
  type Operation,
  type OperationId,
  type OperationInputs,
  type OperationResponses,
  operations,
} from 'speech-to-text-contract/operations';
import * as strict from 'speech-to-text-contract/strict/parse';

type SchemaName = Exclude<
  Operation['query'] | NonNullable<Operation['requestBody']>['schema'],
  null
>;
/** The parser of each body and query, by the name of its schema. */
const PARSERS: Record<`parse${SchemaName}`, (value: unknown) => strict.ParseResult<unknown>> =
  strict;

type Inputs = Omit<OperationInputs, 'uploadAudio'> & { uploadAudio: MultipartFile };
/** What a handler may need besides its input: the request and its parsed query. A call with a body may have a query. */
export type Call = { request: FastifyRequest; query: unknown };
/** A handler for each operation. It receives the parsed input with its defaults, or the file of a form. */
export type Handlers = {
  [Id in OperationId]: (
    input: Inputs[Id],
    call: Call,
  ) => OperationResponses[Id] | Promise<OperationResponses[Id]>;
};
type Handler = (input: unknown, call: Call) => Promise<{ status: number; body: unknown }>;

/** The maximum bytes of a JSON body and of an uploaded file. */
const [BODY, UPLOAD] = [256 * 1024, 50_000_000];

/** @returns a service of all operations, in which each call needs the API key */
export async function createService(apiKey: string, handlers: Handlers) {
  if (!apiKey) throw new TypeError('The key that callers must send is empty. Set API_KEY.');
  // The parsers accept an unparsed query, including `custom_metadata[x]`.
  const routerOptions = { querystringParser: (text: string) => ({ text }) };
  const app = Fastify({ routerOptions, bodyLimit: BODY });
  await app.register(multipart, { limits: { fileSize: UPLOAD } });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An empty body counts as an absent one.
    if (body === '') done(null);
    else parseJson(request, String(body), done);
  });
  for (const { id, method, path, query, requestBody } of Object.values<Operation>(operations)) {
    const bodyOf = async (request: FastifyRequest) => {
      if (requestBody?.contentType === 'multipart/form-data') {
        const file = request.isMultipart() ? await request.file() : undefined;
        if (file?.fieldname === 'audio') return file;
        // First read the file, because the caller may send all of it before it reads the response.
        await file?.toBuffer();
        throw refusal(422, 'Send a form with a file, audio.');
      }
      // A missing optional body counts as an empty object.
      const absent = requestBody?.required ? undefined : {};
      const body = request.body === undefined ? absent : request.body;
      return requestBody ? parsed(requestBody.schema, body) : undefined;
    };
    app.route({
      method,
      url: path.replace(/{(\w+)}/g, ':$1'),
      onRequest: async ({ headers }) => {
        if (headers['x-service-key'] !== apiKey) throw refusal(401, 'The API key is invalid.');
      },
      handler: async (request, reply) => {
        const found = query && parsed(query, (request.query as { text: string }).text);
        const input = requestBody ? await bodyOf(request) : (found ?? undefined);
        const handle = handlers[id] as Handler;
        const { status, body } = await handle(input, { request, query: found });
        return reply.code(status).send(body);
      },
    });
  }
  app.setNotFoundHandler(async () => {
    throw refusal(404, 'No operation has this method and path.');
  });
  // The contract specifies only one error body. Every error response has its fields, even if the error is from Fastify.
  app.setErrorHandler<ReturnType<typeof refusal>>((error, { id, url }, reply) => {
    const { statusCode = 500, message, issues } = error;
    const [path] = url.split('?');
    if (statusCode === 500) console.error(error);
    const said = statusCode === 500 ? 'The service failed.' : message;
    const refused = { timestamp: new Date().toISOString(), path, request_id: id, statusCode };
    return reply.code(statusCode).send({ ...refused, message: said, ...(issues && { issues }) });
  });
  return app;
}

function parsed(schema: SchemaName, value: unknown): unknown {
  const result = PARSERS[`parse${schema}`](value);
  if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
  return result.value;
}

/** An error that becomes the response. Handlers can also throw it. */
export function refusal(statusCode: number, message: string, issues?: strict.Issue[]) {
  return Object.assign(new Error(message), { statusCode, issues });
}
