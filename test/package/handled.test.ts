/** What is written by hand knows all parameters, messages, notifications and renamed fields, and was read against each sentence. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Contract,
  DOCUMENTS,
  type DocumentPlace,
  type NormalContract,
  notificationsOf,
  visitSchemas,
} from 'contract-compiler/model/contract.ts';
import { formatFinding } from 'contract-compiler/model/finding.ts';
import type { JsonObject } from 'contract-compiler/model/json.ts';
import { at, child, tokens, visitValues } from 'contract-compiler/model/pointer.ts';
import { namesIn, renamesIn, type Schema, visitSchema } from 'contract-compiler/model/schema.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { addLines } from 'contract-compiler/read/lines.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { type Path, withValue } from 'contract-compiler/testing/edit.ts';
import { copySmall } from 'contract-compiler/testing/small.ts';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { asFindings, type Difference } from '../contract/facts/compare.ts';
import { ROOT, readWritten, theSources, theWritten } from '../support/contract.ts';

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

/** A name, or a choice of two, the files that must contain it, and why, if it is not plain. */
type Name = [name: string, by: string[], why?: string];

/**
 * The header and query parameters, the required headers of responses, the schemas of queries, by which they are parsed,
 * and in quotes, since they may be common words, the notifications, and the constants that tell messages apart.
 */
function namesFor({ contract, schemas }: NormalContract): Name[] {
  const parameters = contract.operations.flatMap(({ queryName, parameters, responses }) => [
    ...(queryName ? [`${queryName} or parse${queryName}`] : []),
    ...parameters.flatMap((one) => (/header|query/.test(one.in) ? one.name : [])),
    ...responses.flatMap(({ headers }) => headers.flatMap((one) => (one.required ? one.name : []))),
  ]);
  const messages = contract.messages.flatMap(({ schemaName = '', sentBy }) => {
    const { properties = {} } = schemas.get(schemaName) ?? {};
    const constants = Object.values(properties).flatMap((property) => property.const ?? []);
    const types = constants.map((value) => JSON.stringify(value));
    // That the stub and the server take a message of a client is asked for by the compiler.
    if (!sentBy.includes('service')) return types.map((type): Name => [type, [RUN]]);
    const read = types.map((type): Name => [`${type} or is${schemaName}`, [RUN]]);
    return [...types.map((type): Name => [type, [SERVER, STUB]]), ...read];
  });
  const notifications = notificationsOf(contract).map(({ name }): Name => [`"${name}"`, [STUB]]);
  const sent = sentFields(contract);
  const renamed = [...schemas.values()].flatMap((schema) => renamedIn(schema, sent));
  const named = parameters.map((name): Name => [name, [SERVER, STUB]]);
  return [...named, ...messages, ...notifications, ...renamed];
}

/** The names of all fields in what clients send: queries, bodies and messages. */
function sentFields({ operations, messages, schemas }: Contract): Set<string> {
  const queries = operations.map(({ queryName = '' }) => schemas.get(queryName) ?? {});
  const bodies = operations.flatMap(({ requestBody }) => requestBody?.content ?? []);
  const own = messages.filter(({ sentBy }) => !sentBy.includes('service'));
  const roots = [...queries, ...[...bodies, ...own].map(({ schema = {} }) => schema)];
  const named = [...namesIn(roots, schemas)].map((name) => schemas.get(name) ?? {});
  const fields = new Set<string>();
  for (const schema of [...roots, ...named]) {
    visitSchema(schema, ({ properties = {} }) => {
      for (const field of Object.keys(properties)) fields.add(field);
    });
  }
  return fields;
}

/** The files that use a field. */
function usersOf(field: string, files: RegExp): string[] {
  const used = new RegExp(`([.#\`"]|[{,]\\s*)${field}(?!\\w)|(?<!\\w)${field}:`, 'i');
  return readers.flatMap(([file, text]) => (files.test(file) && used.test(text) ? [file] : []));
}

/**
 * The new name of each renamed field, and the files that use the old one; and, unless clients send the field, the old
 * name, and the programs that use the new one: either may arrive.
 */
function renamedIn(schema: Schema, sent: ReadonlySet<string>): Name[] {
  const found: Name[] = [];
  visitSchema(schema, ({ properties = {} }) => {
    for (const [old, name] of renamesIn(properties)) {
      found.push([name, usersOf(old, /^/), `, but the deprecated ${old} does`]);
      if (sent.has(name)) continue;
      found.push([old, usersOf(name, /\.(ts|js|py|sh)$/), `, but ${name} does; either may arrive`]);
    }
  });
  return found;
}

/** A line for each name that a program lacks. A comment is enough, such as one that says why it does nothing. */
function unhandled(normal: NormalContract): string[] {
  const remedy = 'handle it, or say why it is not needed';
  const lines = namesFor(normal).flatMap(([name, by, why = '']) => {
    const whole = new RegExp(`(?<!\\w)(?:${name.replace(' or ', '|')})(?!\\w)`, 'i');
    const missing = by.filter((file) => !whole.test(textOf(file)));
    return missing.map((file) => `${file}: ${name} does not occur${why}; ${remedy}`);
  });
  return [...new Set(lines)];
}

