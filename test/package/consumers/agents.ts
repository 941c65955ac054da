/** The recipes for what lets a model call tools. */

import { convertToOpenAITool } from '@langchain/core/utils/function_calling';
import { Client } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as FirstTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { RunContext } from '@openai/agents-core';
import { asSchema } from 'ai';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { transcribe as aiTool } from './recipes/ai-sdk.ts';
import { byHand, byZod } from './recipes/fewer-fields.ts';
import * as genkit from './recipes/genkit.ts';
import * as langchain from './recipes/langchain.ts';
import * as mastra from './recipes/mastra.ts';
import { createServer } from './recipes/mcp.ts';
import { createServer as createFirst, createLowLevelServer } from './recipes/mcp-1.ts';
import * as openai from './recipes/openai.ts';
import * as agents from './recipes/openai-agents.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

describe.each([
  { recipe: 'mcp.ts', create: createServer, Client, transport: InMemoryTransport },
  { recipe: 'mcp-1.ts', create: createFirst, Client: FirstClient, transport: FirstTransport },
  {
    recipe: 'mcp-1.ts',
    create: createLowLevelServer,
    Client: FirstClient,
    transport: FirstTransport,
  },
])('the recipe for an MCP server, $recipe, $create', ({ create, Client, transport }) => {
  it('lists the tool with its schema, and checks what it is called with', async () => {
    const server = create(async ({ audio_url }) => `made from ${audio_url}`);
    const client = new Client({ name: 'test', version: '1.0.0' });
    const [near, far] = transport.createLinkedPair();
    await Promise.all([server.connect(far as never), client.connect(near as never)]);
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
});

describe('the recipe for OpenAI', () => {
  it('gives the model a schema, and answers a call with every issue or with the job', async () => {
    expect(JSON.stringify(openai.transcribe.parameters)).toContain('"diarization"');
    const answer = (input: object) =>
      openai.answer(JSON.stringify(input), async ({ audio_url }) => `made from ${audio_url}`);
    expect(await answer(AUDIO)).toBe(`made from ${AUDIO.audio_url}`);
    const said = await answer({ ...WRONG, diarisation: true });
    for (const field of ['formats', 'audio_url', 'diarisation']) expect(said).toContain(field);
  });
});

describe('the recipe for fewer-fields.ts', () => {
  it('leaves a model the same fields by zod and by hand, and refuses others', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(byHand);
    const accepted = (value: object) => [byZod.safeParse(value).success, validate(value)];
    expect(accepted({ ...AUDIO, language_config: { languages: ['en'] } })).toEqual([true, true]);
    expect(accepted({ diarization: true })).toEqual([false, false]);
    expect(accepted({ ...AUDIO, summarization: true })).toEqual([false, false]);
    expect(accepted({ ...AUDIO, language_config: { languages: 'en' } })).toEqual([false, false]);
  });
});

describe('the recipe for the AI SDK', () => {
  it('gives the model a schema, and checks what it answers', async () => {
    const schema = asSchema(aiTool.inputSchema);
    expect(JSON.stringify(await schema.jsonSchema)).toContain('"diarization"');
    expect(await schema.validate?.(WRONG)).toMatchObject({ success: false });
    expect(await schema.validate?.(AUDIO)).toMatchObject({ success: true });
  });
});

describe('the recipe for LangChain', () => {
  it('shows the model the schema, and answers with every issue', async () => {
    expect(JSON.stringify(convertToOpenAITool(langchain.transcribe))).toContain('"diarization"');
    expect(await langchain.transcribe.invoke(AUDIO)).toBe(`created a job for ${AUDIO.audio_url}`);
    await expect(langchain.transcribe.invoke(WRONG)).rejects.toThrow(/formats|audio_url/);
  });
});

describe('the recipe for Genkit', () => {
  it('gives the model a schema, and checks what it answers', async () => {
    const { inputJsonSchema } = genkit.transcribe.__action;
    expect(JSON.stringify(inputJsonSchema)).toContain('"diarization"');
    expect(await genkit.transcribe(AUDIO)).toBe(`created a job for ${AUDIO.audio_url}`);
    await expect(genkit.transcribe(WRONG)).rejects.toThrow(/formats/);
  });
});

describe('the recipe for Mastra', () => {
  it('fills in defaults, and checks what the model answers', async () => {
    const { execute } = mastra.transcribe;
    expect(await execute?.(AUDIO, {} as never)).toBe(`created a job for ${AUDIO.audio_url}`);
    expect(await execute?.(WRONG, {} as never)).toMatchObject({
      error: true,
      message: expect.stringMatching(/formats[\s\S]*audio_url/),
    });
  });
});

describe("the recipe for OpenAI's agents library", () => {
  const call = (tool: typeof agents.list | typeof agents.transcribe, input: object) =>
    tool.invoke(new RunContext(), JSON.stringify(input));

  it('gives a strict tool a schema, fills in defaults, and checks what the model answers', async () => {
    const { parameters } = agents.list;
    const fields = Object.keys(parameters.properties);
    expect(fields).toContain('custom_metadata');
    expect(parameters).toMatchObject({ type: 'object', required: fields });
    const unset = Object.fromEntries(fields.map((field) => [field, null]));
    expect(await call(agents.list, unset)).toBe('listed 20 jobs');
    expect(await call(agents.list, { ...unset, limit: 5 })).toBe('listed 5 jobs');
    expect(await call(agents.list, { ...unset, limit: 0 })).toMatch(/error/);
  });

  it('answers a request with every issue where strict mode cannot say the schema', async () => {
    expect(JSON.stringify(agents.transcribe.parameters)).toContain('"diarization"');
    expect(await call(agents.transcribe, AUDIO)).toBe(`created a job for ${AUDIO.audio_url}`);
    const said = await call(agents.transcribe, WRONG);
    for (const field of ['formats', 'audio_url']) expect(said).toContain(field);
  });
});
