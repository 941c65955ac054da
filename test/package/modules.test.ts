/** The generated modules: examples, and objects of Standard Schema. */
import { expect, it } from 'vitest';
import type { LiveRequest } from '../../generated/standard.js';
import { generatedModule } from '../support/generated.ts';

it('each access to an example returns a fresh copy', async () => {
  const { LiveRequest = {} } = await generatedModule<Record<string, object>>('examples');
  for (const name of Object.keys(LiveRequest))
    expect(Object(LiveRequest)[name]).not.toBe(Object(LiveRequest)[name]);
});

const standard = await generatedModule<{ LiveRequest: typeof LiveRequest }>('standard');
const { validate, jsonSchema } = standard.LiveRequest['~standard'];

it('a Standard Schema fills in defaults, and locates an issue by keys and indices', () => {
  expect(validate({})).toMatchObject({ value: { channels: 1 } });
  const { issues } = validate({ language_config: { languages: ['en', 1, 2] } });
  const message = 'must be a string, but is 1 (and 1 more like it)';
  expect(issues).toEqual([{ path: ['language_config', 'languages', 1], message }]);
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
