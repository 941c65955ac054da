import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runScript } from '../support/command.ts';

describe('the preview', () => {
  it('names the port that is taken, and refuses what is not a port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const taken = await runScript('preview', '--port', String(port));
    server.close();
    expect(taken).toMatchObject({
      code: 1,
      stderr: `port ${port} is taken; choose another with --port\n`,
    });
    expect((await runScript('preview', '--port', 'http')).stderr).toContain(
      '--port must be a whole number',
    );
  });
});
