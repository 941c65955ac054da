import {
  type Operation,
  type OperationId,
  type OperationInputs,
  type OperationResponses,
  operations,
} from 'speech-to-text-contract/operations';
import * as strict from 'speech-to-text-contract/strict/parse';

/**
 * What a handler may need besides its input: the request, the parameters in its path, and the parsed query. A call with
 * a body may also have a query.
 */
export type Call = { request: Request; params: Record<string, string>; query: unknown };
/** A handler for each operation. It receives the parsed input, with its defaults. */
export type Handlers = {
  [Id in OperationId]: (
    input: OperationInputs[Id],
    call: Call,
  ) => OperationResponses[Id] | Promise<OperationResponses[Id]>;
};
type Handler = (input: unknown, call: Call) => Promise<{ status: number; body?: unknown }>;

type SchemaName = Exclude<
  Operation['query'] | NonNullable<Operation['requestBody']>['schema'],
  null
>;
/** The parser of each body and query, by the name of its schema. */
const PARSERS: Record<`parse${SchemaName}`, (value: unknown) => strict.ParseResult<unknown>> =
  strict;

/** The maximum bytes of a JSON body and of a form. */
const [JSON_BODY, FORM] = [256 * 1024, 50_000_000];

/** An error that becomes the response. Handlers can also throw it. */
export const refusal = (status: number, message: string, issues?: strict.Issue[]) =>
  Object.assign(new Error(message), { status, issues });

/** @returns a service of all operations, as a function that takes a `Request` and returns a `Response` */
export function createRouter({ apiKey, handlers }: { apiKey: string; handlers: Handlers }) {
  if (!apiKey) throw new TypeError('The key that callers must send is empty. Set API_KEY.');
  return async (request: Request): Promise<Response> => {
    try {
      const [operation, params] = find(request);
      if (request.headers.get('x-service-key') !== apiKey)
        throw refusal(401, 'The API key is invalid.');
      const query = operation.query && parsed(operation.query, new URL(request.url).search);
      const input = operation.requestBody ? await bodyOf(operation, request) : (query ?? undefined);
      const handle = handlers[operation.id] as Handler;
      const { status, body } = await handle(input, { request, params, query });
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
    } catch (error) {
      return refuse(request, Object(error));
    }
  };
}

/** The operation that a request is for and the parameters in its path. */
function find({ method, url }: Request): [Operation, Record<string, string>] {
  const { pathname } = new URL(url);
  for (const operation of Object.values(operations)) {
    const pattern = operation.path.replaceAll(/{(\w+)}/g, '(?<$1>[^/]+)');
    const found = operation.method === method && new RegExp(`^${pattern}$`).exec(pathname);
    if (found) return [operation, { ...found.groups }];
  }
  throw refusal(404, 'No operation has this method and path.');
}

/** The body of a call: its form, or its parsed JSON. */
async function bodyOf({ requestBody }: Operation, request: Request): Promise<unknown> {
  if (requestBody === null) return undefined;
  if ('parts' in requestBody) return formOf(request, requestBody.parts);
  return parsed(requestBody.schema, await jsonOf(request, requestBody.required));
}

/** The parsed value, with its defaults, or a refusal with every issue. */
function parsed(schema: SchemaName, value: unknown): unknown {
  const result = PARSERS[`parse${schema}`](value);
  if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
  return result.value;
}

/** A form with a file for each of its parts. */
async function formOf(request: Request, parts: readonly string[]): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = await bytesOf(request, FORM);
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  const missing = parts.find((name) => !(form.get(name) instanceof File));
  if (missing) throw refusal(422, `The form has no file named ${missing}.`);
  return form;
}

/** The JSON of a body, or an empty object if an optional body is missing. */
async function jsonOf(request: Request, isRequired: boolean): Promise<unknown> {
  const text = await (await bytesOf(request, JSON_BODY)).text();
  if (text === '') return isRequired ? undefined : {};
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'The body is not JSON.');
  }
}

async function bytesOf({ body }: Request, most: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > most) {
      void reader?.cancel();
      throw refusal(413, `The body has more than ${most} bytes.`);
    }
    parts.push(part.value);
  }
  return new Blob(parts);
}

/** The response to a refused call. Its body is the error body that the contract documents for `listTranscriptionJobs`. */
function refuse({ url }: Request, error: ReturnType<typeof refusal>): Response {
  const { status = 500, message, issues } = error;
  if (status === 500) console.error(error);
  const said = status === 500 ? 'The service failed.' : message;
  const place = { timestamp: new Date().toISOString(), path: new URL(url).pathname };
  const body = { ...place, request_id: crypto.randomUUID(), statusCode: status, message: said };
  return Response.json({ ...body, ...(issues && { issues }) }, { status });
}
