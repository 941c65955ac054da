/** A release: its contract, its schemas as they are compared, and the exports of the package. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import semver from 'semver';
import { isCondition } from '../../../scripts/all-of.ts';
import {
  type Contract,
  DOCUMENTS,
  type DocumentName,
  type DocumentPlace,
  type PlacedSchema,
  visitPlaced,
  writtenSchemas,
} from '../../../scripts/contract.ts';
import { at, type JsonObject, visitValues } from '../../../scripts/json.ts';
import { type Problem, refuse } from '../../../scripts/problem.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { checkRecursion } from '../../../scripts/read/recursion.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import {
  baseType,
  mapChildren,
  nameIn,
  readable,
  type Schema,
  type Schemas,
} from '../../../scripts/schema.ts';
import type { Exports } from './exports.ts';
import { ASIDE, isKnown, isRule } from './schemas/keywords.ts';
import { areListedApart, SchemaSet } from './schemas/set.ts';

/** Both documents of a contract. */
export type Bundles = Readonly<Record<DocumentName, JsonObject>>;

export interface Release {
  /** The contract in the form in which it is compared. */
  contract: Contract;
  /** The documents as they were read. */
  written: Bundles;
  /** The version of the documents: the lower one if they differ. */
  version: string;
  schemas: SchemaSet;
  /** The place of a schema as written. */
  placeOf: (schema: Schema) => DocumentPlace | undefined;
  /** Undefined if they are not known. */
  exports?: Exports | undefined;
}

/**
 * A contract as a release.
 *
 * @throws ProblemsError if a version or a schema is not valid, a reference leads nowhere, or a schema consists of itself
 */
export function readRelease(written: Bundles, exports?: Exports): Release {
  const { openapi, asyncapi } = written;
  const contract = contractOf(structuredClone(openapi), structuredClone(asyncapi), new Map());
  setAside(contract);
  const versions = DOCUMENTS.map((name) => String(at(contract[name], '/info/version')));
  refuse([...versions.flatMap(findVersion), ...findUnfit(contract)]);
  const [version = ''] = semver.sort(versions);
  const places = new WeakMap<object, DocumentPlace>();
  for (const document of DOCUMENTS) {
    visitValues(contract[document], (value, pointer) => {
      if (typeof value === 'object' && value !== null) places.set(value, { document, pointer });
    });
  }
  const placeOf = (schema: Schema) => places.get(schema);
  return { contract, written, version, schemas: new SchemaSet(contract), placeOf, exports };
}

/** Whether the comparison does not know a keyword of a schema or would misread it in this form. */
function isUnread(key: string, value: unknown, node: Schema, read: Schema): boolean {
  if (!isRule(key) || key === 'allOf') return false;
  if (!isKnown(key) || !(key in read)) return true;
  const { properties, oneOf = [], anyOf = [] } = node;
  const isBoolean = typeof value === 'boolean';
  const types = oneOf.flatMap(({ type = [] }) => [...new Set([type].flat().map(baseType))]);
  const areScalars = types.length > 0 && !types.some((type) => /array|object/.test(type));
  const isAlike = new Set(types).size < types.length && !areListedApart(node);
  switch (key) {
    case 'items':
      return isBoolean;
    case 'additionalProperties':
      return value === false || (!isBoolean && properties !== undefined);
    case 'anyOf':
      return oneOf.length > 0 || anyOf.every(isCondition);
    default:
      return key === 'oneOf' && ((areScalars && isAlike) || oneOf.some(isCondition));
  }
}

/** Gives unread keywords other names: a change of one is unjudged. */
function setAside(contract: Contract): void {
  visitPlaced(writtenSchemas(contract), (node) => {
    const keywords: Record<string, unknown> = node as JsonObject;
    const read = readable(node);
    const unread = Object.entries(keywords).filter(([key, value]) =>
      isUnread(key, value, node, read),
    );
    for (const [key, value] of unread) {
      keywords[key + ASIDE] = value;
      delete keywords[key];
    }
    // A boolean in place of a schema has no keywords.
    const children = mapChildren(node, (child) => child);
    Object.assign(node, children);
  });
}

function findVersion(version: string, index: number): Problem[] {
  if (semver.valid(version) === version) return [];
  const message = `\`${version}\` is not a version; write three numbers, such as \`1.0.0\``;
  return [{ file: DOCUMENTS[index] ?? '', pointer: '/info/version', message }];
}

/** Finds the schemas that the comparison would misread. The build refuses them, but a release may be older than its checks. */
function findUnfit(contract: Contract): Problem[] {
  const written = writtenSchemas(contract);
  const invalid = written.flatMap(errorsIn);
  if (invalid.length > 0) return invalid;
  const problems = DOCUMENTS.flatMap((name) => checkRecursion(contract[name], name));
  visitPlaced(written, (node, { document, pointer }) => {
    const message = problemOf(node, contract.schemas);
    if (message !== undefined) problems.push({ file: document, pointer, message });
  });
  return problems;
}

/** What the comparison would misread in a schema, apart from the schemas in it. */
function problemOf(node: Schema, schemas: Schemas): string | undefined {
  const name = nameIn(node);
  if (name !== undefined && !Object.hasOwn(schemas, name)) {
    return `the schema \`${name}\` does not exist; fix the reference`;
  }
  const anchor = Object.keys(node).find((key) => /^\$(id|anchor|dynamic\w+)/.test(key));
  if (anchor !== undefined)
    return `\`${anchor.replace(ASIDE, '')}\` is not supported; refer to named schemas with \`$ref\``;
  const { format, enum: values } = node;
  if (values?.length === 0) return '`enum` is empty; add a value';
  if (format !== undefined && format !== 'binary' && !Object.hasOwn(formats, format)) {
    const remedy = 'choose another format, or add a function to scripts/runtime/formats.ts';
    return `the format \`${format}\` is unknown; ${remedy}`;
  }
  return undefined;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });

/** The first error of a schema that is not valid JSON Schema. */
function errorsIn({ document, pointer, schema }: PlacedSchema): Problem[] {
  if (ajv.validateSchema(schema)) return [];
  const { instancePath = '', message = '' } = ajv.errors?.[0] ?? {};
  const problem = `is not valid JSON Schema, because it ${message}`;
  return [{ file: document, pointer: pointer + instancePath, message: problem }];
}
