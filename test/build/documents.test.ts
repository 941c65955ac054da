/** The tables of fields cover every object of both standards, as Redocly's library knows them. */
import { getTypes, type NodeType, normalizeTypes } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { ASYNCAPI, type Fields, OPENAPI } from '../../scripts/check/documents.ts';
import { KEYWORDS, REFUSED } from '../../scripts/check/vocabulary.ts';

const DOCUMENTS = [
  ['OpenAPI 3.1', 'oas3_1', OPENAPI],
  ['AsyncAPI 3', 'async3', ASYNCAPI],
] as const;

/** The keywords of schemas, which the vocabulary decides on. */
const SCHEMA: Fields = { read: Object.keys(KEYWORDS).join(' '), refused: REFUSED };

/** Objects that only a refused field or an extension of Redocly holds. */
const OUT_OF_REACH = /^(Xml|Logo|X[A-Z].*|.*Trait|OperationReply.*|MessageExample)$/;

/** The fields in a table of one kind of object. */
function fieldsIn({ read = '', passed = '', refused = {} }: Fields): string[] {
  const known = [read, passed].flatMap((names) => names.split(' '));
  return [...new Set([...known, ...Object.keys(refused)])].filter((name) => name !== '');
}

/** The names of the kinds of objects below `bindings`, which are passed through as a whole. */
function belowBindings(types: Record<string, NodeType>): Set<string> {
  const found = new Set<string>();
  const visit = (type: unknown): void => {
    const {
      name,
      properties = {},
      items,
    } = Object(type) as {
      name?: string;
      properties?: object;
      items?: unknown;
    };
    // The schemas in bindings are schemas as anywhere else.
    if (name === undefined || name === 'Schema' || found.has(name)) return;
    found.add(name);
    for (const one of [...Object.values(properties), items]) visit(one);
  };
  for (const [name, type] of Object.entries(normalizeTypes(types))) {
    if (/^(Server|Channel|Operation|Message)Bindings$/.test(name)) visit(type);
  }
  return found;
}

it.each(DOCUMENTS)('every field of %s is read, passed through or refused', (_, version, table) => {
  const types = getTypes(version);
  const below = belowBindings(types);
  const differences = Object.entries(types).flatMap(([name, { properties }]) => {
    // Extensions have a rule of their own.
    const fields = Object.keys(properties).filter((field) => !field.startsWith('x-'));
    if (fields.length === 0 || below.has(name) || OUT_OF_REACH.test(name)) return [];
    const known = name === 'Schema' ? SCHEMA : table[name];
    // Objects that only a refused field holds.
    if (['Xml', 'OperationReply', 'OperationReplyAddress', 'MessageExample'].includes(name))
      return [];
    if (/Trait$|^Logo$|^XCode|^XUse/.test(name)) return [];
    const covered = fieldsIn(known ?? {});
    const missing = fields.filter((field) => !covered.includes(field));
    return missing.map((field) => `${name}.${field}`);
  });
  expect(differences).toEqual([]);
});

it.each(DOCUMENTS)('every field in the table of %s is one of the standard', (_, version, table) => {
  const types = getTypes(version);
  const unknown = Object.entries(table).flatMap(([name, fields]) => {
    const known = Object.keys(types[name]?.properties ?? {});
    return fieldsIn(fields)
      .filter((field) => !known.includes(field))
      .map((field) => `${name}.${field}`);
  });
  expect(unknown).toEqual([]);
});

it('every keyword of schemas is either supported or refused, or refused for some values', () => {
  const always = Object.entries(REFUSED).filter(([, refusal]) => typeof refusal === 'string');
  expect(always.filter(([keyword]) => Object.hasOwn(KEYWORDS, keyword))).toEqual([]);
});
