/** Lints, bundles and validates both documents, each step by the standard tool for it. */
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type SwaggerParser from '@apidevtools/swagger-parser';
import type * as asyncapi from '@asyncapi/parser';
import type * as library from '@redocly/openapi-core';
import { DOCUMENTS, type DocumentName } from '../contract.ts';
import {
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  mapValues,
  sortByKey,
  visitValues,
} from '../json.ts';
import { MOST_PROBLEMS, type Problem, refuse, refuseAt } from '../problem.ts';
import { closest, either } from '../runtime/messages.ts';
import { withRemedy } from './remedies.ts';
import { PLUGIN, RULE } from './rules.ts';
import type { Sources } from './texts.ts';

// An `import` of these would take each of their modules through the loader of TypeScript.
const require = createRequire(import.meta.url);
export const redocly: typeof library = require('@redocly/openapi-core');

/** The entry file of a document. */
export const entryOf = (name: DocumentName): string => `${name}/${name}.yaml`;

/**
 * Lints the hand-written documents by the rules in `redocly.yaml` and those of `rules.ts`.
 *
 * @throws ProblemsError with what the rules report
 */
export async function lintDocuments(root: string): Promise<void> {
  const settings = 'redocly.yaml';
  const config = await redocly
    .loadConfig({ configPath: join(root, settings), plugins: [PLUGIN] })
    .catch((error: Error) =>
      refuseAt(settings, `${error.message}; fix the file or what it extends`),
    );
  // No reference leads to an address.
  const customFetch = () => Promise.reject(new Error('the build reads no addresses'));
  const resolver = new redocly.BaseResolver({ http: { headers: [], customFetch } });
  const linted = DOCUMENTS.map(async (name) => {
    const entry = entryOf(name);
    const apis = Object.entries(config.resolvedConfig.apis ?? {});
    const apiConfig = config.forAlias(apis.find(([, one]) => one.root === entry)?.[0]);
    if (!JSON.stringify(apiConfig.rules).includes('rule/field-names'))
      refuseAt(
        settings,
        `\`apis\` must list ${entry} with \`extends: [scripts/check/rules.yaml]\``,
      );
    for (const ofVersion of Object.values(apiConfig.rules)) ofVersion[RULE] = 'error';
    return lint(root, entry, apiConfig, resolver);
  });
  const reported = (await Promise.all(linted)).flat();
  // A wrong structure causes many other problems.
  const ofStructure = reported.filter(({ ruleId }) => /^(struct|no-unresolved-refs)$/.test(ruleId));
  const first = ofStructure.length > 0 ? ofStructure : reported;
  refuse(first.slice(0, MOST_PROBLEMS + 1).map((problem) => problemOf(problem, root)));
}

/** What the rules report about a document; if they fail, as some do on a key without a value, only its structure. */
async function lint(
  root: string,
  entry: string,
  config: library.Config,
  externalRefResolver: library.BaseResolver,
): Promise<library.NormalizedProblem[]> {
  const ref = join(root, entry);
  const fail = ({ message }: Error) =>
    refuse([{ file: entry, pointer: '', line: 1, message: withRemedy(message) }]);
  // Redocly rejects a reference to itself in promises that nobody waits for, or that it waits for later.
  const ignore = () => {};
  process.on('unhandledRejection', ignore).on('rejectionHandled', ignore);
  try {
    return await redocly.lint({ ref, config, externalRefResolver });
  } catch (error) {
    const structure = await redocly.createConfig({ rules: { struct: 'error' } });
    const found = (await redocly.lint({ ref, config: structure }).catch(fail)) ?? [];
    if (found.length === 0) fail(error as Error);
    return found;
  } finally {
    await setImmediate();
    process.off('unhandledRejection', ignore).off('rejectionHandled', ignore);
  }
}

const sourcePath = (root: string, { absoluteRef }: library.Source): string =>
  relative(root, absoluteRef).replaceAll('\\', '/');

