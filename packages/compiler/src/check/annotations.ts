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
  message:
    'the remark must be a sentence or a list of sentences, each with a capital and a full stop',
};

/** The schema of each key, and the message for a value that violates it. */
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

/** Checks that each annotation follows its grammar, in a place where it has a meaning. */
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

/** Finds units on anything but numbers, `x-opaque` on anything but properties, and removals on values. */
function findMisplaced(contract: Contract): Finding[] {
  const gone =
    'a removal belongs to an operation, a message or the document, not to a value; move it there';
  const hasRemoved = (replaces: unknown) =>
    Array.isArray(replaces) && replaces.some((entry) => entry.removed !== undefined);
  const parameters = requestsOf(contract).flatMap((request) => request.parameters);
  const inSchemas = findInDocuments(contract, function* (node, { keyword }) {
    const isNumeric = [node.type].flat().some((one) => one === 'number' || one === 'integer');
    const message = 'x-unit is only allowed on a number; remove it, or correct the type';
    if (node['x-unit'] !== undefined && !isNumeric) yield [message, '/x-unit'];
    const isMisplaced = node['x-opaque'] !== undefined && keyword !== 'properties';
    if (isMisplaced) {
      yield ['x-opaque is only allowed on a property; remove it, or move it to one', '/x-opaque'];
    }
    if (hasRemoved(node['x-replaces'])) yield [gone, '/x-replaces'];
  });
  const ofParameters = parameters.filter(({ node }) => hasRemoved(node['x-replaces']));
  return [...inSchemas, ...ofParameters.map((one) => findingAt(one, gone, '/x-replaces'))];
}
