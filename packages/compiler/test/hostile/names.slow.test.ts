/** Any name in the documents either works or is refused at its place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContract } from '../../src/check/check.ts';
import { generate } from '../../src/emit/generate.ts';
import { findingsOf, isBug } from '../../src/model/finding.ts';
import { writeInto } from '../../src/read/files.ts';
import { load, type Project, withPlaces } from '../../src/read/load.ts';
import { readSettings } from '../../src/read/settings.ts';
import { typeProblems } from '../support/declarations.ts';
import { copySmall } from '../support/small.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Inherited properties, reserved words of JavaScript, and the ends of strings, comments and scripts. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const WORDS = ['class', 'default', 'arguments', 'eval'];
const SPECIAL = ["it's", '"', '`', ['$', '{a}'].join(''), '*/', '</script>', '🎉', 'a b', '~1'];
const ALL = [...INHERITED, ...WORDS, ...SPECIAL];
/** Names that the generated code uses for something else. */
const INSIDE = [
  ...['validate10', 'validate11', 'schema11', 'schema16', 'data', 'errors', 'guards', 'isObject'],
  ...['undefined', 'parentSchema', 'instancePath', 'gather', '\\', '\n'],
];

// biome-ignore lint/suspicious/noExplicitAny: the test changes any part of a document.
type Document = any;

/** Changes a document in a copy of the small contract; JSON is YAML. */
function change(root: string, file: string, edit: (document: Document) => void): void {
  const path = join(root, file);
  const document = parse(readFileSync(path, 'utf8'));
  edit(document);
  writeFileSync(path, JSON.stringify(document));
}

/** Adds a member with each name, even with one that would otherwise set the prototype. */
function add(holder: object, names: string[], make: (name: string, index: number) => unknown) {
  for (const [index, name] of names.entries()) {
    const value = make(name, index);
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true });
  }
}

/** The name without slashes, which the name of a file cannot contain. */
const fileName = (name: string) => name.replaceAll('/', '|');
const pointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const about = { summary: 'What it is.', description: 'What it is.' };
const text = { description: 'What it is.', type: 'string', enum: ALL, default: '</script>' };
const responses = { 204: { description: 'Done.' } };

/** The kinds of named things: the names that are refused, and how such a thing gets a name. */
const KINDS: [what: string, refused: string[], spoil: (root: string, names: string[]) => void][] = [
  [
    'schema',
    ALL,
    (root, names) =>
      change(root, 'openapi/schemas/word.yaml', (document) => {
        for (const [index, name] of names.entries()) {
          const allOf = [{ $ref: `#/${pointer(name)}` }];
          document.Word.properties[`field_${index}`] = { description: 'What it is.', allOf };
        }
        add(document, names, () => text);
      }),
  ],
  [
    'property',
    INHERITED,
    (root, names) =>
      change(root, 'openapi/schemas/word.yaml', ({ Word }) =>
        add(Word.properties, names, () => text),
      ),
  ],
  [
    'state',
    [],
    (root, names) =>
      change(root, 'openapi/schemas/job.yaml', ({ Job }) => {
        for (const title of names) {
          const { allOf, ...branch } = Job.oneOf[1];
          const properties = { status: { ...text, default: undefined, enum: [title] } };
          Job.oneOf.push({ ...branch, allOf, title, properties });
        }
      }),
  ],
  [
    'query parameter',
    INHERITED,
    (root, names) =>
      change(root, 'openapi/paths/jobs.yaml', ({ get }) => {
        for (const name of names) {
          const { description } = about;
          get.parameters.push({ name, in: 'query', description, schema: { type: 'string' } });
        }
      }),
  ],
  [
    'operation',
    ['__proto__', ...SPECIAL],
    (root, names) =>
      change(root, 'openapi/openapi.yaml', ({ paths }) => {
        const path = (operationId: string) => ({ get: { operationId, ...about, responses } });
        for (const [index, name] of names.entries()) paths[`/v2/${index}`] = path(name);
      }),
  ],
  [
    'webhook',
    ['__proto__'],
    (root, names) =>
      change(root, 'openapi/openapi.yaml', ({ webhooks }) =>
        add(webhooks, names, (_, index) => {
          return { post: { operationId: `receive${index}`, ...about, responses } };
        }),
      ),
  ],
  [
    'message',
    ['__proto__', ...SPECIAL],
    (root, names) =>
      change(root, 'asyncapi/asyncapi.yaml', ({ channels, operations }) => {
        add(channels.session.messages, names, (name) => ({
          name,
          contentType: 'text/plain',
          ...about,
        }));
        for (const name of names) {
          const $ref = `#/channels/session/messages/${pointer(name)}`;
          operations.sendLiveMessage.messages.push({ $ref });
        }
      }),
  ],
  [
    'operation of a channel',
    ALL,
    (root, names) =>
      change(root, 'asyncapi/asyncapi.yaml', ({ operations }) =>
        add(operations, names, () => ({ ...operations.sendLiveMessage })),
      ),
  ],
  [
    'example',
    ALL.filter((name) => !/^[a-z]+$/.test(name)),
    (root, names) => {
      for (const name of names.map(fileName)) {
        const folder = join(root, 'openapi/examples/Job');
        writeFileSync(join(folder, `${name}.json`), readFileSync(join(folder, 'done.json')));
        change(root, 'openapi/examples/summaries.yaml', ({ Job }) => add(Job, [name], () => 'One'));
      }
    },
  ],
];

