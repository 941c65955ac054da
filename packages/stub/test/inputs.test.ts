/** The inputs of a conformance run, which come from the contract. */
import { expect, it } from 'vitest';
import { type InputCase, inputsFor } from '../src/conformance/inputs.ts';
import { attemptsFor } from '../src/conformance/requests.ts';
import { issuesIn, OPERATION_IDS, OPERATIONS, schemaAt, schemaNamed } from '../src/contract.ts';

it('a thorough run tries each bound and enumeration, and leaves out each required field', () => {
  const bodies = OPERATION_IDS.flatMap((id) => {
    const { schema } = OPERATIONS[id].requestBody ?? {};
    return schema ? [{ id, schema }] : [];
  });
  expect(bodies).not.toEqual([]);
  for (const { id, schema } of bodies) {
    const { properties = {}, required = [] } = schemaNamed(schema);
    const names = attemptsFor(id, true).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(required.map((field) => `without ${field}`)));
    expect(properties).not.toEqual({});
    for (const [field, inner] of Object.entries(properties)) {
      const { node, name } = schemaAt(inner);
      const { maximum, enum: choices, type } = node;
      const stranger = name ? `a value that ${name} does not list` : 'a value that is not a member';
      const wanted = [
        ...(maximum === undefined ? [] : ['its maximum', 'above']),
        ...(choices ? [stranger] : []),
        ...(type ? ['a value of type'] : []),
      ].map((what) => `${field}: ${what}`);
      const untried = wanted.filter((what) => !names.some((name) => name.startsWith(what)));
      expect(untried).toEqual([]);
    }
    const isGood = ({ data }: InputCase) => issuesIn(schema, data, 'contract').length === 0;
    const good = inputsFor(schema, false).filter(isGood);
    const whole = good.map(({ description }) => description);
    expect(whole, schema).toEqual(expect.arrayContaining(['required fields alone', 'every field']));
  }
});
