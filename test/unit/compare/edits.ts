/** Makes the changes of the catalogue. */
import { readBundles } from '../../../scripts/compare/bundles.ts';
import { type Release, readRelease } from '../../../scripts/compare/release.ts';
import { DOCUMENTS, type DocumentName, type Located } from '../../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../../scripts/model/json.ts';
import { at, join, tokens } from '../../../scripts/model/pointer.ts';
import { SCHEMA_REF, SCHEMAS } from '../../../scripts/model/schema.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { ROOT } from '../../support/contract.ts';

const contract = readBundles(`${ROOT}/scripts/compare/catalogue/base`);

/** The bundles of both documents. */
export type Bundles = Record<DocumentName, JsonObject>;

/** The bundles that the edits of the catalogue are made in. */
export const BASE: Bundles = { openapi: contract.openapi, asyncapi: contract.asyncapi };

/** Two bundles as a release. */
export function releaseOf({ openapi, asyncapi }: Bundles): Release {
  return readRelease(readContract(openapi, asyncapi, new Map()));
}

/**
 * Copies of the bundles, changed by steps in the manner of JSON Patch. A place is
 * `openapi:/paths/…` or `asyncapi:/operations/…`, or `Word/properties/start` for a named schema in
 * whichever documents have it.
 */
export function edited(bundles: Bundles, edit: readonly JsonObject[]): Bundles {
  const copy = structuredClone(bundles);
  for (const step of edit) applyStep(copy, step);
  return copy;
}

function applyStep(bundles: Bundles, { value = null, to, ...step }: JsonObject): void {
  const [[kind, where] = []] = Object.entries(step);
  const places = placesOf(bundles, String(where));
  if (places.length === 0) throw new Error(`${where} does not exist`);
  if (kind === 'rename') rename(bundles, String(where), String(to));
  for (const { document, pointer } of kind === 'rename' ? [] : places) {
    const bundle = bundles[document];
    const found = at(bundle, pointer);
    const isInList = /\/(-|\d+)$/.test(pointer);
    if (kind === 'add' ? found !== undefined && !isInList : found === undefined) {
      throw new Error(`${where} ${kind === 'add' ? 'exists' : 'does not exist'}`);
    }
    if (kind === 'add') put(bundle, pointer, structuredClone(value), true);
    else if (kind === 'replace') put(bundle, pointer, structuredClone(value));
    else if (kind === 'take') {
      const index = (found as Json[]).indexOf(value);
      if (index < 0) throw new Error(`${where} has no ${value}`);
      put(bundle, join(pointer, index), undefined);
    } else if (kind === 'remove' || kind === 'move') put(bundle, pointer, undefined);
    else if (kind !== 'copy') throw new Error(`${kind} is not a step`);
    if (to === undefined) continue;
    for (const target of placesOf(bundles, String(to)).filter((one) => one.document === document)) {
      put(bundle, target.pointer, structuredClone(found));
    }
  }
}

function placesOf(bundles: Bundles, where: string): Located[] {
  const [, prefix, path = ''] = /^(openapi|asyncapi):(.*)$/.exec(where) ?? [];
  if (prefix !== undefined) return [{ document: prefix as DocumentName, pointer: path }];
  const [name = ''] = where.split('/');
  return DOCUMENTS.filter((document) => at(bundles[document], join(SCHEMAS, name))).map(
    (document) => ({ document, pointer: `${SCHEMAS}/${where}` }),
  );
}

/** Sets what is at a pointer, or takes it away; what is new in a list comes before what was there. */
function put(bundle: JsonObject, pointer: string, value: Json | undefined, isNew = false): void {
  const steps = tokens(pointer);
  const key = steps.pop() ?? '';
  const holder = at(bundle, steps.reduce(join, ''));
  if (Array.isArray(holder)) {
    const index = key === '-' ? holder.length : Number(key);
    holder.splice(index, isNew ? 0 : 1, ...(value === undefined ? [] : [value]));
  } else if (!isObject(holder)) throw new Error(`nothing holds ${pointer}`);
  else if (value === undefined) delete holder[key];
  else holder[key] = value;
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
