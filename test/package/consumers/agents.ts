/** The recipes for hosts that let a model call tools. */

import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { asSchema } from 'ai';
import { expect, it } from 'vitest';
import { transcribe } from './recipes/agent.ts';
import { createServer } from './recipes/mcp.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

it('mcp.ts lists the tool with its schema and validates the arguments of a call', async () => {
  const server = createServer(async ({ audio_url }) => `made from ${audio_url}`);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const { tools } = await client.listTools();
  expect(tools).toMatchObject([{ name: 'transcribe', inputSchema: { type: 'object' } }]);
  expect(JSON.stringify(tools[0]?.inputSchema)).toContain('"diarization"');
  const call = (input: Record<string, unknown>) =>
    client.callTool({ name: 'transcribe', arguments: input });
  const content = [{ type: 'text', text: `made from ${AUDIO.audio_url}` }];
  expect(await call(AUDIO)).toMatchObject({ content });
  expect((await call(WRONG)).isError).toBe(true);
  expect((await call({ ...AUDIO, diarisation: true })).isError).toBe(true);
  await client.close();
});

it('agent.ts shows the model only the picked fields, and validates its input', async () => {
  const schema = asSchema(transcribe.inputSchema);
  const shown = await schema.jsonSchema;
  const fields = ['audio_url', 'diarization', 'language_config'];
  expect(Object.keys(shown.properties ?? {})).toEqual(fields);
  expect(JSON.stringify(shown)).not.toContain('SubtitlesConfig');
  const value = { ...AUDIO, diarization: false };
  expect(await schema.validate?.(AUDIO)).toEqual({ success: true, value });
  for (const wrong of [{ audio_url: 'talk.wav' }, { ...AUDIO, summarization: true }])
    expect(await schema.validate?.(wrong)).toMatchObject({ success: false });
  const input = { ...AUDIO, diarization: true };
  const options = { toolCallId: '1', messages: [] };
  const output = await transcribe.execute?.(input as never, options as never);
  expect(output).toBe(`created a job for ${AUDIO.audio_url}, with speakers`);
});
