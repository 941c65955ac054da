import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runScript } from '../support/command.ts';

describe.each(['docs', 'preview'])('the command %s', (script) => {
  it('says how it is used, and exits with 0', async () => {
    const { code, stdout, stderr } = await runScript(script, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^usage: ${script}`));
  });

  it('refuses an unknown option by its name', async () => {
    const { code, stderr } = await runScript(script, '--prot', '1');
    expect(code).toBe(2);
    expect(stderr).toMatch(/Unknown option '--prot'[\s\S]*usage: /);
    expect(stderr).not.toContain('    at ');
  });
});

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
