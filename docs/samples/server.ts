// A small but complete service with plain Node and `ws`. It keeps jobs in memory, and its transcriber (transcriber.ts)
// invents the words.
// Run: PORT=4011 API_KEY=secret npx tsx server.ts
// Other variables: HOST=0.0.0.0 accepts calls from other machines. PUBLIC_URL=https://… is the base URL in responses,
// which callers on other machines need. WEBHOOK=https://… receives the ID of each transcription that is done.
// PING is the number of seconds between pings.
// What this service gives no meaning to, such as a field or an operation that the contract adds, is sent as in the
// examples of the contract, and logged once.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as ops from 'speech-to-text-contract/operations';
import * as contract from 'speech-to-text-contract/strict';
import * as parse from 'speech-to-text-contract/strict/parse';
import { type WebSocket, WebSocketServer } from 'ws';
import { documented, exampleOf, withExample } from './server-examples.ts';
import { addUpload, checked, createJob, findJob, jobs, listJobs } from './server-jobs.ts';
import { createSession, type Session, sessions } from './server-session.ts';

const { PORT = '4011', HOST = '127.0.0.1', PUBLIC_URL = '', API_KEY = '' } = process.env;
const { PING = '30' } = process.env;
/** The base URL in responses. */
let base = PUBLIC_URL;
/**
 * The maximum bytes of an upload, of any other body, and of a frame. A whole upload is in memory several times. To
 * accept larger uploads, write each upload to a file as it arrives, and then increase the limit.
 */
const [UPLOAD, BODY, FRAME] = [50_000_000, 256 * 1024, 1_000_000];
/** The maximum depth of a body, because `JSON.stringify` overflows beyond a few thousand levels. */
const DEEPEST = 100;
/** Drops fields that the contract does not name, as most services do. */
const DROP = { unknownFields: 'drop' } as const;

/** An error for a mistake of the caller. The response states its status and its message. */
const refusal = (status: number, message: string, issues?: parse.Issue[]) =>
  Object.assign(new Error(message), { status, issues });

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Returns the parsed value with its defaults, or responds with 422 and every issue. Logs the dropped fields. */
function taken<Value>(
  result: { ok: true; value: Value; dropped?: string[] } | parse.Failure,
): Value {
  if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
  const dropped = result.dropped ?? [];
  for (const path of dropped.slice(0, 10))
    console.warn(parse.oneLine(`unknown field ${path.slice(0, 200)}`));
  if (dropped.length > 10) console.warn(`${dropped.length - 10} more unknown fields`);
  return result.value;
}

type Call = { request: IncomingMessage; id: string; search: string };
type Answer = { status: number; body: unknown };
type Operation = { id: string; responses: Record<string, { schema: string | null }> };

const HANDLERS: Record<string, (call: Call) => Answer | Promise<Answer>> = {
  async uploadAudio({ request }) {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = await bytesOf(request, UPLOAD);
    const form = await new Response(body, { headers }).formData().catch(() => undefined);
    const part = form?.get('audio');
    if (!(part instanceof File)) throw refusal(422, 'The form has no file named audio.');
    const made = addUpload(base, part.name, new Uint8Array(await part.arrayBuffer()));
    return { status: 201, body: checked(contract.validateUploadResponse, made) };
  },

  async createPreRecordedJob({ request }) {
    const body = taken(parse.parsePreRecordedRequest(await jsonOf(request), DROP));
    const made = createJob(base, body);
    return { status: 201, body: checked(contract.validatePreRecordedJobCreated, made) };
  },

  getPreRecordedJob({ id }) {
    const job = findJob(id);
    if (!job) throw refusal(404, 'There is no such job.');
    return { status: 200, body: job };
  },

  listTranscriptionJobs({ search }) {
    const query = taken(parse.parseListTranscriptionJobsQuery(search, DROP));
    const page = listJobs(query, new URL(`${base}/v2/transcription?${search}`));
    return { status: 200, body: page };
  },

  async createLiveSession({ request }) {
    const body = await jsonOf(request);
    // The body may be missing, because all of its fields are optional. A body of null is invalid.
    const config = taken(parse.parseLiveRequest(body === undefined ? {} : body, DROP));
    const made = createSession(base, config);
    return { status: 201, body: checked(contract.validateLiveSessionCreated, made) };
  },
};

