/** Code generators, each run on a published document as `docs/languages.md` says. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
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
const run = (command: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'node_modules', command), ...args], {
    cwd: folder,
    env,
  });

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
  const tolerant = JSON.parse(readFileSync(join(generated, 'tolerant/schemas.json'), 'utf8'));
  const schema = JSON.stringify({ ...tolerant, $ref: '#/$defs/TranscriptionJob' });
  writeFileSync(join(folder, 'TranscriptionJob.json'), schema);
  run(
    'quicktype/dist/index.js',
    ...['--src-lang', 'schema', '--top-level', 'Job', 'TranscriptionJob.json', '-o', 'job.py'],
  );
  const result = { transcription: { full_transcript: 'Hello.', utterances: [{}] } };
  const job = JSON.stringify({ kind: 'pre-recorded', status: 'done', result });
  const program = `import json, sys, job
transcription = job.job_from_dict(json.loads(sys.argv[1])).result.transcription
print(transcription.full_transcript, transcription.utterances[0].speaker)`;
  const printed = execFileSync('python3', ['-c', program, job], { cwd: folder });
  expect(String(printed)).toBe('Hello. None\n');
});

it.each([
  ['go', 'models.go', ['--package', 'speech', '--omit-empty']],
  ['java', 'java/Job.java', []],
  ['csharp', 'models.cs', []],
])('quicktype writes models of several schemas in %s', (language, output, options) => {
  const { $defs } = JSON.parse(readFileSync(join(generated, 'schemas.json'), 'utf8'));
  const names = ['LiveRequest', 'PreRecordedRequest'];
  for (const name of names)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ $ref: `#/$defs/${name}`, $defs }));
  mkdirSync(join(folder, 'java'), { recursive: true });
  const files = names.map((name) => `${name}.json`);
  run(
    'quicktype/dist/index.js',
    '--src-lang',
    'schema',
    '--lang',
    language,
    ...options,
    ...files,
    '-o',
    output,
  );
  const [, ending] = output.split('.');
  const written = globSync(`{*,java/*}.${ending}`, { cwd: folder, absolute: true });
  const text = written.map((file) => readFileSync(file, 'utf8')).join('');
  for (const name of names)
    expect(text).toMatch(new RegExp(`(class|struct) ${name}|type ${name} struct`));
});
