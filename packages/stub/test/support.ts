/** A stub for a test, and a client of it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { JobPage, PreRecordedJob, UploadResponse } from 'speech-to-text-contract/types';
import { validateErrorResponse } from 'speech-to-text-contract/validators';
import { expect, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Stub, type StubOptions, startStub } from '../src/index.ts';

/** The folder of the package. */
export const STUB = join(import.meta.dirname, '..');

export const STOP = '{"type":"stop_recording"}';
/** Silence of so many seconds, in the default format: 16,000 samples of 16 bits a second. */
export const seconds = (count: number) => Buffer.alloc(32_000 * count);

/** Starts a quick stub. After the test, closes it and restores what was mocked. */
export async function start(options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, log: () => {}, ...options });
  // Not `afterEach`: several files share this module, and the hook would belong to the first of them.
  onTestFinished(async () => {
    // The stub must still respond, whatever the test did.
    expect((await call(stub, 'GET', '/v2/transcription?limit=1')).status).toBe(200);
    await stub.close();
    vi.restoreAllMocks();
  });
  return stub;
}

/** Polls until there is a result. */
export const until: typeof vi.waitUntil = (poll) =>
  vi.waitUntil(poll, { timeout: 60_000, interval: 5 });

/** The address of a stub, or of a proxy in front of it. */
export type Address = Pick<Stub, 'url' | 'key'>;

/** Calls a URL of a stub with its key. An error must have the documented body. */
export async function call({ url, key }: Address, method: string, path: string, body?: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'x-service-key': key, ...(text && { 'content-type': 'application/json' }) };
  const response = await fetch(new URL(path, url), { method, headers, body: text || null });
  const isValid = response.ok || validateErrorResponse(await response.clone().json());
  expect(isValid, `${method} ${path}: ${JSON.stringify(validateErrorResponse.errors)}`).toBe(true);
  return response;
}

export async function upload(stub: Address, file: string, name: string): Promise<UploadResponse> {
  const body = new FormData();
  body.append('audio', new Blob([file]), name);
  const headers = { 'x-service-key': stub.key };
  const response = await fetch(`${stub.url}/v2/upload`, { method: 'POST', headers, body });
  return (await response.json()) as UploadResponse;
}

export async function list(stub: Address, query = ''): Promise<JobPage['items']> {
  const response = await call(stub, 'GET', `/v2/transcription${query}`);
  return ((await response.json()) as JobPage).items;
}

export function postJob(stub: Address, request: object = {}): Promise<Response> {
  const audio_url = 'https://speech.invalid/a.wav';
  return call(stub, 'POST', '/v2/pre-recorded', { audio_url, ...request });
}

/** Creates a job and waits for its end. */
export async function createJob(stub: Address, request: object): Promise<PreRecordedJob> {
  const created = await postJob(stub, request);
  expect(created.status).toBe(201);
  const { result_url } = (await created.json()) as { result_url: string };
  return until(async () => {
    const job = (await (await call(stub, 'GET', result_url)).json()) as PreRecordedJob;
    return job.status === 'queued' || job.status === 'processing' ? undefined : job;
  });
}

/** Creates a live session and connects to it. */
export async function openSession(stub: Address, config: object = {}) {
  const created = await call(stub, 'POST', '/v2/live', config);
  const { url } = (await created.json()) as { url: string };
  return { url, ...(await connect(url)) };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of kinds without a shape
type Message = { type: string; session_id: string; data: any };

/** Connects to a live session; each message that arrives is added to `messages`. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { socket, messages, closed };
}

/** Starts a server that records notifications until the test ends. */
export async function receive(statusOf = (_path: string) => 200) {
  const arrivals: { method: string; path: string; authorization?: string; body: object }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    arrivals.push({ method, path, ...headers, body: (await json(request)) as object });
    response.writeHead(statusOf(path), { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals };
}
