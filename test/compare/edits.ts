/** Makes the changes of the catalogue. */
import { DOCUMENTS, type DocumentName } from '../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { child, join, tokens } from '../../scripts/model/pointer.ts';
import { SCHEMA_REF } from '../../scripts/model/schema.ts';
import { ROOT } from '../support/contract.ts';

/** The folder of the bundles that the edits of the catalogue are made in. */
export const BASE = `${ROOT}/scripts/compare/catalogue/base`;

export type Bundles = Record<DocumentName, JsonObject>;

/**
 * Applies steps in the manner of JSON Patch to copies of the bundles. A place is
 * `openapi:/paths/…` or `asyncapi:/operations/…`, or `Word/properties/start` for a named schema in
 * whichever documents have it.
 */
export function edited(bundles: Bundles, edit: readonly JsonObject[]): Bundles {
  const copy = structuredClone(bundles);
  for (const step of edit) apply(copy, step);
  return copy;
}

function apply(bundles: Bundles, { value = null, to, ...step }: JsonObject): void {
  const [[kind, where] = []] = Object.entries(step);
  const from = places(bundles, String(where));
  if (from.length === 0) throw new Error(`${where} does not exist`);
  for (const place of from) {
    const { document, pointer } = place;
    const found = at(bundles, place);
    if (kind !== 'add' && found === undefined) throw new Error(`${where} does not exist`);
    if (kind === 'add' && found !== undefined && !/\/(-|\d+)$/.test(pointer)) {
      throw new Error(`${where} exists`);
    }
    if (kind === 'add' || kind === 'replace') put(bundles, place, structuredClone(value), kind);
    else if (kind === 'remove') drop(bundles, place);
    else if (kind === 'take') {
      const index = (found as Json[]).indexOf(value);
      if (index < 0) throw new Error(`${where} has no ${value}`);
      (found as Json[]).splice(index, 1);
    } else if (kind === 'rename') rename(bundles, String(where), String(to));
    else if (kind === 'move' || kind === 'copy') {
      if (kind === 'move') drop(bundles, place);
      for (const target of places(bundles, String(to)).filter((one) => one.document === document)) {
        put(bundles, target, structuredClone(found ?? null), 'replace');
      }
    } else throw new Error(`${kind} is not a step`);
  }
}

interface Place {
  document: DocumentName;
  pointer: string;
}

function places(bundles: Bundles, where: string): Place[] {
  const [, prefix, path = ''] = /^(openapi|asyncapi):(.*)$/.exec(where) ?? [];
  if (prefix !== undefined) return [{ document: prefix as DocumentName, pointer: path }];
  const pointer = `${SCHEMA_REF.slice(1)}${where}`;
  const name = where.split('/')[0] ?? '';
  return DOCUMENTS.filter((document) =>
    at(bundles, { document, pointer: `${SCHEMA_REF.slice(1)}${name}` }),
  ).map((document) => ({ document, pointer }));
}

function at(bundles: Bundles, { document, pointer }: Place): Json | undefined {
  return tokens(pointer).reduce<Json | undefined>(child, bundles[document]);
}

function holder(bundles: Bundles, { document, pointer }: Place): [Json | undefined, string] {
  const steps = tokens(pointer);
  const key = steps.pop() ?? '';
  return [at(bundles, { document, pointer: steps.reduce(join, '') }), key];
}

function put(bundles: Bundles, place: Place, value: Json, kind: string): void {
  const [around, key] = holder(bundles, place);
  if (Array.isArray(around)) {
    const index = key === '-' ? around.length : Number(key);
    around.splice(index, kind === 'replace' && key !== '-' ? 1 : 0, value);
  } else if (isObject(around)) around[key] = value;
  else throw new Error(`nothing holds ${place.pointer}`);
}

function drop(bundles: Bundles, place: Place): void {
  const [around, key] = holder(bundles, place);
  if (Array.isArray(around)) around.splice(Number(key), 1);
  else if (isObject(around)) delete around[key];
}

/** Gives a schema another name, in references too. */
function rename(bundles: Bundles, name: string, to: string): void {
  for (const document of DOCUMENTS) {
    const text = JSON.stringify(bundles[document])
      .replaceAll(`"${SCHEMA_REF}${name}"`, `"${SCHEMA_REF}${to}"`)
      .replace(`"${name}":`, `"${to}":`);
    bundles[document] = JSON.parse(text);
  }
}
