import { expect, it, vi } from 'vitest';
import { runTool } from '../../../scripts/read/tool.ts';

it('a tool that takes too long is killed, and the finding names it and the file', async () => {
  const file = 'openapi/openapi.yaml';
  const args = ['lint', 'openapi.yaml'];
  const inputs = { 'openapi.yaml': 'openapi: 3.1.0' };
  // No tool even starts within a millisecond.
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
