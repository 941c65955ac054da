/** The recipes for hosts that let a model call tools. */

import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
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
  expect((await call(AUDIO)).content).toEqual([
    { type: 'text', text: `made from ${AUDIO.audio_url}` },
  ]);
  expect((await call(WRONG)).isError).toBe(true);
  expect((await call({ ...AUDIO, diarisation: true })).isError).toBe(true);
  await client.close();
});

describe('agent.ts', () => {
  const schema = asSchema(transcribe.inputSchema);

  it('shows the model only the picked fields and the schemas that they use', async () => {
    expect(Object.keys((await schema.jsonSchema).properties ?? {})).toEqual([
      'audio_url',
      'diarization',
      'language_config',
    ]);
    expect(JSON.stringify(await schema.jsonSchema)).not.toContain('SubtitlesConfig');
  });

  it('validates the input from the model and fills in defaults', async () => {
    expect(await schema.validate?.(AUDIO)).toEqual({
      success: true,
      value: { ...AUDIO, diarization: false },
    });
    expect(await schema.validate?.({ audio_url: 'talk.wav' })).toMatchObject({ success: false });
    expect(await schema.validate?.({ ...AUDIO, summarization: true })).toMatchObject({
      success: false,
    });
  });

  it('receives typed input', async () => {
    const options = { toolCallId: '1', messages: [] };
    const input = { ...AUDIO, diarization: true };
    const output = await transcribe.execute?.(input as never, options as never);
    expect(output).toBe(`created a job for ${AUDIO.audio_url}, with speakers`);
  });
});
