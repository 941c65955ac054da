/** Validates whole documents, each by the standard tool for it. */
import SwaggerParser from '@apidevtools/swagger-parser';
import { child, type JsonObject } from '../base/json.ts';
import { type DocumentName, type Problem, problemAt } from '../base/problem.ts';
import type { Sources } from '../base/references.ts';
import { entryOf, withRemedy } from '../load/redocly.ts';
import type { ErrorObject } from '../runtime/validate.ts';

/** Documents of another version, in which tools would report much else. */
export function checkVersions(sources: Sources): Problem[] {
  return Object.entries({ openapi: '3.1', asyncapi: '3.0' }).flatMap(([name, version]) => {
    const file = entryOf(name as DocumentName);
    const found = child(sources.get(file) ?? null, name);
    if (String(found).startsWith(`${version}.`)) return [];
    const message = `the version must be ${version}; begin the file with \`${name}: ${version}.0\``;
    return { file, pointer: '', line: 1, message };
  });
}

/** What swagger-parser finds in the OpenAPI document, or in that for version 3.0. */
export async function checkOpenapi(openapi: JsonObject): Promise<Problem[]> {
  // A copy, because the parser resolves references in place. Each schema is validated once.
  const excludedPathMatcher = (path: string) => /\/(schemas?|examples)(\/|$)/.test(path);
  const options = { resolve: { external: false }, dereference: { excludedPathMatcher } };
  const isOlder = String(openapi.openapi).startsWith('3.0');
  const start = isOlder ? 'OpenAPI 3.0 cannot express this: it ' : '';
  return SwaggerParser.validate(structuredClone(openapi) as never, options).then(
    () => [],
    (error) => deepestProblem(error, start),
  );
}

/** The deepest of the errors of the JSON Schema of OpenAPI. */
function deepestProblem(error: Error & { details?: ErrorObject[] }, start: string): Problem[] {
  // Its schema lacks the description of a server variable; Redocly reports fields that are not expected.
  const details = error.details?.filter(({ keyword }) => keyword !== 'unevaluatedProperties');
  if (details?.length === 0) return [];
  const [deepest] = details?.sort((a, b) => b.instancePath.length - a.instancePath.length) ?? [];
  const { instancePath: pointer = '', message = error.message.split('\n')[0] } = deepest ?? {};
  const words = `${start}${message}${deepest ? ` ${JSON.stringify(deepest.params)}` : ''}`;
  return [problemAt({ document: 'openapi', pointer }, `${withRemedy(words)} (swagger-parser)`)];
}
