/** The generators that `docs/other-tools.md` recommends, each with its input document: together, every edition. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import {
  FetchingJSONSchemaStore,
  InputData,
  JSONSchemaInput,
  type Options,
  quicktype,
} from 'quicktype-core';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '../../..');

/** A generator of a client. The program of the same name in `programs/` uses its output. */
export interface Row {
  /** The input: the path of a document in the package. */
  document: string;
  /** Writes `client.ts`, or `client/`, into a folder, or returns the text of `client.ts`. */
  generate(document: string, folder: string): Promise<unknown>;
}

export const CLIENTS: Record<string, Row> = {
  'hey-api': {
    document: 'openapi.json',
    generate: (input, folder) =>
      createClient({
        input,
        output: join(folder, 'client'),
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
        logs: { level: 'silent' },
      }),
  },
  redocly: {
    document: 'openapi-3.0.json',
    generate: (document, folder) => {
      const script = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
      const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const args = [script, 'generate-client', document, '--output', join(folder, 'client.ts')];
      const options = { cwd: folder, env: { ...process.env, ...quiet } };
      return promisify(execFile)(process.execPath, args, options);
    },
  },
  'openapi-typescript': {
    document: 'openapi.yaml',
    generate: async (document) =>
      astToString(
        await openapiTS(pathToFileURL(document), { defaultNonNullable: false, silent: true }),
      ),
  },
};

/** The edition from which to generate clients that cope with missing fields. */
export const TOLERANT = 'tolerant/openapi-3.0.json';

/** Generates models of one schema from a file of the package that contains all schemas. */
export function modelsIn(
  lang: Options['lang'],
  document: string,
  name = 'TranscriptionJob',
): Promise<string> {
  const schema = JSON.parse(readFileSync(pathOf(document), 'utf8'));
  return modelsOf(JSON.stringify({ ...schema, $ref: `#/$defs/${name}` }), { lang });
}

/** The models that quicktype generates from a schema. */
export async function modelsOf(schema: string, options: Partial<Options>): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: 'TranscriptionJob', schema });
  const inputData = new InputData();
  inputData.addInput(input);
  return (await quicktype({ inputData, ...options })).lines.join('\n');
}

/** The path of a document of the package. */
export function pathOf(document: string): string {
  return require.resolve(`speech-to-text-contract/${document}`);
}
