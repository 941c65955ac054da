import semver from 'semver';
import { type Contract, DOCUMENTS, type DocumentName, mapSchemas } from '../model/contract.ts';
import { FindingsError } from '../model/finding.ts';
import { child } from '../model/pointer.ts';
import {
  isAnnotation,
  listedValues,
  mapSchema,
  type NormalSchema,
  referredName,
  type Schema,
} from '../model/schema.ts';
import { flatten } from '../normalise/flatten.ts';
import { tolerant } from '../normalise/profile.ts';
import { tellApart } from '../normalise/tag.ts';
import { findStated, type StatedSchema } from './schemas/places.ts';
import { type Reading, readingOf } from './schemas/values.ts';

/** One of the two releases that are compared, ready to be read. */
export interface Release extends Reading {
  contract: Contract;
  /** Its version: the lower one, where the documents state two. */
  version: string;
  /** The names of the public schemas. */
  names: ReadonlySet<string>;
  /** Where each of the schemas is, those without a name of their own included. */
  stated: ReadonlyMap<string, StatedSchema>;
  /** What the tolerant reading of the release accepts. */
  tolerant: Reading;
}

/**
 * Reads one release.
 *
 * @throws FindingsError when the schemas cannot be merged, see `flatten`, or a version is invalid
 */
export function readRelease(contract: Contract): Release {
  const named = [...contract.schemas.keys()].flatMap((name) => {
    const schema = findStated(contract, name);
    return schema ? [[name, schema] as const] : [];
  });
  const inline = contract.roots.map((root) => [keyOf(root.document, root.pointer), root] as const);
  const stated = new Map<string, StatedSchema>([...inline, ...named]);
  for (const { union = '', messages } of contract.channels.flatMap((one) => one.operations)) {
    const made = contract.made.has(union) && stated.get(union);
    if (!made) continue;
    const payloads = messages.flatMap(({ payload }) => payload ?? []);
    // An object with a constant that a message states in place is one of the union like those it names.
    const hasTag = ({ properties = {} }: Schema) =>
      Object.values(properties).some((field) => listedValues(field) !== undefined);
    const oneOf = payloads.filter((one) => referredName(one) !== undefined || hasTag(one));
    stated.set(union, { ...made, schema: { oneOf } });
  }
  const composed = mapSchemas(stated, ({ schema }) => mapSchema(schema, compose));
  const flat = flatten({ ...contract, schemas: composed });
  const schemas = tellApart(mapSchemas(flat, (schema) => mapSchema(schema, simplify)));
  return {
    ...readingOf(schemas),
    contract,
    version: versionOf(contract),
    names: new Set(named.map(([name]) => name).filter((name) => !contract.fragments.has(name))),
    stated,
    get tolerant() {
      return readingOf(tolerant({ contract, profile: 'contract', schemas }).schemas);
    },
  };
}

/** What is beside a reference counts as well: a composition of both. */
function compose(node: Schema): Schema {
  const { $ref, allOf = [], ...beside } = node;
  const isPlain = allOf.length === 0 && Object.keys(beside).every(isAnnotation);
  return $ref === undefined || isPlain ? node : { ...beside, allOf: [{ $ref }, ...allOf] };
}

/** Without what says nothing: a schema of no type takes any object anyway. */
function simplify(node: NormalSchema): NormalSchema {
  const { additionalProperties, ...rest } = node;
  return node.type === undefined && additionalProperties === true ? rest : node;
}

function versionOf(contract: Contract): string {
  const versions = DOCUMENTS.map((file) => {
    const stated = String(child(contract[file].info, 'version'));
    if (semver.valid(stated) === stated) return stated;
    const message = `'${stated}' is not a version; write three numbers, such as 1.0.0`;
    throw new FindingsError([{ file, location: '/info/version', message }]);
  });
  return semver.sort(versions)[0] ?? '';
}

/** The key in `Release.schemas` of a schema that has no name. */
export function keyOf(document: DocumentName, pointer: string): string {
  return `${document}#${pointer}`;
}
