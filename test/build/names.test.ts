/** Each name that the modules export is made once. */
import { expect, it } from 'vitest';
import { checkNames } from '../../scripts/check/names.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { object, profilesOf, ref, session, tag, text } from './support/contract.ts';

const messages = { A: { payload: ref('A') }, B: { payload: ref('B') } };
const news = session(messages, { sendNews: ['send', 'A', 'B'] });
const A = object({ kind: tag('a') }, 'kind');
const B = object({ kind: tag('b') }, 'kind');
const titled = (title: string, status: string): Schema => {
  return { title, ...object({ status: tag(status) }, 'status') };
};

function problemsWith(schemas: Schemas): string[] {
  const own = { components: { responses: { Failed: {} } } };
  const { contract, schemas: all } = profilesOf({ A, B, ...schemas }, own, news);
  return checkNames(contract, all).map((one) => one.message);
}

it('names that differ are no problem', () => {
  expect(problemsWith({ Note: object({ required: text }, 'required') })).toEqual([]);
});

it.each<[what: string, schemas: Schemas, name: string]>([
  ['a schema and a type of the runtime', { Issue: text }, 'Issue'],
  ['a schema and a global type', { Record: text }, 'Record'],
  ['a schema and the parser of a message', { NewsValue: text }, 'NewsValue'],
  ['a schema and a union of messages', { News: text }, 'News'],
  ['a schema and a response', { ResponseFailed: text }, 'ResponseFailed'],
  [
    'two branches',
    {
      Job: { oneOf: [titled('JobDone', 'done'), titled('JobFailed', 'failed')] },
      JobDone: text,
    },
    'JobDone',
  ],
])('the names of %s must differ', (_, schemas, name) => {
  expect(problemsWith(schemas).join()).toContain(`\`${name}\``);
});

it('a schema must have the name of a type', () => {
  expect(problemsWith({ 'my-note': text }).join()).toContain('rename the schema `my-note`');
});
