/** The linters of a build: Redocly's library and swagger-parser. `npm run lint` also runs the AsyncAPI CLI. */
import SwaggerParser from '@apidevtools/swagger-parser';
import type { Config, NormalizedProblem } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import type { Json, JsonObject } from '../json.ts';
import { type Problem, problemsOf, refuse, refuseAt } from '../problem.ts';
import { readText } from '../read/files.ts';
import { fileAt, pathOf, problemOf, Resolver, type Rules, redocly } from '../read/redocly.ts';
import { ENTRIES } from '../read/sources.ts';
import { readDocument } from '../read/yaml.ts';
import { FIELDS, PLUGIN } from './documents.ts';

/** The configuration of Redocly: the documents to lint, and the rules. */
const SETTINGS = 'redocly.yaml';

/**
 * Reads the rules for both documents: those in `redocly.yaml`, and the one on supported fields.
 *
 * @param root the folder of `redocly.yaml`
 * @throws ProblemsError if it cannot be read, or lacks the rules of one document
 */
export async function readRules(root: string): Promise<Rules> {
  const problems: Problem[] = [];
  // Redocly itself would skip a file that it cannot read.
  const read = (file: string) => {
    try {
      return readDocument(readText(root, file), file).toJS() as Json;
    } catch (error) {
      problems.push(...problemsOf(error, file));
      return undefined;
    }
  };
  const externalRefResolver = new Resolver(read);
  const options = { configPath: pathOf(SETTINGS), externalRefResolver, plugins: [PLUGIN] };
  const config = await redocly.loadConfig(options).catch((error: Error) => error);
  refuse(problems);
  if (config instanceof Error) refuseAt(SETTINGS, `${config.message}; correct it (redocly)`);
  const rules = new Map<string, Config>();
  for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
    const own = config.forAlias(name);
    for (const ofVersion of Object.values(own.rules)) ofVersion[FIELDS] = 'error';
    // Later steps rely on the rules beside this file.
    const hasRules = JSON.stringify(own.rules).includes('rule/patterns');
    if (hasRules) rules.set(fileAt(pathOf(document.root)), own);
  }
  const missing = Object.values(ENTRIES).filter((entry) => !rules.has(entry));
  const message = `\`apis\` must name ${missing.join(' and ')}, and extend scripts/check/rules.yaml for each; add what is missing`;
  if (missing.length > 0) refuseAt(SETTINGS, message);
  return rules;
}

/** The problems that the rules report. */
export function lintProblems(reported: readonly NormalizedProblem[]): Problem[] {
  return reported.map((one) => {
    const isOwn = one.ruleId === FIELDS || one.ruleId.startsWith('rule/');
    return problemOf(one, isOwn ? '' : `redocly ${one.ruleId}`);
  });
}

/**
 * Validates an OpenAPI document, 3.1 or 3.0, with swagger-parser: by the schema of its version.
 *
 * @returns the first problem, at its place in the document
 */
export async function lintOpenapi(openapi: JsonObject): Promise<Problem[]> {
  try {
    // A copy, since the parser resolves references in place; it follows none that leads out of the document.
    const document = structuredClone(openapi) as unknown as OpenAPI.Document;
    await SwaggerParser.validate(document, { resolve: { external: false } });
    return [];
  } catch (error) {
    const { message, details = [] } = error as Error & { details?: Partial<ErrorObject>[] };
    const depth = ({ instancePath = '' }: Partial<ErrorObject>) => instancePath.split('/').length;
    const [deepest] = details.toSorted((a, b) => depth(b) - depth(a));
    const reason = deepest?.message ?? message.split('\n')[0];
    const { allowedValues = [] } = deepest?.params ?? {};
    const values = allowedValues.length > 0 ? `: ${allowedValues.join(', ')}` : '';
    const pointer = deepest?.instancePath ?? '';
    const words = `${reason}${values}; correct it (swagger-parser)`;
    return [{ file: 'openapi', pointer, message: words }];
  }
}
