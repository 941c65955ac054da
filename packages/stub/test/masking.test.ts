/** What the conformance run shows does not contain the key. */
import { expect, it } from 'vitest';
import { maskOf } from '../src/conformance/masking.ts';

it('the key is masked as it is, in JSON, in a URL and in Base64, each once', () => {
  const key = 'key%+"/~<\\';
  const forms = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), btoa(key)];
  expect(maskOf(key)(`a ${forms.join(' ')} b`)).toBe('a <key> <key> <key> <key> b');
  expect(maskOf('<key>')('<key>')).toBe('<key>');
  // A key that is too short to be a secret.
  expect([maskOf('abc')('abc'), maskOf('abcd')('abcd')]).toEqual(['abc', '<key>']);
});