/** A problem that Redocly reports. */
function problemOf(
  { location: [place], message, suggest, ruleId }: library.NormalizedProblem,
  root: string,
): Problem {
  const pointer = (place?.pointer ?? '').replace(/^#|\/$/g, '');
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const near = closest(key, suggest);
  const meant = (near.length > 0 ? near : suggest.slice(0, 1)).map((one) => `\`${one}\``);
  const guess = meant.length > 0 ? `did you mean ${either(meant)}?` : undefined;
  return {
    file: place ? sourcePath(root, place.source) : '',
    pointer,
    line: (place && redocly.getLineColLocation(place).start.line) || 1,
    message: `${withRemedy(message.trim().replace(/\.$/, ''), guess)} (redocly ${ruleId})`,
  };
}

/** Bundles a document: its components keep their names and are sorted, and no reference leads out of it. */
export async function bundleDocument(
  root: string,
  name: DocumentName,
  sources: Sources,
): Promise<JsonObject> {
  const config = await redocly.createConfig({});
  const { bundle, problems } = await redocly.bundle({ ref: join(root, entryOf(name)), config });
  refuse(problems.map((problem) => problemOf(problem, root)));
  // A copy, because the bundler uses one object in several places, in which each note becomes a list.
  const document: JsonObject = JSON.parse(JSON.stringify(bundle.parsed), (key, value) => {
    const isNote = key === 'x-unspecified' || key === 'x-assumption';
    return isNote ? [value].flat().map((one) => String(one).trim()) : value;
  });
  visitValues(document, (value, pointer) => {
    const ref = child(value, '$ref');
    if (typeof ref === 'string' && !ref.startsWith('#/'))
      refuseAt(name, 'a `$ref` in data is not followed; write the value here', pointer);
  });
  const components = mapValues((document.components ?? {}) as JsonObject, (byName) =>
    Object.fromEntries(sortByKey(Object.entries(byName ?? {}))),
  );
  const written = sources.get(entryOf(name)) ?? null;
  const whole = name === 'asyncapi' ? withLocalReferences(document, written) : document;
  return { ...(whole as JsonObject), components };
}

/** The bundler copies what references within the document lead to, but an operation must refer to its channel's messages. */
function withLocalReferences(bundled: Json, written: Json): Json {
  if (String(child(written, '$ref')).startsWith('#/')) return structuredClone(written);
  const inside = (value: Json, key: string | number) =>
    withLocalReferences(value, child(written, String(key)) ?? null);
  if (Array.isArray(bundled)) return bundled.map(inside);
  return isJsonObject(bundled) ? mapValues(bundled, inside) : bundled;
}

/** Validates an OpenAPI document, 3.1 or 3.0. A problem names `file`. */
export async function validateOpenapi(openapi: JsonObject, file: string): Promise<void> {
  const parser: typeof SwaggerParser = require('@apidevtools/swagger-parser');
  // A copy, because the parser resolves references in place. Each schema is validated once.
  const excludedPathMatcher = (path: string) => /\/(schemas?|examples)(\/|$)/.test(path);
  const options = { resolve: { external: false }, dereference: { excludedPathMatcher } };
  await parser.validate(structuredClone(openapi) as never, options).catch((error: Error) => {
    const { details = [] } = error as Error & {
      details?: { instancePath: string; message: string; params: { allowedValues?: string[] } }[];
    };
    const [deepest] = details.toSorted((a, b) => b.instancePath.length - a.instancePath.length);
    const { instancePath = '', message = error.message.split('\n')[0], params } = deepest ?? {};
    const allowed = params?.allowedValues ? `: ${params.allowedValues.join(', ')}` : '';
    const whole = `${message}${allowed}; see the OpenAPI specification (swagger-parser)`;
    refuseAt(file, whole, instancePath);
  });
}

let asyncapiParser: asyncapi.Parser | undefined;

/** Validates an AsyncAPI document. */
export async function validateAsyncapi(document: JsonObject): Promise<void> {
  const { Parser }: typeof asyncapi = require('@asyncapi/parser');
  // Its rules take long to prepare.
  asyncapiParser ??= new Parser();
  const { diagnostics } = await asyncapiParser.parse(JSON.stringify(document));
  const errors = diagnostics.filter(({ severity }) => severity === 0);
  refuse(
    errors.map(({ message, path }) => {
      const pointer = path.reduce<string>(joinPointer, '');
      return { file: 'asyncapi', pointer, message: `${message}; see the AsyncAPI specification` };
    }),
  );
}
