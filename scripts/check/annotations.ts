/** Checks what the contract adds to the keys of the standards, and that every schema and field is described. */
import { type Contract, DOCUMENTS, writtenSchemas } from '../contract.ts';
import { isJsonObject, type Json, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Found, findIn, nameAt } from './find.ts';

/** Whether an entry of `x-replaces` has either `name` or `removed`, and perhaps `change`, in a sentence. */
function isReplacement(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  const { name, removed, change, ...others } = value;
  const isNamed = (name === undefined) !== (removed === undefined);
  const isText = /\S/.test(String(name ?? removed ?? ''));
  const isDescribed = change === undefined || String(change).endsWith('.');
  return isNamed && isText && isDescribed && Object.keys(others).length === 0;
}

/** Checks the entries of `x-replaces`; `rules.yaml` has the rules for the other keys. */
export function checkReplaces(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  const message =
    '`x-replaces` must be a list such as [{name: speed, change: Now in percent.}, {removed: volume}]; correct the list';
  for (const file of DOCUMENTS) {
    visitObjects(contract[file], ({ 'x-replaces': value }, pointer) => {
      if (value === undefined || (Array.isArray(value) && value.every(isReplacement))) return;
      problems.push({ file, pointer: `${pointer}/x-replaces`, message });
    });
  }
  return problems;
}

/** Checks that `x-opaque` is on properties only. */
export function checkOpaque(contract: Contract): Problem[] {
  return findIn(writtenSchemas(contract), function* (schema, { keyword }): Generator<Found> {
    if (schema['x-opaque'] && keyword !== 'properties') {
      yield ['`x-opaque` is only allowed on a property; remove it, or move it to one', '/x-opaque'];
    }
  });
}

/** Checks that named schemas and properties have a description, and branches written in place a title, too. */
export function checkDescribed(contract: Contract): Problem[] {
  return findIn(writtenSchemas(contract), function* (schema, place): Generator<Found> {
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
