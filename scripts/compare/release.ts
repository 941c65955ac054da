/** A release, with its schemas in the normal form. */
import semver from 'semver';
import * as model from '../model/contract.ts';
import { type Contract, mapSchemas, type RootSchema } from '../model/contract.ts';
import { refuseAt } from '../model/finding.ts';
import { pickKeys } from '../model/json.ts';
import { child } from '../model/pointer.ts';
import { isAnnotation, mapSchema, type Schema } from '../model/schema.ts';
import { flatten } from '../normalise/flatten.ts';
import { tellApart } from '../normalise/tag.ts';
import { ANNOTATIONS } from './documents/place.ts';
import { type ReleaseSchemas, releaseSchemas } from './schemas/values.ts';

/** What a package exports. */
export interface Declarations {
  /** By entry point, such as `./parse`, the file that it leads to: declarations, where it has any. */
  entries: Readonly<Record<string, string>>;
  /** By file, the text of all declarations that the entry points lead to. */
  files: Readonly<Record<string, string>>;
}

/** One of the two releases that are compared. */
export interface Release extends ReleaseSchemas {
  contract: Contract;
  /** Its version: the lower one, where the documents state two. */
  version: string;
  /** The names of the public schemas. */
  names: ReadonlySet<string>;
  /** What its package exports, where that is known. */
  declarations: Declarations | undefined;
  /** Where each schema is stated: by its name, or by `keyOf` where it has none. */
  stated: ReadonlyMap<string, RootSchema>;
}

/**
 * Reads one release.
 *
 * @param declarations what its package exports, where that is known
 * @throws FindingsError when the schemas cannot be merged, see `flatten`, or a version is invalid
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

/** A named schema and its place; the union of the messages of an operation stands where it names them. */
export function findStated(contract: Contract, name: string): RootSchema | undefined {
  const made = contract.derived.get(name);
  // A schema that is made from a query is left out: queries are compared parameter by parameter.
  const place = contract.places.get(name) ?? (made?.document === 'asyncapi' ? made : undefined);
  const schema = contract.schemas.get(name);
  return place && schema && { ...place, schema };
}

/** Leaves out keywords that only tools read, and puts a reference beside others into an `allOf`. */
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
