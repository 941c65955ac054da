import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { schemas as published } from '../../generated/schemas/index.js';
import * as standard from '../../generated/standard.js';
import { theNormal } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { theSamples } from '../support/samples.ts';

type Target = keyof typeof AJV;

const NAMES = Object.keys(published) as (keyof typeof published)[];
const STANDARD = { ...standard };

// Each value is looked at once or twice: code that is slow to make is not worth its speed.
const QUICK = { formats, messages: false, validateSchema: false, code: { optimize: false } };
const AJV = {
  'draft-2020-12': new Ajv2020(QUICK),
  'draft-07': new Ajv({ ...QUICK, strict: false }),
  'openapi-3.0': new Ajv({ ...QUICK, strict: false }),
};
const compiled = new Map<string, ValidateFunction>();

/** What a schema accepts. Most are the same for input and for output, and are compiled once. */
function compile(schema: object, target: Target): ValidateFunction {
  const { $id, ...unnamed } = schema as { $id?: string };
  const key = target + JSON.stringify(unnamed);
  const validate = compiled.get(key) ?? AJV[target].compile(unnamed);
  compiled.set(key, validate);
  return validate;
}

describe.each(Object.keys(AJV) as Target[])(
  'the JSON Schema of a Standard Schema for %s',
  (target) => {
    /** Values of each schema: the documented ones, and random ones of which many do not fit. */
    let values: Record<string, unknown[]>;

    beforeAll(() => {
      const examples = withFixtures(theNormal().contract.examples);
      const samples = theSamples();
      values = Object.fromEntries(
        NAMES.map((name) => {
          const { valid = [], near = [] } = samples.get(name) ?? {};
          const documented = (examples.get(name) ?? []).map(({ value }) => value);
          return [name, [...documented, ...valid, ...near]];
        }),
      );
    });

    it('accepts what the published schema accepts', () => {
      const answers = { accepted: 0, refused: 0 };
      for (const name of NAMES) {
        const theirs = compile(published[name], 'draft-2020-12');
        const ours = compile(STANDARD[name]['~standard'].jsonSchema.input({ target }), target);
        for (const value of values[name] ?? []) {
          const accepted = theirs(value);
          if (ours(value) !== accepted) expect.fail(`${name}: ${JSON.stringify(value)}`);
          answers[accepted ? 'accepted' : 'refused'] += 1;
        }
      }
      expect(Math.min(answers.accepted, answers.refused)).toBeGreaterThan(0);
    });

    it('accepts as output what validation returns, and nothing without a default', () => {
      let filled = 0;
      for (const name of NAMES) {
        const { validate, jsonSchema } = STANDARD[name]['~standard'];
        const output = compile(jsonSchema.output({ target }), target);
        for (const value of values[name] ?? []) {
          const result = validate(value);
          if (result.issues) continue;
          if (!output(result.value)) expect.fail(`${name}: ${JSON.stringify(result.value)}`);
          if (!output(value)) filled += 1;
        }
      }
      expect(filled).toBeGreaterThan(0);
    });
  },
);