async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > most) throw refusal(413, `The body has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const text = (await bytesOf(request, BODY)).toString();
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw refusal(400, 'The body is not JSON.');
  }
  if (isTooDeep(value)) throw refusal(422, `The body is nested more than ${DEEPEST} deep.`);
  return value;
}

/** Whether a value is nested too deep. The loop needs no recursion, which could overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}

/** The documented response of an operation without a handler. An ID in its path must belong to a job. */
function withoutCode({ id: name, responses }: Operation, id: string): Answer {
  if (id !== '' && !jobs.has(id)) throw refusal(404, 'There is no such job.');
  return documented(name, responses);
}

/** The operation at a path and the ID in the path. */
function find(method: string | undefined, path: string): [Operation, id: string] | undefined {
  for (const operation of Object.values(ops.operations)) {
    const pattern = new RegExp(`^${operation.path.replace(/{\w+}/, '([^/]+)')}$`);
    const found = method === operation.method && pattern.exec(path);
    if (found) return [operation, found[1] ?? ''];
  }
  return undefined;
}

/** The response, in JSON. Every error becomes a response, even one in the conversion to JSON. */
async function respond(request: IncomingMessage): Promise<{ status: number; text: string }> {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? [];
  const [operation, id = ''] = find(request.method, path) ?? [];
  try {
    if (!operation) throw refusal(404, 'No operation has this method and path.');
    const key = String(request.headers['x-service-key']);
    if (!timingSafeEqual(hash(key), hash(API_KEY))) throw refusal(401, 'The API key is invalid.');
    const handler = HANDLERS[operation.id] ?? (() => withoutCode(operation, id));
    const { status, body } = await handler({ request, search, id });
    return { status, text: JSON.stringify(body) ?? '' };
  } catch (error) {
    const { status = 500, message, issues } = Object(error);
    // An aborted request is not a failure of the service.
    if (status === 500 && !request.errored) console.error(error);
    const said = { statusCode: status, message: status === 500 ? 'The service failed.' : message };
    const place = { timestamp: new Date().toISOString(), path, request_id: randomUUID() };
    const own = Object.entries({ ...place, ...said, ...(issues && { issues }) });
    const schema = operation?.responses[status]?.schema ?? '';
    const example = exampleOf(schema) ?? {};
    // A documented error has the fields of its example.
    const known = own.filter(([name]) => schema === '' || name in example);
    const body = withExample(schema, example, Object.fromEntries(known));
    return { status, text: JSON.stringify(body) };
  }
}

// Java's HTTP client first requests an upgrade to HTTP/2. With this option, newer versions of Node ignore this request.
const isWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';
const server = createServer({ shouldUpgradeCallback: isWebSocket } as object);
server.on('request', async (request, response) => {
  const { status, text } = await respond(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
});
const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME });
server.on('upgrade', (request, socket, head) => {
  // Node no longer handles errors of this connection, and an unhandled error would end the process.
  socket.on('error', () => {});
  const session = sessions.get(request.url?.replace('/live/', '') ?? '');
  if (session) sockets.handleUpgrade(request, socket, head, (opened) => connect(opened, session));
  // Without `destroy`, the connection would stay open until the caller closes it.
  else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n', () => socket.destroy());
});

/** Connects a client to its session, until the client answers no ping. */
function connect(socket: WebSocket, session: Session): void {
  const client = session.attach(socket);
  socket.on('error', ({ message }) => console.error(parse.oneLine(message)));
  socket.on('message', (data, isBinary) =>
    client.take(parse.parseClientMessage(data, { isBinary, ...DROP })),
  );
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, Number(PING) * 1000);
  socket.on('close', () => {
    clearInterval(pings);
    client.detach();
  });
}

/** Ends the process without a stack trace, for a mistake in its settings. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

if (API_KEY === '') giveUp('Set API_KEY to the key that callers must send.');
// Such as a port that is in use.
server.once('error', ({ message }) => giveUp(message));
if (!(Number(PORT) < 65_536)) giveUp('Set PORT to a number from 0 to 65535.');
server.listen(Number(PORT), HOST, () => {
  const { address, family, port } = server.address() as AddressInfo;
  const local = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  base ||= local;
  console.log(`Listening on ${local}`);
});
