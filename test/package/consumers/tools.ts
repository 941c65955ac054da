/** Tools that read the bundles: each does its work on the package as it is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stub } from '../../../stub/src/index.ts';
import { startProxied } from '../../stub/proxy.ts';
import { boundedField } from '../../support/limits.ts';
import { startProxy } from './prism.ts';

const CONSUMERS = import.meta.dirname;
const require = createRequire(join(CONSUMERS, 'package.json'));

describe('Prism, as a validating proxy in front of the stub', () => {
  let stub: Stub;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    stub = await startProxied({
      // One answer in the wrong: an address is a number.
      answer: (_, { body }, { url }) =>
        url.endsWith('offset=7') ? { body: { ...(body as object), first: 7 } } : {},
    });
    proxy = await startProxy(stub.url);
  });
  afterAll(async () => {
    proxy.stop();
    await stub.close();
  });

  const send = async (path: string, body?: object, key = stub.key) => {
    const response = await fetch(proxy.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-service-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('lets through what keeps to the contract', async () => {
    const audio_url = 'https://speech.invalid/a.wav';
    const created = await send('/v2/pre-recorded', { audio_url, diarization: true });
    expect(created.status).toBe(201);
    const job = await send(`/v2/pre-recorded/${created.body.id}`);
    expect(job).toMatchObject({ status: 200, body: { kind: 'pre-recorded' } });
    const live = await send('/v2/live', { messages_config: { receive_errors: false } });
    expect(live.status).toBe(201);
    expect((await send('/v2/transcription?limit=2&kind=live')).status).toBe(200);
    expect((await send('/v2/transcription', undefined, 'wrong')).status).toBe(401);
  });

  it('stops a bad request, and a bad answer', async () => {
    const { field, refused } = boundedField('LiveRequest');
    expect(await send('/v2/live', refused)).toMatchObject({
      status: 422,
      body: { validation: [{ location: ['body', field], code: 'maximum' }] },
    });
    const broken = await send('/v2/transcription?offset=7');
    expect(broken).toMatchObject({
      status: 500,
      body: { validation: [{ location: ['response', 'body', 'first'] }] },
    });
  });
});

describe('Spectral', () => {
  it('finds nothing in either document', async () => {
    const args = [
      require.resolve('@stoplight/spectral-cli/dist/index.js'),
      'lint',
      require.resolve('speech-to-text-contract/openapi.yaml'),
      require.resolve('speech-to-text-contract/asyncapi.yaml'),
      ...['--ruleset', join(CONSUMERS, 'spectral.yaml')],
      ...['--fail-severity', 'hint', '--format', 'json', '--quiet'],
    ];
    const child = spawn(process.execPath, args);
    const [found, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect({ found: found.trim(), said, code }).toEqual({ found: '[]', said: '', code: 0 });
  });
});
