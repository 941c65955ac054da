/** A release: its contract, its schemas in the form in which they are compared, and what the package exports. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import semver from 'semver';
import {
  type Contract,
  DOCUMENTS,
  type DocumentPlace,
  type PlacedSchema,
} from '../../../scripts/contract.ts';
import { at, visitValues } from '../../../scripts/json.ts';
import { type Problem, refuse } from '../../../scripts/problem.ts';
import { checkRecursion } from '../../../scripts/read/recursion.ts';
import type { Schema } from '../../../scripts/schema.ts';
import { SchemaSet } from './schemas/set.ts';

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
 * @throws ProblemsError when a version or a schema is not valid, or a schema consists of itself
 */
export function readRelease(contract: Contract, declarations?: Declarations): Release {
  const versions = DOCUMENTS.map((name) => String(at(contract[name], '/info/version')));
  refuse([...versions.flatMap(findVersion), ...findUnfit(contract)]);
  const places = placesIn(contract);
  const placeOf = (schema: Schema) => places.get(schema);
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

/**
 * Finds the schemas at which the comparison would fail or never end. It takes for granted whatever else the build
 * checks: no revision passes before it is built.
 */
function findUnfit(contract: Contract): Problem[] {
  const { schemas, places, roots } = contract;
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas[name] ?? {} }));
  const invalid = [...named, ...roots].flatMap(errorsIn);
  if (invalid.length > 0) return invalid;
  return DOCUMENTS.flatMap((name) => checkRecursion(contract[name], name));
}

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });

/** The first error of a schema that is not valid JSON Schema. */
function errorsIn({ document, pointer, schema }: PlacedSchema): Problem[] {
  if (ajv.validateSchema(schema)) return [];
  const { instancePath = '', message = '' } = ajv.errors?.[0] ?? {};
  const problem = `is not valid JSON Schema: it ${message}; correct it`;
  return [{ file: document, pointer: pointer + instancePath, message: problem }];
}
