/** A release: its contract, its schemas in the form in which they are compared, and what the package exports. */
import semver from 'semver';
import { type Contract, DOCUMENTS, type DocumentPlace } from '../../../scripts/contract.ts';
import { at, visitValues } from '../../../scripts/json.ts';
import { type Problem, refuse } from '../../../scripts/problem.ts';
import type { Schema } from '../../../scripts/schema.ts';
import { SchemaSet } from './schemas/set.ts';
import { findUnfit } from './schemas/unfit.ts';

/** The exports of a package: the declaration file of each entry point, and the text of each such file. */
export interface Declarations {
  entries: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
}

export interface Release {
  contract: Contract;
  /** The version that the documents state: the lower one, if they differ. */
  version: string;
  schemas: SchemaSet;
  /** The place of a schema as written. */
  placeOf: (schema: Schema) => DocumentPlace | undefined;
  /** Undefined if they are not known. */
  declarations?: Declarations | undefined;
}

/**
 * A contract as a release.
 *
 * @throws ProblemsError when a version or a schema is not valid, a reference leads nowhere, or a schema consists of
 *   itself
 */
export function readRelease(contract: Contract, declarations?: Declarations): Release {
  const versions = DOCUMENTS.map((name) => String(at(contract[name], '/info/version')));
  refuse([...versions.flatMap(findVersion), ...findUnfit(contract)]);
  let places: WeakMap<object, DocumentPlace> | undefined;
  const placeOf = (schema: Schema) => {
    places ??= placesIn(contract);
    return places.get(schema);
  };
  const [version = ''] = semver.sort(versions);
  return { contract, version, schemas: new SchemaSet(contract), placeOf, declarations };
}

/** The places of all objects in both documents. */
function placesIn(contract: Contract): WeakMap<object, DocumentPlace> {
  const places = new WeakMap<object, DocumentPlace>();
  for (const document of DOCUMENTS) {
    visitValues(contract[document], (value, pointer) => {
      if (typeof value === 'object' && value !== null) places.set(value, { document, pointer });
    });
  }
  return places;
}

function findVersion(version: string, index: number): Problem[] {
  if (semver.valid(version) === version) return [];
  const message = `'${version}' is not a version; write three numbers, such as 1.0.0`;
  return [{ file: DOCUMENTS[index] ?? '', pointer: '/info/version', message }];
}
