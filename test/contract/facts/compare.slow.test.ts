/** The comparison of facts with the contract reports every kind of difference, with its place on either side. */
import { describe, expect, it } from 'vitest';
import type { DocumentName } from '../../../scripts/model/contract.ts';
import { FindingsError, formatFinding } from '../../../scripts/model/finding.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../scripts/model/json.ts';
import type { NormalSchema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { theContract, theNormal, theSources } from '../../support/contract.ts';
import { type Path, valueAt, without, withValue } from '../../support/edit.ts';
import { compareAll } from './all.ts';
import { asFinding, compareEntries, type Difference, type Facts } from './compare.ts';
import { schemaFacts, tableOf } from './index.ts';

/** One difference of each kind. */
const DIFFERENCES: [what: string, stated: Facts | undefined, found: Facts | undefined, string][] = [
  ['another value', { minimum: 1 }, { minimum: 2 }, 'minimum is 2; T says 1'],
  ['a fact less', { minimum: 1 }, {}, 'minimum 1 is missing; T has it'],
  ['a fact more', {}, { format: 'uri' }, 'format "uri" is not in T'],
  ['other members', { enum: ['a', 'b'] }, { enum: ['c', 'a'] }, 'enum differs from T: +c, -b'],
  [
    'another order',
    { enum: ['a', 'b'] },
    { enum: ['b', 'a'] },
    'enum is in another order than in T: "b" stands where that has "a"',
  ],
  ['another value further inside', { v: { a: 1 } }, { v: { a: 2 } }, 'v: a is 2; T says 1'],
  ['nothing', { minimum: 1 }, undefined, 'is missing; T has it'],
  ['something', undefined, { minimum: 1 }, 'is not in T'],
];

it.each(DIFFERENCES)('a line reports that the contract states %s', (_, stated, found, message) => {
  const name = 'Thing.size';
  const place = { document: 'openapi', pointer: '/components' } as const;
  const around = { facts: {}, table: 'T', place: () => place };
  const entries = (facts?: Facts) =>
    new Map([['Thing', around], ...(facts ? [[name, { ...around, facts }] as const] : [])]);
  expect(compareEntries(entries(stated), entries(found), () => '', 'openapi')).toEqual([
    { name, message, ...place },
  ]);
});

it('a difference names the hand-written file, the place in it, and the table', () => {
  const { name, path, value } = firstDefault();
  const schemas = edited(name, (fields) => Object.assign(fields[path] ?? {}, { default: !value }));
  const lines = differencesWith(schemas).map((one) => formatFinding(asFinding(one, theSources())));
  const message = `${name}.${path}: default is ${!value}; ${tableOf(name)} says ${value}`;
  expect(lines).toEqual([expect.stringMatching(/^openapi\/schemas\/[\w-]+\.yaml#\//)]);
  expect(lines[0]).toContain(`#/${name}/properties/${path}: ${message}`);
});

/** The first toggle of the tables that is listed under `properties` of its own schema. */
function firstDefault(): { name: string; path: string; value: Json } {
  for (const { name, fields } of schemaFacts) {
    for (const { path, default: value } of fields) {
      const own = theNormal().contract.schemas.get(name)?.properties?.[path];
      if (typeof value === 'boolean' && own) return { name, path, value };
    }
  }
  throw new Error('no table has a toggle');
}

it('the comparison reports a field of our own choosing without x-assumption', () => {
  const assumed = schemaFacts.flatMap(({ name, fields }) =>
    fields.filter((field) => field.assumed).map(({ path }) => ({ name, path })),
  );
  expect(assumed).not.toEqual([]);
  const messages = assumed.flatMap(({ name, path }) => {
    const schemas = edited(name, (fields) => delete fields[path]?.['x-assumption']);
    return differencesWith(schemas).map(({ message }) => message);
  });
  expect(messages).toEqual(assumed.map(() => 'is not in the document; mark it with x-assumption'));
});

/** The differences that an edit of the schemas causes, without those that the contract has already. */
function differencesWith(schemas: Map<string, NormalSchema>): Difference[] {
  const today = new Set(compareAll(theNormal()).map((one) => JSON.stringify(one)));
  const edited = compareAll({ ...theNormal(), schemas });
  return edited.filter((one) => !today.has(JSON.stringify(one)));
}

/** The schemas of the contract, with the fields of one changed in a copy. */
function edited(name: string, edit: (fields: Record<string, NormalSchema>) => void) {
  const copy = structuredClone(theNormal().schemas.get(name) ?? {});
  edit(copy.properties ?? {});
  return new Map([...theNormal().schemas, [name, copy]]);
}

type Kind = [document: DocumentName, place: string, edit: 'other' | 'gone' | 'more'];

/** Where facts of each kind are, with an edit: `*` is any key, and the first place that exists is edited. */
const KINDS: readonly Kind[] = [
  ['openapi', 'servers/0/url', 'other'],
  ['openapi', 'servers/0', 'more'],
  ['openapi', 'info/version', 'other'],
  ['openapi', 'components/securitySchemes/*/name', 'other'],
  ['openapi', 'paths/*', 'gone'],
  ['openapi', 'paths/*', 'more'],
  ['openapi', 'paths/*/*/deprecated', 'gone'],
  ['openapi', 'paths/*/*/security', 'more'],
  ['openapi', 'paths/*/*/parameters/0', 'gone'],
  ['openapi', 'paths/*/*/parameters/0', 'more'],
  ['openapi', 'paths/*/*/parameters/0/required', 'other'],
  ['openapi', 'paths/*/*/parameters/*/schema/minimum', 'other'],
  ['openapi', 'paths/*/*/parameters/*/style', 'other'],
  ['openapi', 'paths/*/*/requestBody/required', 'other'],
  ['openapi', 'paths/*/*/requestBody/content/*', 'more'],
  ['openapi', 'paths/*/*/responses/*', 'gone'],
  ['openapi', 'paths/*/*/responses/*', 'more'],
  ['openapi', 'paths/*/*/responses/*/headers', 'more'],
  ['openapi', 'paths/*/*/responses/*/content/*', 'gone'],
  ['openapi', 'paths/*/*/responses/*/links/*', 'gone'],
  ['openapi', 'paths/*/*/callbacks/*', 'gone'],
  ['openapi', 'paths/*/*/callbacks/*/*/*/operationId', 'other'],
  ['openapi', 'webhooks/*', 'gone'],
  ['openapi', 'webhooks/*', 'more'],
  ['openapi', 'components/schemas/*/properties/*', 'more'],
  ['openapi', 'components/schemas/*/properties/*', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/type', 'other'],
  ['openapi', 'components/schemas/*/properties/*/format', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/default', 'other'],
  ['openapi', 'components/schemas/*/properties/*/minimum', 'other'],
  ['openapi', 'components/schemas/*/properties/*/maximum', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/enum/0', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/items', 'other'],
  ['openapi', 'components/schemas/*/properties/*/deprecated', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/x-maturity', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/x-opaque', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/x-replaces', 'gone'],
  ['openapi', 'components/schemas/*/properties/*/x-unit', 'other'],
  ['openapi', 'components/schemas/*/properties/*/x-replaces/0/name', 'other'],
  ['openapi', 'components/schemas/*/required/0', 'gone'],
  ['openapi', 'components/schemas/*/additionalProperties', 'gone'],
  ['openapi', 'components/schemas/*/enum/0', 'other'],
  ['asyncapi', 'defaultContentType', 'other'],
  ['asyncapi', 'servers/*/host', 'other'],
  ['asyncapi', 'channels/*/bindings', 'gone'],
  ['asyncapi', 'channels/*/messages/*', 'gone'],
  ['asyncapi', 'operations/*/messages/0', 'gone'],
  ['asyncapi', 'components/messages/*/contentType', 'other'],
  ['asyncapi', 'components/messages/*/payload', 'other'],
  ['asyncapi', 'components/schemas/*/properties/*/const', 'other'],
  ['asyncapi', 'components/schemas/*/properties/*/not', 'gone'],
];

describe('an edit of either document', () => {
  const { openapi, asyncapi, examples } = theContract();
  const documents: Record<DocumentName, JsonObject> = { openapi, asyncapi };
  const rows = KINDS.flatMap(([document, place, edit]) => {
    const [path] = pathsOf(documents[document], place.split('/'));
    return path ? [{ document, place, edit, path }] : [];
  });

  it('is tried on more than half of the kinds of facts', () => {
    expect(rows.length).toBeGreaterThan(KINDS.length / 2);
  });

  for (const { document, place, edit, path } of rows) {
    it(`differs from the facts: ${edit} at ${document}#${place}`, () => {
      const changed = { ...documents, [document]: withEdit(documents[document], path, edit) };
      expect(differencesOf(changed)).not.toEqual([]);
    });
  }

  /** The differences from the facts; a contract that cannot be read differs as well. */
  function differencesOf(changed: Record<DocumentName, JsonObject>): unknown[] {
    try {
      return compareAll(normalise(readContract(changed.openapi, changed.asyncapi, examples)));
    } catch (error) {
      if (error instanceof FindingsError) return [...error.findings];
      throw error;
    }
  }
});

/** The paths in a value that match a pattern, in order. */
function pathsOf(value: unknown, [first, ...rest]: readonly string[]): Path[] {
  if (first === undefined) return value === undefined ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [];
  const keys = first === '*' ? Object.keys(value) : [first];
  return keys.flatMap((key) => pathsOf(valueAt(value, [key]), rest).map((path) => [key, ...path]));
}

function withEdit(document: JsonObject, path: Path, edit: Kind[2]): JsonObject {
  const value = valueAt(document, path) as Json;
  const around = path.slice(0, -1);
  if (edit === 'gone') return without(document, path) as JsonObject;
  if (edit === 'other') return withValue(document, path, otherThan(value)) as JsonObject;
  const holder = valueAt(document, around);
  if (Array.isArray(holder)) {
    const another = isJsonObject(value) ? { ...value, name: 'planted' } : value;
    return withValue(document, [...around, holder.length], another) as JsonObject;
  }
  const name = /^\d/.test(String(path.at(-1))) ? '299' : '/planted';
  return withValue(document, [...around, name], value) as JsonObject;
}

function otherThan(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}planted` : { type: 'string', maxLength: 1 };
}
