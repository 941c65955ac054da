/** The contract of the catalogue's base, and how edits of it are made. */
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { DOCUMENTS, type DocumentName, type DocumentPlace } from '../../../scripts/contract.ts';
import { at, type Json, type JsonObject, joinPointer, tokens } from '../../../scripts/json.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import { SCHEMAS, type Schema } from '../../../scripts/schema.ts';
import { without, withValue } from '../../../test/support/edit.ts';
import { readBundles } from '../src/kept.ts';
import { type Bundles, type Release, readRelease } from '../src/release.ts';
import type { Difference } from '../src/verdict.ts';

/** The bundles of the catalogue, which its edits change. */
export const BASE = readBundles(join(import.meta.dirname, '../catalogue/base'));

/** Two bundles as a release, which exports the names of its types, and its examples. */
export function releaseOf(bundles: Bundles): Release {
  const release = readRelease(bundles);
  const { contract, schemas } = release;
  const typesOf = (name: string, { oneOf = [] }: Schema) => [
    name,
    ...oneOf.flatMap(({ title }) => (title ? name + title : [])),
  ];
  const types = [
    ...[...schemas.names].flatMap((name) => typesOf(name, schemas.named(name))),
    ...[...contract.derived.keys()].flatMap((name) => typesOf(name, contract.schemas[name] ?? {})),
  ];
  const examples = DOCUMENTS.flatMap((name) =>
    Object.keys(at(bundles[name], '/components/examples') ?? {}),
  );
  return { ...release, exports: { './types': types, './examples': examples } };
}

/**
 * The bundles, changed by steps in the manner of JSON Patch. A place is `openapi:/paths/…` or
 * `asyncapi:/operations/…`, or `Word/properties/start` for a named schema in whichever documents have it.
 */
export function edited(bundles: Bundles, edit: readonly JsonObject[]): Bundles {
  return edit.reduce(applyStep, bundles);
}

function applyStep(bundles: Bundles, { value, to, ...step }: JsonObject): Bundles {
  const [[kind, where] = []] = Object.entries(step);
  const places = placesOf(bundles, String(where));
  if (places.length === 0) throw new Error(`${where} does not exist; fix the place of the edit`);
  const changes = places.map(({ document, pointer }) => {
    const bundle = bundles[document];
    const found = at(bundle, pointer);
    expect(found === undefined, `${where} exists already; fix the place of the edit`).toBe(
      kind === 'add',
    );
    const left = kind === 'remove' || kind === 'move' ? put(bundle, pointer, undefined) : bundle;
    if (kind === 'remove') return [document, left];
    const target = placesOf(bundles, String(to ?? where)).find((one) => one.document === document);
    return [document, put(left, target?.pointer ?? '', value === undefined ? found : value)];
  });
  return { ...bundles, ...Object.fromEntries(changes) };
}

function placesOf(bundles: Bundles, where: string): DocumentPlace[] {
  const [, prefix, path = ''] = /^(openapi|asyncapi):(.*)$/.exec(where) ?? [];
  if (prefix !== undefined) return [{ document: prefix as DocumentName, pointer: path }];
  const [name = ''] = where.split('/');
  return DOCUMENTS.filter((document) => at(bundles[document], joinPointer(SCHEMAS, name))).map(
    (document) => ({ document, pointer: `${SCHEMAS}/${where}` }),
  );
}

/** A document with another value at a pointer, or without one; `-` is the end of a list. */
export function put(bundle: JsonObject, pointer: string, value: unknown): JsonObject {
  const list = at(bundle, pointer.replace(/\/-$/, ''));
  const end = Array.isArray(list) ? list.length : '-';
  const path = tokens(pointer.replace(/-$/, String(end)));
  const changed = value === undefined ? without(bundle, path) : withValue(bundle, path, value);
  return changed as JsonObject;
}

/** Whether a schema accepts a value; the schema is a name, or a place such as `openapi#/paths/…`. */
export type Accepts = (schema: string, value: Json) => boolean;

/** Stock Ajv as a second opinion on which values the schemas of bundles accept. */
export function ajvOf(bundles: Bundles): Accepts {
  const { schemas } = contractOf(bundles.openapi, bundles.asyncapi, new Map());
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    formats,
    // Each schema checks a few values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const compile = (schema: string) => {
    // A callback is named by an expression that has a `#` of its own.
    const [, document = '', pointer = ''] = /^(\w+)#(.*)$/.exec(schema) ?? [];
    const node = schemas[schema] ?? at(bundles[document as DocumentName], pointer);
    return ajv.compile({ ...Object(node), components: { schemas } });
  };
  const validators = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const validate = validators.get(schema) ?? compile(schema);
    validators.set(schema, validate);
    return validate(value);
  };
}

/** Whether Ajv confirms the counterexample of a difference, if it has one. */
export function isProved(
  { counterexample }: Difference,
  accepts: Accepts,
  acceptsNext: Accepts,
): boolean {
  if (!counterexample) return true;
  const { schema, value, acceptedBy } = counterexample;
  const [old = '', next = old] = schema.split(' → ');
  const isBase = acceptedBy === 'base';
  return accepts(old, value) === isBase && acceptsNext(next, value) !== isBase;
}
