/** The options of `startStub` and `runConformance`: what is refused, and how. */
import { expect, it } from 'vitest';
import { type ConformanceOptions, runConformance } from '../src/conformance/index.ts';
import { type StubOptions, startStub } from '../src/index.ts';
import { start } from './support.ts';

it.each<[unknown, string]>([
  [5, 'the argument of startStub must be an object, but is 5'],
  [{ webhook: ['https://a.invalid'] }, 'startStub has no option `webhook`; choose from '],
  [{ queueTime: -1 }, '`queueTime` must be a whole number from 0 to 86400000, but is -1'],
  [{ key: 5 }, '`key` is missing or empty, or cannot be sent in a header'],
  [{ listen: '' }, '`listen` must be an address, but is ""'],
  [
    { baseUrl: 'http://x/?a' },
    '`baseUrl` must be a URL without a user, a query, or a fragment, but is ',
  ],
  [
    { baseUrl: 'http://a:SECRET@x/' },
    '`baseUrl` must be a URL without a user, a query, or a fragment',
  ],
  [
    { baseUrl: 'ftp://a:SECRET@x/' },
    '`baseUrl` must be a URL that begins with http:// or https://, but is ',
  ],
  [{ strict: 'no' }, '`strict` must be a boolean, but is "no"'],
  [{ webhooks: 'http://a.invalid' }, '`webhooks` must be a list, but is "http://a.invalid"'],
  [{ faults: {} }, '`faults` must be a list, but is {}'],
  [{ onNotice: 'x' }, '`onNotice` must be a function, but is "x"'],
])('the options %j are an error that shows no secret: %s', async (options, message) => {
  const refused = startStub(options as StubOptions);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/SECRET/);
});

it.each<[unknown, string]>([
  [5, 'the argument of runConformance must be an object, but is 5'],
  [{ keys: 'x' }, 'runConformance has no option `keys`; choose from '],
  [{ key: undefined }, '`key` is missing or empty, or cannot be sent in a header'],
  [{ key: 'SECRET\n' }, '`key` is missing or empty, or cannot be sent in a header'],
  [{ url: undefined }, '`url` must be a URL that begins with http:// or https://, but is '],
  [{ only: ['recording'] }, 'each item of `only` must be one of recordings, sessions, '],
  [{ only: ['webhook'] }, 'the webhook part requires the `webhook` option'],
  [{ without: ['nope'] }, 'each item of `without` must be one of '],
  [{ speed: 0 }, '`speed` must be a number greater than 0, but is 0'],
  [{ patience: -1 }, '`patience` in milliseconds must be a whole number from 1 to 86400000'],
])('the options %j of a run are an error that shows no secret: %s', async (own, message) => {
  const given = { url: 'http://127.0.0.1:1', key: 'k', patience: 1 };
  const options = typeof own === 'object' ? { ...given, ...own } : own;
  const refused = runConformance(options as ConformanceOptions);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/SECRET/);
});

it('a stub has a random key by default, even for undefined options', async () => {
  const stubs = [await start(), await start({ key: undefined, webhooks: undefined } as object)];
  for (const { key } of stubs) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(stubs[0]?.key).not.toBe(stubs[1]?.key);
});
