/** A schema may not have a name that a generated module needs for something else, and each module is exported. */
import { expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { formatProblem, problemsOf } from '../../scripts/problem.ts';
import { copySmall, edit } from './support/small.ts';

const AUDIO = `Audio:
  {name: Audio, title: Audio, summary: Audio., description: Raw audio., contentType: audio/wav}
`;

/** The problems of the small contract with one more schema, where clients also send raw audio. */
async function problemsWith(name: string): Promise<string[]> {
  const root = copySmall();
  edit(root, 'asyncapi/messages/session.yaml', /^/, AUDIO);
  const [document, own] = ['asyncapi/asyncapi.yaml', "$ref: '#/channels/session/messages"];
  edit(root, document, 'receiveWord:', 'receiveClientMessage:');
  edit(
    root,
    document,
    /(?<=^ {4}messages:\n)/m,
    '      Audio: {$ref: messages/session.yaml#/Audio}\n',
  );
  edit(
    root,
    document,
    `      - ${own}/ClientWord'\n`,
    `      - ${own}/ClientWord'\n      - ${own}/Audio'\n`,
  );
  const schema = `${name}:\n  description: More.\n  type: object\n  additionalProperties: true\n`;
  edit(root, 'openapi/schemas/request.yaml', /^/, schema);
  const fields = '    config:\n';
  edit(root, 'openapi/schemas/request.yaml', fields, `    more: {$ref: '#/${name}'}\n${fields}`);
  return (await build(root, 'lint').then(() => [], problemsOf)).map(formatProblem);
}

it.each([
  // The function for a message that arrives as a value.
  ['LiveMessageValue', 'parse.js would contain `parseLiveMessageValue` twice'],
  // The type of an incoming frame; its name depends on the operation.
  ['ClientFrame', 'index.js would contain `ClientFrame` twice'],
  ['JsonSchema', 'schemas.d.ts would contain `JsonSchema` twice'],
  ['SchemaName', 'schemas.d.ts would contain `SchemaName` twice'],
  ['StandardResult', 'standard.d.ts would contain `StandardResult` twice'],
  ['Error', 'schemas.d.ts would contain `Error` twice'],
  ['WORD', 'schemas/ would contain `WORD` twice'],
])('the schema name %s is an error at its place', async (name, message) => {
  const place = `openapi/schemas/request.yaml:1#/${name}`;
  const [first] = await problemsWith(name);
  expect(first).toBe(`${place}: ${message}; rename one of them`);
});

it.each(['WordFrame', 'LiveMessageFrame', 'Fact', 'Kind', 'Readable'])(
  'the schema name %s is allowed',
  async (name) => {
    expect(await problemsWith(name)).toEqual([]);
  },
);

it('a module that `exports` lacks is an error', async () => {
  const root = copySmall();
  const modules =
    `index formats operations types types/resolved types/tolerant parse read strict strict/parse
    strict/standard tolerant validators schemas standard facts`.split(/\s+/);
  const exports = modules.map((name) => `./generated/${name}.d.ts`);
  edit(root, 'package.json', '"private"', `"exports": ${JSON.stringify(exports)}, "private"`);
  const problems = (await build(root, 'lint').then(() => [], problemsOf)).map(formatProblem);
  const message = '`exports` must have the module of examples.d.ts; add an entry for it';
  expect(problems).toEqual([`package.json:3#/exports: ${message}`]);
});
