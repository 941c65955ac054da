import { McpServer } from '@modelcontextprotocol/server';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

/**
 * @param create creates the job and returns text for the model
 * @returns a server with one tool, whose input is a request for a job
 */
export function createServer(create: (request: PreRecordedRequest) => Promise<string>): McpServer {
  const server = new McpServer({ name: 'speech-to-text', version: '1.0.0' });
  server.registerTool(
    'transcribe',
    { description: 'Transcribe a recording.', inputSchema: PreRecordedRequest },
    async (request) => ({ content: [{ type: 'text', text: await create(request) }] }),
  );
  return server;
}
