import { expect, it, onTestFinished, vi } from 'vitest';
import { POST } from '../src/live-backend.ts';
import { newestSession, start } from './support.ts';

it('live-backend.ts lets a page choose only the language of a session', async () => {
  const stub = await start();
  vi.stubEnv('BASE_URL', stub.url).stubEnv('API_KEY', stub.key);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks());
  const ask = async (query: string) => {
    const response = await POST(new Request(`https://page.invalid/${query}`, { method: 'POST' }));
    return [response.status, await response.json()];
  };
  for (const query of ['?language=7', '?language=', '?callback=true'])
    expect((await ask(query))[0]).toBe(422);
  expect(stub.calls).toEqual([]);
  expect(await ask('?language=fr&language=de')).toEqual([
    201,
    { url: expect.stringMatching(/^ws:/) },
  ]);
  expect((await newestSession(stub))?.request_params).toMatchObject({
    language_config: { languages: ['fr', 'de'] },
    messages_config: { receive_partial_transcripts: true },
  });
  stub.fault({ operation: 'createLiveSession', status: 401, body: 'wrong key' });
  expect(await ask('')).toEqual([502, { message: 'No session for now.' }]);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/401 .*wrong key/)]);
});
