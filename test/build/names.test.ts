/** Each name that the modules export is made once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkNames, makersOf, TAKEN } from '../../scripts/check/names.ts';
import { exportsIn } from '../../scripts/compare/release.ts';
import type { Schema, Schemas } from '../../scripts/model/schema.ts';
import { generatedText, ROOT, theBuilt } from '../support/contract.ts';
import { discriminator, object, profilesOf, ref, session, text } from './support/contract.ts';

const messages = { A: { payload: ref('A') }, B: { payload: ref('B') } };
const news = session(messages, { sendNews: ['send', 'A', 'B'] });
const A = object({ kind: discriminator('a') }, 'kind');
const B = object({ kind: discriminator('b') }, 'kind');
const titled = (title: string, status: string): Schema => {
  return { title, ...object({ status: discriminator(status) }, 'status') };
};

function problemsWith(schemas: Schemas): string[] {
  const { contract } = profilesOf({ A, B, ...schemas }, {}, news);
  return checkNames(contract).map(({ message }) => message);
}

it.each<[what: string, schemas: Schemas, name: string]>([
  ['a schema and the parser of a message', { NewsValue: text }, 'NewsValue'],
  ['a schema and a union of messages', { News: text }, 'News'],
  ['a schema and types, which begin with a capital letter,', { 'my-note': text }, 'my-note'],
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

it('the check knows every type that a module exports', () => {
  const known = new Set([...TAKEN, ...makersOf(theBuilt()).map(({ name }) => name)]);
  const modules = readdirSync(join(ROOT, 'generated'), { recursive: true }).map(String);
  const names = modules
    .filter((path) => /^(?!runtime).*\.d\.ts$/.test(path))
    .flatMap((path) => exportsIn(generatedText(path)))
    .map((name) => name.replace(/^(parse|read|validate)(?=[A-Z])/, ''));
  // The rest are types of responses, and names with a lower-case letter, as no name of a schema begins.
  const types = names.filter((name) => /^(?!Response)[A-Z]/.test(name));
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((name) => !known.has(name))).toEqual([]);
});
