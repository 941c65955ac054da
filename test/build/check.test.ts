/** Each rule of the checks finds exactly the problems that its small documents announce. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDescribed } from '../../scripts/check/descriptions.ts';
import { FIELDS } from '../../scripts/check/documents.ts';
import { lintProblems, readRules } from '../../scripts/check/lint.ts';
import { checkRequests } from '../../scripts/check/requests.ts';
import { checkSchemas } from '../../scripts/check/schemas.ts';
import { checkDiscriminators, checkUnions } from '../../scripts/check/unions.ts';
import { checkValues } from '../../scripts/check/values.ts';
import type { Contract } from '../../scripts/contract.ts';
import { type JsonObject, visitValues } from '../../scripts/json.ts';
import type { Problem } from '../../scripts/problem.ts';
import { mergeContract } from '../../scripts/profiles.ts';
import { contractOf } from '../../scripts/read/contract.ts';
import { lineFinder } from '../../scripts/read/load.ts';
import { lintDocument, Resolver } from '../../scripts/read/redocly.ts';
import { ENTRIES } from '../../scripts/read/sources.ts';
import { parseYaml } from '../../scripts/read/yaml.ts';

type Check = (contract: Contract) => Problem[];

/** The checks by the first part of the name of a document; a document with another name is linted. */
const CHECKS: Readonly<Record<string, Check>> = {
  described: checkDescribed,
  opaque: checkDescribed,
  bodies: checkRequests,
  parameters: checkRequests,
  'sent-messages': checkRequests,
  schemas: (contract) => checkSchemas(mergeContract(contract)),
  unions: (contract) => {
    const merged = mergeContract(contract);
    return [...checkUnions(merged), ...checkDiscriminators(merged)];
  },
  values: (contract) => checkValues(mergeContract(contract)),
};

const FOLDER = join(import.meta.dirname, 'check/rules');
const RULES = await readRules(join(import.meta.dirname, '../..'));

/** What Redocly reports of a document: unsupported fields, or problems by the rules of this project. */
async function lintedIn(name: string, text: string): Promise<Problem[]> {
  const entry = name.includes('.async.') ? ENTRIES.asyncapi : ENTRIES.openapi;
  const resolver = new Resolver(() => parseYaml(text, entry));
  const reported = await lintDocument(entry, RULES.get(entry), resolver);
  if (name.startsWith('fields'))
    return lintProblems(reported.filter(({ ruleId }) => ruleId === FIELDS));
  return lintProblems(
    reported.filter(({ ruleId }) => ruleId === FIELDS || ruleId.startsWith('rule/')),
  );
}

async function problemsIn(name: string, text: string): Promise<Problem[]> {
  const check = CHECKS[name.split('.')[0] ?? ''];
  if (check === undefined) return lintedIn(name, text);
  const document = parseYaml(text, name) as JsonObject;
  const isAsync = name.includes('.async.');
  return check(isAsync ? contractOf({}, document, new Map()) : contractOf(document, {}, new Map()));
}

/**
 * The problems that a document announces, as `<pointer> <message>`: `#! <pointer> <message>` at the end of a line. The pointer
 * starts at the first key or item of the line and is optional. A message that ends in `…` is the beginning of a message.
 */
function announcedIn(name: string, text: string): string[] {
  const lineOf = lineFinder(FOLDER);
  const places = new Map<number, string>();
  visitValues(parseYaml(text, name), (_, pointer) => {
    const line = lineOf(name, pointer);
    if (pointer !== '' && !places.has(line)) places.set(line, pointer);
  });
  return text.split('\n').flatMap((line, index) => {
    const [, ...problems] = line.split(/(?:^| )#! /);
    return problems.map((problem) => {
      const [, below = '', message = ''] = /^(\/\S*)? ?(.*)$/.exec(problem) ?? [];
      return `${places.get(index + 1) ?? ''}${below} ${message}`;
    });
  });
}

it.each(readdirSync(FOLDER).sort())('the checks find the problems in %s', async (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const announced = announcedIn(name, text);
  const problems = (await problemsIn(name, text)).map(({ pointer, message }) => {
    const line = `${pointer} ${message}`;
    const isBegun = (one: string) => one.endsWith('…') && line.startsWith(one.slice(0, -1));
    return announced.find(isBegun) ?? line;
  });
  expect(problems.sort()).toEqual(announced.sort());
});
