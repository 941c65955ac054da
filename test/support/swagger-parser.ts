/** Validates OpenAPI documents, 3.1 or 3.0, by the schema of their version. */
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPI } from 'openapi-types';
import type { JsonObject } from '../../scripts/json.ts';

/** What swagger-parser says is wrong with a document; empty if nothing is. */
export async function lintOpenapi(openapi: JsonObject): Promise<string> {
  // A copy, since the parser resolves references in place; it follows none that leads out of the document.
  const document = structuredClone(openapi) as unknown as OpenAPI.Document;
  const options = { resolve: { external: false } };
  return SwaggerParser.validate(document, options).then(
    () => '',
    (error: Error) => error.message,
  );
}
