/** The recipe of a service that needs no other package. */
import { expect, it } from 'vitest';
import { createRouter } from '../../docs/recipes/router.ts';
import { HANDLERS, testCalls } from './consumers/calls.ts';

testCalls('router.ts', createRouter({ apiKey: 'k', handlers: HANDLERS }));

it('router.ts does not start without a key', () => {
  expect(() => createRouter({ apiKey: '', handlers: HANDLERS })).toThrow('key');
});
