/** No module exports a name twice. */
import { expect, it } from 'vitest';
import { checkNames } from '../../scripts/check/schemas.ts';
import { emitEntries } from '../../scripts/emit/entries.ts';
import { checkExports } from '../../scripts/emit/exports.ts';
import { emitFunctions } from '../../scripts/emit/functions.ts';
import { emitSchemas } from '../../scripts/emit/schemas.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { emitValidators } from '../../scripts/emit/validators.ts';
import { problemsOf } from '../../scripts/problem.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { object, profilesOf, ref, tag, text } from './support/contract.ts';

const message = (name: string) => ({ payload: ref(name) });
const action = (act: string, ...names: string[]) => ({
  action: act,
  channel: { $ref: '#/channels/live' },
  messages: names.map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
});
const asyncapi = (operations: object) => ({
  channels: { live: { messages: { A: message('A'), B: message('B') } } },
  operations,
});
const news = asyncapi({ sendNews: action('send', 'A', 'B') });
const A = object({ kind: tag('a') }, 'kind');
const B = object({ kind: tag('b') }, 'kind');
const titled = (title: string, status: string): Schema => {
  return { title, ...object({ status: tag(status) }, 'status') };
};

async function problemsWith(schemas: Schemas, documents: object = news): Promise<string[]> {
  const own = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  const { contract, schemas: all, tolerant } = profilesOf({ A, B, ...schemas }, own, documents);
  const found = async () => {
    const files = {
      ...(await emitTypes(contract, all, tolerant)),
      ...emitValidators(all),
      ...emitFunctions(contract, all, tolerant),
      ...emitEntries(),
    };
    return [...checkNames(contract), ...checkExports(files)];
  };
  return (await found().catch(problemsOf)).map((one) => one.message);
}

it('names that differ are no problem', async () => {
  expect(await problemsWith({ Note: object({ required: text }, 'required') })).toEqual([]);
});

it.each<[what: string, schemas: Schemas, name: string, documents?: object]>([
  ['a schema and a type of the runtime', { Issue: text }, 'Issue'],
  ['a schema and a result', { Success: text }, 'Success'],
  ['a schema and the parser of a message', { NewsValue: text }, 'parseNewsValue'],
  ['a schema and a union of messages', { News: text }, 'News'],
  [
    'two branches',
    {
      Job: { oneOf: [titled('JobDone', 'done'), titled('JobFailed', 'failed')] },
      JobDone: text,
    },
    'JobDone',
  ],
  [
    'what each side sends',
    {},
    'News',
    asyncapi({ sendNews: action('send', 'A', 'B'), receiveNews: action('receive', 'A', 'B') }),
  ],
])('the names of %s must differ', async (_, schemas, name, documents) => {
  expect((await problemsWith(schemas, documents)).join()).toContain(`\`${name}\``);
});

it('schemas may have the names of built-in objects', async () => {
  const schemas = { Object: { type: 'object', properties: { a: ref('Map') } }, Map: text };
  const { 'schemas.js': code = '' } = emitSchemas(schemas as Schemas, 'small');
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.Object).toMatchObject({ title: 'Object', $defs: { Map: text } });
});
