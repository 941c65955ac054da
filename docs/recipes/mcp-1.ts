import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import * as schemas from 'speech-to-text-contract/schemas';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import { z } from 'zod';

type Create = (request: PreRecordedRequest) => Promise<string>;
const info = { name: 'speech-to-text', version: '1.0.0' };
const description = 'Transcribe a recording.';

/** @returns a server with one tool, whose input zod checks; `strict` refuses unknown fields */
export function createServer(create: Create): McpServer {
  const server = new McpServer(info);
  const inputSchema = (z.fromJSONSchema(schemas.PreRecordedRequest) as z.ZodObject).strict();
  server.registerTool('transcribe', { description, inputSchema }, async (request) => ({
    content: [{ type: 'text', text: await create(request as unknown as PreRecordedRequest) }],
  }));
  return server;
}

/** @returns the same with the low-level server, which takes the JSON Schema as it is */
export function createLowLevelServer(create: Create): Server {
  const server = new Server(info, { capabilities: { tools: {} } });
  const inputSchema = schemas.PreRecordedRequest as unknown as { type: 'object' };
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
