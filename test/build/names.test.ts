/** A schema may not have a name that a generated module needs for something else, and each module is exported. */
import { expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { checkEntries } from '../../scripts/check/modules.ts';
import { formatProblem, problemsOf } from '../../scripts/problem.ts';
import { copySmall, edit } from './support/small.ts';

const AUDIO = `Audio:
  {name: Audio, title: Audio, summary: Audio., description: Raw audio., contentType: audio/wav}
`;

/** The problems of the small contract with more schemas, where clients also send raw audio. */
async function problemsWith(names: string[]): Promise<string[]> {
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
  const schema = '{description: More., type: object, additionalProperties: true}';
  const schemas = names.map((name) => `${name}: ${schema}\n`);
  edit(root, 'openapi/schemas/request.yaml', /^/, schemas.join(''));
  const more = names.map((name, index) => `    more${index}: {$ref: '#/${name}'}\n`);
  edit(root, 'openapi/schemas/request.yaml', /(?=^ {4}config:\n)/m, more.join(''));
  return (await build(root, 'lint').then(() => [], problemsOf)).map(formatProblem);
}

it('a schema name that a module needs for something else is an error at its place', async () => {
  const taken = {
    // The function for a message that arrives as a value.
    LiveMessageValue: 'parse.js would contain `parseLiveMessageValue` twice',
    // The type of an incoming frame; its name depends on the operation.
    ClientFrame: 'index.js would contain `ClientFrame` twice',
    JsonSchema: 'schemas.d.ts would contain `JsonSchema` twice',
    SchemaName: 'schemas.d.ts would contain `SchemaName` twice',
    StandardResult: 'standard.d.ts would contain `StandardResult` twice',
    Error: '`Error` in schemas.d.ts would hide the built-in type',
    WORD: 'the page of `WORD` would differ from another page only in capitals',
  };
  const problems = await problemsWith(Object.keys(taken));
  for (const [index, [name, message]] of Object.entries(taken).entries()) {
    const place = `openapi/schemas/request.yaml:${index + 1}#/${name}`;
    expect(problems).toContain(`${place}: ${message}; rename this one`);
  }
});

it('a schema name that only looks like a name of a module is allowed', async () => {
  expect(await problemsWith(['WordFrame', 'LiveMessageFrame', 'Fact', 'Kind', 'Readable'])).toEqual(
    [],
  );
});

it('`exports` must have the files of each module, and no other files', () => {
  const files = {
    'a/b.js': '',
    'a/b.d.ts': '',
    'c.json': '',
    'runtime/d.js': '',
    'runtime/d.d.ts': '',
  };
  const module = { types: './made/a/b.d.ts', default: './made/a/b.js' };
  const found = (exports?: object) =>
    checkEntries(JSON.stringify({ exports }), files, './made/').map(({ message }) => message);
  expect(found()).toEqual([]);
  expect(found({ './b': module, './*.json': './made/*.json' })).toEqual([]);
  expect(found({ './b': { ...module, default: './made/b.js' } })).toEqual([
    '`exports` must have the module of a/b.js; add an entry for it',
    '`exports` has ./made/b.js, which does not exist; remove it',
  ]);
});
