import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';

/** Runs a command of the project as its script does. */
async function run(script: string, ...args: string[]) {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, command, { cwd: ROOT })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

describe.each(['docs', 'preview'])('the command %s', (script) => {
  it('says how it is used, and exits with 0', async () => {
    const { code, stdout, stderr } = await run(script, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^usage: ${script}`));
  });

  it('refuses an unknown option by its name', async () => {
    const { code, stderr } = await run(script, '--prot', '1');
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
    const taken = await run('preview', '--port', String(port));
    server.close();
    expect(taken).toMatchObject({
      code: 1,
      stderr: `port ${port} is taken; choose another with --port\n`,
    });
    expect((await run('preview', '--port', 'http')).stderr).toContain(
      '--port must be a whole number',
    );
  });
});
