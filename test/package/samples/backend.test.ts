import { expect, it, onTestFinished, vi } from 'vitest';
import { list, start } from '../../../packages/stub/test/support.ts';

it('live-backend.ts lets a page choose only the language and partial transcripts of a session', async () => {
  const stub = await start();
  vi.stubEnv('BASE_URL', stub.url).stubEnv('API_KEY', stub.key);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks());
  // Another test may have loaded the module with its own stub.
  vi.resetModules();
  const { POST } = await import('../../../docs/samples/live-backend.ts');
  const ask = async (body: string) => {
    const response = await POST(new Request('https://page.invalid', { method: 'POST', body }));
    return [response.status, await response.json()];
  };
  const refused = ['', 'not JSON', 'null', '[]', '7', '{"language":7}', '{"partials":1}'];
  const callback = '{"callback":true,"callback_config":{"url":"https://b.invalid"}}';
  for (const body of [...refused, callback, '{}'.padEnd(1001)])
    expect((await ask(body))[0]).toSatisfy((status) => [400, 413, 422].includes(status));
  expect(stub.calls).toEqual([]);
  expect(await ask('{"language":"fr","partials":true}')).toEqual([
    201,
    { url: expect.stringMatching(/^ws:/) },
  ]);
  const [session] = await list(stub, '?kind=live');
  const messages_config = { receive_partial_transcripts: true };
  expect(session?.request_params).toMatchObject({
    language_config: { languages: ['fr'] },
    messages_config,
  });
  stub.fault({ operation: 'createLiveSession', status: 401, body: 'wrong key' });
  expect(await ask('{}')).toEqual([502, { message: 'No session for now.' }]);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/401 .*wrong key/)]);
});