/** The small contract with other values at some paths. */
async function smallWith(edits: [Path, unknown][]): Promise<NormalContract> {
  let { contract } = await readWritten(copySmall());
  for (const [path, value] of edits) contract = withValue(contract, path, value) as Contract;
  return normalise(readContract(contract.openapi, contract.asyncapi, new Map()));
}

it('the stub, the conformance run and the sample server handle each header, query parameter, message and notification, and nothing uses a renamed field by one name alone', async () => {
  const normal = await theWritten();
  expect(namesFor(normal)).not.toEqual([]);
  expect(unhandled(normal)).toEqual([]);
});

it('a header, a query parameter, a message and a notification that they do not handle are found', async () => {
  const parameters = ['openapi', 'paths', '/v2/jobs', 'get', 'parameters'];
  const headers = [...parameters.slice(0, -1), 'responses', '200', 'headers'];
  const schemas = ['asyncapi', 'components', 'schemas'];
  const lines = unhandled(
    await smallWith([
      [[...parameters, 2], { name: 'X-Planted', in: 'header', schema: {} }],
      [[...parameters, 3], { name: 'planted_field', in: 'query', schema: {} }],
      [[...headers, 'X-Answered'], { required: true, schema: {} }],
      [[...headers, 'X-Optional'], { schema: {} }],
      [[...schemas, 'OtherMessage', 'properties', 'type'], { const: 'planted_type' }],
    ]),
  );
  const names = [
    'ListJobsQuery or parseListJobsQuery',
    'X-Planted',
    'planted_field',
    'X-Answered',
    '"planted_type"',
  ];
  const expected = names.flatMap((name) =>
    [SERVER, STUB].map((file) => `${file}: ${name} does not`),
  );
  expected.push(`${RUN}: "planted_type" or isOtherMessage does not`);
  // The webhook of the small contract: the stub has none of its name.
  expected.push(`${STUB}: "jobDone" does not`);
  expect(lines).toEqual(expected.map((line) => expect.stringContaining(line)));
});

// Any name that programs use, and a part of it, which they do not use by itself.
it.each([
  ['length', 'leng', 'leng does not occur, but the deprecated length does'],
  ['leng', 'length', 'leng does not occur, but length does'],
])(
  'a field %s that is renamed to %s is found where one of them is used alone',
  (old, name, told) => {
    const properties: JsonObject = {
      [old]: { deprecated: true, description: `Use \`${name}\`.` },
      [name]: {},
    };
    const schemas = { Planted: { type: 'object', properties } };
    const lines = unhandled(
      normalise(readContract({ info: {}, components: { schemas } }, { info: {} }, new Map())),
    );
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !line.includes(told))).toEqual([]);
  },
);

it('of a field that clients send, programs need not use the old name', () => {
  const leng = { deprecated: true, description: 'Use `length`.' };
  const properties = { leng, length: {} };
  const schemas = { Planted: { type: 'object', properties } };
  const parameters = [{ name: 'length', in: 'query', schema: {} }];
  const body = { content: { 'application/json': { schema: schemas.Planted } } };
  for (const sent of [{ parameters }, { requestBody: body }] as JsonObject[]) {
    const paths = { '/planted': { post: { operationId: 'plant', responses: {}, ...sent } } };
    const rest = { info: {}, paths, components: { schemas } };
    const lines = unhandled(normalise(readContract(rest, { info: {} }, new Map())));
    expect(lines.filter((line) => line.includes(': leng does not'))).toEqual([]);
  }
});

