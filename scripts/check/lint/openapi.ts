import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPI } from 'openapi-types';
import type { Contract } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';

interface Detail {
  instancePath?: string;
  message?: string;
}

/** Validates the OpenAPI bundle with swagger-parser: against OpenAPI's own schema, and its rules. */
export async function lintOpenapi({ openapi }: Contract): Promise<Finding[]> {
  try {
    // The parser follows references in place.
    await SwaggerParser.validate(structuredClone(openapi) as unknown as OpenAPI.Document);
    return [];
  } catch (error) {
    const { message, details } = error as Error & { details?: Detail[] };
    const [deepest] = [...(details ?? [])].sort((a, b) => depth(b) - depth(a));
    const reason = deepest?.message ?? message.split('\n')[0];
    const location = deepest?.instancePath ?? '';
    return [{ file: 'openapi', location, message: `${reason} (swagger-parser)` }];
  }
}

function depth({ instancePath = '' }: Detail): number {
  return instancePath.split('/').length;
}
