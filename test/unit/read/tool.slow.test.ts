import { expect, it, vi } from 'vitest';
import { runTool } from '../../../scripts/read/tool.ts';

it('a tool that does not end in time is ended, and named with the file that it was given', async () => {
  const file = 'openapi/openapi.yaml';
  const args = ['lint', 'openapi.yaml'];
  const inputs = { 'openapi.yaml': 'openapi: 3.1.0' };
  // It cannot begin in so short a time.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(1));
  await expect(runTool('redocly', args, inputs, [], file)).rejects.toMatchObject({
    findings: [
      { file, message: expect.stringMatching(/^redocly lint did not end within \d+ s; /) },
    ],
  });
  vi.restoreAllMocks();
  const { output } = await runTool('redocly', args, inputs, [], file);
  expect(output).toContain('openapi.yaml');
});
