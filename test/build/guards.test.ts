/** Guards change no verdict and no error. */
import { expect, it } from 'vitest';
import { differences } from './support/agree.ts';

it('validators agree with stock Ajv on random schemas, with guards and without', async () => {
  expect(await differences(1, 60, 60)).toEqual([]);
});
