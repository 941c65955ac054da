/** Checks what the contract adds to the keys of the standards, and that every schema and field is described. */
import { type Contract, DOCUMENTS, requestsOf } from '../contract.ts';
import { isJsonObject, type Json, joinPointer, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Found, findWritten, problemAt } from './find.ts';
import { nameAt } from './names.ts';

const isSentence = (value: unknown) =>
  typeof value === 'string' && /^[A-Z0-9`"'].*\.$/s.test(value);

const isName = (value: unknown) => typeof value === 'string' && /\S/.test(value);

const REMARK: Grammar = {
  isRight: (value) => value !== null && isList([value].flat(), isSentence),
  words: 'must be a sentence or a list of sentences, each with a capital and a full stop',
};

function isList(value: Json, isItem: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

function isReplacement(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  const { name, removed, change, ...others } = value;
  const isNamed = (name === undefined) !== (removed === undefined) && isName(name ?? removed);
  const isDescribed = change === undefined || isSentence(change);
  return isNamed && isDescribed && Object.keys(others).length === 0;
}

/** Which values a key may have, and the words for any other. */
interface Grammar {
  isRight: (value: Json) => boolean;
  words: string;
}

const GRAMMAR: Readonly<Record<string, Grammar>> = {
  'x-assumption': REMARK,
  'x-unspecified': REMARK,
  'x-maturity': {
    isRight: (value) => value === 'alpha' || value === 'beta',
    words: 'must be alpha or beta',
  },
  'x-opaque': { isRight: (value) => value === true, words: 'must be true' },
  'x-unit': {
    isRight: (value) => typeof value === 'string' && /^[a-z]+( [a-z]+)*$/.test(value),
    words: 'must be the name of a unit in the plural, such as seconds',
  },
  'x-replaces': {
    isRight: (value) => isList(value, isReplacement),
    words:
      'must be a list of {name} or {removed}, with {change} in a sentence if the value changed',
  },
};

/** Checks that each annotation follows its grammar, in a place where it has a meaning. */
export function checkAnnotations(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  for (const file of DOCUMENTS) {
    visitObjects(contract[file], (object, pointer) => {
      for (const [key, { isRight, words }] of Object.entries(GRAMMAR)) {
        const value = object[key];
        if (value === undefined || isRight(value)) continue;
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