/** The deprecated fields of which nothing says what replaces them, or that this is not specified. */
function abandoned({ contract }: NormalContract): Difference[] {
  const remedy =
    'say what replaces it, as in "Use `name`.", or write "What replaces it." into x-unspecified';
  const found: Difference[] = [];
  visitSchemas(contract, (node, { document, pointer, field: name }) => {
    const { deprecated, description = '', 'x-unspecified': open } = node;
    if (!deprecated || open || /\bUse `/.test(description)) return;
    found.push({ name, document, pointer, message: `it is deprecated; ${remedy}` });
  });
  return found;
}

it('every deprecated field says what replaces it, or that this is not specified', async () => {
  const lines = addLines(ROOT, asFindings(abandoned(await theWritten()), theSources()));
  expect(lines.map(formatFinding).join('\n')).toBe('');
  const schemas = ['openapi', 'components', 'schemas', 'Word', 'properties'];
  const found = abandoned(
    await smallWith([
      [[...schemas, 'planted'], { deprecated: true, description: 'Replaced by `word`.' }],
      [[...schemas, 'other'], { deprecated: true, description: 'Planted. Use `word`.' }],
    ]),
  );
  expect(found.map(({ name }) => name)).toEqual(['planted']);
});

const READ = 'test/package/read.yaml';

/** What else to read, whatever has changed, and what to do. */
const ALWAYS =
  'as well as the choices that `docs/service.md` and `packages/stub/README.md` list; correct what does not fit, and remove each `x-unspecified` or `x-assumption` that is answered now.';

/** The pointer of a request, parameter, response, message or channel, and of a sentence or a reference in it. */
const SENTENCE =
  /^(\/(?:(?:paths|webhooks)\/[^/]+\/\w+(?:\/callbacks(?:\/[^/]+){3})?(?:\/(?:parameters|responses)\/[^/]+)?|components\/(?:messages|responses)\/[^/]+|(?:channels|operations)\/[^/]+))(\/(?:.*\/)?(?:summary|description|x-unspecified\/\d+|x-assumption\/\d+|\$ref))$/;

/** Within a body: types, facts and fixtures ask for its fields. A sentence about the whole of it counts. */
const FIELD = /\/(schema|payload)\/(?!description|x-)|\/examples\//;

/**
 * What the contract says differently than when programs were read.
 *
 * @param table what to `read`, by a pattern of names, and the `digests` of the sentences as of then, by name
 */
function unread(
  { contract }: NormalContract,
  table: Record<'read' | 'digests', Record<string, string>>,
): (Difference & { toRead: string })[] {
  const { read, digests } = table;
  const said = new Map<string, DocumentPlace & { sentences: string[] }>();
  for (const document of DOCUMENTS) {
    visitValues(contract[document], (text, place) => {
      const [, pointer, inside] = SENTENCE.exec(place) ?? [];
      if (pointer === undefined || FIELD.test(place)) return;
      const parameter = child(at(contract[document], pointer), 'name');
      const name = tokens(pointer)
        .join(' ')
        .replace(/(?<=parameters )\d+$/, `${parameter}`);
      const sentences = said.get(name)?.sentences ?? [];
      // Neither the order of a list nor the breaks of lines count.
      sentences.push(`${inside?.replaceAll(/\/\d+/g, '')} ${text}`.replaceAll(/\s+/g, ' ').trim());
      said.set(name, { document, pointer, sentences });
    });
  }
  return [...new Set([...said.keys(), ...Object.keys(digests)])].flatMap((name) => {
    const { sentences = [], document = 'openapi', pointer = '' } = said.get(name) ?? {};
    const hash = createHash('sha256').update([...sentences].sort().join('\n'));
    const line = `${name}: ${hash.digest('hex').slice(0, 8)}`;
    if (line === `${name}: ${digests[name]}`) return [];
    const [state, last] = !said.has(name)
      ? ['is gone', 'remove its line from']
      : [digests[name] ? 'has changed' : 'is new', `write "${line}" into`];
    const kind = Object.keys(read).find((pattern) => new RegExp(pattern).test(name)) ?? '';
    const message = `${state}; once all of that fits, ${last} ${READ}`;
    return { name, document, pointer, message, toRead: `${read[kind]}` };
  });
}

it('programs and guides were read against what the contract says of behaviour now', async () => {
  const found = unread(
    await theWritten(),
    parse(readFileSync(join(ROOT, READ), 'utf8'), { schema: 'failsafe' }),
  );
  // Once for all of a kind: it is long, and a new operation has several sentences.
  const tasks = new Set(found.map(({ toRead }) => `Read ${toRead}, ${ALWAYS}`));
  const lines = addLines(ROOT, asFindings(found, theSources())).map(formatFinding);
  expect([...tasks, ...lines].join('\n')).toBe('');
});

it('a sentence, parameter, operation, webhook or message against which they were not read is found', async () => {
  const all = unread(await smallWith([]), { read: {}, digests: {} }).map(
    ({ message }) => /"(.+): (\w+)"/.exec(message) ?? [],
  );
  const known = Object.fromEntries(all.map(([, name, digest]) => [name, digest]));
  const said = { description: 'Planted.' };
  const get = ['openapi', 'paths', '/v2/jobs', 'get'];
  const json = ['content', 'application/json'];
  const found = unread(
    await smallWith([
      [[...get, 'summary'], 'Lists'],
      [[...get, 'parameters', 2], { name: 'planted', ...said }],
      [['openapi', 'paths', '/planted'], { put: said }],
      [['openapi', 'webhooks', 'planted'], { post: said }],
      [['asyncapi', 'components', 'messages', 'Planted'], said],
      // Not found.
      [[...get, 'parameters', 0, 'description'], 'How many\n  jobs at most.\n'],
      [[...get, 'responses', '200', ...json, 'schema'], { properties: { planted: said } }],
    ]),
    { read: {}, digests: { ...known, stale: '0' } },
  );
  expect(found.map(({ name, message }) => `${name} ${message.replace(/;.*/, '')}`)).toEqual([
    'paths /v2/jobs get has changed',
    'paths /v2/jobs get parameters planted is new',
    'paths /planted put is new',
    'webhooks planted post is new',
    'components messages Planted is new',
    'stale is gone',
  ]);
});
