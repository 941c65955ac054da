/**
 * The generators that `docs/languages.md` recommends, on every edition of the document: each generated client compiles
 * and calls the stub.
 */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { beforeAll, expect, it } from 'vitest';
import { start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { need } from '../../support/machine.ts';
import { compileFiles } from '../../support/tsc.ts';
import { REQUIRE } from '../samples/run.ts';
import { transcribe } from './api.ts';

/** Generates `client.ts` or `client/` in a folder from a document. */
type Generate = (document: string, folder: string) => Promise<unknown>;

const heyApi: Generate = (input, folder) =>
  createClient({
    input,
    output: join(folder, 'client'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });

const redocly: Generate = (document, folder) => {
  const script = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [script, 'generate-client', document, '--output', join(folder, 'client.ts')];
  const options = { cwd: folder, env: { ...process.env, ...quiet } };
  return promisify(execFile)(process.execPath, args, options);
};

const openapiTypescript: Generate = async (document, folder) => {
  const options = { defaultNonNullable: false, silent: true };
  const types = astToString(await openapiTS(pathToFileURL(document), options));
  writeFileSync(join(folder, 'client.ts'), types);
};

/** Each generator with a document; the program with the same name in `programs/` uses its output. */
type Client = [name: string, document: string, Generate];
const CLIENTS: Client[] = [
  ['hey-api', 'openapi.json', heyApi],
  ['redocly', 'openapi-3.0.json', redocly],
  ['openapi-typescript', 'openapi.yaml', openapiTypescript],
];

const { resolve } = createRequire(import.meta.url);

/** The models in Python that quicktype generates from a schema. */
async function modelsOf(schema: string): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: 'TranscriptionJob', schema });
  const inputData = new InputData();
  inputData.addInput(input);
  return (await quicktype({ inputData, lang: 'python' })).lines.join('\n');
}

// Next to the packages that generated code imports.
const out = join(import.meta.dirname, '.out');

/** Generates each client next to the program that uses it. */
beforeAll(async () => {
  rmSync(out, { recursive: true, force: true });
  const made = CLIENTS.map(([name, document, generate]) => {
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'api.ts'), join(folder, 'api.ts'));
    cpSync(join(import.meta.dirname, 'programs', `${name}.ts`), join(folder, 'program.ts'));
    return generate(resolve(`speech-to-text-contract/${document}`), folder);
  });
  await Promise.all(made);
  return () => rmSync(out, { recursive: true });
});

it.for(CLIENTS)('%s generates a working client from %s', async ([name]) => {
  const outfile = join(out, name, 'program.mjs');
  await build({
    entryPoints: [join(out, name, 'program.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: REQUIRE },
  });
  const { default: clientOf } = await import(outfile);
  const audio = new File([writeWav(2)], 'speech.wav');
  const service = await start({ queueTime: 10, processingTime: 10 });
  expect(await transcribe(clientOf(service), audio)).toMatch(/^Hello and welcome/);
});

it('the generated clients compile under strict', () => {
  const programs = CLIENTS.map(([name]) => `${name}/program.ts`);
  const lib = ['es2022', 'dom', 'dom.iterable'];
  const loose = { exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
  const options = { lib, types: ['node'], skipLibCheck: true, ...loose };
  expect(compileFiles(out, programs, options)).toBe('');
});

it("quicktype's Python models read a job that lacks most fields", async (context) => {
  const tolerant = JSON.parse(
    readFileSync(resolve('speech-to-text-contract/tolerant/schemas.json'), 'utf8'),
  );
  const schema = JSON.stringify({ ...tolerant, $ref: '#/$defs/TranscriptionJob' });
  const python = need('Python', context);
  const result = { transcription: { full_transcript: 'Hello.', utterances: [{}] } };
  const job = JSON.stringify({ kind: 'pre-recorded', status: 'done', result });
  const program = `${await modelsOf(schema)}\n${PRINT}`;
  expect(`${spawnSync(python, ['-c', program, job]).stdout}`).toBe('Hello. None\n');
});

/** Reads the job in its argument with the models and prints two fields. */
const PRINT = `import json, sys
transcription = transcription_job_from_dict(json.loads(sys.argv[1])).result.transcription
print(transcription.full_transcript, transcription.utterances[0].speaker)`;
