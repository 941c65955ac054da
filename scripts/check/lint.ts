/** The linters of a build: Redocly's library and swagger-parser. `npm run lint` also runs the AsyncAPI CLI. */
import SwaggerParser from '@apidevtools/swagger-parser';
import { type Config, lint as lintDocument, loadConfig } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import type { JsonObject } from '../json.ts';
import { type Problem, ProblemsError, problemsOf, refuse, refuseAt } from '../problem.ts';
import { readText } from '../read/files.ts';
import { lintResolver, pathOf, problemOf, TextResolver } from '../read/redocly.ts';
import type { Sources } from '../read/sources.ts';
import { readDocument } from '../read/yaml.ts';

/** The configuration of Redocly: the documents to lint, and the rules. */
const SETTINGS = 'redocly.yaml';

/**
 * Lints the documents listed in `redocly.yaml` with its rules, except the one on structure: `checkStructure` has
 * already refused documents with a wrong structure.
 *
 * @param root the folder of `redocly.yaml`
 * @returns the problems; one in a file that both documents refer to is found twice
 */
export async function lintSources(
  root: string,
  { texts }: Pick<Sources, 'texts'>,
): Promise<Problem[]> {
  const found: Problem[] = [];
  const unused: Problem[] = [];
  const externalRefResolver = lintResolver(texts);
  try {
    const config = await readConfig(root);
    for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
      const options = { ref: pathOf(document.root), config: config.forAlias(name) };
      options.config.skipRules(['struct']);
      for (const problem of await lintDocument({ ...options, externalRefResolver })) {
        const { ruleId } = problem;
        const by = ruleId.startsWith('rule/') ? '' : `redocly ${ruleId}`;
        const list = ruleId === 'no-unused-components' ? unused : found;
        list.push(problemOf(problem, by));
      }
    }
  } catch (error) {
    if (error instanceof ProblemsError) return [...error.problems];
    const message = `redocly could not lint: ${(error as Error).message}`;
    return [{ file: SETTINGS, pointer: '', message }];
  }
  // A name that is misspelled where it is used seems unused where it is defined.
  return found.length > 0 ? found : unused;
}

/** Reads Redocly's settings and the files that they extend; Redocly itself would skip a file that it cannot read. */
async function readConfig(root: string): Promise<Config> {
  const problems: Problem[] = [];
  const read = (file: string) => {
    try {
      const text = readText(root, file);
      readDocument(text, file);
      return text;
    } catch (error) {
      problems.push(...problemsOf(error, file));
      return undefined;
    }
  };
  const externalRefResolver = new TextResolver({ get: read });
  const loading = loadConfig({ configPath: pathOf(SETTINGS), externalRefResolver });
  const config = await loading.finally(() => refuse(problems));
  if (Object.keys(config.resolvedConfig.apis ?? {}).length > 0) return config;
  return refuseAt(SETTINGS, '`apis` names no document, so nothing is linted; name both documents');
}

/**
 * Validates an OpenAPI document, 3.1 or 3.0, with swagger-parser: by the schema of its version and the parser's own
 * rules.
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
    const pointer = deepest?.instancePath ?? '';
    return [{ file: 'openapi', pointer, message: `${reason} (swagger-parser)` }];
  }
}
