import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';
import { z } from 'zod';

type Create = (request: PreRecordedRequest) => Promise<string>;
const info = { name: 'speech-to-text', version: '1.0.0' };
const description = 'Transcribe a recording.';
/** Refuses unknown fields, further in too. */
const schema = PreRecordedRequest['~standard'].jsonSchema.input({ target: 'draft-2020-12' });

/** @returns a server with one tool, whose input zod checks */
export function createServer(create: Create): McpServer {
  const server = new McpServer(info);
  const inputSchema = z.fromJSONSchema(schema) as z.ZodObject;
  server.registerTool('transcribe', { description, inputSchema }, async (request) => ({
    content: [{ type: 'text', text: await create(request as unknown as PreRecordedRequest) }],
  }));
  return server;
}

/** @returns the same with the low-level server, which takes the JSON Schema as it is */
export function createLowLevelServer(create: Create): Server {
  const server = new Server(info, { capabilities: { tools: {} } });
  const inputSchema = { ...schema, type: 'object' as const };
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [{ name: 'transcribe', description, inputSchema }],
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const request = parsePreRecordedRequest(params.arguments);
    const isError = !request.ok;
    const text = request.ok
      ? await create(request.value)
      : request.issues.map(formatIssue).join('\n');
    return { isError, content: [{ type: 'text', text }] };
  });
  return server;
}
