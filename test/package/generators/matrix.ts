/** The generators, each with its input document: the rows of the table in `docs/other-tools.md`. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { TypeScriptGenerator } from '@asyncapi/modelina';
import { createClient } from '@hey-api/openapi-ts';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';
import { generateZodClientFromOpenAPI } from 'openapi-zod-client';
import {
  FetchingJSONSchemaStore,
  InputData,
  JSONSchemaInput,
  type Options,
  quicktype,
} from 'quicktype-core';
import { generateApi } from 'swagger-typescript-api';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '../../..');
const SCHEMA = 'TranscriptionJob';

/** A generator. The program of the same name in `programs/` uses its output. */
export interface Row {
  /** The input: the path of a document in the package. */
  document: string;
  /** Writes `client.ts`, or `client/`, into a folder, or returns the text of `client.ts`. */
  generate(document: string, folder: string): Promise<unknown>;
}

const read = (path: string) => readFileSync(path, 'utf8');

/** The generators of clients; each client runs against the stub. */
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
    document: 'openapi.yaml',
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
  'openapi-zod-client': {
    document: 'openapi-3.0.json',
    generate: (document, folder) =>
      generateZodClientFromOpenAPI({
        openApiDoc: JSON.parse(read(document)),
        distPath: join(folder, 'client.ts'),
        options: {
          withAlias: true,
          withDeprecatedEndpoints: true,
          defaultStatusBehavior: 'auto-correct',
        },
      }),
  },
  'swagger-typescript-api': {
    document: 'openapi-3.0.json',
    generate: (input, output) =>
      generateApi({
        input,
        output,
        fileName: 'client.ts',
        enumStyle: 'union',
        silent: true,
        cleanOutput: false,
      }),
  },
};

/** The generators that produce only types. */
export const TYPES: Record<string, Row> = {
  quicktype: {
    document: `schemas/${SCHEMA}.json`,
    generate: (document) => {
      const rendererOptions = { 'just-types': 'true' };
      return modelsOf(read(document), { lang: 'typescript', rendererOptions });
    },
  },
  'json-schema-to-typescript': {
    document: `schemas/${SCHEMA}.json`,
    generate: (document) => compile(JSON.parse(read(document)), SCHEMA),
  },
  modelina: {
    document: 'asyncapi.json',
    generate: async (document, folder) => {
      const options = {
        modelType: 'interface',
        enumType: 'union',
        rawPropertyNames: true,
      } as const;
      const generator = new TypeScriptGenerator(options);
      const input = JSON.parse(read(document));
      mkdirSync(join(folder, 'client'));
      for (const { modelName, result } of await generator.generateCompleteModels(input, {
        exportType: 'named',
      })) {
        // Modelina writes imports without an extension, which only bundlers resolve.
        const text = result.replaceAll(/^import (.*'\.\/\w+)'/gm, "import type $1.js'");
        writeFileSync(join(folder, `client/${modelName}.ts`), text);
      }
    },
  },
};

/** The edition from which to generate clients that cope with missing fields. */
export const TOLERANT = 'tolerant/openapi-3.0.json';

/** Generates models of one schema from a file of the package that contains all schemas. */
export function modelsIn(lang: Options['lang'], document: string, name = SCHEMA): Promise<string> {
  const schema = { ...JSON.parse(read(pathOf(document))), $ref: `#/$defs/${name}` };
  return modelsOf(JSON.stringify(schema), { lang });
}

/** The models that quicktype generates from a schema. */
export async function modelsOf(schema: string, options: Partial<Options>): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: SCHEMA, schema });
  const inputData = new InputData();
  inputData.addInput(input);
  return (await quicktype({ inputData, ...options })).lines.join('\n');
}

/** The path of a document of the package. */
export function pathOf(document: string): string {
  return require.resolve(`speech-to-text-contract/${document}`);
}
