/** The options of `startStub`: what is refused, and how. */
import { expect, it } from 'vitest';
import { type StubOptions, startStub } from '../src/index.ts';
import { start } from './support.ts';

it.each([
  'localhost:9000',
  'nowhere',
  'ftp://x',
  'http://',
  'http://x/?a',
  'http://x/#a',
  'http://a:PASSWORD@x/',
  'ftp://a:PASSWORD@x/',
])('the base URL %s is refused at the start, without its password', async (baseUrl) => {
  const refused = startStub({ baseUrl });
  await expect(refused).rejects.toThrow(/^Expected a URL /);
  await expect(refused).rejects.not.toThrow(/PASSWORD/);
});

it.each([
  [
    { webhook: ['https://a.invalid'] },
    /^startStub must not have the option webhook; choose from .*webhooks/,
  ],
  [{ limits: { job: 1 } }, 'limits must not have the option job; choose from jobs, uploads, '],
  [{ key: '' }, 'Expected a key of ASCII characters, for a header to carry'],
  [{ key: 'kłucz' }, 'Expected a key of ASCII characters'],
  [{ key: ' SECRET' }, 'Expected a key of ASCII characters'],
  [{ key: 'a\nb' }, 'Expected a key of ASCII characters'],
])('the options %j are refused: %s', async (options, message) => {
  const refused = startStub(options as StubOptions);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/SECRET/);
});

it('without a key, each stub has a random one; an undefined option counts as not given', async () => {
  const stubs = [await start(), await start({ key: undefined, webhooks: undefined } as object)];
  const [one, other] = stubs.map(({ key }) => key);
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(other).toMatch(/^[\da-f]{32}$/);
  expect(one).not.toBe(other);
});

it.each<[unknown, string]>([
  [5, 'Expected the options of startStub to be an object, got 5'],
  [{ port: 70_000 }, 'Expected port to be a whole number from 0 to 65535, got 70000'],
  [{ listen: '' }, 'Expected listen to be an address, got ""'],
  [{ listen: 5 }, 'Expected listen to be a string, got 5'],
  [{ baseUrl: 5 }, 'Expected baseUrl to be a string, got 5'],
  [{ strict: 'no' }, 'Expected strict to be a boolean, got "no"'],
  [{ webhooks: 'http://a.invalid' }, 'Expected webhooks to be a list, got "http://a.invalid"'],
  [{ webhooks: [5] }, 'Expected a URL to be a string, got 5'],
  [{ notify: 'x' }, 'Expected notify to be a whole number from 1 to 100, got "x"'],
  [{ queueTime: -1 }, 'Expected queueTime to be a whole number from 0 to 86400000, got -1'],
  [{ processingTime: Number.NaN }, 'Expected processingTime to be a whole number from 0 to'],
  [{ connectTime: 3e9 }, 'Expected connectTime to be a whole number from 0 to 86400000, got 30'],
  [{ disconnectAfter: -1 }, 'Expected disconnectAfter to be a whole number from 0 to 1000000'],
  [{ key: 5 }, 'Expected a key of ASCII characters'],
  [{ limits: 5 }, 'Expected limits to be an object, got 5'],
  [{ limits: { jobs: Number.NaN } }, 'Expected limits.jobs to be a whole number of at least 0'],
  [{ limits: { uploadBytes: -1 } }, 'Expected limits.uploadBytes to be a whole number of at least'],
  [{ faults: {} }, 'Expected faults to be a list, got {}'],
  [{ onNotice: 'x' }, 'Expected onNotice to be a function, got "x"'],
])('the options %j are refused: %s', async (options, message) => {
  await expect(startStub(options as StubOptions)).rejects.toThrow(message);
});
