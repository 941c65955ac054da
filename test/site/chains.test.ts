import { expect, it } from 'vitest';
import { SCHEMA_REF, type Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { fieldsOf } from '../../scripts/site/fields.ts';
import { addressOf } from '../../scripts/site/links.ts';
import { contractOf } from '../support/slice.ts';

/** Schemas of which each names the next one twice: a billion ways lead to the last. */
function chain(levels: number): Record<string, Schema> {
  const schemas: Record<string, Schema> = { [`Level${levels}`]: { type: 'string' } };
  for (let level = 0; level < levels; level++) {
    const next = { $ref: `${SCHEMA_REF}Level${level + 1}` };
    schemas[`Level${level}`] = { type: 'object', properties: { left: next, right: next } };
  }
  return schemas;
}

it('schemas that are reached in too many ways are refused where they begin', () => {
  const normal = normalise(contractOf(chain(30)));
  const root = { kind: 'request', title: '', schema: 'Level0', deprecated: false } as const;
  try {
    expect(fieldsOf(normal, root)).toBe('refused');
  } catch (error) {
    expect(error).toMatchObject({
      findings: [
        {
          location: '/components/schemas/Level0',
          message: expect.stringMatching(/^has more than \d+ places below it; let fewer schemas /),
        },
      ],
    });
  }
});

it('a schema that a message does not hold is looked for once in each that it holds', () => {
  const contract = contractOf({ ...chain(30), Elsewhere: { type: 'string' } });
  const message = { name: 'Message', channel: 'channel', payload: { $ref: `${SCHEMA_REF}Level0` } };
  contract.messages.push({ sentBy: [], node: {}, pointer: '', ...message } as never);
  contract.openapi = {};
  expect(addressOf(contract, 'schema:Elsewhere')).toBe('live.html');
  expect(addressOf(contract, 'schema:Level30')).toContain('path=left/left/');
});
