/** Third-party linters: Redocly, the AsyncAPI CLI, swagger-parser. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
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
  const own: Finding[] = [];
  const others: Finding[] = [];
  const unused: Finding[] = [];
  const externalRefResolver = new TextResolver(texts);
  try {
    const config = await readConfig(root);
    for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
      const options = { ref: pathOf(document.root), config: config.forAlias(name) };
      for (const problem of await lintDocument({ ...options, externalRefResolver })) {
        const { ruleId } = problem;
        const isOwn = ruleId.startsWith('rule/');
        const list = isOwn ? own : ruleId === 'no-unused-components' ? unused : others;
        list.push(findingOf(problem, isOwn ? '' : `redocly ${ruleId}`));
      }
    }
  } catch (error) {
    if (error instanceof FindingsError) return [...error.findings];
    const message = `redocly could not lint: ${(error as Error).message}`;
    return [{ file: SETTINGS, location: '', message }];
  }
  // Where one of our own rules is broken, its finding alone says what to do.
  const placeOf = ({ file, location }: Finding) => `${file}#${location}`;
  const places = new Set(own.map(placeOf));
  const found = [...own, ...others.filter((one) => !places.has(placeOf(one)))];
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

type Diagnostic = { path: (string | number)[]; message: string; severity: number };

/** The file that keeps the last bundle that passed, since the CLI takes seconds; CI never has it. */
const PASSED = '.build/asyncapi.json';

/** Keeps the CLI from reporting home, and from making a file for that in the home folder. */
const METRICS = {
  '.asyncapi-analytics.json': '{"analyticsEnabled":"false","infoMessageShown":"true"}',
};

/** For the bundle of this contract, the CLI takes 3 seconds, and 60 on a busy machine. */
const TIMEOUT_SECONDS = 300;

/** Validates the AsyncAPI bundle with the AsyncAPI CLI; warnings are findings too. */
export async function lintAsyncapi(root: string, { asyncapi }: Contract): Promise<Finding[]> {
  const bundle = JSON.stringify(asyncapi);
  if (existsSync(resolve(root, PASSED)) && readText(root, PASSED) === bundle) return [];
  const find = (message: string) => [{ file: 'asyncapi', location: '', message }];
  const script = fileURLToPath(
    new URL('../../node_modules/@asyncapi/cli/bin/run_bin', import.meta.url),
  );
  const cwd = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    writeInto(cwd, { 'asyncapi.json': bundle, ...METRICS });
    const config = join(cwd, '.asyncapi-analytics.json');
    const env = { ...process.env, NO_COLOR: '1', ASYNCAPI_METRICS_CONFIG_PATH: config };
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
    const options = { cwd, env, signal, killSignal: 'SIGKILL' } as const;
    const report = ['--fail-severity=warn', '--diagnostics-format=json', '-s', 'report.json'];
    const args = [script, 'validate', 'asyncapi.json', ...report];
    const run = promisify(execFile)(process.execPath, args, options);
    const { code = 0, stdout, stderr } = await run.catch((error) => error);
    if (signal.aborted) {
      const late = `the AsyncAPI CLI did not end within ${TIMEOUT_SECONDS} s`;
      return find(`${late}; run it again when the machine is less busy`);
    }
    // The CLI writes no report when it finds nothing, or when it fails: its exit code shows which.
    const hasReport = existsSync(join(cwd, 'report.json'));
    const findings = diagnosed(hasReport ? readText(cwd, 'report.json') : '[]');
    if (findings.length > 0) return findings;
    if (code === 0) writeInto(root, { [PASSED]: bundle });
    const [reason] = `${stderr}\n${stdout}`.trim().split('\n');
    const failed = `the AsyncAPI CLI could not validate the document (exit code ${code}): ${reason}`;
    return code === 0 ? [] : find(failed);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** The findings in a report of the AsyncAPI CLI. */
function diagnosed(report: string): Finding[] {
  const diagnostics: Diagnostic[] = JSON.parse(report);
  // 0 is an error, 1 a warning; higher numbers only inform.
  return diagnostics
    .filter(({ severity }) => severity < 2)
    .map(({ path, message }) => ({
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
