/** The generated modules: their exports, examples, and objects of Standard Schema. */
import { expect, it } from 'vitest';
import type { LiveRequest } from '../../generated/standard.js';
import { generatedModule, theBuilt } from '../support/contract.ts';

const contract = theBuilt();
const { schemas } = contract.merged;
const names = Object.keys(schemas);
const validators = names.map((name) => `validate${name}`);
const objects = [...names, 'formatIssue'];

it.each([
  ['validators', validators],
  ['standard', objects],
  ['schemas', [...names, 'schemas']],
  ['examples', [...contract.examples.keys()]],
])('%s exports only names from the contract', async (module, expected) => {
  expect(Object.keys(await generatedModule<object>(module)).sort()).toEqual(expected.sort());
  expect(expected).not.toEqual([]);
});

it('each access to an example returns a fresh copy', async () => {
  const examples = await generatedModule<Record<string, Record<string, object>>>('examples');
  for (const scenarios of Object.values(examples)) {
    for (const name of Object.keys(scenarios)) {
      expect(scenarios[name]).not.toBe(scenarios[name]);
      expect(scenarios[name]).toEqual(scenarios[name]);
    }
  }
});

const standard = await generatedModule<{ LiveRequest: typeof LiveRequest }>('standard');
const { validate, jsonSchema } = standard.LiveRequest['~standard'];

it('a Standard Schema fills in defaults, and locates an issue by keys and indices', () => {
  expect(validate({})).toMatchObject({ value: { channels: 1 } });
  const { issues } = validate({ language_config: { languages: ['en', 1, 2] } });
  const message = 'must be a string, but is 1 (and 1 more like it)';
  expect(issues).toEqual([{ path: ['language_config', 'languages', 1], message }]);
});

it.each([0, 1, 2, 3])('a Standard Schema never throws if a value throws at access %i', (last) => {
  let looks = 0;
  const value = {
    get model() {
      if (looks++ >= last) throw new Error('late');
      return 1;
    },
  };
  expect(validate(value).issues).toMatchObject([{ message: expect.any(String) }]);
});

it('the JSON Schema of a Standard Schema has closed objects, and its output requires defaults', () => {
  const { input, output } = jsonSchema;
  const $defs = { LanguageConfig: { additionalProperties: false } };
  const $id = expect.stringMatching(/LiveRequest:strict$/);
  expect(input({ target: 'draft-2020-12' })).toMatchObject({ $id, $defs });
  expect(input({ target: 'draft-2020-12' })).not.toHaveProperty('required');
  expect(output({ target: 'draft-07' })).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    required: expect.arrayContaining(['channels']),
    definitions: { LanguageConfig: { required: ['languages', 'code_switching'] } },
  });
  expect(() => input({ target: 'draft-04' })).toThrow('or draft-07, but is "draft-04"');
});
