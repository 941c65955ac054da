import { isDeepStrictEqual } from 'node:util';
import Ajv2020 from 'ajv/dist/2020.js';
import { beforeAll, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import { theNormal } from '../support/contract.ts';
import { planted } from './contract.ts';
import { schemaFacts } from './index.ts';
import { flags } from './live.ts';
import { contractRows, factRows, rowKey } from './rows.ts';

let normal: NormalContract;

beforeAll(async () => {
  normal = await theNormal();
});

/** Every default in a document, with its pointer: the schema around it and the value. */
function defaultsIn(node: Json, pointer: string): { pointer: string; node: JsonObject }[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    ['examples', 'example', 'enum', 'const', 'default'].includes(key)
      ? []
      : defaultsIn(child, `${pointer}/${key}`),
  );
  const isSchema = !Array.isArray(node) && 'default' in node && !pointer.includes('/variables/');
  // A response may be named `default`; what a schema says is beside a type or a reference.
  const speaks = isSchema && ['type', 'anyOf', 'oneOf', 'allOf', '$ref'].some((key) => key in node);
  return speaks && !Array.isArray(node) ? [{ pointer, node }, ...children] : children;
}

/** The defaults that their own schema refuses, by an independent validator over the raw contract. */
function refused({ contract }: NormalContract): { count: number; pointers: string[] } {
  const ajv = new Ajv2020.default({ strict: false, formats });
  const schemas = Object.fromEntries(contract.schemas);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  const absolute = (node: Json): Json =>
    JSON.parse(JSON.stringify(node).replaceAll('"#/components/', '"contract#/components/')) as Json;
  const documents = [
    ...defaultsIn(contract.openapi, ''),
    ...defaultsIn(contract.asyncapi, '/asyncapi'),
  ];
  const pointers = documents.flatMap(({ pointer, node }) =>
    ajv.validate(absolute(node) as JsonObject, node.default) ? [] : [pointer],
  );
  return { count: documents.length, pointers };
}

it('every default validates against its own schema', () => {
  const { count, pointers } = refused(normal);
  expect(count).toBeGreaterThan(0);
  expect(pointers).toEqual([]);
});

it('a default beyond its bound is noticed', () => {
  const broken = planted(normal.contract, ({ schema }) => {
    const { channels } = schema('LiveRequest').properties as Record<string, JsonObject>;
    Object.assign(channels ?? {}, { default: 9 });
  });
  expect(refused(broken).pointers).toEqual(['/components/schemas/LiveRequest/properties/channels']);
});

it('every default of the document is in the contract, equal, and no other', () => {
  const facts = factRows(schemaFacts).filter(({ aspects }) => 'default' in aspects);
  expect(facts).not.toEqual([]);
  const expected = new Map(facts.map((row) => [rowKey(row), row.aspects.default]));
  const actual = new Map(
    contractRows(normal)
      .filter(({ aspects }) => 'default' in aspects)
      .map((row) => [rowKey(row), row.aspects.default]),
  );
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
});

it('the flags have their two columns of defaults', () => {
  const columns = flags.map(([flag, socket, callback]) => {
    const of = (schema: string) =>
      normal.schemas.get(schema)?.properties?.[flag]?.default as boolean | undefined;
    return { flag, socket, callback, found: [of('LiveMessagesConfig'), of('LiveCallbackConfig')] };
  });
  expect(columns).not.toEqual([]);
  for (const { flag, socket, callback, found } of columns) {
    expect({ flag, found }).toEqual({ flag, found: [socket, callback] });
  }
  const differing = columns.filter(({ socket, callback }) => !isDeepStrictEqual(socket, callback));
  expect(differing.map(({ flag }) => flag)).toEqual([
    'receive_speech_events',
    'receive_acknowledgments',
    'receive_errors',
    'receive_lifecycle_events',
  ]);
});
