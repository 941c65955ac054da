/** A release, with its schemas in the normal form. */

import * as model from 'contract-compiler/model/contract.ts';
import { type Contract, mapSchemas, type RootSchema } from 'contract-compiler/model/contract.ts';
import { refuseAt } from 'contract-compiler/model/finding.ts';
import { pickKeys } from 'contract-compiler/model/json.ts';
import { child } from 'contract-compiler/model/pointer.ts';
import { isAnnotation, mapSchema, type Schema } from 'contract-compiler/model/schema.ts';
import { flatten } from 'contract-compiler/normalise/flatten.ts';
import { tellApart } from 'contract-compiler/normalise/tag.ts';
import semver from 'semver';
import { ANNOTATIONS } from './documents/place.ts';
import { type ReleaseSchemas, releaseSchemas } from './schemas/values.ts';

/** The exports of a package. */
export interface Declarations {
  /** The file of each entry point, such as `./parse`: its declarations, if it has any. */
  entries: Readonly<Record<string, string>>;
  /** The text of each declaration file that the entry points import. */
  files: Readonly<Record<string, string>>;
}

/** One of the two releases that are compared. */
export interface Release extends ReleaseSchemas {
  contract: Contract;
  /** Its version: the lower one, if the documents differ. */
  version: string;
  /** The names of the public schemas. */
  names: ReadonlySet<string>;
  /** The exports of its package, if known. */
  declarations: Declarations | undefined;
  /** The place of each schema, by its name, or by `keyOf` if it has none. */
  stated: ReadonlyMap<string, RootSchema>;
}

/**
 * Reads one release.
 *
 * @param declarations the exports of its package, if known
 * @throws FindingsError if the schemas cannot be merged, see `flatten`, or a version is invalid
 */
export function readRelease(contract: Contract, declarations?: Declarations): Release {
  const named = [...contract.schemas.keys()].flatMap((name) => {
    const schema = findStated(contract, name);
    return schema ? [[name, schema] as const] : [];
  });
  const inline = contract.roots.map((root) => [keyOf(root.document, root.pointer), root] as const);
  const stated = new Map<string, RootSchema>([...inline, ...named]);
  const composed = mapSchemas(stated, ({ schema }) => mapSchema(schema, prepare));
  const flat = flatten({ ...contract, schemas: composed });
  const schemas = tellApart(flat);
  return {
    ...releaseSchemas(schemas),
    contract,
    declarations,
    version: versionOf(contract),
    names: new Set(named.map(([name]) => name).filter((name) => !contract.fragments.has(name))),
    stated,
  };
}

/** A named schema and its place; the place of a union of messages is the operation's list of them. */
export function findStated(contract: Contract, name: string): RootSchema | undefined {
  const made = contract.derived.get(name);
  // Omit schemas derived from queries: queries are compared parameter by parameter.
  const place = contract.places.get(name) ?? (made?.document === 'asyncapi' ? made : undefined);
  const schema = contract.schemas.get(name);
  return place && schema && { ...place, schema };
}

/** Removes keywords that only tools read, and moves a reference with siblings into an `allOf`. */
function prepare(stated: Schema): Schema {
  const node = pickKeys(stated, (key) => isAnnotation(key) || !ANNOTATIONS.has(key)) as Schema;
  const { $ref, allOf = [], ...beside } = node;
  const isPlain = allOf.length === 0 && Object.keys(beside).every(isAnnotation);
  return $ref === undefined || isPlain ? node : { ...beside, allOf: [{ $ref }, ...allOf] };
}

function versionOf(contract: Contract): string {
  const versions = model.DOCUMENTS.map((document) => {
    const stated = String(child(contract[document].info, 'version'));
    if (semver.valid(stated) === stated) return stated;
    const message = `'${stated}' is not a version; write three numbers, such as 1.0.0`;
    return refuseAt(document, message, '/info/version');
  });
  return semver.sort(versions)[0] ?? '';
}

/** The key in `Release.schemas` of a schema that has no name. */
export function keyOf(document: model.DocumentName, pointer: string): string {
  return `${document}#${pointer}`;
}
