/** The tests in the guide on the client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SAMPLES } from './run.ts';

// Node 20 has none.
vi.stubGlobal('WebSocket', WebSocket);
afterAll(() => void vi.unstubAllGlobals());
await import('../../../docs/samples/client.test.ts');

it('each test in the guide on the client has at most ten lines', () => {
  const tests = readFileSync(join(SAMPLES, 'client.test.ts'), 'utf8').match(
    /^test\([\s\S]*?^}\);/gm,
  );
  const lengths = tests?.map((one) => one.split('\n').length) ?? [];
  expect(lengths).toHaveLength(3);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
});
