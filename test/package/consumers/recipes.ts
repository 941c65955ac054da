/** The recipes, except recipes for servers. */
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { asSchema } from 'ai';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorResponse, PreRecordedJob, TranscriptMessage } from 'speech-to-text-contract/examples';
import { schemas } from 'speech-to-text-contract/schemas';
import { expect, it } from 'vitest';
import { start } from '../../../packages/stub/test/support.ts';
import { boundedField } from '../../support/limits.ts';
import { serve } from '../../support/temporary.ts';
import { transcribe as tool } from './recipes/agent.ts';
import { differences } from './recipes/ahead.ts';
import { errorsOf } from './recipes/ajv.ts';
import { sentenceOf } from './recipes/error-words.ts';
import { liveForm } from './recipes/form.ts';
import { checkLog } from './recipes/log.ts';
import { createServer } from './recipes/mcp.ts';
import { transcribe } from './recipes/openapi-fetch.ts';
import { through } from './recipes/proxy.ts';
import { finalText } from './recipes/reading.ts';
import { liveRequest } from './recipes/zod.ts';

const { field, maximum, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
const DATED = expect.stringMatching(/\/created_at must be a date and time/);

it('openapi-fetch.ts creates a job and returns its typed result', async () => {
  const stub = await start();
  const result = await transcribe(stub, AUDIO);
  expect(result?.transcription?.full_transcript).toMatch(/\w/);
  await expect(transcribe({ ...stub, key: 'wrong' }, AUDIO)).rejects.toThrow(/401/);
});

it('proxy.ts sends calls and sessions through a proxy', async () => {
  const tunnels: unknown[] = [];
  const { url, server } = await serve(() => {});
  server.on('connect', (request, socket) => {
    tunnels.push(request.url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const ours = through(url);
  await expect(ours.fetch('http://calls.invalid/')).rejects.toThrow('fetch failed');
  await once(ours.connect(new URL('ws://sessions.invalid/')), 'error');
  expect(tunnels).toEqual(['calls.invalid:80', 'sessions.invalid:80']);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf(allowed)).toEqual([]);
  expect(errorsOf(refused)).toEqual([`/${field} must be <= ${maximum}`]);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse(refused).success).toBe(false);
});

it('form.ts shows the options with their defaults, bounds, and descriptions', () => {
  const html = renderToStaticMarkup(liveForm(() => {}));
  expect(html).toMatch(new RegExp(`label="${field}"[^>]+ max="${maximum}"`));
  expect(html).toMatch(/<option [^>]*selected="">16000</);
  expect(html).toContain(schemas.LiveRequest.description);
});

it('error-words.ts prints the message of a documented error and the body of any other error', async () => {
  const body = ErrorResponse.rejectedKey;
  const sentence = `${body.message} (401, request ${body.request_id})`;
  expect(await sentenceOf(Response.json(body, { status: 401 }))).toBe(sentence);
  const odd = new Response(JSON.stringify({ ...body, request_id: '\u001b[31m' }));
  expect(await sentenceOf(odd)).not.toContain('\u001b');
  const other = 'The service responded with 503: busy\\nnow';
  expect(await sentenceOf(new Response('busy\nnow', { status: 503 }))).toBe(other);
});

it('reading.ts, ahead.ts and log.ts report deviations, new fields, and what is unreadable', () => {
  const told: string[] = [];
  const message = { ...TranscriptMessage.final, created_at: 'just now' };
  expect(finalText(message, (line) => told.push(line))).toBe(message.data.utterance.text);
  expect(told).toEqual([DATED]);
  expect(() => finalText('not JSON', () => {})).toThrow(/must be JSON/);
  expect(differences(PreRecordedJob.done)).toEqual([]);
  const job = { ...PreRecordedJob.done, created_at: 'today', region: 'eu' };
  const added = expect.stringMatching(/^\/region is not a known field/);
  expect(differences(job)).toEqual([DATED, added]);
  const frame = JSON.stringify(TranscriptMessage.final);
  const lines = [{ frame }, { job }, { frame: 'not JSON' }].map((line) => JSON.stringify(line));
  const unread = expect.stringMatching(/^3: rejected: the value must be JSON/);
  expect([...checkLog(lines)]).toEqual([expect.stringMatching(/^2: \/created_at/), unread]);
});

it('mcp.ts and agent.ts show a model the fields of a request, and validate its input', async () => {
  const server = createServer(async ({ audio_url }) => `made from ${audio_url}`);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools[0]?.inputSchema)).toContain('"diarization"');
  const call = (input: Record<string, unknown>) =>
    client.callTool({ name: 'transcribe', arguments: input });
  const content = [{ type: 'text', text: `made from ${AUDIO.audio_url}` }];
  expect(await call(AUDIO)).toMatchObject({ content });
  expect((await call(WRONG)).isError).toBe(true);
  await client.close();

  const { jsonSchema, validate } = asSchema(tool.inputSchema);
  const fields = ['audio_url', 'diarization', 'sentiment_analysis'];
  expect(Object.keys((await jsonSchema).properties ?? {})).toEqual(fields);
  const value = { ...AUDIO, diarization: false };
  expect(await validate?.(AUDIO)).toMatchObject({ success: true, value });
  expect(await validate?.({ ...AUDIO, diarisation: true })).toMatchObject({ success: false });
  const output = await tool.execute?.(value as never, { toolCallId: '1', messages: [] } as never);
  expect(output).toBe(`created a job for ${AUDIO.audio_url}, without speakers`);
});
