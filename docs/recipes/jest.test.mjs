// node --experimental-vm-modules node_modules/jest/bin/jest.js
// Jest has a module system of its own, which needs that flag for ES modules: with it, `import` works
// in a .mjs file and `await import(…)` in a .cjs file. `require` works in Jest from Node 24.9 on.
import { expect, test } from '@jest/globals';
import { parseLiveRequest } from 'speech-to-text-contract/parse';

test('a request has its defaults', () => {
  expect(parseLiveRequest({})).toMatchObject({ ok: true, value: { sample_rate: 16000 } });
});
