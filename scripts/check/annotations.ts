/** The grammar of the annotations that the contract adds to those of the standards. */
import { Ajv } from 'ajv';
import {
  type Contract,
  DOCUMENTS,
  findInDocuments,
  findingAt,
  requestsOf,
} from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { joinPointer, visitObjects } from '../model/pointer.ts';

const SENTENCE = { type: 'string', pattern: '^[A-Z0-9`"\'][^]*\\.$' };
const NAME = { type: 'string', pattern: '\\S' };
const REMARK = {
  schema: { anyOf: [SENTENCE, { type: 'array', minItems: 1, items: SENTENCE }] },
  message: 'the remark must be a sentence, or a list of them, with a capital and a full stop',
};

/** What each key may hold, and what a finding says where it does not. */
const GRAMMAR: Readonly<Record<string, { schema: object; message: string }>> = {
  'x-assumption': REMARK,
  'x-unspecified': REMARK,
  'x-maturity': {
    schema: { enum: ['alpha', 'beta'] },
    message: 'x-maturity must be alpha or beta',
  },
  'x-opaque': { schema: { const: true }, message: 'x-opaque must be true' },
  'x-unit': {
    schema: { type: 'string', pattern: '^[a-z]+( [a-z]+)*$' },
    message: 'x-unit must be the name of a unit in the plural, such as seconds',
  },
  'x-replaces': {
    schema: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { name: NAME, removed: NAME, change: SENTENCE },
        additionalProperties: false,
        oneOf: [{ required: ['name'] }, { required: ['removed'] }],
      },
    },
    message:
      'x-replaces must be a list of {name} or {removed}, with {change} in a sentence if the value changed',
  },
};

const ajv = new Ajv({ strictRequired: false });

/** Each annotation keeps to its grammar, and stands where it has a meaning. */
export function checkAnnotations(contract: Contract): Finding[] {
  const findings: Finding[] = [];
  for (const file of DOCUMENTS) {
    visitObjects(contract[file], (object, pointer) => {
      for (const [key, { schema, message }] of Object.entries(GRAMMAR)) {
        if (!(key in object) || ajv.validate(schema, object[key])) continue;
        findings.push({ file, location: joinPointer(pointer, key), message });
      }
    });
  }
  if (findings.length > 0) return findings;
  return findMisplaced(contract);
}

/** A unit stands at a number alone, `x-opaque` at a property alone, and what is gone at no value. */
function findMisplaced(contract: Contract): Finding[] {
  const gone = 'what is gone is said at the operation, the message or the document, not at a value';
  const hasRemoved = (replaces: unknown) =>
    Array.isArray(replaces) && replaces.some((entry) => entry.removed !== undefined);
  const parameters = requestsOf(contract).flatMap((request) => request.parameters);
  const inSchemas = findInDocuments(contract, function* (node, { keyword }) {
    const isNumeric = [node.type].flat().some((one) => one === 'number' || one === 'integer');
    const message = 'x-unit is beside another type; only a number has a unit';
    if (node['x-unit'] !== undefined && !isNumeric) yield [message, '/x-unit'];
    const isMisplaced = node['x-opaque'] !== undefined && keyword !== 'properties';
    if (isMisplaced) yield ['x-opaque is not allowed here, only on a property', '/x-opaque'];
    if (hasRemoved(node['x-replaces'])) yield [gone, '/x-replaces'];
  });
  const ofParameters = parameters.filter(({ node }) => hasRemoved(node['x-replaces']));
  return [...inSchemas, ...ofParameters.map((one) => findingAt(one, gone, '/x-replaces'))];
}
