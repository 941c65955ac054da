/** The tests in the guide on the client. */
import { afterAll, vi } from 'vitest';
import { WebSocket } from 'ws';

// Node 20 has none.
vi.stubGlobal('WebSocket', WebSocket);
afterAll(() => void vi.unstubAllGlobals());
await import('../../../docs/samples/client.test.ts');
