/** Checks what the contract adds to the keys of the standards, and that every schema and field is described. */
import { Ajv } from 'ajv';
import { type Contract, DOCUMENTS, requestsOf } from '../contract.ts';
import { joinPointer, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Found, findWritten, problemAt } from './find.ts';
import { nameAt } from './names.ts';

const SENTENCE = { type: 'string', pattern: '^[A-Z0-9`"\'][^]*\\.$' };
const NAME = { type: 'string', pattern: '\\S' };
const REMARK = {
  schema: { anyOf: [SENTENCE, { type: 'array', minItems: 1, items: SENTENCE }] },
  words: 'must be a sentence or a list of sentences, each with a capital and a full stop',
};

/** The schema of each key, and the words for a value that violates it. */
const GRAMMAR: Readonly<Record<string, { schema: object; words: string }>> = {
  'x-assumption': REMARK,
  'x-unspecified': REMARK,
  'x-maturity': { schema: { enum: ['alpha', 'beta'] }, words: 'must be alpha or beta' },
  'x-opaque': { schema: { const: true }, words: 'must be true' },
  'x-unit': {
    schema: { type: 'string', pattern: '^[a-z]+( [a-z]+)*$' },
    words: 'must be the name of a unit in the plural, such as seconds',
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
    words:
      'must be a list of {name} or {removed}, with {change} in a sentence if the value changed',
  },
};

const ajv = new Ajv({ strictRequired: false });

/** Checks that each annotation follows its grammar, in a place where it has a meaning. */
export function checkAnnotations(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  for (const file of DOCUMENTS) {
    visitObjects(contract[file], (object, pointer) => {
      for (const [key, { schema, words }] of Object.entries(GRAMMAR)) {
        if (!(key in object) || ajv.validate(schema, object[key])) continue;
        problems.push({ file, pointer: joinPointer(pointer, key), message: `\`${key}\` ${words}` });
      }
    });
  }
  return problems.length > 0 ? problems : misplaced(contract);
}

/** Units on anything but numbers, `x-opaque` on anything but properties, and removals on values. */
function misplaced(contract: Contract): Problem[] {
  const gone =
    '`removed` belongs to an operation, a message or the document, not to a value; move it there';
  const hasRemoved = (replaces: unknown) =>
    Array.isArray(replaces) && replaces.some((entry) => entry.removed !== undefined);
  const inSchemas = findWritten(contract, function* (node, { keyword }): Generator<Found> {
    const isNumeric = [node.type].flat().some((one) => one === 'number' || one === 'integer');
    if (node['x-unit'] !== undefined && !isNumeric) {
      yield ['`x-unit` is only allowed on a number; remove it, or correct the type', '/x-unit'];
    }
    if (node['x-opaque'] !== undefined && keyword !== 'properties') {
      yield ['`x-opaque` is only allowed on a property; remove it, or move it to one', '/x-opaque'];
    }
    if (hasRemoved(node['x-replaces'])) yield [gone, '/x-replaces'];
  });
  const parameters = requestsOf(contract).flatMap((request) => request.parameters);
  const ofParameters = parameters.filter(({ node }) => hasRemoved(node['x-replaces']));
  return [...inSchemas, ...ofParameters.map((one) => problemAt(one, gone, '/x-replaces'))];
}

/** Checks that named schemas and properties have a description, and branches written in place a title, too. */
export function checkDescribed(contract: Contract): Problem[] {
  return findWritten(contract, function* (schema, place): Generator<Found> {
    const { $ref, properties, allOf, title, description } = schema;
    const { keyword = '', pointer } = place;
    const name = nameAt(place);
    if ($ref !== undefined && name === undefined) return;
    const property = keyword === 'properties' ? `property ${tokens(pointer).at(-1)}` : undefined;
    const what = name === undefined ? property : `schema ${name}`;
    if (what !== undefined && !description?.trim()) {
      yield [`the ${what} has no description; add one`];
    }
    if (!/^(one|any)Of$/.test(keyword) || !(properties ?? allOf)) return;
    for (const [key, text] of Object.entries({ title, description })) {
      if (!text?.trim()) yield [`the branch has no ${key}, by which readers identify it; add one`];
    }
  });
}
