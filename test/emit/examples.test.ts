import { build } from 'esbuild';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { emitExamples } from '../../scripts/emit/examples.ts';
import { generatedText, ROOT, theContract } from '../support/contract.ts';
import { contractOf } from '../support/slice.ts';

const all: Record<string, Record<string, unknown>> = examples;

it('the examples hold every documented example under its scenario in camel case', () => {
  const { examples: documented } = theContract();
  const values = (cases: Record<string, unknown> = {}) => Object.values(cases);
  for (const [schema, cases] of documented) {
    expect(values(all[schema]), schema).toEqual(cases.map(({ value }) => value));
  }
  expect(Object.keys(all)).toEqual([...documented.keys()].sort());
  expect(Object.keys(all.PreRecordedRequest ?? {})).toContain('twoSpeakers');
});

it('an example is a value of its own each time', () => {
  const changed = examples.PreRecordedJob.done;
  changed.result.transcription.languages.splice(0);
  expect(examples.PreRecordedJob.done.result.transcription.languages).not.toEqual([]);
});

it('an example shows its summary on hover', () => {
  const declared = generatedText('examples.d.ts');
  for (const [schema, cases] of theContract().examples) {
    const own = declared.split(`export declare const ${schema}:`)[1];
    for (const { summary } of cases) expect(own).toContain(`  /** ${summary} */\n  readonly `);
  }
});

it('the examples of one schema bring in no others', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { UploadResponse } from './generated/examples.js';\nconsole.log(UploadResponse);",
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join('');
  expect(bundled).toContain('UploadResponse');
  for (const other of ['PreRecordedJob', 'LiveRequest'])
    expect(bundled).not.toContain(`var ${other}`);
});

it('an example keeps a text that reads like source as it is', async () => {
  const value = { text: "from './PLANTED.ts'; */\n/** PLANTED */\n`\u2028" };
  const contract = contractOf({ Note: { type: 'object' } });
  contract.examples.set('Note', [{ name: 'odd-text', summary: 'Odd', file: '', value }]);
  const script = emitExamples(contract)['examples.js'] ?? '';
  const { Note } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(Note.oddText).toEqual(value);
});
