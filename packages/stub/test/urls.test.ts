/** Addresses of requests, and the paths and parameters of operations. */
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { OPERATIONS } from '../src/contract.ts';
import { routeOf } from '../src/urls.ts';

it.each(['/{job-id}', '/{id}:cancel', '/*/all', '/{id}.vtt'])('the path %s is refused', (path) => {
  expect(() => routeOf(path)).toThrow(`${path} has a segment that is neither a word nor`);
});

it('no response has a header, which the stub would not send', () => {
  const bundle = createRequire(import.meta.url)('speech-to-text-contract/openapi.json');
  const advice = 'send it in packages/stub/src/app.ts, and test that it is sent';
  expect(JSON.stringify(bundle), advice).not.toContain('"headers":');
});

it('no operation has a header parameter, which the stub would ignore', () => {
  const parameters = Object.values(OPERATIONS).flatMap((one) => one.parameters);
  const advice = 'validate it in packages/stub/src/app.ts, and allow it in cors.ts there';
  const inHeaders = parameters.filter((one) => one.in === 'header');
  expect(inHeaders, advice).toEqual([]);
});
