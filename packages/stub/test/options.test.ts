/** The options of `startStub` and `runConformance`: what is refused, and how. */
import { expect, it } from 'vitest';
import { type ConformanceOptions, runConformance } from '../src/conformance/index.ts';
import { type StubOptions, startStub } from '../src/index.ts';
import { start } from './support.ts';

it.each<[unknown, string]>([
  [5, 'Expected the options of startStub to be an object, got 5'],
  [{ webhook: ['https://a.invalid'] }, 'startStub must not have the option webhook; choose from '],
  [{ port: 70_000 }, 'Expected port to be a whole number from 0 to 65535, got 70000'],
  [{ queueTime: -1 }, 'Expected queueTime to be a whole number from 0 to 86400000, got -1'],
  [{ key: 5 }, 'Expected key to consist of ASCII characters'],
  [{ listen: '' }, 'Expected listen to be an address, got ""'],
  [
    { baseUrl: 'http://x/?a' },
    'Expected baseUrl to be a URL without a user, a query, or a fragment, got ',
  ],
  [
    { baseUrl: 'http://a:SECRET@x/' },
    'Expected baseUrl to be a URL without a user, a query, or a fragment',
  ],
  [
    { baseUrl: 'ftp://a:SECRET@x/' },
    'Expected baseUrl to be a URL that begins with http:// or https://, got ',
  ],
  [{ strict: 'no' }, 'Expected strict to be a boolean, got "no"'],
  [{ webhooks: 'http://a.invalid' }, 'Expected webhooks to be a list, got "http://a.invalid"'],
  [{ key: ' SECRET' }, 'Expected key to consist of ASCII characters'],
  [{ faults: {} }, 'Expected faults to be a list, got {}'],
  [{ onNotice: 'x' }, 'Expected onNotice to be a function, got "x"'],
])('the options %j are refused, without a secret: %s', async (options, message) => {
  const refused = startStub(options as StubOptions);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/SECRET/);
});

it.each<[unknown, string]>([
  [5, 'Expected the options of runConformance to be an object, got 5'],
  [{ keys: 'x' }, 'runConformance must not have the option keys; choose from '],
  [{ key: undefined }, 'Expected key to consist of ASCII characters'],
  [{ key: 'SECRET\n' }, 'Expected key to consist of ASCII characters'],
  [{ url: undefined }, 'Expected url to be a URL that begins with http:// or https://, got '],
  [{ only: ['recording'] }, 'Expected each item of only to be one of recordings, sessions, '],
  [{ only: ['webhook'] }, 'The part webhook needs the option webhook'],
  [{ without: ['nope'] }, 'Expected each item of without to be one of '],
  [{ accept: 'asked-blocks' }, 'Expected accept to be a list, got "asked-blocks"'],
  [{ speed: 0 }, 'Expected speed to be a number greater than 0, got 0'],
  [{ speed: Number.NaN }, 'Expected speed to be a number greater than 0, got NaN'],
  [{ patience: -1 }, 'Expected patience to be a whole number from 1 to 86400000, got -1'],
  [{ receiverPort: 70_000 }, 'Expected receiverPort to be a whole number from 0 to 65535'],
  [{ strict: 'no' }, 'Expected strict to be a boolean, got "no"'],
])(
  'the options %j of a conformance run are refused, without a secret: %s',
  async (own, message) => {
    const given = { url: 'http://127.0.0.1:1', key: 'k', patience: 1 };
    const options = typeof own === 'object' ? { ...given, ...own } : own;
    const refused = runConformance(options as ConformanceOptions);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/SECRET/);
  },
);

it('without a key, each stub has a random one; an undefined option counts as not given', async () => {
  const stubs = [await start(), await start({ key: undefined, webhooks: undefined } as object)];
  for (const { key } of stubs) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(stubs[0]?.key).not.toBe(stubs[1]?.key);
});
