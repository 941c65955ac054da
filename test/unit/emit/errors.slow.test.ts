/** The errors of generated validators, from which issues are made. */
import { afterAll, expect, it } from 'vitest';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { MOST_ERRORS } from '../../../scripts/runtime/validate.ts';
import { type Validator, writeModules } from '../../support/modules.ts';
import { sampleContract } from '../../support/schemas.ts';

/** The sample contract, plus a dictionary. */
const contract = sampleContract();
contract.schemas.set('Dictionary', {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
});
const { load, remove } = await writeModules(normalise(contract));
afterAll(remove);
const validators = await load('validators');
function errorsOf(validate: Validator | undefined, value: unknown) {
  expect(validate?.(value)).toBe(false);
  return validate?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

it('a validator collects errors up to a limit', () => {
  const word = { word: 1, start: 'x', channel: 0 };
  const wrong = ['/channel minimum', '/start type', '/word type'];
  expect(errorsOf(validators.validateWord, word)?.sort()).toEqual(wrong);
  const words = Array.from({ length: 1e5 }, () => ({ word: 1 }));
  expect(errorsOf(validators.validateResult, { words })).toHaveLength(MOST_ERRORS);
  const dictionary = Object.fromEntries(Array.from({ length: 1e4 }, (_, key) => [key, 1]));
  expect(errorsOf(validators.validateDictionary, dictionary)).toHaveLength(MOST_ERRORS);
});
