/** Each rule of the checks finds what its small documents announce, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as annotations from '../../scripts/check/annotations.ts';
import { FIELDS } from '../../scripts/check/documents.ts';
import { checkExpressions } from '../../scripts/check/expressions.ts';
import { lintProblems, readRules } from '../../scripts/check/lint.ts';
import * as requests from '../../scripts/check/requests.ts';
import { checkShapes } from '../../scripts/check/shapes.ts';
import { checkDiscriminators, checkUnions } from '../../scripts/check/unions.ts';
import { checkValues } from '../../scripts/check/values.ts';
import type { Contract } from '../../scripts/contract.ts';
import type { JsonObject } from '../../scripts/json.ts';
import type { Problem } from '../../scripts/problem.ts';
import { mergeContract } from '../../scripts/profiles.ts';
import { contractOf } from '../../scripts/read/contract.ts';
import { lintDocument, Resolver } from '../../scripts/read/redocly.ts';
import { ENTRIES } from '../../scripts/read/sources.ts';
import { parseYaml } from '../../scripts/read/yaml.ts';
import { announcedIn, asAnnounced } from './support/announced.ts';

type Check = (contract: Contract) => Problem[];

/** The checks by the first part of the name of a document. */
const CHECKS: Readonly<Record<string, Check>> = {
  replaces: annotations.checkReplaces,
  described: annotations.checkDescribed,
  expressions: checkExpressions,
  bodies: requests.checkBodies,
  parameters: requests.checkParameters,
  'sent-messages': requests.checkSentMessages,
  shapes: (contract) => checkShapes(mergeContract(contract)),
  unions: (contract) => {
    const merged = mergeContract(contract);
    return [...checkUnions(merged), ...checkDiscriminators(merged)];
  },
  values: (contract) => checkValues(mergeContract(contract)),
};

const FOLDER = join(import.meta.dirname, 'check/rules');
const NAMES = readdirSync(FOLDER).sort();
const RULES = await readRules(join(import.meta.dirname, '../..'));

async function fieldsIn(entry: string, text: string): Promise<Problem[]> {
  const resolver = new Resolver(() => parseYaml(text, entry));
  const reported = await lintDocument(entry, RULES.get(entry), resolver);
  return lintProblems(reported.filter(({ ruleId }) => ruleId === FIELDS));
}

async function problemsIn(name: string, text: string): Promise<Problem[]> {
  const [rule = ''] = name.split('.');
  const isAsync = name.includes('.async.');
  if (rule === 'fields') return fieldsIn(isAsync ? ENTRIES.asyncapi : ENTRIES.openapi, text);
  const check = CHECKS[rule] ?? expect.fail(`no check is called ${rule}; rename ${name}`);
  const document = parseYaml(text, name) as JsonObject;
  return check(isAsync ? contractOf({}, document, new Map()) : contractOf(document, {}, new Map()));
}

it.each(NAMES)('the problems in %s are those it announces', async (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const announced = announcedIn(text);
  const problems = asAnnounced(await problemsIn(name, text), announced);
  expect(problems.sort()).toEqual(announced.sort());
});

it.each([...Object.keys(CHECKS), 'fields'])('the check %s finds a problem', (rule) => {
  const own = NAMES.filter((name) => name.split('.')[0] === rule);
  const texts = own.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  expect(texts.flatMap(announcedIn)).not.toEqual([]);
});
