/** What is written by hand knows all parameters and messages, and both names of a renamed field. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NormalContract } from 'contract-compiler/model/contract.ts';
import { renamesIn, type Schema, visitSchema } from 'contract-compiler/model/schema.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { ROOT, theWritten } from '../support/contract.ts';

const SERVER = 'docs/samples/server.ts';
const STUB = 'packages/stub/src/*.ts';
const RUN = 'packages/stub/src/conformance/*.ts';
const READERS = [
  ...['README.md', 'docs/*.md', 'docs/{samples,recipes}/*', '{openapi,asyncapi}/examples/**'],
  ...['packages/stub/src/**', 'packages/stub/*.{md,yaml}'],
];

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: ROOT });
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('');
  return text.replaceAll("'", '"').toLowerCase();
}

const readers = globSync(READERS, { cwd: ROOT }).map((file) => [file, textOf(file)] as const);

/** A name, the files that must contain it, and why, if it is not plain. */
type Name = [name: string, by: string[], why?: string];

/**
 * The header and query parameters, the schemas of queries, by which they are parsed, and the constants that tell
 * messages apart, in quotes: they may be common words.
 */
function namesFor({ contract, schemas }: NormalContract): Name[] {
  const parameters = contract.operations.flatMap(({ queryName, parameters }) => [
    ...(queryName ? [queryName] : []),
    ...parameters.flatMap((one) => (/header|query/.test(one.in) ? one.name : [])),
  ]);
  const messages = contract.messages.flatMap(({ schemaName = '', sentBy }) => {
    const { properties = {} } = schemas.get(schemaName) ?? {};
    const constants = Object.values(properties).flatMap((property) => property.const ?? []);
    // That the stub and the server take a message of a client is asked for by the compiler.
    const by = sentBy.includes('service') ? [SERVER, STUB] : [RUN];
    return constants.map((value): Name => [JSON.stringify(value), by]);
  });
  const renamed = [...schemas.values()].flatMap(newNamesIn);
  return [...parameters.map((name): Name => [name, [SERVER, STUB]]), ...messages, ...renamed];
}

/** The new name of each renamed field, and the files that use the old one. */
function newNamesIn(schema: Schema): Name[] {
  const found: Name[] = [];
  visitSchema(schema, ({ properties = {} }) => {
    for (const [old, name] of renamesIn(properties)) {
      const used = new RegExp(`([.#\`"]|[{,]\\s*)${old}(?!\\w)|(?<!\\w)${old}:`, 'i');
      const by = readers.flatMap(([file, text]) => (used.test(text) ? [file] : []));
      found.push([name, by, `, but the deprecated ${old} does`]);
    }
  });
  return found;
}

/** A line for each name that a program lacks. A comment is enough, such as one that says why it does nothing. */
function unhandled(normal: NormalContract): string[] {
  const remedy = 'handle it, or say why it is not needed';
  const lines = namesFor(normal).flatMap(([name, by, why = '']) => {
    const whole = new RegExp(`(?<!\\w)${name}(?!\\w)`, 'i');
    const missing = by.filter((file) => !whole.test(textOf(file)));
    return missing.map((file) => `${file}: ${name} does not occur${why}; ${remedy}`);
  });
  return [...new Set(lines)];
}

it('the stub, the conformance run and the sample server handle each header, query parameter and message, and nothing uses a renamed field by its old name alone', async () => {
  const normal = await theWritten();
  expect(namesFor(normal)).not.toEqual([]);
  expect(unhandled(normal)).toEqual([]);
});

it('a header, a query parameter and a message that they do not handle are found', () => {
  const type = { type: 'string', const: 'planted_type' };
  const header = { name: 'X-Planted', in: 'header', schema: { type: 'string' } };
  const query = { name: 'planted_field', in: 'query', schema: { type: 'string' } };
  const responses = { 200: { description: 'Done.' } };
  const openapi = {
    info: {},
    paths: {
      '/planted': { get: { operationId: 'planted', parameters: [header, query], responses } },
    },
  };
  const payload = { $ref: '#/components/schemas/Planted' };
  const channel = { $ref: '#/channels/c' };
  const asyncapi = {
    info: {},
    channels: { c: { messages: { Planted: { $ref: '#/components/messages/Planted' } } } },
    operations: { send: { action: 'send', channel } },
    components: {
      messages: { Planted: { payload } },
      schemas: { Planted: { type: 'object', required: ['type'], properties: { type } } },
    },
  };
  const lines = unhandled(normalise(readContract(openapi, asyncapi, new Map())));
  expect(lines.map((line) => line.replace(/ does not.*/, ''))).toEqual(
    ['PlantedQuery', 'X-Planted', 'planted_field', '"planted_type"'].flatMap((name) => [
      `${SERVER}: ${name}`,
      `${STUB}: ${name}`,
    ]),
  );
});

it('a renamed field that is used by its old name alone is found', () => {
  // Any name that programs use, and a part of it, which they do not use by itself.
  const length = { deprecated: true, description: 'Use `leng`.' };
  const schemas = { Planted: { type: 'object', properties: { length, leng: {} } } };
  const lines = unhandled(
    normalise(readContract({ info: {}, components: { schemas } }, { info: {} }, new Map())),
  );
  expect(lines).not.toEqual([]);
  const told = 'leng does not occur, but the deprecated length does';
  expect(lines.filter((line) => !line.includes(told))).toEqual([]);
});
