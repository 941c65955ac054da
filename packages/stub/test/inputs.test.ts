/** The inputs of a conformance run, which come from the contract. */
import { expect, it } from 'vitest';
import { byEitherName, type InputCase, inputsFor, renamesOf } from '../src/conformance/inputs.ts';
import { attemptsFor } from '../src/conformance/requests.ts';
import { issuesIn, OPERATION_IDS, OPERATIONS, schemaAt, schemaNamed } from '../src/contract.ts';

const SCHEMA = 'PreRecordedRequest';
const [OLD = '', NEW = ''] = Object.keys(schemaNamed(SCHEMA).properties ?? {});

it('a deprecated field whose description first names another of its schema is a renamed one', () => {
  const fact = { document: 'openapi' as const, pointer: '' };
  const rename = (subject: string, description: string | null) =>
    renamesOf([{ ...fact, subjects: [subject], description }]);
  expect(rename(`${SCHEMA}.${OLD}`, `Use \`planted\` or \`${NEW}\`.`)).toEqual([[OLD, NEW]]);
  expect(rename(`${SCHEMA}.${OLD}`, `Use \`${OLD}\` elsewhere, not \`${NEW}\`.`)).toEqual([]);
  expect(rename(`${SCHEMA}.${OLD}`, null)).toEqual([]);
  expect(rename('operation planted', `Use \`${NEW}\`.`)).toEqual([]);
});

it('a request with both names of a field is sent with each by itself, at any depth', () => {
  const both = { old: 1, new: 2, other: [{ old: null, new: [], rest: 3 }, { old: 4 }] };
  expect(byEitherName<object>(both, [['old', 'new']])).toEqual([
    { new: 2, other: [{ new: [], rest: 3 }, { old: 4 }] },
    { old: 1, other: [{ old: null, rest: 3 }, { old: 4 }] },
  ]);
});

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
