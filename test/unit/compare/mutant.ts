/** Mutants of the bundles: both documents with one fact changed. */

import { DOCUMENTS, type DocumentName } from '../../../scripts/model/contract.ts';
import { FindingsError } from '../../../scripts/model/finding.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import { at, join } from '../../../scripts/model/pointer.ts';
import { without, withValue } from '../../support/edit.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** One fact of a document changed. */
export interface Mutant extends Mutation {
  document: DocumentName;
  /** The place as a JSON pointer. */
  pointer: string;
}

/** The bundles of both documents. */
export type Bundles = Record<DocumentName, JsonObject>;

/** Every mutant of both bundles; a schema that both have is changed once, in both. */
export function allMutants(bundles: Bundles): Mutant[] {
  return DOCUMENTS.flatMap((document) =>
    [...mutationsOf(bundles[document])].flatMap((mutation) => {
      const pointer = mutation.path.reduce(join, '');
      const isShared = document !== 'openapi' && isIn(bundles.openapi, pointer);
      return isShared ? [] : [{ ...mutation, document, pointer }];
    }),
  );
}

/** The bundles with a mutant; what it leaves alone is shared. */
export function mutated(bundles: Bundles, { document, path, pointer, value }: Mutant): Bundles {
  const changed = { ...bundles };
  for (const name of DOCUMENTS) {
    if (name !== document && !isIn(bundles[name], pointer)) continue;
    const bundle =
      value === undefined ? without(bundles[name], path) : withValue(bundles[name], path, value);
    changed[name] = bundle as JsonObject;
  }
  return changed;
}

/** Whether a document has the named schema that a place is in. */
function isIn(document: JsonObject, pointer: string): boolean {
  const [schema] = /^\/components\/schemas\/[^/]+/.exec(pointer) ?? [];
  return schema !== undefined && at(document, schema) !== undefined;
}

/** What is made; nothing where the contract does not hold together, and so is refused before. */
export function unlessRefused<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}
