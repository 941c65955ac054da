/** Third-party linters: Redocly, the AsyncAPI CLI, swagger-parser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { Specification } from '@asyncapi/cli/lib/domains/models/SpecificationFile.js';
import { type Config, lint as lintDocument, loadConfig } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import type { Contract } from '../model/contract.ts';
import { type Finding, FindingsError, findingsOf, refuse, refuseAt } from '../model/finding.ts';
import { joinPointer } from '../model/pointer.ts';
import { readText, writeInto } from '../read/files.ts';
import type { Project } from '../read/load.ts';
import { findingOf, pathOf, TextResolver } from '../read/redocly.ts';
import type { Sources } from '../read/sources.ts';
import { readDocument } from '../read/yaml.ts';

/** The file that says which documents Redocly lints, and by which rules. */
const SETTINGS = 'redocly.yaml';

/** Runs all linters: Redocly over the hand-written files, then the others, at once, over the bundles. */
export async function lint({ root, contract, sources }: Project): Promise<Finding[]> {
  const own = await lintSources(root, sources);
  // What is wrong with a hand-written file shows again in the bundle, worded differently.
  if (own.length > 0) return own;
  return (await Promise.all([lintAsyncapi(root, contract), lintOpenapi(contract)])).flat();
}

/**
 * Lints the documents that `redocly.yaml` names, with the rules it names.
 *
 * @param root the folder of `redocly.yaml`
 * @returns the findings; a fault in a file that both documents refer to is found twice
 */
export async function lintSources(
  root: string,
  { texts }: Pick<Sources, 'texts'>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const unused: Finding[] = [];
  const externalRefResolver = new TextResolver(texts);
  try {
    const config = await readConfig(root);
    for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
      const options = { ref: pathOf(document.root), config: config.forAlias(name) };
      for (const problem of await lintDocument({ ...options, externalRefResolver })) {
        const { ruleId } = problem;
        const by = ruleId.startsWith('rule/') ? '' : `redocly ${ruleId}`;
        const list = ruleId === 'no-unused-components' ? unused : found;
        list.push(findingOf(problem, by));
      }
    }
  } catch (error) {
    if (error instanceof FindingsError) return [...error.findings];
    const message = `redocly could not lint: ${(error as Error).message}`;
    return [{ file: SETTINGS, location: '', message }];
  }
  // What is misspelled where it is used is unused where it is stated.
  return found.length > 0 ? found : unused;
}

/** Reads the settings of Redocly, and the files that they extend: of those it would leave out what it cannot read. */
async function readConfig(root: string): Promise<Config> {
  const findings: Finding[] = [];
  const read = (file: string) => {
    try {
      const text = readText(root, file);
      readDocument(text, file);
      return text;
    } catch (error) {
      findings.push(...findingsOf(error, file));
      return undefined;
    }
  };
  const externalRefResolver = new TextResolver({ get: read });
  const loading = loadConfig({ configPath: pathOf(SETTINGS), externalRefResolver });
  const config = await loading.finally(() => refuse(findings));
  if (Object.keys(config.resolvedConfig.apis ?? {}).length > 0) return config;
  return refuseAt(SETTINGS, 'no document is named under apis; name both, or nothing is linted');
}

/** The file that keeps the last bundle that passed, since loading the CLI takes half a second; CI never has it. */
const PASSED = '.build/asyncapi.json';

/** Validates the AsyncAPI bundle as the AsyncAPI CLI does; warnings are findings too. */
export async function lintAsyncapi(root: string, { asyncapi }: Contract): Promise<Finding[]> {
  const bundle = JSON.stringify(asyncapi);
  if (existsSync(join(root, PASSED)) && readText(root, PASSED) === bundle) return [];
  const { ValidationService } = await import(
    '@asyncapi/cli/lib/domains/services/validation.service.js'
  );
  // To load the class itself is to start the server of the CLI, which warns that it has no settings.
  const document = { text: () => bundle, getSource: () => undefined } as unknown as Specification;
  const { data, error } = await new ValidationService().validateDocument(document);
  if (data?.diagnostics === undefined) {
    const message = `the AsyncAPI CLI could not validate the document: ${error}`;
    return [{ file: 'asyncapi', location: '', message }];
  }
  // 0 is an error, 1 a warning; higher numbers only inform.
  const diagnostics = data.diagnostics.filter(({ severity }) => severity < 2);
  if (diagnostics.length === 0) writeInto(root, { [PASSED]: bundle });
  return diagnostics.map(({ path, message }) => ({
    file: 'asyncapi',
    location: path.reduce<string>(joinPointer, ''),
    message: `${message} (asyncapi)`,
  }));
}

/** Validates the OpenAPI bundle with swagger-parser: by the schema of OpenAPI and the parser's own rules. */
export async function lintOpenapi({ openapi }: Contract): Promise<Finding[]> {
  try {
    // The parser resolves references in place, hence the copy, but none that leads out of the document.
    const document = structuredClone(openapi) as unknown as OpenAPI.Document;
    await SwaggerParser.validate(document, { resolve: { external: false } });
    return [];
  } catch (error) {
    const { message, details = [] } = error as Error & { details?: Partial<ErrorObject>[] };
    const depth = ({ instancePath = '' }: Partial<ErrorObject>) => instancePath.split('/').length;
    const [deepest] = details.toSorted((a, b) => depth(b) - depth(a));
    const reason = deepest?.message ?? message.split('\n')[0];
    const location = deepest?.instancePath ?? '';
    return [{ file: 'openapi', location, message: `${reason} (swagger-parser)` }];
  }
}
