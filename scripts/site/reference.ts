/** Builds the two references with Redoc, in the look of the other pages. */
import { FindingsError } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { runTool } from '../read/tool.ts';
import { SCHEMAS_SECTION } from './links.ts';
import { LANGUAGES } from './samples.ts';

/** A document, and what surrounds its reference. */
export interface ReferenceInput {
  /** The bundle, made ready for readers. */
  document: JsonObject;
  /** The page around it; what Redocly fills in is within three braces. */
  page: string;
}

/** How high the header above a reference is, in pixels. */
const HEADER_HEIGHT = 56;

/** The one thing that Redoc would fetch from elsewhere: its logo beside "API docs by". */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';

const OFFLINE_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text y="11" font-family="sans-serif" font-size="11" font-weight="600" fill="#7a7f8c">Redoc</text></svg>',
)}`;

/**
 * Builds one reference.
 *
 * @returns the page: self-contained, but for the header's style and script
 * @throws FindingsError when Redocly cannot build it
 */
export async function buildReference(input: ReferenceInput): Promise<string> {
  const kind = 'asyncapi' in input.document ? 'asyncapi' : 'openapi';
  const inputs = {
    'api.json': JSON.stringify(input.document),
    'page.hbs': input.page,
    // A configuration of its own keeps the project's lint rules out of the build.
    'redocly.yaml': JSON.stringify({ [kind]: options(kind) }),
  };
  const args = ['build-docs', 'api.json', '--inlineBundle', '-t', 'page.hbs', '-o', 'page.html'];
  const file = kind === 'asyncapi' ? 'asyncapi/asyncapi.yaml' : 'openapi/openapi.yaml';
  const { code, output, files } = await runTool('redocly', args, inputs, ['page.html'], file);
  const page = files['page.html'];
  if (code === 0 && page !== undefined) return page.replaceAll(LOGO, OFFLINE_LOGO);
  const reason = output.split('\n').find((line) => /error|fail/i.test(line)) ?? output;
  const message = `redocly could not build the reference: ${reason.trim()}`;
  throw new FindingsError([{ file, location: '', message }]);
}

function options(kind: 'openapi' | 'asyncapi'): JsonObject {
  return {
    scrollYOffset: HEADER_HEIGHT,
    maxDisplayedEnumValues: 12,
    generatedSamplesMaxDepth: 6,
    jsonSamplesDepth: 4,
    hideDownloadButtons: true,
    // Where schemas are merged, Redoc sorts the required fields by name: not worth it in messages,
    // whose fields are nearly all required.
    ...(kind === 'openapi' && {
      codeSamples: {
        languages: [...LANGUAGES.map(({ ending: _, ...one }) => one), { lang: 'Payload' }],
      },
      schemaDefinitionsTagName: SCHEMAS_SECTION,
      sortRequiredPropsFirst: true,
    }),
  };
}
