import { expect, it } from 'vitest';
import { runScript } from '../../support/command.ts';
import { serve } from '../../support/temporary.ts';

it('the preview names the port that is taken, and refuses what is not a port', async () => {
  const { port } = await serve(() => {});
  expect(await runScript('preview', '--port', String(port))).toMatchObject({
    code: 1,
    stderr: `port ${port} is taken; choose another with --port\n`,
  });
  const { stderr } = await runScript('preview', '--port', 'http');
  expect(stderr).toContain('--port must be a whole number');
});
