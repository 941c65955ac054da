/** Runs each generator of the matrix, compiles its output, and uses it against the stub. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { start } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { need } from '../../support/machine.ts';
import { compileProject } from '../../support/tsc.ts';
import { REQUIRE } from '../samples/run.ts';
import { type Service, transcribe } from './api.ts';
import { CLIENTS, modelsIn, modelsOf, pathOf, type Row, TOLERANT } from './matrix.ts';

/** The TypeScript configuration of a user's project. */
const CONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
  },
});

/** @param home the folder with the generators and the packages that generated code imports */
export function testRows(home: string): void {
  const out = join(home, '.out');
  rmSync(out, { recursive: true, force: true });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  /** Makes a folder for generated code, with the program of a generator that uses it. */
  function folderFor(generator: string, name = generator): string {
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'api.ts'), join(folder, 'api.ts'));
    cpSync(join(import.meta.dirname, 'programs', `${generator}.ts`), join(folder, 'program.ts'));
    return folder;
  }

  /** Generates a client into a folder of its own. */
  async function generate(name: string, { document, generate }: Row, input: string) {
    const folder = folderFor(name, input === document ? name : `${name}-tolerant`);
    const text = await generate(pathOf(input), folder);
    if (typeof text === 'string') writeFileSync(join(folder, 'client.ts'), text);
    return folder;
  }

  const clients = Object.entries(CLIENTS).flatMap(([name, row]) =>
    [row.document, TOLERANT].map((document) => ({ name, row, document })),
  );

  it.for(clients)('$name generates a working client from $document', async (one) => {
    const folder = await generate(one.name, one.row, one.document);
    const service: Service = await start({ queueTime: 10, processingTime: 10 });
    const outfile = join(folder, 'program.mjs');
    await build({
      entryPoints: [join(folder, 'program.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      banner: { js: REQUIRE },
    });
    const { default: client } = await import(outfile);
    const audio = new File([writeWav(2)], 'speech.wav');
    expect(await transcribe(client(service), audio)).toMatch(/^Hello and welcome/);
  });

  it('quicktype generates types', async () => {
    const schema = readFileSync(pathOf('schemas/TranscriptionJob.json'), 'utf8');
    const rendererOptions = { 'just-types': 'true' };
    const types = await modelsOf(schema, { lang: 'typescript', rendererOptions });
    writeFileSync(join(folderFor('quicktype'), 'client.ts'), types);
  });

  it.for([
    ['tolerant/schemas.json', 'Hello. None'],
    // In the contract profile, fields that this job lacks are required.
    ['schemas.json', ''],
  ] as const)(
    'from a job that lacks most fields, Python models of %s read %j',
    async ([document, printed], context) => {
      const python = need('Python with jsonschema', context);
      const result = { transcription: { full_transcript: 'Hello.', utterances: [{}] } };
      const job = JSON.stringify({ kind: 'pre-recorded', status: 'done', result });
      const program = `${await modelsIn('python', document)}\n${FILL}`;
      expect(`${spawnSync(python, ['-c', program, job]).stdout}`.trim()).toBe(printed);
    },
  );

  it.for(['go', 'java', 'csharp'] as const)(
    'quicktype makes models in %s of the file that a command in the guide writes, and one type of all messages',
    async (lang) => {
      const guide = readFileSync(join(ROOT, 'docs/other-tools.md'), 'utf8');
      const [, command = ''] = /^(node -p .*) > \w+\.json$/m.exec(guide) ?? [];
      const schema = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' }).stdout;
      expect(await modelsOf(schema, { lang })).toMatch(/\bTranscriptionJob\b/);
      const messages = await modelsIn(lang, 'tolerant/schemas.json', 'ServerMessage');
      // This is what the guide warns of: the fields of a transcript, whatever the name of its data.
      expect(messages).toContain('session_id');
      expect(messages).toMatch(/\butterance\b/);
      expect(messages).not.toMatch(/\bOtherServerMessage\b/);
    },
  );

  it('the output of every generator compiles under strict', () => {
    writeFileSync(join(out, 'tsconfig.json'), CONFIG);
    expect(compileProject(out)).toBe('');
  });
}

/** Reads the job in its argument with the models, and prints two fields. */
const FILL = `import json, sys
transcription = transcription_job_from_dict(json.loads(sys.argv[1])).result.transcription
print(transcription.full_transcript, transcription.utterances[0].speaker)`;
