/** Code generators, each run on a published document as `docs/languages.md` says. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, readText, writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';
import { installPackages } from '../support/install.ts';
import { compileFiles } from '../support/tsc.ts';

const folder = installPackages('generators', [
  '@hey-api/openapi-ts@0.99.0',
  'quicktype@26.0.0',
  'typescript@5.9.3',
]);
const generated = join(ROOT, 'generated');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs a generator. */
function run(command: string, ...args: string[]): void {
  const path = join(folder, 'node_modules', command);
  execFileSync(process.execPath, [path, ...args], { cwd: folder, env });
}

/** Writes models of schemas in a language, as the guide says. */
function writeModels(
  document: string,
  names: string[],
  output: string,
  ...options: string[]
): void {
  const { $defs } = JSON.parse(readFileSync(join(generated, document), 'utf8'));
  const schemaOf = (name: string) => JSON.stringify({ $ref: `#/$defs/${name}`, $defs });
  const files = names.map((name) => [`${name}.json`, schemaOf(name)] as const);
  writeInto(folder, Object.fromEntries(files));
  const paths = files.map(([path]) => path);
  run('quicktype/dist/index.js', '--src-lang', 'schema', ...options, ...paths, '-o', output);
}

it('the generated clients compile under strict', () => {
  run('@hey-api/openapi-ts/bin/run.js', '-i', join(generated, 'openapi.json'), '-o', 'client');
  const redocly = '../../../node_modules/@redocly/cli/bin/cli.js';
  run(redocly, 'generate-client', join(generated, 'openapi-3.0.json'), '--output', 'client.ts');
  const options = {
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
    exactOptionalPropertyTypes: false,
    noUncheckedIndexedAccess: false,
  };
  expect(compileFiles(folder, ['client/index.ts', 'client.ts'], options)).toBe('');
});

it("quicktype's Python models read a job that lacks most fields", () => {
  writeModels('tolerant/schemas.json', ['TranscriptionJob'], 'job.py', '--top-level', 'Job');
  const result = { transcription: { full_transcript: 'Hello.', utterances: [{}] } };
  const job = JSON.stringify({ kind: 'pre-recorded', status: 'done', result });
  const program = `import json, sys, job
transcription = job.job_from_dict(json.loads(sys.argv[1])).result.transcription
print(transcription.full_transcript, transcription.utterances[0].speaker)`;
  const printed = execFileSync('python3', ['-c', program, job], { cwd: folder });
  expect(String(printed)).toBe('Hello. None\n');
});

it.each([
  ['go', 'models.go', '--package', 'speech', '--omit-empty'],
  ['java', 'java/Job.java'],
  ['csharp', 'models.cs'],
])('quicktype writes models of several schemas in %s', (language, output, ...options) => {
  const names = ['LiveRequest', 'PreRecordedRequest'];
  mkdirSync(join(folder, 'java'), { recursive: true });
  writeModels('schemas.json', names, output, '--lang', language, ...options);
  const written = filesIn(folder, `{*,java/*}.${output.split('.')[1]}`);
  const text = written.map((file) => readText(folder, file)).join('');
  for (const name of names) expect(text).toMatch(new RegExp(`(class|struct|type) ${name}\\b`));
});
