/** The stub, the conformance run and the sample server are written by hand: they know all headers and messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NormalContract } from 'contract-compiler/model/contract.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { ROOT, theWritten } from '../support/contract.ts';

const SERVER = 'docs/samples/server.ts';
const STUB = 'packages/stub/src/*.ts';
const RUN = 'packages/stub/src/conformance/*.ts';

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: ROOT });
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('');
  return text.replaceAll("'", '"').toLowerCase();
}

/** A name, and the programs that must contain it. */
type Name = [name: string, by: string[]];

/** The header parameters, and the constants that tell messages apart, in quotes: they may be common words. */
function namesFor({ contract, schemas }: NormalContract): Name[] {
  const parameters = contract.operations.flatMap((operation) => operation.parameters);
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const messages = contract.messages.flatMap(({ schemaName = '', sentBy }) => {
    const { properties = {} } = schemas.get(schemaName) ?? {};
    const constants = Object.values(properties).flatMap((property) => property.const ?? []);
    // That the stub and the server take a message of a client is asked for by the compiler.
    const by = sentBy.includes('service') ? [SERVER, STUB] : [RUN];
    return constants.map((value): Name => [JSON.stringify(value), by]);
  });
  return [...headers.map(({ name }): Name => [name, [SERVER, STUB]]), ...messages];
}

/** A line for each name that a program lacks. A comment is enough, such as one that says why it does nothing. */
function unhandled(normal: NormalContract): string[] {
  return namesFor(normal).flatMap(([name, by]) =>
    by
      .filter((program) => !textOf(program).includes(name.toLowerCase()))
      .map(
        (program) => `${program}: ${name} does not occur; handle it, or say why it is not needed`,
      ),
  );
}

it('the stub, the conformance run and the sample server handle each header parameter and each message', async () => {
  const normal = await theWritten();
  expect(namesFor(normal)).not.toEqual([]);
  expect(unhandled(normal)).toEqual([]);
});

it('a header parameter and a message that they do not handle are found', () => {
  const type = { type: 'string', const: 'planted_type' };
  const header = { name: 'X-Planted', in: 'header', schema: { type: 'string' } };
  const responses = { 200: { description: 'Done.' } };
  const openapi = {
    info: {},
    paths: { '/planted': { get: { operationId: 'x', parameters: [header], responses } } },
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
    ['X-Planted', '"planted_type"'].flatMap((name) => [`${SERVER}: ${name}`, `${STUB}: ${name}`]),
  );
});