async function checked(spoil: (root: string) => void): Promise<Project> {
  const root = copySmall();
  spoil(root);
  const loaded = await load(root);
  await withPlaces(loaded, () => checkContract(loaded.contract));
  return loaded;
}

it.each(KINDS.filter(([, refused]) => refused.length > 0))(
  'refuses every name that a %s must not have, at its place',
  async (what, refused, spoil) => {
    // Earlier checks hide the findings of later ones.
    for (let left = refused; left.length > 0; ) {
      const error = await checked((root) => spoil(root, left)).catch((thrown) => thrown);
      expect(isBug(error), String(error?.stack)).toBe(false);
      const findings = findingsOf(error);
      for (const { file, location } of findings) {
        expect(file).toMatch(/^(openapi|asyncapi)\//);
        if (!file.endsWith('.json')) expect(location).toMatch(/^\/|^\d+:/);
      }
      const told = findings.map(({ message }) => `${message.replace(/; .*/, '')} `);
      const others = left.filter((name) => {
        const stated = what === 'example' ? fileName(name) : name;
        return !told.some((one) => one.includes(` ${stated} `));
      });
      expect(others.length, `not refused: ${others}`).toBeLessThan(left.length);
      left = others;
    }
  },
);

it('generates working code from every name that it does not refuse', async () => {
  const rest = new Map(
    KINDS.map(([what, refused]) => [what, ALL.filter((name) => !refused.includes(name))]),
  );
  rest.set('property', [...(rest.get('property') ?? []), ...INSIDE]);
  const { root, contract } = await checked((copy) => {
    for (const [what, , spoil] of KINDS) spoil(copy, rest.get(what) ?? []);
  });
  const files = await generate(contract, readSettings(root, contract));
  const [problem] = typeProblems([{ declarations: files, values: [] }]);
  expect(problem).toBeUndefined();
  // Vitest cannot import from a path with a percent sign.
  const plain = temporaryFolder('names-');
  writeInto(plain, files);
  const load = (module: string) => import(join(plain, `${module}.js`));
  const { parseWord, operations, webhooks } = await load('index');
  const { Job } = await load('examples');
  for (const { validateWord } of await Promise.all(['validators', 'strict'].map(load))) {
    expect(validateWord({ word: 'a', start: 0, __proto__: null })).toBe(true);
    for (const name of rest.get('property') ?? []) {
      expect(validateWord({ word: 'a', start: 0, [name]: 'x' })).toBe(false);
      const told = { keyword: 'enum', instancePath: `/${pointer(name)}` };
      expect(validateWord.errors).toMatchObject([told]);
    }
  }
  await Promise.all(['standard', 'strict/standard', 'guards', 'read', 'formats'].map(load));
  const { value } = parseWord({ word: 'a', start: 0 });
  const made = { property: value, operation: operations, webhook: webhooks, example: Job };
  for (const [what, holder] of Object.entries(made)) {
    expect(rest.get(what)).not.toEqual([]);
    expect(Object.keys(holder)).toEqual(expect.arrayContaining(rest.get(what) ?? []));
  }
});
