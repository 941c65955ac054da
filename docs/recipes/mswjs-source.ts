import { fromOpenApi } from '@mswjs/source/open-api';
import { setupServer } from 'msw/node';
import type { OpenAPIV3 } from 'openapi-types';
import openapi from 'speech-to-text-contract/openapi-3.0.json' with { type: 'json' };

/** A service made of the documented examples; the address is that of the document. */
export const server = setupServer(...(await fromOpenApi(openapi as unknown as OpenAPIV3.Document)));
