/** The linters of a build: Redocly's library and swagger-parser. `npm run lint` also runs the AsyncAPI CLI. */
import { createRequire } from 'node:module';
import type SwaggerParser from '@apidevtools/swagger-parser';
import type { Config, NormalizedProblem } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import { type Json, type JsonObject, tokens } from '../json.ts';
import { type Problem, problemsOf, refuse, refuseAt } from '../problem.ts';
import { readText } from '../read/files.ts';
import { fileAt, problemOf, Resolver, type Rules, redocly, redoclyPath } from '../read/redocly.ts';
import { ENTRIES } from '../read/sources.ts';
import { readDocument } from '../read/yaml.ts';
import { FIELDS, PLUGIN } from './documents.ts';

/** The configuration of Redocly: the documents to lint, and the rules. */
const SETTINGS = 'redocly.yaml';

/**
 * Reads the rules for both documents: the rules in `redocly.yaml`, of this project, and on supported fields.
 *
 * @throws ProblemsError if they cannot be read
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
  const options = { configPath: redoclyPath(SETTINGS), externalRefResolver, plugins: [PLUGIN] };
  const config = await redocly.loadConfig(options).catch((error: Error) => error);
  refuse(problems);
  if (config instanceof Error) refuseAt(SETTINGS, config.message);
  const rules = new Map<string, Config>();
  for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
    const own = config.forAlias(name);
    for (const ofVersion of Object.values(own.rules)) ofVersion[FIELDS] = 'error';
    // Later steps rely on the rules in this folder.
    const hasRules = JSON.stringify(own.rules).includes('rule/field-names');
    if (hasRules) rules.set(fileAt(redoclyPath(document.root)), own);
  }
  const missing = Object.values(ENTRIES).filter((entry) => !rules.has(entry));
  const message = `\`apis\` must list ${missing.join(' and ')} with \`extends: [scripts/check/rules.yaml]\``;
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
 * Validates an OpenAPI document, 3.1 or 3.0, by swagger-parser.
 *
 * @param file the name of the document in problems
 * @throws ProblemsError with the deepest problem
 */
export async function validateOpenapi(openapi: JsonObject, file: string): Promise<void> {
  // An `import` would take each of its modules through the loader of TypeScript.
  const parser: typeof SwaggerParser = createRequire(import.meta.url)(
    '@apidevtools/swagger-parser',
  );
  // A copy, because the parser resolves references in place; no reference leads out of the document. Each schema is
  // validated once, without copies of its references.
  const document = structuredClone(openapi) as unknown as OpenAPI.Document;
  const excludedPathMatcher = (path: string) => /\/(schemas?|examples)(\/|$)/.test(path);
  const options = { resolve: { external: false }, dereference: { excludedPathMatcher } };
  await parser.validate(document, options).catch((error: Error) => {
    const { message, details = [] } = error as Error & { details?: Partial<ErrorObject>[] };
    const depth = ({ instancePath = '' }: Partial<ErrorObject>) => instancePath.split('/').length;
    const [deepest] = details.toSorted((a, b) => depth(b) - depth(a));
    const { allowedValues = [] } = deepest?.params ?? {};
    const { instancePath = '' } = deepest ?? {};
    const subject = deepest ? `\`${tokens(instancePath).at(-1) ?? 'document'}\` ` : '';
    const allowed = allowedValues.map((value: unknown) => `\`${value}\``).join(' or ');
    const reason = allowed ? `must be ${allowed}` : (deepest?.message ?? message.split('\n')[0]);
    const words = `${subject}${reason}; see the OpenAPI specification (swagger-parser)`;
    refuseAt(file, words, instancePath);
  });
}
